// What an electronic document lacks, in words where the name of the field alone says too little.

import type { useMessages } from '../app/messages.ts'

/** The words for a problem as the call names it; a rule of PINT-AE stays as it is. */
export function problemWords(problem: string, t: ReturnType<typeof useMessages<'tax-documents'>>): string {
  const line = /^(?:ItemList\.(\d+)\.HsnCd|itemList\.(\d+)\.hsnCode)$/.exec(problem)
  if (line) return t(line[1] ? 'problem-hsn-six' : 'problem-hsn', { line: line[1] ?? line[2] ?? '' })
  switch (problem) {
    case 'SellerDtls.Pin':
    case 'fromPincode':
      return t('problem-seller-pin')
    case 'BuyerDtls.Pin':
    case 'toPincode':
      return t('problem-buyer-pin')
    case 'ItemList':
      return t('problem-no-lines')
    case 'vehicleNo or transporterId':
      return t('problem-transport')
    default:
      return problem
  }
}
