// Amounts as people type them.

const AMOUNT = /^(\d{1,11})(?:\.(\d{1,2}))?$/

/** Parses `1,250.50` as 125050 minor units; null if it is not an amount. Two decimals, as in both currencies. */
export function minorOf(text: string): number | null {
  const match = AMOUNT.exec(text.replace(/[\s,]/g, ''))
  if (!match) return null
  const [, whole = '0', fraction = ''] = match
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** 125050 minor units as `1250.5`: for a field. */
export const typedOf = (minor: number): string => (minor / 100).toString()
