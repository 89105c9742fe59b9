// Which search texts are counted: normalised, and none that may identify a person.

import { tunedText } from './tuning.rules.ts'

const MAX_LENGTH = 120
const MAIL_ADDRESS = /\S@\S/
/** A phone number, with or without spaces between its digits, or the number of an order, a card or an account. */
const LONG_NUMBER = /\d(?:[\s().+-]?\d){8}/
/** GSTIN, and the PAN within it. */
const TAX_NUMBER = /\b(?:\d{2})?[a-z]{5}\d{4}[a-z](?:[a-z\d]{3})?\b/

/** The normalised search text; null for one that is empty, too long, or may be personal. */
export function countedText(typed: string): string | null {
  const text = tunedText(typed)
  if (text === '' || text.length > MAX_LENGTH) return null
  return [MAIL_ADDRESS, LONG_NUMBER, TAX_NUMBER].some(pattern => pattern.test(text)) ? null : text
}
