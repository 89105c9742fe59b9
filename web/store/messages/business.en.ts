// English words of company and tax number, wherever they are asked for.

export const messages = {
  company: 'Company name',
  companyOptional: 'Company name (optional)',
  companyRequired: 'Enter the registered company name.',
  gstin: 'GSTIN',
  trn: 'TRN',
  gstinOptional: 'GSTIN (optional)',
  trnOptional: 'TRN (optional)',
  gstinHint: '15 characters, for example 27AAPFU0939F1ZV.',
  trnHint: '15 digits, starting with 1.',
  gstinRequired: 'Kindly enter GSTIN.',
  trnRequired: 'Enter the TRN.',
  gstinFormat: 'Kindly enter valid GSTIN. It has 2 digits, the 10-character PAN and 3 more characters.',
  gstinCheck: 'Kindly enter valid GSTIN. The last character does not match: please check for a typing mistake.',
  gstinState: 'Kindly enter valid GSTIN. The first 2 digits are not a state code.',
  trnFormat: 'Enter a valid TRN: 15 digits, starting with 1.',
  typing: '{count} of 15 characters',
  valid: 'Valid',
  validState: 'Valid: {state}, PAN {pan}',
  validPan: 'Valid: PAN {pan}',
}
