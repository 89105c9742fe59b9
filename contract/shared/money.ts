// Money as integer minor units (paise, fils): exact division, allocation and formatting.

const SYMBOLS = { INR: '₹', AED: 'AED ' } as const

export type CurrencyCode = keyof typeof SYMBOLS

const groupers = new Map<string, Intl.NumberFormat>()

function groupDigits(whole: number, locale: string): string {
  let grouper = groupers.get(locale)
  if (!grouper) {
    grouper = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, numberingSystem: 'latn' })
    groupers.set(locale, grouper)
  }
  return grouper.format(whole)
}

/** Returns the value when it is a safe integer. @throws RangeError otherwise */
export function requireInteger(value: number, what: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} is not a safe integer: ${value}`)
  return value
}

/** Returns the value when it is a safe, non-negative integer. @throws RangeError otherwise */
export function requireAmount(value: number, what: string): number {
  if (requireInteger(value, what) < 0) throw new RangeError(`${what} is negative: ${value}`)
  return value
}

/**
 * Formats an amount: `₹3,190`, `₹2,703.39`, `AED 12.50`. Paise are shown only when there are any, fils always.
 * `locale` is a BCP 47 tag that determines the grouping (en-IN and hi-IN `1,23,456`); digits are always Latin.
 * The integer part is formatted separately, so that no amount is converted to a fraction.
 */
export function formatMoney(minor: number, currency: CurrencyCode, locale: string): string {
  const absolute = Math.abs(requireInteger(minor, 'amount'))
  const cents = absolute % 100
  const fraction = currency === 'INR' && cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`
  return `${minor < 0 ? '-' : ''}${SYMBOLS[currency]}${groupDigits((absolute - cents) / 100, locale)}${fraction}`
}

/**
 * n / d rounded to the nearest integer, half away from zero (a refund mirrors its charge). Use BigInt when a product may
 * exceed 2^53. @throws RangeError when d is not positive or the result is not safe
 */
export function divideRound(n: number | bigint, d: number | bigint): number {
  const numerator = BigInt(n)
  const denominator = BigInt(d)
  if (denominator <= 0n) throw new RangeError(`cannot divide by ${d}`)
  const magnitude = ((numerator < 0n ? -numerator : numerator) * 2n + denominator) / (denominator * 2n)
  return requireInteger(Number(numerator < 0n ? -magnitude : magnitude), 'quotient')
}

/** Rounds to the nearest multiple of `step`, half away from zero: paise to whole rupees with step 100. */
export function roundHalfUp(minor: number, step: number): number {
  return multiplyExact(divideRound(minor, step), step)
}

/** a * b. @throws RangeError when the product is not a safe integer */
export function multiplyExact(a: number, b: number): number {
  return requireInteger(a * b, 'product')
}

/** Sum of integers. @throws RangeError when it is not a safe integer */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => requireInteger(total + value, 'sum'), 0)
}

/** Discount in whole per cent, rounded down so that it is never overstated; 0 when there is none. */
export function percentOff(mrpMinor: number, priceMinor: number): number {
  if (requireAmount(priceMinor, 'price') >= requireAmount(mrpMinor, 'MRP')) return 0
  return Number((BigInt(mrpMinor - priceMinor) * 100n) / BigInt(mrpMinor))
}

/**
 * Allocates an amount in proportion to weights by the largest remainder method: shares add up exactly, and no share
 * exceeds its weight when the amount does not exceed their sum. Equal remainders are ordered by `rank`, then by position.
 * @throws RangeError when all weights are zero but the amount is not
 */
export function allocate(amountMinor: number, weights: readonly number[], rank?: readonly number[]): number[] {
  requireAmount(amountMinor, 'amount')
  const whole = BigInt(sum(weights.map(weight => requireAmount(weight, 'weight'))))
  if (whole === 0n) {
    if (amountMinor > 0) throw new RangeError('nothing to allocate to')
    return weights.map(() => 0)
  }
  const parts = weights.map((weight, index) => {
    const product = BigInt(amountMinor) * BigInt(weight)
    return { index, share: Number(product / whole), rest: product % whole, rank: rank?.[index] ?? index }
  })
  const left = amountMinor - sum(parts.map(part => part.share))
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.rank - b.rank : a.rest > b.rest ? -1 : 1))
  for (const part of byRest.slice(0, left)) part.share += 1
  return parts.map(part => part.share)
}
