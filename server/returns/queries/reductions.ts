// Preview of a refund without a return: what is left of each line and of its price, and the refund.

import { AMOUNT_REASONS, PIECE_REASONS, type ReductionReason } from '../../../contract/returns/reductions.rules.ts'
import type { Reducible, ReductionItems, ReductionPreview } from '../../../contract/returns/reductions-api.ts'
import { sum } from '../../../contract/shared/money.ts'
import { type CreditItem, creditAmount, type PriceLeft, pricesLeft } from '../../invoices/service.ts'
import { findOrderOfNumber, type OrderRow, orderedLines } from '../../orders/service.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { findLeftMinor, listInOpenReturns } from '../repository/reductions.ts'
import { shareAmount, takeParts } from '../rules.ts'
import { arrivedParts, deliveredParts } from './plan-return.ts'

interface Request {
  items: ReductionItems
  reason: ReductionReason
}

type PriceOfLine = Reducible['lines'][number]['price']

/** What is left of the prices in delivered parcels; none for lines with units in an undecided return. */
async function arrivedPrices(db: Db, { id, market }: OrderRow): Promise<(PriceLeft & { inReturn: boolean })[]> {
  const arrived = await arrivedParts(db, id, market)
  const inReturns = await listInOpenReturns(db, id)
  const isSame = (one: { shipmentId: string; lineNo: number }) => (other: { shipmentId: string; lineNo: number }) =>
    one.shipmentId === other.shipmentId && one.lineNo === other.lineNo
  const prices = await pricesLeft(db, id, [...new Set(arrived.map(({ shipmentId }) => shipmentId))])
  return prices
    .filter(price => arrived.some(isSame(price)))
    .map(price => {
      const inReturn = inReturns.some(isSame(price))
      return { ...price, inReturn, largestMinor: inReturn ? 0 : price.largestMinor }
    })
}

function priceOfLine(prices: readonly (PriceLeft & { inReturn: boolean })[], lineNo: number): PriceOfLine {
  const ofLine = prices.filter(price => price.lineNo === lineNo)
  const largest = sum(ofLine.map(({ largestMinor }) => largestMinor))
  const none = ofLine.length === 0 ? ('not-delivered' as const) : ('settled' as const)
  return {
    charged: sum(ofLine.map(({ chargedMinor }) => chargedMinor)),
    credited: sum(ofLine.map(({ creditedMinor }) => creditedMinor)),
    largest,
    hindrance: largest > 0 ? null : ofLine.some(({ inReturn }) => inReturn) ? 'in-return' : none,
  }
}

/** What can be refunded of each line without a return. @throws order.unknown */
export async function reducible(db: Db, actor: Staff, orderNumber: number): Promise<Reducible> {
  const order = ownAsStaff(await findOrderOfNumber(db, orderNumber), actor, 'order.unknown')
  const parts = await arrivedParts(db, order.id, order.market)
  const prices = await arrivedPrices(db, order)
  const lines = (await orderedLines(db, order.id)).map(({ lineNo, nameEn, nameHi }) => {
    const ofLine = parts.filter(part => part.lineNo === lineNo)
    const quantity = sum(ofLine.map(part => Math.max(0, part.quantity)))
    const none = ofLine.length === 0 ? ('not-delivered' as const) : ('settled' as const)
    const productName = actor.language === 'hi' ? nameHi : nameEn
    const hindrance = quantity > 0 ? null : none
    return { lineNo, productName, quantity, hindrance, price: priceOfLine(prices, lineNo) }
  })
  const refundTo = order.paymentMode === 'cod' ? ('link' as const) : ('source' as const)
  return { orderNumber, currency: order.currency, lines, left: await findLeftMinor(db, order.id), refundTo }
}

const rejected = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

