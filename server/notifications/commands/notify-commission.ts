// Queues the mail of a commission document to its seller, once per document.

import { INVOICE_FILES } from '../../invoices/service.ts'
import { queueMessage } from '../../messages/service.ts'
import { COMMISSION_MAIL_TOPIC, type CommissionMailEvent } from '../../payouts/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { findMailedCommission } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { commissionMail } from '../rules/commission-mail.ts'
import { textOf } from '../rules/mail.ts'

export const COMMISSION_TOPICS = [COMMISSION_MAIL_TOPIC]

export async function notifyOfCommission(tx: Tx, { payload }: OutboxEvent, app: App): Promise<void> {
  const { documentId } = payload as CommissionMailEvent
  const document = await findMailedCommission(tx, documentId)
  if (!document) return
  const { email, market, language, kind, number, hash } = document
  const mail = commissionMail(document, await listOwnWords(tx, market, language))
  const template = `commission-${kind}`
  await queueMessage(app, tx, {
    ...{ channel: 'mail', recipient: email, template, language, subject: mail.subject },
    ...{ body: textOf(mail), html: htmlOf(mail, language), key: `${template}:${documentId}:mail` },
    attachments: [{ name: `${number.replaceAll('/', '-')}.pdf`, folder: INVOICE_FILES, hash }],
  })
}
