// Money as integer minor units (paise, fils): exact division, fair shares and the text that shoppers read.

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

/** The value itself when it is a safe integer; throws RangeError otherwise. */
export function requireInteger(value: number, what: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} is not a safe integer: ${value}`)
  return value
}

/** The value itself when it is a safe integer of at least zero; throws RangeError otherwise. */
export function requireAmount(value: number, what: string): number {
  if (requireInteger(value, what) < 0) throw new RangeError(`${what} is negative: ${value}`)
  return value
}

/**
 * Text of an amount: `₹3,190`, `₹2,703.39`, `AED 12.50`. Paise are shown only when there are any, fils always.
 * `locale` is a BCP 47 tag and decides the grouping (en-IN and hi-IN `1,23,456`); digits are always Latin.
 * The whole part is grouped apart from the cents, so that no amount passes through a fraction.
 */
export function formatMoney(minor: number, currency: CurrencyCode, locale: string): string {
  const absolute = Math.abs(requireInteger(minor, 'amount'))
  const cents = absolute % 100
  const fraction = currency === 'INR' && cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`
  return `${minor < 0 ? '-' : ''}${SYMBOLS[currency]}${groupDigits((absolute - cents) / 100, locale)}${fraction}`
}

/**
 * n / d to the nearest integer, a half away from zero (half up for amounts; a refund mirrors its charge).
 * Give BigInt when a product may pass 2^53. Throws RangeError when d is not positive or the result is not safe.
 */
export function divideRound(n: number | bigint, d: number | bigint): number {
  const numerator = BigInt(n)
  const denominator = BigInt(d)
  if (denominator <= 0n) throw new RangeError(`cannot divide by ${d}`)
  const magnitude = ((numerator < 0n ? -numerator : numerator) * 2n + denominator) / (denominator * 2n)
  return requireInteger(Number(numerator < 0n ? -magnitude : magnitude), 'quotient')
}

/** An integer to the nearest multiple of `step`, a half away from zero: paise to whole rupees with step 100. */
export function roundHalfUp(minor: number, step: number): number {
  return multiplyExact(divideRound(minor, step), step)
}

/** a * b; throws RangeError when the product is not a safe integer. */
export function multiplyExact(a: number, b: number): number {
  return requireInteger(a * b, 'product')
}

/** Sum of integers; throws RangeError when it is not a safe integer. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => requireInteger(total + value, 'sum'), 0)
}

/** Whole per cent below the maximum price, floored so that it never promises too much; 0 when there is no saving. */
export function percentOff(mrpMinor: number, priceMinor: number): number {
  if (requireAmount(priceMinor, 'price') >= requireAmount(mrpMinor, 'MRP')) return 0
  return Number((BigInt(mrpMinor - priceMinor) * 100n) / BigInt(mrpMinor))
}

/**
 * Divides an amount in proportion to weights by largest remainder: shares add up exactly, and no share is above
 * its weight when the amount is not above their sum. Equal remainders go by `rank` (lower first), else by position.
 * All weights zero divides nothing, and throws RangeError when there is something to divide.
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
