// Issues a debit note for an Indian invoice that charged too little: numbered in its own series, in one transaction.

import type { DebitRequest } from '../../../contract/invoices/debit-api.ts'
import { addTax, addValue, type DebitLine } from '../../../contract/invoices/debits.rules.ts'
import { documentNumber, taxYear } from '../../../contract/invoices/numbers.rules.ts'
import type { DebitNoteBrief } from '../../../contract/invoices/schemas.ts'
import { sum } from '../../../contract/shared/money.ts'
import { dayIn } from '../../catalog/service.ts'
import { post } from '../../ledger/service.ts'
import { lockOrder } from '../../orders/service.ts'
import type { Staff, System } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentDebitBrief } from '../presenter.ts'
import {
  type DebitableRow,
  findDebitable,
  findDebitNote,
  findDebitNoteOfKey,
  findInvoiceByNumber,
  insertDebitNote,
} from '../repository/debit-notes.ts'
import { nextSerial } from '../repository/invoices.ts'
import { isDebitable, standing, supplyOf } from '../rules/debitable.ts'

const ISSUER: System = { kind: 'system', name: 'invoices.debit' }
const NOW = statement('invoices.debit-now', 'select now() as at')

/** The lines of the note. @throws invoice.not-debitable */
function draft(invoice: DebitableRow, request: DebitRequest): DebitLine[] {
  if (!isDebitable(invoice)) throw appError('invoice.not-debitable')
  const supply = supplyOf(invoice)
  const lines = new Map(invoice.lines.map(line => [line.lineNo, standing(line)]))
  const made = request.lines.map(({ lineNo, addedValue, rateBp }) => {
    const line = lines.get(lineNo)
    if (!line) return null
    return rateBp === undefined ? addValue(line, addedValue ?? 0, supply) : addTax(line, rateBp, supply)
  })
  return made.map(line => {
    if (!line) throw appError('invoice.not-debitable')
    return line
  })
}

async function issue(tx: Tx, of: { invoiceId: string; orderId: string }, request: DebitRequest, who: string) {
  const { invoiceId, orderId } = of
  const { reason, explanation, idempotencyKey: key } = request
  const invoice = await findDebitable(tx, invoiceId)
  if (!invoice) throw appError('invoice.unknown')
  const lines = draft(invoice, request)
  const { at } = await tx.one<{ at: Date }>(NOW)
  const { market, taxNumber } = invoice
  const issuedOn = dayIn(market, at)
  const year = taxYear(market, issuedOn)
  const serial = await nextSerial(tx, taxNumber, 'debit-note', year)
  const number = documentNumber('debit-note', year, serial)
  const sums = {
    taxableMinor: sum(lines.map(line => line.taxableMinor)),
    taxMinor: sum(lines.map(line => line.taxMinor)),
    totalMinor: sum(lines.map(line => line.totalMinor)),
  }
  const note = { invoiceId, orderId, key, reason, explanation, who, taxNumber, year, serial, number, issuedOn, ...sums }
  const debitNoteId = await insertDebitNote(tx, { ...note, issuedAt: at }, lines)
  await post(tx, 'debit-note', debitNoteId)
  return debitNoteId
}

/**
 * Issues a debit note; repeating a key of an invoice changes nothing and returns the same note.
 * @throws invoice.unknown, invoice.not-debitable when a line is not on the invoice or nothing is added to it
 */
export function issueDebitNote(
  db: Db,
  staff: Staff,
  request: DebitRequest,
): Promise<DebitNoteBrief & { taxable: number; tax: number }> {
  return db.transaction(async tx => {
    const of = await findInvoiceByNumber(tx, request.taxNumber, request.invoiceNumber)
    // one at a time per order, so that two do not add the same, and a repetition finds what the first has issued
    if (!of || !(await lockOrder(tx, of.orderId, ISSUER))) throw appError('invoice.unknown')
    const issued = await findDebitNoteOfKey(tx, of.invoiceId, request.idempotencyKey)
    const row = await findDebitNote(tx, issued ?? (await issue(tx, of, request, `staff:${staff.staffId}`)))
    if (!row) throw appError('invoice.unknown')
    return { ...presentDebitBrief(row), taxable: row.taxableMinor, tax: row.taxMinor }
  })
}
