// The place of a product in a warehouse: the format of bins and the order in which a person walks past them.

/** Up to six parts of one to eight capital letters and digits, such as A-02-10. */
export const BIN_PATTERN = /^[A-Z0-9]{1,8}([-./][A-Z0-9]{1,8}){0,5}$/
export const MAX_BIN = 24

/** Whether a text is a bin as stored. */
export const isBin = (text: string): boolean => text.length <= MAX_BIN && BIN_PATTERN.test(text)

/** A typed bin without surrounding spaces, in capital letters. */
export const readBin = (typed: string): string => typed.trim().toUpperCase()

const collator = new Intl.Collator('en', { numeric: true })

/** Compares bins in natural order: A-2 before A-10; products without a bin come last. */
export function compareBins(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return collator.compare(one, other)
}
