// Creates the PDFs of invoices, credit notes, debit notes and delivery challans that have none, in the language of the order.

import { describeChallan } from '../../../contract/invoices/challan-document.rules.ts'
import { describeCreditNote } from '../../../contract/invoices/credit-document.rules.ts'
import { describeDebitNote } from '../../../contract/invoices/debit-document.rules.ts'
import { describeInvoice, type PrintedDocument } from '../../../contract/invoices/document.rules.ts'
import type { App } from '../../platform/app.ts'
import { emit } from '../../platform/outbox.ts'
import { renderPdf } from '../adapters/pdf.ts'
import { presentChallan, presentCreditNote, presentDebitNote, presentInvoice } from '../presenter.ts'
import { type ChallanRow, findChallan, insertChallanFile, listChallansWithoutFile } from '../repository/challans.ts'
import {
  type CreditNoteRow,
  findCreditNote,
  insertCreditNoteFile,
  listCreditNotesWithoutFile,
} from '../repository/credit-notes.ts'
import {
  type DebitNoteRow,
  findDebitNote,
  insertDebitNoteFile,
  listDebitNotesWithoutFile,
} from '../repository/debit-notes.ts'
import { findInvoice, type InvoiceRow, insertFile, listWithoutFile } from '../repository/invoices.ts'
import { type DocumentToRemake, insertSignedFile, listToRemake } from '../repository/signed.ts'

/** Name of the job. */
export const MAKE_FILES = 'invoices.make-files'
/** Folder of the files of invoices and credit notes. */
export const INVOICE_FILES = 'invoices'
/** Topic of the event that the PDF of an invoice was created; its payload is an `InvoiceFileEvent`. */
export const INVOICE_FILE_TOPIC = 'invoices.file-made'
/** Topic of the event that the PDF of a credit note was created; its payload is a `CreditNoteFileEvent`. */
export const CREDIT_NOTE_FILE_TOPIC = 'invoices.credit-note-file-made'
/** Topic of the event that the PDF of a debit note was created; its payload is a `DebitNoteFileEvent`. */
export const DEBIT_NOTE_FILE_TOPIC = 'invoices.debit-note-file-made'
/** Topic of the event that the PDF of a delivery challan was created; its payload is a `ChallanFileEvent`. */
export const CHALLAN_FILE_TOPIC = 'invoices.challan-file-made'

interface FileEvent {
  orderId: string
  number: string
  /** Trade name. */
  seller: string
  /** Name of the file in the folder `INVOICE_FILES`. */
  hash: string
}

export interface InvoiceFileEvent extends FileEvent {
  invoiceId: string
}

export interface CreditNoteFileEvent extends FileEvent {
  creditNoteId: string
}

export interface DebitNoteFileEvent extends FileEvent {
  debitNoteId: string
}

export interface ChallanFileEvent extends FileEvent {
  challanId: string
}

/** Maximum duration of a run: half a minute. */
const BATCH_SIZE = 60

async function draw(app: App, row: InvoiceRow | CreditNoteRow | DebitNoteRow | ChallanRow, document: PrintedDocument) {
  const { market, language, number, issuedAt: at, seller } = row
  const bytes = await renderPdf(document, { market, language, title: number, author: seller.legalName, at })
  return { hash: await app.ports.files.put(INVOICE_FILES, bytes), length: bytes.length }
}

async function drawDocument(app: App, { documentId, kind }: DocumentToRemake) {
  if (kind === 'invoice') {
    const row = await findInvoice(app.db, documentId)
    return row && draw(app, row, describeInvoice(presentInvoice(row, row.language), row.language))
  }
  if (kind === 'credit-note') {
    const row = await findCreditNote(app.db, documentId)
    return row && draw(app, row, describeCreditNote(presentCreditNote(row, row.language), row.language))
  }
  const row = await findDebitNote(app.db, documentId)
  return row && draw(app, row, describeDebitNote(presentDebitNote(row, row.language), row.language))
}

/**
 * Recreates a document's file when its bytes are missing from the file store. The same document gives the same bytes;
 * if texts or layout have changed since, they differ, and the log names both hashes.
 */
async function restoreFile(app: App, document: DocumentToRemake, hash: string): Promise<void> {
  if (await app.ports.files.get(INVOICE_FILES, hash)) return
  const drawn = await drawDocument(app, document)
  if (!drawn) return
  const of = { ...document, recorded: hash, drawn: drawn.hash }
  if (drawn.hash === hash) app.log.warn(of, 'the lost file of a document was made again')
  else app.log.error(of, 'the lost file of a document differs from the one that is recorded: restore it from a backup')
}

/**
 * Creates an invoice's file unless it exists, and again when it is lost. @throws server.unavailable when too many
 * documents are being drawn
 */
