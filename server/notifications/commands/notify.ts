// Queues the messages for an event of an order: a mail and a text message, each once.

import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import {
  CHALLAN_FILE_TOPIC,
  type ChallanFileEvent,
  CREDIT_NOTE_FILE_TOPIC,
  type CreditNoteFileEvent,
  DEBIT_NOTE_FILE_TOPIC,
  type DebitNoteFileEvent,
  INVOICE_FILE_TOPIC,
  INVOICE_FILES,
  type InvoiceFileEvent,
} from '../../invoices/service.ts'
import { queueMessage, queueNotification } from '../../messages/service.ts'
import {
  ADDRESS_CORRECTED_TOPIC,
  type AddressCorrected,
  EDIT_NOT_MADE_TOPIC,
  EDIT_WAITS_TOPIC,
  type EditNotMade,
  type EditWaits,
  ITEMS_CANCELLED_TOPIC,
  type ItemsCancelled,
  LINES_EDITED_TOPIC,
  type LinesEdited,
  ORDER_TOPIC,
  type OrderEvent,
  SHIPMENT_TOPIC,
  type ShipmentEvent,
} from '../../orders/service.ts'
import {
  REFUND_ACCOUNT_TOPIC,
  REFUND_TOPIC,
  type RefundAwaitsAccount,
  type RefundMade,
  refundLinkPath,
} from '../../payments/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { findNotifiedOrder } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { documentFile, type MailCause } from '../rules/mail-cause.ts'
import type { NotifiedOrder } from '../rules/order.ts'
import { orderMail, orderUrl } from '../rules/order-mails.ts'
import { type OwnWords, ownWordsOf } from '../rules/own-words.ts'
import { orderText, PROGRESS_TEXTS, TEXT_TEMPLATES } from '../rules/texts.ts'

export const NOTIFICATION_TOPICS = [
  ORDER_TOPIC,
  SHIPMENT_TOPIC,
  ITEMS_CANCELLED_TOPIC,
  ADDRESS_CORRECTED_TOPIC,
  LINES_EDITED_TOPIC,
  EDIT_WAITS_TOPIC,
  EDIT_NOT_MADE_TOPIC,
  REFUND_TOPIC,
  REFUND_ACCOUNT_TOPIC,
  INVOICE_FILE_TOPIC,
  CREDIT_NOTE_FILE_TOPIC,
  DEBIT_NOTE_FILE_TOPIC,
  CHALLAN_FILE_TOPIC,
]

/** A message to queue: `of` is the id of its subject, which with the template forms the idempotency key. */
type Notification = MailCause & { of: string; file?: { name: string; hash: string } }

/** An order, with the message about it and its language. */
interface Told {
  order: NotifiedOrder
  notification: Notification
  own: OwnWords
}

async function queueMail(app: App, tx: Tx, { order, notification, own }: Told): Promise<void> {
  const { template, of, file } = notification
  const { language, customer } = order
  if (customer.email === null) return
  const mail = orderMail(order, notification, originOf(app.config, order.market), own)
  await queueMessage(app, tx, {
    channel: 'mail',
    recipient: customer.email,
    ...{ template, language },
    subject: mail.subject,
    body: textOf(mail),
    html: htmlOf(mail, language),
    key: `${template}:${of}:mail`,
    orderId: order.id,
    attachments: file ? [{ ...file, folder: INVOICE_FILES }] : [],
  })
}

async function queueText(app: App, tx: Tx, { order, notification, own }: Told): Promise<void> {
  const template = TEXT_TEMPLATES.find(known => known === notification.template)
  const { language, customer } = order
  if (customer.phone === null || !template) return
  if (!customer.wantsProgressTexts && PROGRESS_TEXTS.includes(template)) return
  const values = {
    order: String(order.number),
    link: orderUrl(originOf(app.config, order.market), order),
    ...('shipment' in notification ? { parcel: String(notification.shipment.number) } : {}),
  }
  const words = ownWordsOf(own, 'sms', template)
  await queueMessage(app, tx, {
    channel: 'sms',
    recipient: customer.phone,
    ...{ template, language },
    subject: null,
    body: orderText(template, language, values, words),
    ...(words?.registeredId && { registeredId: words.registeredId }),
    key: `${template}:${notification.of}:sms`,
    orderId: order.id,
  })
}

/** Events pushed to devices: what happens to an order, not what its customer has just done. */
const PUSH_TEMPLATES: readonly string[] = [
  'payment-failed',
  'shipped',
  'out-for-delivery',
  'delivered',
  'parcel-returned',
  'parcel-lost',
  'parcel-sent-again',
  'parcel-lost-refunded',
  'items-cancelled',
  'lines-edited',
  'edit-waits',
  'edit-not-made',
  'address-corrected',
  'order-cancelled',
  'refund-made',
]

async function queueForDevices(app: App, tx: Tx, { order, notification, own }: Told): Promise<void> {
  const { template, of } = notification
  if (!PUSH_TEMPLATES.includes(template)) return
  const { id: orderId, language, customer, number } = order
  const { subject, preview } = orderMail(order, notification, originOf(app.config, order.market), own)
  const to = {
    customerId: customer.id,
    topic: 'orders' as const,
    template,
    language,
    key: `${template}:${of}`,
    orderId,
  }
  const path = `${language === 'hi' ? '/hi' : ''}/dashboard/order/${number}`
  await queueNotification(app, tx, to, { title: subject, body: preview, path, tag: `order-${number}` })
}

