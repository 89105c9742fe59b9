// Normalises digits and validates pincodes; separate from the other identifiers because every page loads it.

/** Converts Devanagari and Arabic digits to Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f\u0660-\u0669\u06f0-\u06f9]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= 0x966 ? 0x966 : code >= 0x6f0 ? 0x6f0 : 0x660))
  })
}

/** Six digits, the first not 0. */
export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text)
}
