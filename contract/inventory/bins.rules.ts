// Where a product stands in a warehouse: how a bin is written, and the order in which a person walks past them.

/** Parts of capital letters and digits, such as A-02-10: at most six of eight characters. */
export const BIN_PATTERN = /^[A-Z0-9]{1,8}([-./][A-Z0-9]{1,8}){0,5}$/
export const MAX_BIN = 24

/** Whether a text is a bin as it is stored. */
export const isBin = (text: string): boolean => text.length <= MAX_BIN && BIN_PATTERN.test(text)

/** A bin as people type it: without spaces around it, in capital letters. */
export const readBin = (typed: string): string => typed.trim().toUpperCase()

const collator = new Intl.Collator('en', { numeric: true })

/** Compares bins as they follow each other: A-2 before A-10; what has no bin comes last. */
export function compareBins(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return collator.compare(one, other)
}
