// Resends the confirmation or a document of an order to its customer at the request of staff.

import { isConfirmed, type SentAgain } from '../../../contract/notifications/order-mails.rules.ts'
import { documentToSend, INVOICE_FILES } from '../../invoices/service.ts'
import { queueMessage, requireDeliverable } from '../../messages/service.ts'
import { findOrderOfNumber } from '../../orders/service.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { maskEmail } from '../../platform/contact-masks.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { findNotifiedOrder } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { documentFile, type MailCause } from '../rules/mail-cause.ts'
import { orderMail } from '../rules/order-mails.ts'

interface Input {
  orderNumber: number
  /** Id of the request: repeating it sends nothing. */
  sendId: string
  kind: SentAgain
  documentId: string | null
}

interface ToSend {
  cause: MailCause
  attachments: { name: string; folder: string; hash: string }[]
}

async function contentOf(app: App, orderId: string, { kind, documentId }: Input): Promise<ToSend> {
  if (kind === 'confirmation') {
    if (documentId !== null) throw appError('invoice.unknown')
    return { cause: { template: 'order-placed' }, attachments: [] }
  }
  const { number, seller, hash } = await documentToSend(app, orderId, { kind, documentId })
  return {
    cause: { template: kind, documentNumber: number, seller },
    attachments: [{ ...documentFile(number, hash), folder: INVOICE_FILES }],
  }
}

/**
 * Queues the mail, with the current text and amounts, to the verified address of the account. Returns the masked
 * address.
 * @throws order.unknown, order.state if there is nothing to confirm, order.mail-missing, messages.mail-off,
 *   messages.mail-returned, invoice.unknown, invoice.not-ready
 */
export async function sendOrderMail(app: App, actor: Staff, input: Input): Promise<string> {
  const { orderNumber, sendId, kind, documentId } = input
  const { id } = ownAsStaff(await findOrderOfNumber(app.db, orderNumber), actor, 'order.unknown')
  const { cause, attachments } = await contentOf(app, id, input)
  return app.db.transaction(async tx => {
    const order = await findNotifiedOrder(tx, id)
    if (!order) throw appError('order.unknown')
    if (kind === 'confirmation' && !isConfirmed(order.state)) throw appError('order.state')
    const { market, language, customer } = order
    if (customer.email === null) throw appError('order.mail-missing')
    await requireDeliverable(app, tx, customer.email)
    const mail = orderMail(order, cause, originOf(app.config, market), await listOwnWords(tx, market, language))
    await queueMessage(app, tx, {
      ...{ channel: 'mail', recipient: customer.email, template: cause.template, language, subject: mail.subject },
      ...{ body: textOf(mail), html: htmlOf(mail, language), attachments },
      key: `${cause.template}:${documentId ?? id}:mail:${sendId}`,
      orderId: id,
    })
    describeChange({ recordKind: 'order', recordId: String(orderNumber), before: null, after: { kind, documentId } })
    return maskEmail(customer.email)
  })
}
