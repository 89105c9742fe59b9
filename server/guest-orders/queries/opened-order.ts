// An order for a visitor whose session has opened it.

import type { GuestOrder } from '../../../contract/guest-orders/api.ts'
import { invoiceFile, invoicesOfOrder } from '../../invoices/service.ts'
import { orderDetails, trackShipment } from '../../orders/service.ts'
import { type Actor, type Customer, requireSession } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { findOpened, type MatchedOrder } from '../repository.ts'

/** The order that the session has opened. @throws order.unknown */
export async function openedOrder(db: Db, visitor: Actor, orderNumber: number): Promise<MatchedOrder> {
  const { sessionId, now } = requireSession(visitor)
  const order = await findOpened(db, sessionId, orderNumber, now)
  if (!order) throw appError('order.unknown')
  return order
}

/** The customer of an opened order, on whose behalf it is read; nothing is written. @throws order.unknown */
async function readerOf(db: Db, visitor: Actor, orderNumber: number): Promise<Customer> {
  const { customerId } = await openedOrder(db, visitor, orderNumber)
  const { market, language, deviceId, ip, requestId, now, place, sessionId } = requireSession(visitor)
  return { kind: 'customer', market, language, deviceId, ip, requestId, now, place, sessionId, customerId }
}

/** An opened order with its parcels and invoices. @throws order.unknown */
export async function guestOrder(app: App, visitor: Actor, orderNumber: number): Promise<GuestOrder> {
  const reader = await readerOf(app.db, visitor, orderNumber)
  const order = await orderDetails(app.db, reader, orderNumber)
  const [tracking, invoices] = await Promise.all([
    Promise.all(order.shipments.map(({ shipmentId }) => trackShipment(app.db, reader, shipmentId))),
    invoicesOfOrder(app.db, reader, orderNumber),
  ])
  return { order, tracking, invoices }
}

/** The PDF of an invoice of an opened order. @throws order.unknown, invoice.unknown, invoice.not-ready */
export async function guestInvoice(app: App, visitor: Actor, input: { orderNumber: number; invoiceId: string }) {
  return invoiceFile(app, await readerOf(app.db, visitor, input.orderNumber), input)
}
