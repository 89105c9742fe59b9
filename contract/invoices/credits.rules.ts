// What a credit note takes back of an invoice: shares of its lines that add up to it to the paisa, and until when with tax.

import { allocate, divideRound, requireAmount, sum } from '../shared/money.ts'
import type { TaxPart } from '../shared/tax.ts'
import type { CreditNoteKind } from './kinds.rules.ts'
import { taxYear } from './numbers.rules.ts'
import { taxOf } from './shares.rules.ts'

export const CREDIT_REASONS = ['returned', 'price-changed', 'not-delivered'] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]

/** A line, or what was credited of one: the taxable value is the total without the tax parts. */
export interface LineAmounts {
  /** 0 when a part of the price of the remaining units was credited. */
  quantity: number
  totalMinor: number
  taxParts: readonly TaxPart[]
}

export interface InvoicedLine extends LineAmounts {
  lineNo: number
  /** Line of the order; null for shipping and fees. */
  orderLineNo: number | null
  /** What credit notes have credited of it so far. */
  credited: readonly LineAmounts[]
}

export interface CreditableInvoice {
  /** Products, shipping and fees. */
  lines: readonly InvoicedLine[]
  totalMinor: number
  emiDiscountMinor: number
  /** What credit notes have credited of the EMI discount so far. */
  creditedEmiMinor: number
}

export interface CreditLine {
  lineNo: number
  quantity: number
  taxableMinor: number
  taxParts: TaxPart[]
  taxMinor: number
  totalMinor: number
}

/** What is wanted of a line of the order: pieces, or of none a part of the price of those that were not credited. */
export interface CreditWanted {
  lineNo: number
  quantity: number
  /** With a quantity of 0. */
  amountMinor?: number
}

export interface CreditAmounts {
  lines: CreditLine[]
  taxableMinor: number
  taxMinor: number
  totalMinor: number
  emiDiscountMinor: number
  /** What the buyer paid for it. */
  payableMinor: number
}

const creditedQuantity = ({ credited }: InvoicedLine) => sum(credited.map(({ quantity }) => quantity))
const creditedTotal = ({ credited }: InvoicedLine) => sum(credited.map(({ totalMinor }) => totalMinor))

/** The last day for a credit note with tax: 30 November after the financial year of the invoice (section 34(2)). */
export function lastTaxCreditDay(issuedOn: string): string {
  const [first = 0] = taxYear('IN', issuedOn).split('-').map(Number)
  return `${first + 1}-11-30`
}

/**
 * The kind of a credit note of a day for an invoice of a day, both ISO dates. The UAE knows no last day, and there a price that is reduced
 * for whatever reason reduces the tax. In India what is given out of goodwill does not: nothing was agreed before the supply (section
 * 15(3)(b)).
 */
export function creditNoteKind(of: {
  market: 'IN' | 'AE'
  invoicedOn: string
  on: string
  goodwill?: boolean
}): CreditNoteKind {
  if (of.market === 'AE') return 'vat-credit-note'
  return of.goodwill || of.on > lastTaxCreditDay(of.invoicedOn) ? 'commercial-credit-note' : 'credit-note'
}

/** A share of an amount by quantity, counted from the first unit, so that the shares of all units add up to it. */
const upTo = (amountMinor: number, quantity: number, of: number) =>
  divideRound(BigInt(amountMinor) * BigInt(quantity), of)

/** The tax of a further share of a line, part by part: by quantity, as far as it fits into the price. */
function creditTaxes(line: InvoicedLine, until: number, totalMinor: number): TaxPart[] {
  const { credited, quantity } = line
  const parts = line.taxParts.map(part => {
    const taken = taxOf(credited.flatMap(({ taxParts }) => taxParts.filter(({ code }) => code === part.code)))
    const left = part.amountMinor - taken
    return { part, left, amountMinor: upTo(part.amountMinor, until, quantity) - taken }
  })
  const left = [line.totalMinor - creditedTotal(line) - sum(parts.map(one => one.left)), ...parts.map(one => one.left)]
  const shares = [totalMinor - sum(parts.map(one => one.amountMinor)), ...parts.map(one => one.amountMinor)]
  // amounts of a few paise, where the tax is rounded to more than the price: shared by what is left
  const fits = shares.every((share, index) => share >= 0 && share <= (left[index] ?? 0))
  const [, ...taxes] = fits ? shares : allocate(totalMinor, left)
  return parts.map(({ part }, index) => ({ ...part, amountMinor: taxes[index] ?? 0 }))
}

const madeOf = ({ lineNo }: InvoicedLine, quantity: number, totalMinor: number, taxParts: TaxPart[]): CreditLine => {
  const taxMinor = taxOf(taxParts)
  return { lineNo, quantity, taxableMinor: totalMinor - taxMinor, taxParts, taxMinor, totalMinor }
}

/**
 * The tax of a further amount of a line a part of whose price was credited: in proportion to what was credited with tax until then, so
 * that a note has the rate of its invoice, and all of the line has all of the tax unless some was credited without.
 */
function taxesOfAmount(line: InvoicedLine, totalMinor: number): TaxPart[] {
  const untilMinor =
    sum(line.credited.filter(({ taxParts }) => taxParts.length > 0).map(one => one.totalMinor)) + totalMinor
  let left = totalMinor
  return line.taxParts.map(part => {
    const taken = taxOf(line.credited.flatMap(({ taxParts }) => taxParts.filter(({ code }) => code === part.code)))
    const share = upTo(part.amountMinor, untilMinor, line.totalMinor) - taken
    const amountMinor = Math.max(0, Math.min(share, part.amountMinor - taken, left))
    left -= amountMinor
    return { ...part, amountMinor }
  })
}

