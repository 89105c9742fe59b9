// Folding: a normal form without differences of case, accents, width, nukta and script of the digits.

const MARKS = /\p{Cf}|[\u0300-\u036f]|\u093c|[\ufe00-\ufe0f]/gu
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g
const NEEDS_MORE = /[^\x20-\x7e]/

/** Lower case, compatibility forms, no accents, nuktas or zero-width marks, and digits of any script as 0-9. Idempotent. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (!NEEDS_MORE.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(OTHER_DIGITS, digit => String((digit.charCodeAt(0) - (digit >= '\u0966' ? 0x966 : 0x660)) & 15))
    .replaceAll('\u0901', '\u0902')
}

/** Folds a text and keeps letters, marks and digits only: the form in which part numbers and fragments are compared. */
export function foldAlphanumeric(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
