// Divides an order over the invoices of its shipments: all amounts come from the stored order and add up to it.

import type { ChargeKind } from '../cart/totals-types.ts'
import { shareLine, shareTaxed, type TaxedAmounts } from '../orders/shares.rules.ts'
import { allocate, sum } from '../shared/money.ts'
import type { TaxPart } from '../shared/tax.ts'

/** A line as stored with the order. */
export interface OrderLineAmounts {
  lineNo: number
  quantity: number
  unitPriceMinor: number
  taxRateBp: number
  taxParts: readonly TaxPart[]
  payableMinor: number
}

/** A charge as stored with the order. */
export interface OrderCharge {
  kind: ChargeKind
  taxRateBp: number
  taxParts: readonly TaxPart[]
  payableMinor: number
}

export interface OrderAmounts {
  lines: readonly OrderLineAmounts[]
  charges: readonly OrderCharge[]
  /** The store's share of a no-cost EMI: deducted from the payment, not from the value of the supply. */
  emiDiscountMinor: number
}

export interface ShareLine {
  /** An order line or a charge. */
  source: { lineNo: number } | { charge: OrderCharge['kind'] }
  quantity: number
  /** Tax included. */
  unitPriceMinor: number
  /** Quantity times unit price. */
  grossMinor: number
  discountMinor: number
  taxRateBp: number
  taxableMinor: number
  taxParts: TaxPart[]
  taxMinor: number
  totalMinor: number
}

/** The amounts that one shipment is invoiced with. */
export interface InvoiceShare {
  lines: ShareLine[]
  taxableMinor: number
  taxMinor: number
  totalMinor: number
  emiDiscountMinor: number
  payableMinor: number
}

/** The taxes of several parts together. */
export const taxOf = (parts: readonly TaxPart[]) => sum(parts.map(part => part.amountMinor))
const codesOf = (parts: readonly TaxPart[]) => parts.map(({ code }) => code).join('+')

function lineOf(
  source: ShareLine['source'],
  line: { quantity: number; unitPriceMinor: number; taxRateBp: number },
  { payableMinor, taxableMinor, taxParts }: TaxedAmounts,
): ShareLine {
  const { quantity, unitPriceMinor, taxRateBp } = line
  const grossMinor = unitPriceMinor * quantity
  const discountMinor = grossMinor - payableMinor
  const taxes = { taxableMinor, taxParts, taxMinor: taxOf(taxParts) }
  return { source, quantity, unitPriceMinor, grossMinor, discountMinor, taxRateBp, ...taxes, totalMinor: payableMinor }
}

/** The products of each shipment: a line in several shipments is divided by quantity. */
function productLines(
  lines: readonly OrderLineAmounts[],
  shipments: readonly { lines: readonly { lineNo: number; quantity: number }[] }[],
): ShareLine[][] {
  const made = shipments.map((): ShareLine[] => [])
  for (const line of lines) {
    const inEach = shipments.map(shipment =>
      sum(shipment.lines.filter(({ lineNo }) => lineNo === line.lineNo).map(({ quantity }) => quantity)),
    )
    for (const [index, share] of shareLine(line, inEach).entries()) {
      const quantity = inEach[index] ?? 0
      if (quantity > 0) made[index]?.push(lineOf({ lineNo: line.lineNo }, { ...line, quantity }, share))
    }
  }
  return made
}

/**
 * Which shipments bear a charge, weighted by the value of their products: those whose products have the kind of tax
 * that the order charged on it, because an interstate invoice cannot bear CGST. All of them if none has it, the first
 * one if all products are free.
 */
function chargeWeights(charge: OrderCharge, products: readonly ShareLine[][]): number[] {
  const weightOf = (lines: readonly ShareLine[]) => sum(lines.map(({ totalMinor }) => totalMinor))
  const alike = products.map(lines =>
    lines.some(({ taxParts }) => codesOf(taxParts) === codesOf(charge.taxParts)) ? weightOf(lines) : 0,
  )
  if (sum(alike) > 0) return alike
  const values = products.map(weightOf)
  return sum(values) > 0 ? values : products.map((_, index) => (index === 0 ? 1 : 0))
}

const less = (parts: readonly TaxPart[], taken: readonly TaxPart[]): TaxPart[] =>
  parts.map(part => {
    const same = taken.filter(one => one.code === part.code && one.rateBp === part.rateBp)
    return { ...part, amountMinor: part.amountMinor - taxOf(same) }
  })

/** What is left of a line or charge after the given shares of it. */
export function lessLines<Amount extends { payableMinor: number; taxParts: readonly TaxPart[] }>(
  amount: Amount,
  taken: readonly ShareLine[],
): Amount & { taxParts: TaxPart[] } {
  const payableMinor = amount.payableMinor - sum(taken.map(line => line.totalMinor))
  const taxParts = less(
    amount.taxParts,
    taken.flatMap(line => line.taxParts),
  )
  return { ...amount, payableMinor, taxParts }
}

/** The shares of an order line. */
export const ofLine = (shares: readonly InvoiceShare[], lineNo: number) =>
  shares.flatMap(({ lines }) => lines.filter(({ source }) => 'lineNo' in source && source.lineNo === lineNo))

/** The shares of a charge. */
export const ofCharge = (shares: readonly InvoiceShare[], kind: OrderCharge['kind']) =>
  shares.flatMap(({ lines }) => lines.filter(({ source }) => 'charge' in source && source.charge === kind))

/** The amounts of an order less its final shares. */
export function withoutShares(order: OrderAmounts, shares: readonly InvoiceShare[]): OrderAmounts {
  return {
    lines: order.lines.map(line => {
      const taken = ofLine(shares, line.lineNo)
      return { ...lessLines(line, taken), quantity: line.quantity - sum(taken.map(({ quantity }) => quantity)) }
    }),
    charges: order.charges.map(charge => lessLines(charge, ofCharge(shares, charge.kind))),
    emiDiscountMinor: order.emiDiscountMinor - sum(shares.map(share => share.emiDiscountMinor)),
  }
}

