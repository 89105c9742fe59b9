// Problems of an electronic document, as texts where the name of the field is not enough.

import type { useMessages } from '../app/messages.ts'

/** The text of a problem of the call; rules of PINT-AE are shown by id. */
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