/** Each line once, as units or as an amount, with a reason allowed for it. @throws request.invalid */
function checkItems({ items, reason }: Request): void {
  if (new Set(items.map(({ lineNo }) => lineNo)).size < items.length) throw rejected('body.items', 'Each line once.')
  for (const { quantity, amount } of items) {
    if ((quantity === undefined) === (amount === undefined))
      throw rejected('body.items', 'Of each line either pieces or an amount.')
    const reasons: readonly ReductionReason[] = amount === undefined ? PIECE_REASONS : AMOUNT_REASONS
    if (!reasons.includes(reason)) throw rejected('body.reason', `One of ${reasons.join(', ')}.`)
  }
}

/** The parcels in which units came. @throws invoice.credited with the lines of which less is left */
async function piecesToReduce(db: Db, { id, market }: OrderRow, items: ReductionItems): Promise<CreditItem[]> {
  const wanted = items.flatMap(({ lineNo, quantity }) => (quantity === undefined ? [] : [{ lineNo, quantity }]))
  const delivered = await deliveredParts(db, id, market)
  const parts = takeParts(wanted, delivered)
  if (parts) return parts
  const problems = wanted.flatMap(({ lineNo, quantity }) => {
    const left = sum(delivered.filter(part => part.lineNo === lineNo).map(part => part.quantity))
    const message = `Line ${lineNo}: ${left} delivered and neither in a return nor refunded.`
    return quantity > left ? [{ path: '', message }] : []
  })
  throw appError('invoice.credited', { problems })
}

/** Parts of prices, divided among the parcels. @throws invoice.credited with the lines of which less is left */
async function amountsToReduce(db: Db, order: OrderRow, items: ReductionItems): Promise<CreditItem[]> {
  const wanted = items.flatMap(({ lineNo, amount }) => (amount === undefined ? [] : [{ lineNo, amount }]))
  if (wanted.length === 0) return []
  const prices = await arrivedPrices(db, order)
  const problems = wanted.flatMap(({ lineNo, amount }) => {
    const { largest } = priceOfLine(prices, lineNo)
    const message = `Line ${lineNo}: at most ${(largest / 100).toFixed(2)} of its price.`
    return amount > largest ? [{ path: '', message }] : []
  })
  if (problems.length > 0) throw appError('invoice.credited', { problems })
  return wanted.flatMap(({ lineNo, amount }) =>
    shareAmount(
      amount,
      prices.filter(price => price.lineNo === lineNo),
    ).map(({ shipmentId, amountMinor }) => ({ shipmentId, lineNo, quantity: 0, amountMinor })),
  )
}

/** The credits for each parcel. @throws request.invalid, invoice.credited with the lines of which less is left */
export async function partsToReduce(db: Db, order: OrderRow, request: Request): Promise<CreditItem[]> {
  checkItems(request)
  const pieces = await piecesToReduce(db, order, request.items)
  return [...pieces, ...(await amountsToReduce(db, order, request.items))]
}

/** Runs an operation that needs the invoices of parcels. @throws order.not-invoiced while one is being issued */
export async function whileInvoiced<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'invoice.unknown') throw appError('order.not-invoiced')
    throw error
  }
}

/** The credit notes and the refund; changes nothing. @throws order.unknown, order.not-invoiced, invoice.credited, request.invalid */
export async function reductionPreview(
  db: Db,
  actor: Staff,
  { orderNumber, ...request }: Request & { orderNumber: number },
): Promise<ReductionPreview> {
  const order = ownAsStaff(await findOrderOfNumber(db, orderNumber), actor, 'order.unknown')
  const items = await partsToReduce(db, order, request)
  const { notes, amountMinor } = await whileInvoiced(() =>
    creditAmount(db, { orderId: order.id, items, withCharges: false, goodwill: request.reason === 'goodwill' }),
  )
  return {
    notes: notes.map(({ kind, invoiceNumber, taxableMinor, taxMinor, totalMinor, emiDiscountMinor }) => ({
      ...{ kind, invoiceNumber, taxable: taxableMinor, tax: taxMinor, total: totalMinor, discount: emiDiscountMinor },
    })),
    refund: amountMinor,
  }
}
