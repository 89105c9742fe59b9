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
  quantity: number
  totalMinor: number
  taxParts: readonly TaxPart[]
}

export interface InvoicedLine extends LineAmounts {
  lineNo: number
  /** Line of the order; null for shipping and fees. */
  orderLineNo: number | null
  /** What credit notes took back of it until now. */
  credited: readonly LineAmounts[]
}

export interface CreditableInvoice {
  /** Products, shipping and fees. */
  lines: readonly InvoicedLine[]
  totalMinor: number
  emiDiscountMinor: number
  /** What credit notes took back of the EMI discount until now. */
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

/** The kind of a credit note of a day for an invoice of a day, both ISO dates. The UAE knows no last day. */
export function creditNoteKind(of: { market: 'IN' | 'AE'; invoicedOn: string; on: string }): CreditNoteKind {
  if (of.market === 'AE') return 'vat-credit-note'
  return of.on > lastTaxCreditDay(of.invoicedOn) ? 'commercial-credit-note' : 'credit-note'
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

/**
 * A further quantity of a line: its share counted from the first unit, less what was credited, so that the last unit takes
 * what is left. Null when so much is not left. @throws RangeError when the quantity is no positive integer
 */
export function creditLine(line: InvoicedLine, quantity: number, withTax = true): CreditLine | null {
  if (requireAmount(quantity, 'quantity') === 0) throw new RangeError('quantity is zero')
  const until = creditedQuantity(line) + quantity
  if (until > line.quantity) return null
  const totalMinor = upTo(line.totalMinor, until, line.quantity) - creditedTotal(line)
  const taxParts = withTax ? creditTaxes(line, until, totalMinor) : []
  const taxMinor = taxOf(taxParts)
  return { lineNo: line.lineNo, quantity, taxableMinor: totalMinor - taxMinor, taxParts, taxMinor, totalMinor }
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
 * What a credit note takes back of an invoice: quantities by line of the order, and shipping and fees when they are wanted
 * and no product is left. The EMI discount is taken back in proportion to the price. Null when more than is left is wanted,
 * or something that is not on the invoice.
 */
export function creditInvoice(
  invoice: CreditableInvoice,
  wanted: { items: readonly { lineNo: number; quantity: number }[]; withCharges: boolean; kind: CreditNoteKind },
): CreditAmounts | null {
  const items = new Map<number, number>()
  for (const { lineNo, quantity } of wanted.items) items.set(lineNo, (items.get(lineNo) ?? 0) + quantity)
  if ([...items.keys()].some(lineNo => !invoice.lines.some(line => line.orderLineNo === lineNo))) return null
  const withTax = wanted.kind !== 'commercial-credit-note'
  const made = quantitiesOf(invoice, items, wanted.withCharges)
  const lines = made.flatMap(({ line, quantity }) => creditLine(line, quantity, withTax) ?? [])
  if (lines.length < made.length || lines.length === 0) return null
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
