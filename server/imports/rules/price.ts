// Parses prices, tax heading and weight of a row.

import { readAmount, readNumber, readWhole } from './numbers.ts'
import type { Cell, ProblemCode } from './problems.ts'
import { oneLine } from './problems.ts'
import { convert, readMeasure, unitOf } from './units.ts'

/** Ten crore rupees, or a hundred million dirhams: no single article costs more. */
const MAX_PRICE_MINOR = 10_000_000_000

/** An amount in minor units; null if invalid. `minor` says that the file is already in minor units. */
export function readPrice(value: Cell, minor: boolean): { amount: number | null; problem?: ProblemCode } {
  if (typeof value === 'boolean') return { amount: null, problem: 'price.unreadable' }
  const read = readAmount(value)
  if (!read) {
    const otherUnit = typeof value === 'string' && /\d.*(?:\bper\b|\/)\s*[\p{L}\d]/iu.test(value)
    return { amount: null, problem: otherUnit ? 'price.other-unit' : 'price.unreadable' }
  }
  const amount = minor ? Math.round(read.minor / 100) : read.minor
  if (amount < 0) return { amount: null, problem: 'price.negative' }
  if (amount === 0) return { amount: null, problem: 'price.zero' }
  if (amount > MAX_PRICE_MINOR) return { amount: null, problem: 'price.too-high' }
  return { amount, ...(read.rounded && !minor ? { problem: 'price.rounded' as const } : {}) }
}

/** `10:950; 50:900`: unit prices from a quantity on. Null unless quantities rise and prices fall. */
export function readBreaks(text: string, minor: boolean): { minQuantity: number; priceMinor: number }[] | null {
  if (/^(?:-|none)$/i.test(text.trim())) return []
  const steps = text
    .split(/[;|\n]/)
    .map(oneLine)
    .filter(Boolean)
    .map(step => /^(\d+)\s*(?:\+|nos?\.?)?\s*[:=@]\s*(.+)$/.exec(step))
  const read = steps.map(match => ({
    minQuantity: readWhole(match?.[1] ?? '', 2) ?? 0,
    priceMinor: readPrice(match?.[2] ?? '', minor).amount ?? 0,
  }))
  const good = read.every((step, at) => {
    const before = read[at - 1]
    const follows = !before || (step.minQuantity > before.minQuantity && step.priceMinor < before.priceMinor)
    return step.minQuantity >= 2 && step.priceMinor > 0 && follows
  })
  return good && read.length > 0 && read.length <= 20 ? read : null
}

/** Heading of the tariff: its digits, cut to the eight that India uses. */
export function readHsn(text: string): { hsn: string | null; problem?: ProblemCode } {
  const digits = oneLine(text).replace(/[\s.-]/g, '')
  if (!/^\d{4,12}$/.test(digits)) return { hsn: null, problem: 'hsn.invalid' }
  if (digits.length > 8) return { hsn: digits.slice(0, 8), problem: 'hsn.shortened' }
  return { hsn: digits }
}

/** `18%`, `18`, `0.18`: basis points, or null. */
export function readTaxRate(value: Cell): number | null {
  if (typeof value === 'boolean') return null
  const number = typeof value === 'number' ? value : readNumber(value.replace(/%|gst|vat|igst/gi, '').trim())
  if (number === null || number < 0 || number > 100) return null
  const percent = typeof value === 'number' && number > 0 && number < 1 ? number * 100 : number
  return Math.round(percent * 100)
}

/** Whole grams, at least one; a bare number is in the unit of its heading, else in kilograms. */
export function readWeight(value: Cell, headingUnit: string): number | null {
  if (typeof value === 'boolean') return null
  const measure = typeof value === 'number' ? { value, unit: '' } : readMeasure(value)
  if (!measure) return null
  const unit = measure.unit || unitOf(headingUnit) || 'kg'
  const grams = convert(measure.value, unit, 'g')
  if (grams === null || grams <= 0 || grams > 100_000_000) return null
  return Math.max(1, Math.round(grams))
}