/**
 * The largest part of the price of a line that can be credited: each piece that was not credited keeps a paisa or a
 * fils.
 */
export function largestReduction(line: InvoicedLine): number {
  const pieces = line.quantity - creditedQuantity(line)
  return pieces === 0 ? 0 : Math.max(0, line.totalMinor - creditedTotal(line) - pieces)
}

/** A part of the price of the pieces of a line that were not credited; null when it is more than can be. */
export function creditOfPrice(line: InvoicedLine, amountMinor: number, withTax = true): CreditLine | null {
  if (requireAmount(amountMinor, 'amount') === 0) throw new RangeError('amount is zero')
  if (amountMinor > largestReduction(line)) return null
  return madeOf(line, 0, amountMinor, withTax ? taxesOfAmount(line, amountMinor) : [])
}

/**
 * A further quantity of a line: its share counted from the first unit, less what was credited, so that the last unit takes
 * what is left. Once a part of the price was credited, each unit takes its share of what is left. Null when so much is not left.
 * @throws RangeError when the quantity is no positive integer
 */
export function creditLine(line: InvoicedLine, quantity: number, withTax = true): CreditLine | null {
  if (requireAmount(quantity, 'quantity') === 0) throw new RangeError('quantity is zero')
  const until = creditedQuantity(line) + quantity
  if (until > line.quantity) return null
  if (line.credited.some(one => one.quantity === 0)) {
    const left = line.totalMinor - creditedTotal(line)
    const totalMinor = upTo(left, quantity, line.quantity - until + quantity)
    return madeOf(line, quantity, totalMinor, withTax ? taxesOfAmount(line, totalMinor) : [])
  }
  const totalMinor = upTo(line.totalMinor, until, line.quantity) - creditedTotal(line)
  return madeOf(line, quantity, totalMinor, withTax ? creditTaxes(line, until, totalMinor) : [])
}

/** The quantities to credit of each line of an invoice, with shipping and fees once nothing else is left. */
function quantitiesOf(
  invoice: CreditableInvoice,
  items: ReadonlyMap<number, number>,
  withCharges: boolean,
): { line: InvoicedLine; quantity: number }[] {
  const products = invoice.lines.filter(({ orderLineNo }) => orderLineNo !== null)
  const charges = invoice.lines.filter(({ orderLineNo }) => orderLineNo === null)
  const wanted = products.map(line => ({ line, quantity: items.get(line.orderLineNo ?? 0) ?? 0 }))
  const allProducts = wanted.every(({ line, quantity }) => creditedQuantity(line) + quantity >= line.quantity)
  const left = charges.map(line => ({ line, quantity: line.quantity - creditedQuantity(line) }))
  return [...wanted, ...(withCharges && allProducts ? left : [])].filter(({ quantity }) => quantity !== 0)
}

/**
 * The parts of prices that are wanted, by line of the order; null when one of them is more than is left, or of a line
 * that is credited by quantity.
 */
function partsOfPrices(
  { lines }: CreditableInvoice,
  items: readonly CreditWanted[],
  withTax: boolean,
): CreditLine[] | null {
  const wanted = items.flatMap(({ lineNo, amountMinor }) =>
    amountMinor === undefined ? [] : [{ lineNo, amountMinor }],
  )
  const made = wanted.flatMap(({ lineNo, amountMinor }) => {
    const line = lines.find(({ orderLineNo }) => orderLineNo === lineNo)
    const isOnce = items.filter(one => one.lineNo === lineNo).length === 1
    return (line && isOnce && creditOfPrice(line, amountMinor, withTax)) || []
  })
  return made.length < wanted.length ? null : made
}

/**
 * What a credit note takes back of an invoice: quantities or parts of prices by line of the order, and shipping and fees when they are
 * wanted and no product is left. The EMI discount is taken back in proportion to the price. Null when more than is left is wanted,
 * or something that is not on the invoice.
 */
export function creditInvoice(
  invoice: CreditableInvoice,
  wanted: { items: readonly CreditWanted[]; withCharges: boolean; kind: CreditNoteKind },
): CreditAmounts | null {
  const items = new Map<number, number>()
  for (const { lineNo, quantity } of wanted.items) items.set(lineNo, (items.get(lineNo) ?? 0) + quantity)
  if ([...items.keys()].some(lineNo => !invoice.lines.some(line => line.orderLineNo === lineNo))) return null
  const withTax = wanted.kind !== 'commercial-credit-note'
  const made = quantitiesOf(invoice, items, wanted.withCharges)
  const pieces = made.flatMap(({ line, quantity }) => creditLine(line, quantity, withTax) ?? [])
  const parts = partsOfPrices(invoice, wanted.items, withTax)
  if (pieces.length < made.length || !parts) return null
  const lines = [...pieces, ...parts]
  if (lines.length === 0) return null
  const totalMinor = sum(lines.map(line => line.totalMinor))
  const untilMinor = BigInt(sum(invoice.lines.map(creditedTotal)) + totalMinor)
  const emiMinor =
    invoice.totalMinor === 0 ? 0 : divideRound(BigInt(invoice.emiDiscountMinor) * untilMinor, invoice.totalMinor)
  const emiDiscountMinor = emiMinor - invoice.creditedEmiMinor
  return {
    lines,
    taxableMinor: sum(lines.map(line => line.taxableMinor)),
    taxMinor: sum(lines.map(line => line.taxMinor)),
    ...{ totalMinor, emiDiscountMinor, payableMinor: totalMinor - emiDiscountMinor },
  }
}
