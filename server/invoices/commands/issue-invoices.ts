// Issues the invoices of shipments that have left, one each, numbered in the same transaction.

import { documentNumber, taxYear } from '../../../contract/invoices/numbers.rules.ts'
import { sharesOf } from '../../../contract/invoices/shares.rules.ts'
import { dayIn } from '../../catalog/service.ts'
import { post } from '../../ledger/service.ts'
import { lockOrder, SHIPMENT_TOPIC, type ShipmentEvent } from '../../orders/service.ts'
import type { System } from '../../platform/actor.ts'
import { statement, type Tx } from '../../platform/db.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { insertInvoice, nextSerial } from '../repository/invoices.ts'
import { findOrderToInvoice } from '../repository/orders.ts'
import { amountsOf, draftInvoice, problemsOf } from '../rules.ts'

export const INVOICE_TOPICS = [SHIPMENT_TOPIC]

const ISSUER: System = { kind: 'system', name: 'event:invoices' }
const NOW = statement('invoices.now', 'select now() as at')

/**
 * Issues an invoice for each shipment of an order that has left and has none; returns how many. Shipments older than
 * stored registrations are skipped. @throws Error that names missing required fields, and then none is issued
 */
export async function issueInvoices(tx: Tx, orderId: string): Promise<number> {
  // one at a time per order, so that a repeated event finds what the first has issued
  if (!(await lockOrder(tx, orderId, ISSUER))) return 0
  const order = await findOrderToInvoice(tx, orderId)
  if (!order) return 0
  const { at } = await tx.one<{ at: Date }>(NOW)
  const on = dayIn(order.market, at)
  const issued = { at, on, year: taxYear(order.market, on) }
  const shares = sharesOf(amountsOf(order), order.shipments)
  const drafts = order.shipments.flatMap(({ id, registrationId, seller, left, invoiced }, index) => {
    const share = shares[index]
    if (!left || invoiced || registrationId === null || !seller || !share) return []
    return [draftInvoice(order, { id, registrationId, seller }, share, issued)]
  })
  // every transaction locks series in the same order
  const seriesOf = ({ invoice }: (typeof drafts)[number]) => `${invoice.taxNumber} ${invoice.kind}`
  drafts.sort((a, b) => (seriesOf(a) < seriesOf(b) ? -1 : 1))
  for (const { invoice, lines } of drafts) {
    const serial = await nextSerial(tx, invoice.taxNumber, invoice.kind, invoice.year)
    const number = documentNumber(invoice.kind, invoice.year, serial)
    const problems = problemsOf(invoice, number, lines)
    if (problems.length > 0) throw new Error(`Order ${order.number} cannot be invoiced: ${problems.join(', ')} missing`)
    await post(tx, 'sale', await insertInvoice(tx, { ...invoice, serial, number }, lines))
  }
  return drafts.length
}

/** Invoices a shipment when it leaves. */
export async function handleShipmentEvent(tx: Tx, event: OutboxEvent): Promise<void> {
  const { orderId, to } = event.payload as ShipmentEvent
  if (to === 'shipped') await issueInvoices(tx, orderId)
}
