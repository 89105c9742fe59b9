// English words of company and tax number, wherever they are asked for.

export const words = {
  company: 'Company name',
  companyOptional: 'Company name (optional)',
  companyRequired: 'Enter the company name as it shall stand on the invoice.',
  gstin: 'GSTIN',
  trn: 'TRN',
  gstinOptional: 'GSTIN (optional)',
  trnOptional: 'TRN (optional)',
  gstinHint: '15 characters, such as 27AAPFU0939F1ZV.',
  trnHint: '15 digits, beginning with 1.',
  gstinRequired: 'Kindly enter GSTIN.',
  trnRequired: 'Enter the TRN.',
  gstinFormat: 'Kindly enter valid GSTIN. It has 2 digits, the PAN, and 3 more characters.',
  gstinCheck: 'Kindly enter valid GSTIN. The last character does not fit the others: one of them is mistyped.',
  gstinState: 'Kindly enter valid GSTIN. The first 2 digits are no state code.',
  trnFormat: 'Enter a valid TRN: 15 digits, beginning with 1.',
  typing: '{count} of 15 characters',
  valid: 'Valid',
  validState: 'Valid: {state}, PAN {pan}',
  validPan: 'Valid: PAN {pan}',
}
