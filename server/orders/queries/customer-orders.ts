// A customer's view of their orders.

import { stepViews } from '../../../contract/cart/totals-presenter.ts'
import { explainTotals } from '../../../contract/cart/totals-steps.rules.ts'
import type { OrderFilter } from '../../../contract/orders/filter.ts'
import type { Order, OrderBrief, Tracking } from '../../../contract/orders/schemas.ts'
import { orderStatusCode, statesOfGroup } from '../../../contract/orders/status.rules.ts'
import { returnStatusCode } from '../../../contract/returns/states.rules.ts'
import { dayAfter } from '../../../contract/shared/days.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { sum } from '../../../contract/shared/money.ts'
import { stateNameBeside } from '../../addresses/service.ts'
import { dayIn } from '../../catalog/service.ts'
import { type Customer, own } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { nationalPhone } from '../../verification/service.ts'
import {
  type AddressSnapshot,
  type BriefRow,
  type CustomerOrders,
  countOrders,
  findOrderView,
  type LineView,
  listOrders,
  type OrderView,
  type ShipmentView,
} from '../repository/customer-orders.ts'
import { findShipment } from '../repository/shipments.ts'
import { presentWaitingEdit } from '../repository/waiting-edits.ts'
import { hasLeft } from '../rules/shipments.ts'
import { CANCEL_REASONS, countGroups, isCancellable, isRetryable, paymentStateOf, shipmentAmounts } from '../rules.ts'

type Reader = Pick<Customer, 'market' | 'language' | 'now'>

function orderTexts(line: LineView, language: Language) {
  const { lineNo, msn, nameEn, nameHi, slug, imageHash, quantity, cancelledQuantity, seller } = line
  return {
    ...{ lineNo, msn, quantity, cancelledQuantity, seller },
    productName: language === 'hi' ? nameHi : nameEn,
    productUrl: `/${slug}/mp/${msn.toLowerCase()}`,
    image: imageHash === null ? null : `/media/${imageHash}/thumbnail.webp`,
  }
}

/** Whether the last day for returning any part of a delivered order has passed. */
function returnsOver({ deliveredAt, returnDays }: BriefRow, { market, now }: Reader): boolean {
  return deliveredAt !== null && dayIn(market, now) > dayAfter(dayIn(market, deliveredAt), returnDays ?? 0)
}

function statusCode(row: BriefRow, reader: Reader): number {
  const { state, paymentMethodId, partSent, cancelledByStaff, items, openReturn } = row
  if (openReturn) return returnStatusCode(openReturn.kind, openReturn.state)
  const partCancelled = items.some(({ cancelledQuantity }) => cancelledQuantity > 0)
  const over = returnsOver(row, reader)
  return orderStatusCode({ state, paymentMethodId, partCancelled, partSent, cancelledByStaff, returnsOver: over })
}

function presentBrief(row: BriefRow, reader: Reader): OrderBrief {
  const { id, number, state, placedAt, currency, payableMinor, paymentMode, poNumber, costCentre, items } = row
  const promised = items.flatMap(item => item.promisedOn ?? []).sort()
  return {
    orderNumber: number,
    orderId: id,
    state,
    statusCodeOfOrder: statusCode(row, reader),
    placedAt: placedAt.toISOString(),
    currency,
    payable: payableMinor,
    itemCount: items.length,
    paymentMode,
    paymentState: paymentStateOf(state, row.paymentState),
    ...{ poNumber, costCentre },
    promisedOn: row.isLost ? null : (promised.at(-1) ?? null),
    items: items.map(item => orderTexts(item, reader.language)),
  }
}

/** An address as frozen with the order, with the phone in the market's usual format. */
function presentAddress(
  address: AddressSnapshot,
  actor: Pick<Customer, 'market' | 'language'>,
): Order['shippingAddress'] {
  const { name, phone, line1, line2, landmark, city, place } = address
  return {
    ...{ name, landmark, city },
    phone: nationalPhone(actor.market, phone) ?? '',
    addressLine: line1,
    addressLine2: line2,
    stateName: stateNameBeside(city, { en: address.stateName, hi: address.stateNameHi }, actor.language),
    postCode: place,
  }
}

/** The cancellable quantity of a line: neither cancelled nor handed over, while the state of the order allows it. */
function cancellableOf({ lineNo, quantity, cancelledQuantity }: LineView, { state, shipments }: OrderView): number {
  if (!isCancellable(state)) return 0
  const gone = shipments.filter(shipment => hasLeft(shipment.state)).flatMap(shipment => shipment.lines)
  const left = sum(gone.filter(line => line.lineNo === lineNo).map(line => line.quantity))
  return quantity - cancelledQuantity - left
}

function presentLine(line: LineView, row: OrderView, language: Language): Order['lines'][number] {
  const { partNumber, hsn, taxRateBp, taxParts, promisedOn } = line
  return {
    ...orderTexts(line, language),
    brandName: language === 'hi' ? line.brandNameHi : line.brandName,
    ...{ partNumber, hsn, taxRateBp, taxParts, promisedOn },
    cancellableQuantity: cancellableOf(line, row),
    unitPrice: line.unitPriceMinor,
    mrp: line.mrpMinor,
    taxable: line.taxableMinor,
    payable: line.payableMinor,
  }
}

