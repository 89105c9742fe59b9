// What a credit note credits: shares of invoice lines that add up to them to the paisa, and the deadline for notes with tax.

import { allocate, divideRound, requireAmount, sum } from '../shared/money.ts'
import type { TaxPart } from '../shared/tax.ts'
import type { CreditNoteKind } from './kinds.rules.ts'
import { taxYear } from './numbers.rules.ts'
import { taxOf } from './shares.rules.ts'

export const CREDIT_REASONS = ['returned', 'price-changed', 'not-delivered'] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]

/** A line, or what was credited of one: the taxable value is the total without the taxes. */
export interface LineAmounts {
  /** 0 when part of the price of the remaining units was credited. */
  quantity: number
  totalMinor: number
  taxParts: readonly TaxPart[]
}

export interface InvoicedLine extends LineAmounts {
  lineNo: number
  /** Order line; null for shipping and fees. */
  orderLineNo: number | null
  /** Amounts credited so far. */
  credited: readonly LineAmounts[]
}

export interface CreditableInvoice {
  /** Products, shipping and fees. */
  lines: readonly InvoicedLine[]
  totalMinor: number
  emiDiscountMinor: number
  /** Part of the EMI discount credited so far. */
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

/** A credit of an order line: units, or, with no units, part of the price of those not yet credited. */
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
 * The kind of a credit note, by its ISO date and that of the invoice. In the UAE there is no deadline, and any price
 * reduction reduces the tax. In India goodwill does not: it was not agreed before the supply (section 15(3)(b)).
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

/** The share of an amount for a quantity, counted from the first unit, so that the shares of all units add up to it. */
const upTo = (amountMinor: number, quantity: number, of: number) =>
  divideRound(BigInt(amountMinor) * BigInt(quantity), of)

/** The taxes for a further share of a line: by quantity, as far as they fit into the price. */
function creditTaxes(line: InvoicedLine, until: number, totalMinor: number): TaxPart[] {
  const { credited, quantity } = line
  const parts = line.taxParts.map(part => {
    const taken = taxOf(credited.flatMap(({ taxParts }) => taxParts.filter(({ code }) => code === part.code)))
    const left = part.amountMinor - taken
    return { part, left, amountMinor: upTo(part.amountMinor, until, quantity) - taken }
  })
  const left = [line.totalMinor - creditedTotal(line) - sum(parts.map(one => one.left)), ...parts.map(one => one.left)]
  const shares = [totalMinor - sum(parts.map(one => one.amountMinor)), ...parts.map(one => one.amountMinor)]
  // amounts of a few paise, where rounded tax exceeds the price: shared by what is left
  const fits = shares.every((share, index) => share >= 0 && share <= (left[index] ?? 0))
  const [, ...taxes] = fits ? shares : allocate(totalMinor, left)
  return parts.map(({ part }, index) => ({ ...part, amountMinor: taxes[index] ?? 0 }))
}

const madeOf = ({ lineNo }: InvoicedLine, quantity: number, totalMinor: number, taxParts: TaxPart[]): CreditLine => {
  const taxMinor = taxOf(taxParts)
  return { lineNo, quantity, taxableMinor: totalMinor - taxMinor, taxParts, taxMinor, totalMinor }
}

/**
 * The taxes for a further amount of a line of which part of the price was credited: in proportion to what was credited
 * with tax so far, so that each note has the rate of its invoice, and the whole line has all of the tax unless some was
 * credited without.
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

/** The largest part of a line's price that can be credited: each unit without a credit keeps one paisa or fils. */
export function largestReduction(line: InvoicedLine): number {
  const pieces = line.quantity - creditedQuantity(line)
  return pieces === 0 ? 0 : Math.max(0, line.totalMinor - creditedTotal(line) - pieces)
}

/** Part of the price of a line's uncredited units; null when it is more than allowed. */
export function creditOfPrice(line: InvoicedLine, amountMinor: number, withTax = true): CreditLine | null {
  if (requireAmount(amountMinor, 'amount') === 0) throw new RangeError('amount is zero')
  if (amountMinor > largestReduction(line)) return null
  return madeOf(line, 0, amountMinor, withTax ? taxesOfAmount(line, amountMinor) : [])
}

/**
 * A further quantity of a line: its share counted from the first unit, less what was credited, so that the last unit
 * gets the remainder. Once part of the price was credited, each unit gets its share of what is left. Null when the
 * quantity is not available.
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
 * The requested parts of prices, by order line; null when one of them exceeds what is left, or belongs to a line that
 * is credited by quantity.
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
 * What a credit note credits of an invoice: quantities or parts of prices by order line, and shipping and fees if
 * requested and no product is left. The EMI discount is credited in proportion to the price. Null when more than is
 * left is requested, or something that is not on the invoice.
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