function ofOrder(app: App, order: NotifiedOrder, { orderId: of, from, to }: OrderEvent): Notification | null {
  const { transferAccount: account } = app.ports.payments
  if (to === 'placed') return { template: 'order-placed', of }
  if (to === 'payment-failed') return { template: 'payment-failed', of }
  if (to === 'expired') return { template: 'order-expired', of }
  if (to === 'cancelled') return { template: 'order-cancelled', of }
  const transfers = from === null && to === 'pending-payment' && order.paymentMethodId === PAYMENT_METHOD_IDS.neft
  return transfers && account ? { template: 'awaiting-transfer', of, account } : null
}

function ofShipment(
  order: NotifiedOrder,
  { shipmentId: of, from, to }: ShipmentEvent,
  eventId: number,
): Notification | null {
  const shipment = order.shipments.find(({ id }) => id === of)
  if (!shipment) return null
  // a parcel can be lost more than once
  const ofLoss = `${of}:${eventId}`
  if (to === 'lost') return { template: 'parcel-lost', of: ofLoss, shipment }
  if (from === 'lost' && to === 'shipped') return { template: 'parcel-sent-again', of: ofLoss, shipment }
  if (from === 'lost' && to === 'returned') return { template: 'parcel-lost-refunded', of, shipment }
  if (to === 'returned') return { template: 'parcel-returned', of, shipment }
  return to === 'shipped' || to === 'out-for-delivery' || to === 'delivered' ? { template: to, of, shipment } : null
}

function ofCancellation({ cancellationId: of, refundMinor, payableMinor }: ItemsCancelled): Notification {
  return { template: 'items-cancelled', of, refundMinor, payableMinor }
}

function ofEdit({ editId: of, refundMinor, payableMinor }: LinesEdited): Notification {
  return { template: 'lines-edited', of, refundMinor, payableMinor }
}

function ofWaitingEdit({ editId: of, differenceMinor, expiresAt }: EditWaits): Notification {
  return { template: 'edit-waits', of, differenceMinor, until: new Date(expiresAt) }
}

/** The cancellation mail already says it. */
function ofEditNotMade({ state }: NotifiedOrder, { editId: of, how }: EditNotMade): Notification | null {
  return state === 'cancelled' ? null : { template: 'edit-not-made', of, isLate: how === 'lapsed' }
}

function ofCorrection({ correctionId: of }: AddressCorrected): Notification {
  return { template: 'address-corrected', of }
}

function ofRefund({ refundId: of, amountMinor: refundMinor }: RefundMade): Notification {
  return { template: 'refund-made', of, refundMinor }
}

function ofRefundLink(app: App, { refundId: of, amountMinor: refundMinor }: RefundAwaitsAccount): Notification {
  return { template: 'refund-link', of, refundMinor, path: refundLinkPath(app, of) }
}

function ofInvoice({ invoiceId: of, number: documentNumber, seller, hash }: InvoiceFileEvent): Notification {
  return { template: 'invoice', of, documentNumber, seller, file: documentFile(documentNumber, hash) }
}

function ofCreditNote({ creditNoteId: of, number: documentNumber, seller, hash }: CreditNoteFileEvent): Notification {
  return { template: 'credit-note', of, documentNumber, seller, file: documentFile(documentNumber, hash) }
}

function ofDebitNote({ debitNoteId: of, number: documentNumber, seller, hash }: DebitNoteFileEvent): Notification {
  return { template: 'debit-note', of, documentNumber, seller, file: documentFile(documentNumber, hash) }
}

function ofChallan({ challanId: of, number: documentNumber, seller, hash }: ChallanFileEvent): Notification {
  return { template: 'delivery-challan', of, documentNumber, seller, file: documentFile(documentNumber, hash) }
}

function notificationOf(app: App, order: NotifiedOrder, { id, topic, payload }: OutboxEvent): Notification | null {
  if (topic === ORDER_TOPIC) return ofOrder(app, order, payload as OrderEvent)
  if (topic === ITEMS_CANCELLED_TOPIC) return ofCancellation(payload as ItemsCancelled)
  if (topic === ADDRESS_CORRECTED_TOPIC) return ofCorrection(payload as AddressCorrected)
  if (topic === LINES_EDITED_TOPIC) return ofEdit(payload as LinesEdited)
  if (topic === EDIT_WAITS_TOPIC) return ofWaitingEdit(payload as EditWaits)
  if (topic === EDIT_NOT_MADE_TOPIC) return ofEditNotMade(order, payload as EditNotMade)
  if (topic === REFUND_TOPIC) return ofRefund(payload as RefundMade)
  if (topic === REFUND_ACCOUNT_TOPIC) return ofRefundLink(app, payload as RefundAwaitsAccount)
  if (topic === SHIPMENT_TOPIC) return ofShipment(order, payload as ShipmentEvent, id)
  if (topic === CREDIT_NOTE_FILE_TOPIC) return ofCreditNote(payload as CreditNoteFileEvent)
  if (topic === DEBIT_NOTE_FILE_TOPIC) return ofDebitNote(payload as DebitNoteFileEvent)
  if (topic === CHALLAN_FILE_TOPIC) return ofChallan(payload as ChallanFileEvent)
  return ofInvoice(payload as InvoiceFileEvent)
}

/** Queues messages about an event to the customer of an order, only to verified addresses. */
export async function notifyCustomer(tx: Tx, event: OutboxEvent, app: App): Promise<void> {
  const { orderId } = event.payload as { orderId: string }
  const order = await findNotifiedOrder(tx, orderId)
  const notification = order && notificationOf(app, order, event)
  if (!notification) return
  const told = { order, notification, own: await listOwnWords(tx, order.market, order.language) }
  await queueMail(app, tx, told)
  await queueText(app, tx, told)
  await queueForDevices(app, tx, told)
}
