// How calls name an offer of a product: by the code of its seller, and its condition where that is not new.

export const CONDITIONS = ['new', 'refurbished'] as const
export type Condition = (typeof CONDITIONS)[number]

const MARK = '~'
/** No code of a seller has the mark. */
export const OFFER_KEY_PATTERN = /^[^~]{1,60}(~refurbished)?$/
export const MAX_OFFER_KEY = 80

export const offerKey = (sellerCode: string, condition: Condition): string =>
  condition === 'new' ? sellerCode : `${sellerCode}${MARK}${condition}`

/** Reads what `offerKey` has made. */
export function readOfferKey(key: string): { sellerCode: string; condition: Condition } {
  const [sellerCode = '', condition] = key.split(MARK)
  return { sellerCode, condition: condition === 'refurbished' ? condition : 'new' }
}