function presentParcel(row: ShipmentView, language: Language): Omit<Tracking, 'events'> {
  const { shipmentId, state, carrier, trackingNumber, fromEn, fromHi, lines } = row
  const { promisedOn, seller, taxNumber, placeOfSupply } = row
  const from = language === 'hi' ? fromHi : fromEn
  return { shipmentId, state, carrier, trackingNumber, from, promisedOn, seller, taxNumber, placeOfSupply, lines }
}

function presentShipments({ items, shipments }: OrderView, language: Language): Order['shipments'] {
  const left = items.map(line => ({ ...line, quantity: line.quantity - line.cancelledQuantity }))
  const amounts = shipmentAmounts(left, shipments)
  return shipments.map((shipment, index) => ({
    ...presentParcel(shipment, language),
    taxable: amounts[index]?.taxableMinor ?? 0,
    taxParts: amounts[index]?.taxParts ?? [],
    payable: amounts[index]?.payableMinor ?? 0,
  }))
}

/** The taxes as stored with the order: after a cancellation they are those of its invoices. */
function withStoredTaxes(steps: Order['steps'], stored: OrderView['taxParts']): Order['steps'] {
  return steps.map(step => {
    const part = step.kind === 'tax' ? stored?.find(({ code }) => code === step.params.code) : undefined
    return part ? { ...step, params: { ...step.params, taxMinor: part.amountMinor } } : step
  })
}

function presentOrder(row: OrderView, actor: Reader): Order {
  const { language } = actor
  const { agentId, agentName, invoiceType, companyName, giftMessage, paymentMethodId, state } = row
  const lines = row.items.map(line => presentLine(line, row, language))
  return {
    ...presentBrief(row, actor),
    lines,
    shippingAddress: presentAddress(row.shippingAddress, actor),
    billingAddress: presentAddress(row.billingAddress, actor),
    ...{ agentId, agentName, invoiceType, companyName, giftMessage, paymentMethodId },
    gstin: row.gstin ?? '',
    totalAmount: row.totalAmountMinor,
    totalOffer: row.totalOfferMinor,
    taxes: row.taxesMinor,
    shippingCharges: row.shippingMinor,
    steps: withStoredTaxes(stepViews(explainTotals(row.steps)), row.taxParts),
    shipments: presentShipments(row, language),
    events: row.events.map(event => ({ ...event, at: new Date(event.at).toISOString() })),
    refunds: row.refunds.map(refund => ({
      ...refund,
      requestedAt: new Date(refund.requestedAt).toISOString(),
      refundedAt: refund.refundedAt === null ? null : new Date(refund.refundedAt).toISOString(),
    })),
    notDelivered: row.notDeliveredMinor,
    rewards: row.rewards,
    cancellable: lines.some(line => line.cancellableQuantity > 0),
    cancelOnlyWhole: isRetryable(state),
    retryable: row.paymentMode === 'prepaid' && isRetryable(state),
    waitingEdit: row.waitingEdit && presentWaitingEdit(row.waitingEdit, language),
    onHold: row.onHold,
  }
}

/** The orders that match a filter. @throws request.invalid when it ends before it begins */
export function filteredOrders(actor: Customer, { str, from, to }: Omit<OrderFilter, 'state'>): CustomerOrders {
  if (from !== undefined && to !== undefined && from > to)
    throw appError('request.invalid', {
      problems: [{ path: 'query.to', message: 'The last day is before the first.' }],
    })
  const { customerId, market } = actor
  return { customerId, market, text: str, from, to }
}

/**
 * A page of the customer's orders that match a filter, newest first, with the count of each group; pages start at zero.
 * @throws request.invalid
 */
export async function userOrders(
  db: Db,
  actor: Customer,
  input: Partial<OrderFilter> & { pageIndex: number; pageSize: number },
) {
  const { state = 'all', str = '', from, to, pageIndex, pageSize } = input
  const which = filteredOrders(actor, { str, from, to })
  const page = { states: statesOfGroup(state), limit: pageSize, offset: pageIndex * pageSize }
  const [counted, rows] = await Promise.all([countOrders(db, which), listOrders(db, which, page)])
  const counts = countGroups(counted)
  const orders = rows.map(row => presentBrief(row, actor))
  return { totalCount: counts[state], pageIndex, pageSize, orders, counts }
}

/** One order in brief. @throws order.unknown */
export async function orderBrief(db: Db, actor: Customer, orderNumber: number): Promise<OrderBrief> {
  const row = own(await findOrderView(db, orderNumber, actor.customerId), actor, 'order.unknown')
  return presentBrief(row, actor)
}

/** One order in full. @throws order.unknown */
export async function orderDetails(db: Db, actor: Customer, orderNumber: number): Promise<Order> {
  const row = own(await findOrderView(db, orderNumber, actor.customerId), actor, 'order.unknown')
  return presentOrder(row, actor)
}

/** The tracking of a shipment. @throws order.shipment-unknown */
export async function trackShipment(db: Db, actor: Customer, shipmentId: number): Promise<Tracking> {
  const row = own(await findShipment(db, shipmentId), actor, 'order.shipment-unknown')
  const events = row.events.map(({ code, placeEn, placeHi, at }) => ({
    code,
    place: actor.language === 'hi' ? placeHi : placeEn,
    at: new Date(at).toISOString(),
  }))
  return { ...presentParcel(row, actor.language), events }
}

export function cancelReasons(language: Language): { id: number; reason: string }[] {
  return CANCEL_REASONS.map(({ id, ...texts }) => ({ id, reason: texts[language] }))
}
