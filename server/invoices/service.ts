// What a buyer reads of the invoices of their orders.

import type { Invoice, InvoiceBrief } from '../../contract/invoices/schemas.ts'
import { ownOrder } from '../orders/service.ts'
import { type Customer, own } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { presentBrief, presentInvoice } from './presenter.ts'
import { findInvoice, listInvoices } from './repository/invoices.ts'

/** The invoices of the customer's order, by shipment; none until it has left. @throws order.unknown */
export async function invoicesOfOrder(db: Db, actor: Customer, orderNumber: number): Promise<InvoiceBrief[]> {
  const order = await ownOrder(db, actor, orderNumber)
  return (await listInvoices(db, order.id)).map(presentBrief)
}

/** An invoice of the customer in full. @throws invoice.unknown */
export async function invoiceDetails(db: Db, actor: Customer, invoiceId: string): Promise<Invoice> {
  return presentInvoice(own(await findInvoice(db, invoiceId), actor, 'invoice.unknown'), actor.language)
}
