// The PDFs of a customer's invoices and credit notes of a tax year as one ZIP.

import type { InvoiceYear } from '../../../contract/invoices/archive-api.ts'
import { CSV_MARK as UTF8_MARK } from '../../../contract/shared/csv.ts'
import type { FileStream } from '../../../contract/shared/endpoint.ts'
import type { Language } from '../../../contract/shared/market.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type ZipEntry, zipOf } from '../adapters/zip.ts'
import { INVOICE_FILES, MAKE_FILES } from '../commands/make-files.ts'
import { type ArchivedDocument, listOfYear, listYears } from '../repository/archive.ts'
import { pdfName } from '../rules.ts'

const NOT_READY: Readonly<Record<Language, string>> = {
  en: 'The PDFs of these documents are being made. Please download the archive again in some minutes.',
  hi: 'इन दस्तावेज़ों के PDF बनाए जा रहे हैं। कृपया कुछ मिनट बाद आर्काइव फिर से डाउनलोड करें।',
}
const JOB_INPUT: Readonly<Record<ArchivedDocument['kind'], (id: string) => Record<string, string>>> = {
  invoice: invoiceId => ({ invoiceId }),
  'credit-note': creditNoteId => ({ creditNoteId }),
  'debit-note': debitNoteId => ({ debitNoteId }),
}
/** Maximum number of missing files that a download requests; the job that looks for missing ones creates the others. */
const MAX_REQUESTED = 50

/** The tax years of the customer's invoices, latest first. */
export function invoiceYears(db: Db, actor: Customer): Promise<InvoiceYear[]> {
  return listYears(db, actor)
}

/** Lists missing files, and requests them. */
async function notReady(app: App, missing: readonly ArchivedDocument[], language: Language): Promise<ZipEntry> {
  for (const { kind, id } of missing.slice(0, MAX_REQUESTED)) {
    await app.jobs.send(MAKE_FILES, JOB_INPUT[kind](id))
  }
  const lines = [NOT_READY[language], '', ...missing.map(({ number, taxNumber }) => `${number} (${taxNumber})`), '']
  return { name: 'not-ready.txt', changedAt: app.now(), bytes: Buffer.from(UTF8_MARK + lines.join('\r\n')) }
}

/**
 * The PDFs of a tax year's invoices and credit notes. One file is in memory at a time; missing ones are listed in a
 * text file at the end. @throws invoice.unknown when there is none in that year
 */
export async function invoiceArchive(
  app: App,
  actor: Customer,
  { year, language = actor.language }: { year: string; language?: Language | undefined },
): Promise<FileStream> {
  const documents = await listOfYear(app.db, actor, year)
  if (documents.length === 0) throw appError('invoice.unknown')
  async function* entries(): AsyncGenerator<ZipEntry> {
    const missing: ArchivedDocument[] = []
    for (const document of documents) {
      const { hash, issuedAt: changedAt } = document
      const bytes = hash === null ? null : await app.ports.files.get(INVOICE_FILES, hash)
      if (bytes) yield { name: pdfName(document), changedAt, bytes }
      else missing.push(document)
    }
    if (missing.length > 0) yield await notReady(app, missing, language)
  }
  return { name: `invoices-${year}.zip`, chunks: zipOf(entries()) }
}
