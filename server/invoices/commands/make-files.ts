// Makes the PDF of every invoice that has none, in the language of its order.

import { setImmediate } from 'node:timers/promises'
import { describeInvoice } from '../../../contract/invoices/document.rules.ts'
import type { App } from '../../platform/app.ts'
import { renderPdf } from '../adapters/pdf.ts'
import { presentInvoice } from '../presenter.ts'
import { findInvoice, insertFile, listWithoutFile } from '../repository/invoices.ts'

/** Name of the job. */
export const MAKE_FILES = 'invoices.make-files'
/** Folder of the files of invoices. */
export const INVOICE_FILES = 'invoices'
/** A run takes half a minute at most. */
const AT_MOST = 60

async function makeFile(app: App, invoiceId: string): Promise<void> {
  const row = await findInvoice(app.db, invoiceId)
  if (!row) return
  const { market, language, number, issuedAt: at, seller } = row
  const document = describeInvoice(presentInvoice(row, language), language)
  const bytes = await renderPdf(document, { market, language, title: number, author: seller.legalName, at })
  const hash = await app.ports.files.put(INVOICE_FILES, bytes)
  await insertFile(app.db, invoiceId, hash, bytes.length)
}

/** Makes the files that are missing, the oldest first; returns how many. One that fails holds up no other. */
export async function makeFiles(app: App): Promise<number> {
  let made = 0
  for (const invoiceId of await listWithoutFile(app.db, AT_MOST)) {
    try {
      await makeFile(app, invoiceId)
      made++
    } catch (error) {
      app.log.error({ err: error, invoice: invoiceId }, 'the file of an invoice could not be made')
    }
    // drawing takes the whole process: requests come first
    await setImmediate()
  }
  return made
}
