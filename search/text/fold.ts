// Folding: the form in which spellings of one word meet, whatever its case, accents, width, nukta or digits.

const MARKS = /\p{Cf}|[\u0300-\u036f]|\u093c|[\ufe00-\ufe0f]/gu
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g
const NEEDS_MORE = /[^\x20-\x7e]/

/** Lower case and compatible forms; without accents, nuktas and zero-width marks; digits of any script as 0-9. Idempotent. */
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

/** Folded, and without anything but letters, marks and digits: how part numbers and typed fragments are compared. */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
