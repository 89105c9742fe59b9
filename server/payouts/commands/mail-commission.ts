// Mails the operator's invoices and credit notes for commission to the sellers that have a mail address, each once.

import { INVOICE_FILES } from '../../invoices/service.ts'
import type { App } from '../../platform/app.ts'
import { emit } from '../../platform/outbox.ts'
import { findContact, insertMail, listToMail } from '../repository/commission-mails.ts'
import { commissionInvoiceFile } from './commission-file.ts'

/** Name of the job; its data names the document. */
export const MAIL_COMMISSION = 'payouts.mail-commission'
/** Topic of the event that a document is to be mailed to its seller; its payload is a `CommissionMailEvent`. */
export const COMMISSION_MAIL_TOPIC = 'payouts.commission-mail'

export interface CommissionMailEvent {
  documentId: string
}

/** Has the documents of a month mailed that were not; those of sellers without an address wait until there is one. */
export async function mailMonth(app: App, market: string, period: string): Promise<void> {
  for (const documentId of await listToMail(app.db, market, period))
    await app.jobs.send(MAIL_COMMISSION, { documentId })
}

/**
 * Makes the PDF in the language of the seller and has it mailed, unless it was mailed or the seller has no address.
 * @throws server.unavailable when too many documents are being drawn
 */
export async function mailCommission(app: App, documentId: string): Promise<void> {
  const contact = await findContact(app.db, documentId)
  if (!contact) return
  const { email, language } = contact
  const { bytes } = await commissionInvoiceFile(app, { documentId, language })
  const hash = await app.ports.files.put(INVOICE_FILES, Buffer.from(bytes))
  await app.db.transaction(async tx => {
    if (!(await insertMail(tx, { documentId, email, language, hash, bytes: bytes.length }))) return
    const event: CommissionMailEvent = { documentId }
    await emit(tx, COMMISSION_MAIL_TOPIC, documentId, event)
  })
}
