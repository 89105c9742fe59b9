// Possible meanings of a customer search.

import { latinDigits } from '../../contract/shared/digits.ts'
import { MARKET_INFO, type Market } from '../../contract/shared/market.ts'

/** Possible meanings of a text; null where it is not one. */
export interface CustomerSearch {
  number: number | null
  phones: string[]
  email: string | null
  taxNumber: string | null
  /** Pattern of LIKE, in lower case. */
  name: string | null
}

const MIN_NAME = 3
const MAX_NUMBER = 15

/** Possible meanings of a search text as typed by staff: with spaces, a plus sign, Devanagari digits. */
export function customerSearch(text: string, market: Market): CustomerSearch {
  const typed = latinDigits(text.trim())
  const digits = typed.replace(/[\s+()-]/g, '')
  const isNumber = /^\d+$/.test(digits) && digits.length <= MAX_NUMBER
  const taxNumber = typed.replace(/\s/g, '').toUpperCase()
  const isTaxNumber = /^[0-9A-Z]{15}$/.test(taxNumber) && /\d/.test(taxNumber)
  const isEmail = typed.includes('@')
  return {
    number: isNumber ? Number(digits) : null,
    phones: isNumber ? [digits, `${MARKET_INFO[market].phoneCode}${digits.replace(/^0/, '')}`] : [],
    email: isEmail ? typed.toLowerCase() : null,
    taxNumber: isTaxNumber ? taxNumber : null,
    name:
      typed.length >= MIN_NAME && !isNumber && !isEmail ? `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null,
  }
}