export async function makeFile(app: App, invoiceId: string): Promise<void> {
  const row = await findInvoice(app.db, invoiceId)
  if (!row) return
  if (row.hash !== null) return restoreFile(app, { documentId: invoiceId, kind: 'invoice' }, row.hash)
  const { hash, length } = await draw(app, row, describeInvoice(presentInvoice(row, row.language), row.language))
  await app.db.transaction(async tx => {
    if (!(await insertFile(tx, invoiceId, hash, length))) return
    const { orderId, number, sellerName: seller } = row
    const event: InvoiceFileEvent = { invoiceId, orderId, number, seller, hash }
    await emit(tx, INVOICE_FILE_TOPIC, invoiceId, event)
  })
}

/**
 * Creates a credit note's file unless it exists, and again when it is lost. @throws server.unavailable when too many
 * documents are being drawn
 */
export async function makeCreditNoteFile(app: App, creditNoteId: string): Promise<void> {
  const row = await findCreditNote(app.db, creditNoteId)
  if (!row) return
  if (row.hash !== null) return restoreFile(app, { documentId: creditNoteId, kind: 'credit-note' }, row.hash)
  const { hash, length } = await draw(app, row, describeCreditNote(presentCreditNote(row, row.language), row.language))
  await app.db.transaction(async tx => {
    if (!(await insertCreditNoteFile(tx, creditNoteId, hash, length))) return
    const { orderId, number, sellerName: seller } = row
    const event: CreditNoteFileEvent = { creditNoteId, orderId, number, seller, hash }
    await emit(tx, CREDIT_NOTE_FILE_TOPIC, creditNoteId, event)
  })
}

/**
 * Creates a debit note's file unless it exists, and again when it is lost. @throws server.unavailable when too many
 * documents are being drawn
 */
export async function makeDebitNoteFile(app: App, debitNoteId: string): Promise<void> {
  const row = await findDebitNote(app.db, debitNoteId)
  if (!row) return
  if (row.hash !== null) return restoreFile(app, { documentId: debitNoteId, kind: 'debit-note' }, row.hash)
  const { hash, length } = await draw(app, row, describeDebitNote(presentDebitNote(row, row.language), row.language))
  await app.db.transaction(async tx => {
    if (!(await insertDebitNoteFile(tx, debitNoteId, hash, length))) return
    const { orderId, number, sellerName: seller } = row
    const event: DebitNoteFileEvent = { debitNoteId, orderId, number, seller, hash }
    await emit(tx, DEBIT_NOTE_FILE_TOPIC, debitNoteId, event)
  })
}

/**
 * Creates a delivery challan's file unless it exists. @throws server.unavailable when too many documents are being
 * drawn
 */
export async function makeChallanFile(app: App, challanId: string): Promise<void> {
  const row = await findChallan(app.db, challanId)
  if (!row || (row.hash !== null && (await app.ports.files.get(INVOICE_FILES, row.hash)))) return
  const { hash, length } = await draw(app, row, describeChallan(presentChallan(row, row.language), row.language))
  if (row.hash !== null) return
  await app.db.transaction(async tx => {
    if (!(await insertChallanFile(tx, challanId, hash, length))) return
    const { orderId, number, seller } = row
    const event: ChallanFileEvent = { challanId, orderId, number, seller: seller.tradeName, hash }
    await emit(tx, CHALLAN_FILE_TOPIC, challanId, event)
  })
}

/** Creates the file of a signed document again, with the signed QR code; the first file stays. */
async function makeSignedFile(app: App, document: DocumentToRemake): Promise<void> {
  const drawn = await drawDocument(app, document)
  if (drawn) await insertSignedFile(app.db, document.documentId, drawn.hash, drawn.length)
}

/** After failing for this long, a file is only created when its buyer opens it. */
const LOOK_BACK_MS = 30 * 24 * 3_600_000

/** Creates missing files, oldest first; returns how many. One that fails does not hold up the others. */
export async function makeFiles(app: App): Promise<number> {
  let made = 0
  const issuedSince = new Date(app.now().getTime() - LOOK_BACK_MS)
  const makeAll = async <Id>(ids: readonly Id[], make: (app: App, id: Id) => Promise<void>) => {
    for (const id of ids) {
      try {
        await make(app, id)
        made++
      } catch (error) {
        app.log.error({ err: error, document: id }, 'the file of a document could not be made')
      }
    }
  }
  await makeAll(await listWithoutFile(app.db, issuedSince, BATCH_SIZE), makeFile)
  await makeAll(await listCreditNotesWithoutFile(app.db, issuedSince, BATCH_SIZE), makeCreditNoteFile)
  await makeAll(await listDebitNotesWithoutFile(app.db, issuedSince, BATCH_SIZE), makeDebitNoteFile)
  await makeAll(await listChallansWithoutFile(app.db, issuedSince, BATCH_SIZE), makeChallanFile)
  await makeAll(await listToRemake(app.db, BATCH_SIZE), makeSignedFile)
  return made
}
