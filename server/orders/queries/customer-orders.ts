// What a customer sees of their orders, and cancelling one.

import { stepViews } from '../../../contract/cart/totals-presenter.ts'
import { explainTotals } from '../../../contract/cart/totals-steps.rules.ts'
import type { Order, OrderBrief, Tracking } from '../../../contract/orders/api.ts'
import { ORDER_STATES, type OrderGroup, statesOfGroup } from '../../../contract/orders/status.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { stateNameBeside } from '../../addresses/service.ts'
import { type Customer, own } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { nationalPhone } from '../../verification/service.ts'
import {
  type AddressSnapshot,
  type BriefRow,
  countOrders,
  findOrderView,
  type LineView,
  listOrders,
  type OrderView,
  type ShipmentView,
} from '../repository/customer-orders.ts'
import { findShipment } from '../repository/shipments.ts'
import { hasLeft } from '../rules/shipments.ts'
import { CANCEL_REASONS, countGroups, isCancellable, isRetryable, paymentStateOf, shipmentAmounts } from '../rules.ts'
import { cancelLockedOrder, lockOwnOrder, whoOf } from '../service.ts'

function orderTexts({ lineNo, msn, nameEn, nameHi, slug, imageHash, quantity, seller }: LineView, language: Language) {
  return {
    ...{ lineNo, msn, seller },
    productName: language === 'hi' ? nameHi : nameEn,
    productUrl: `/${slug}/mp/${msn.toLowerCase()}`,
    image: imageHash === null ? null : `/media/${imageHash}/thumbnail.webp`,
    quantity,
  }
}

function presentBrief(row: BriefRow, language: Language): OrderBrief {
  const { id, number, state, placedAt, currency, payableMinor, paymentMode, poNumber, costCentre, items } = row
  const promised = items.flatMap(item => item.promisedOn ?? []).sort()
  return {
    orderNumber: number,
    orderId: id,
    state,
    statusCodeOfOrder: ORDER_STATES[state],
    placedAt: placedAt.toISOString(),
    currency,
    payable: payableMinor,
    itemCount: items.length,
    paymentMode,
    paymentState: paymentStateOf(state, row.paymentState),
    ...{ poNumber, costCentre },
    promisedOn: promised.at(-1) ?? null,
    items: items.map(item => orderTexts(item, language)),
  }
}

/** An address as it was frozen with the order, with the phone as people of the market write it. */
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

function presentLine(line: LineView, language: Language): Order['lines'][number] {
  const { lineNo, partNumber, hsn, cancelledQuantity, taxRateBp, taxParts, seller, promisedOn } = line
  return {
    ...orderTexts(line, language),
    brandName: language === 'hi' ? line.brandNameHi : line.brandName,
    ...{ lineNo, partNumber, hsn, cancelledQuantity, taxRateBp, taxParts, seller, promisedOn },
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
  const amounts = shipmentAmounts(items, shipments)
  return shipments.map((shipment, index) => ({
    ...presentParcel(shipment, language),
    taxable: amounts[index]?.taxableMinor ?? 0,
    taxParts: amounts[index]?.taxParts ?? [],
    payable: amounts[index]?.payableMinor ?? 0,
  }))
}

function presentOrder(row: OrderView, actor: Pick<Customer, 'market' | 'language'>): Order {
  const { language } = actor
  const { invoiceType, companyName, paymentMethodId, state } = row
  return {
    ...presentBrief(row, language),
    lines: row.items.map(line => presentLine(line, language)),
    shippingAddress: presentAddress(row.shippingAddress, actor),
    billingAddress: presentAddress(row.billingAddress, actor),
    ...{ invoiceType, companyName, paymentMethodId },
    gstin: row.gstin ?? '',
    totalAmount: row.totalAmountMinor,
    totalOffer: row.totalOfferMinor,
    taxes: row.taxesMinor,
    shippingCharges: row.shippingMinor,
    steps: stepViews(explainTotals(row.steps)),
    shipments: presentShipments(row, language),
    events: row.events.map(event => ({ ...event, at: new Date(event.at).toISOString() })),
    cancellable: isCancellable(state) && !row.shipments.some(shipment => hasLeft(shipment.state)),
    retryable: row.paymentMode === 'prepaid' && isRetryable(state),
  }
}

/** A page of the customer's orders with a text in a group, newest first, and how many each group has; pages from zero. */
export async function userOrders(
  db: Db,
  actor: Customer,
  input: { state: OrderGroup; str?: string; pageIndex: number; pageSize: number },
) {
  const { state, str: text = '', pageIndex, pageSize } = input
  const page = { limit: pageSize, offset: pageIndex * pageSize, text }
  const counts = countGroups(await countOrders(db, actor.customerId, actor.market, text))
  const rows = await listOrders(db, actor.customerId, actor.market, statesOfGroup(state), page)
  const orders = rows.map(row => presentBrief(row, actor.language))
  return { totalCount: counts[state], pageIndex, pageSize, orders, counts }
}

/** One order in brief. @throws order.unknown */
export async function orderBrief(db: Db, actor: Customer, orderNumber: number): Promise<OrderBrief> {
  const row = own(await findOrderView(db, orderNumber, actor.customerId), actor, 'order.unknown')
  return presentBrief(row, actor.language)
}

/** One order in full. @throws order.unknown */
export async function orderDetails(db: Db, actor: Customer, orderNumber: number): Promise<Order> {
  const row = own(await findOrderView(db, orderNumber, actor.customerId), actor, 'order.unknown')
  return presentOrder(row, actor)
}

/** Where a shipment has been. @throws order.shipment-unknown */
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

/**
 * Cancels a customer's own order: its stock is released at once, and a payment is refunded. Fails with
 * `order.unknown`, `order.not-cancellable` or, for a reason that is not offered, `request.invalid`.
 */
export async function cancelOrder(
  db: Db,
  actor: Customer,
  input: { orderNumber: number; reasonId: number; note: string },
): Promise<Order> {
  const reason = CANCEL_REASONS.find(({ id }) => id === input.reasonId)
  if (!reason) throw appError('request.invalid', { problems: [{ path: 'body.reasonId', message: 'Choose a reason.' }] })
  await db.transaction(async tx => {
    const order = await lockOwnOrder(tx, actor, input.orderNumber)
    const why = input.note ? `${reason.en}: ${input.note}` : reason.en
    await cancelLockedOrder(tx, order, { who: whoOf(actor), why, data: { reasonId: reason.id } })
  })
  return orderDetails(db, actor, input.orderNumber)
}
