// Maps an event of the outbox to messages: their event kind and record number.

import type { WebhookKind } from '../../../contract/webhooks/kinds.rules.ts'
import { INVOICE_FILE_TOPIC, type InvoiceFileEvent } from '../../invoices/service.ts'
import { ORDER_TOPIC, type OrderEvent, SHIPMENT_TOPIC, type ShipmentEvent } from '../../orders/service.ts'
import { REFUND_TOPIC, type RefundMade } from '../../payments/service.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { RETURN_TOPIC, type ReturnEvent } from '../../returns/service.ts'
import { RFQ_ANSWER_TOPIC, RFQ_TOPIC, type RfqAnswerEvent, type RfqEvent } from '../../rfq/service.ts'

/** Topic of the event that the database emits for a payment that succeeded or failed. */
const PAYMENT_TOPIC = 'payments.state-changed'
/** Topic of the event that the database emits for products whose pages change. */
export const PRODUCT_TOPIC = 'catalog.product-changed'

export const WEBHOOK_TOPICS = [
  ...[ORDER_TOPIC, SHIPMENT_TOPIC, PAYMENT_TOPIC, RETURN_TOPIC, REFUND_TOPIC, INVOICE_FILE_TOPIC],
  ...[RFQ_TOPIC, RFQ_ANSWER_TOPIC, PRODUCT_TOPIC],
]

export interface ToTell {
  kind: WebhookKind
  /** As a dry run names it. */
  record: string
}

type Reader = (payload: unknown) => ToTell[]

const told = (kind: WebhookKind | null, record: string | number): ToTell[] =>
  kind === null ? [] : [{ kind, record: String(record) }]

const PLACED_FROM: readonly (string | null)[] = [null, 'pending-payment', 'payment-failed']

const READERS: Readonly<Record<string, Reader>> = {
  [ORDER_TOPIC]: payload => {
    const { orderNumber, from, to } = payload as OrderEvent
    const placed = to === 'placed' && PLACED_FROM.includes(from) ? told('order.placed', orderNumber) : []
    // a new order has no previous state
    return [...placed, ...told(from === null ? null : 'order.state-changed', orderNumber)]
  },
  [SHIPMENT_TOPIC]: payload => {
    const { shipmentNumber, to } = payload as ShipmentEvent
    if (to === 'shipped') return told('shipment.shipped', shipmentNumber)
    return told(to === 'delivered' ? 'shipment.delivered' : null, shipmentNumber)
  },
  [PAYMENT_TOPIC]: payload => {
    const { paymentId, to } = payload as { paymentId: string; to: 'paid' | 'failed' }
    return told(to === 'paid' ? 'payment.captured' : 'payment.failed', paymentId)
  },
  [RETURN_TOPIC]: payload => {
    const { returnNumber, to } = payload as ReturnEvent
    if (to === 'requested') return told('return.requested', returnNumber)
    return told(to === 'approved' || to === 'rejected' ? 'return.decided' : null, returnNumber)
  },
  [REFUND_TOPIC]: payload => told('refund.paid', (payload as RefundMade).refundId),
  [INVOICE_FILE_TOPIC]: payload => told('invoice.issued', (payload as InvoiceFileEvent).invoiceId),
  [RFQ_TOPIC]: payload => told('rfq.received', (payload as RfqEvent).rfqNumber),
  [RFQ_ANSWER_TOPIC]: payload => {
    const { rfqNumber, version } = payload as RfqAnswerEvent
    return told(version === null ? null : 'rfq.quoted', rfqNumber)
  },
}

/** The messages for an event of one record; none for a state without an event kind. */
export function toTell({ topic, payload }: Pick<OutboxEvent, 'topic' | 'payload'>): ToTell[] {
  return READERS[topic]?.(payload) ?? []
}

/** The event kind of changed products, by the table that changed. */
const PRODUCT_KINDS: Readonly<Record<string, WebhookKind>> = {
  products: 'product.changed',
  offer_choices: 'price.changed',
  stock: 'stock.changed',
  seller_warehouses: 'stock.changed',
}

/** The event kind and the products of a product event; null if there is no kind for it. */
export function productsToTell({
  subject,
  payload,
}: Pick<OutboxEvent, 'subject' | 'payload'>): { kind: WebhookKind; msns: string[] } | null {
  const kind = PRODUCT_KINDS[subject]
  return kind ? { kind, msns: (payload as { msns: string[] }).msns } : null
}