interface Quantity {
  lineNo: number
  quantity: number
}

/** A parcel of an order; parcels are listed in order of creation. */
export interface ParcelToShare {
  /** Omitted when no parcel was split. */
  id?: string
  /** The parcel that it was split from; null for none. */
  dividedFrom?: string | null
  lines: readonly Quantity[]
  /** Its final amounts; null while they can still change. */
  share: InvoiceShare | null
}

const NOTHING: InvoiceShare = {
  ...{ lines: [], taxableMinor: 0, taxMinor: 0, totalMinor: 0, emiDiscountMinor: 0, payableMinor: 0 },
}

/** A share in the form of an order's amounts, so that it can be divided again. */
function amountsOfShare({ lines, emiDiscountMinor }: InvoiceShare): OrderAmounts {
  const payable = ({ taxRateBp, taxParts, totalMinor }: ShareLine) => ({
    taxRateBp,
    taxParts,
    payableMinor: totalMinor,
  })
  return {
    lines: lines.flatMap(line => {
      const { source, quantity, unitPriceMinor } = line
      return 'lineNo' in source ? [{ lineNo: source.lineNo, quantity, unitPriceMinor, ...payable(line) }] : []
    }),
    charges: lines.flatMap(line => ('charge' in line.source ? [{ kind: line.source.charge, ...payable(line) }] : [])),
    emiDiscountMinor,
  }
}

/**
 * Divides the share of a split parcel in two, each with some of its lines: what stays and what moves. All amounts of
 * the two add up to those of the parcel.
 */
export function divideShare(
  share: InvoiceShare,
  stays: readonly Quantity[],
  goes: readonly Quantity[],
): [InvoiceShare, InvoiceShare] {
  const holds = (lines: readonly Quantity[]) => lines.some(({ quantity }) => quantity > 0)
  if (!holds(goes)) return [share, NOTHING]
  if (!holds(stays)) return [NOTHING, share]
  const [first = NOTHING, second = NOTHING] = shareOrder(amountsOfShare(share), [{ lines: stays }, { lines: goes }])
  return [first, second]
}

/**
 * The shares of all shipments: some are final, the others divide what those leave of the order. Parcels split from one
 * another first get the share of the original parcel, which is then divided in the same way: a split changes the share
 * of no other parcel.
 */
export function sharesOf(order: OrderAmounts, parcels: readonly ParcelToShare[]): InvoiceShare[] {
  const made = new Map<ParcelToShare, InvoiceShare>()
  const open = parcels.filter(({ share }) => !share)
  const isFrom = (parcel: ParcelToShare, { id }: ParcelToShare) => id !== undefined && parcel.dividedFrom === id
  const childrenOf = (parcel: ParcelToShare) => open.filter(one => isFrom(one, parcel))
  const allOf = (parcel: ParcelToShare): Quantity[] => [...parcel.lines, ...childrenOf(parcel).flatMap(allOf)]
  const spread = (share: InvoiceShare, parcel: ParcelToShare, [first, ...later]: readonly ParcelToShare[]) => {
    if (!first) {
      made.set(parcel, share)
      return
    }
    const [stays, goes] = divideShare(share, [...parcel.lines, ...later.flatMap(allOf)], allOf(first))
    spread(stays, parcel, later)
    spread(goes, first, childrenOf(first))
  }
  const roots = open.filter(parcel => !open.some(one => isFrom(parcel, one)))
  const final = parcels.flatMap(({ share }) => (share ? [share] : []))
  const shared = shareOrder(
    withoutShares(order, final),
    roots.map(root => ({ lines: allOf(root) })),
  )
  for (const [index, root] of roots.entries()) spread(shared[index] ?? NOTHING, root, childrenOf(root))
  return parcels.map(parcel => {
    const share = parcel.share ?? made.get(parcel)
    if (!share) throw new Error('A shipment has no share of its order')
    return share
  })
}

/**
 * Divides an order over its shipments. Products go with their shipment; shipping and fee are divided by the value of
 * the products among shipments with the same kind of tax; the EMI discount is divided by the value of the invoices. If
 * the shipments contain the whole order, taxable value, every tax and the amounts to pay add up to those of the order.
 */
export function shareOrder(
  order: OrderAmounts,
  shipments: readonly { lines: readonly { lineNo: number; quantity: number }[] }[],
): InvoiceShare[] {
  const made = productLines(order.lines, shipments)
  const products = made.map(lines => [...lines])
  for (const charge of order.charges.filter(({ payableMinor }) => payableMinor > 0)) {
    for (const [index, share] of shareTaxed(charge, chargeWeights(charge, products)).entries()) {
      if (share.payableMinor === 0) continue
      const line = { quantity: 1, unitPriceMinor: share.payableMinor, taxRateBp: charge.taxRateBp }
      made[index]?.push(lineOf({ charge: charge.kind }, line, share))
    }
  }
  const totals = made.map(lines => sum(lines.map(({ totalMinor }) => totalMinor)))
  const discounts = sum(totals) > 0 ? allocate(order.emiDiscountMinor, totals) : totals
  return made.map((lines, index) => {
    const totalMinor = totals[index] ?? 0
    const emiDiscountMinor = discounts[index] ?? 0
    const taxableMinor = sum(lines.map(line => line.taxableMinor))
    const taxMinor = sum(lines.map(line => line.taxMinor))
    return { lines, taxableMinor, taxMinor, totalMinor, emiDiscountMinor, payableMinor: totalMinor - emiDiscountMinor }
  })
}
