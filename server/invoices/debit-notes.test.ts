// Debit notes: issued by staff in a separate series, once per key; read by their buyer; in returns and e-invoices.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DebitRequest } from '../../contract/invoices/debit-api.ts'
import { addValue } from '../../contract/invoices/debits.rules.ts'
import type { Invoice } from '../../contract/invoices/schemas.ts'
import { sum } from '../../contract/shared/money.ts'
import { statement } from '../platform/db.ts'
import { creditItems, invoicedItems, openInvoicedBusiness, type ShippedOrder } from '../testing/invoices.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { openStaff } from '../testing/staff.ts'
import type { TestStore, Visitor } from '../testing/store.ts'
import { makeFiles } from './commands/make-files.ts'

const ISSUE = 'POST /api/admin/invoices/debitNotes'
const MISSING = '7f1d0c52-54a1-4d0b-9a39-0c8f2f3b6e11'
const CHANGE = statement('test.change-debit-note', `update debit_notes set explanation = 'x'`)

let store: TestStore
let owner: Visitor
let staff: Visitor
let order: ShippedOrder
let readInvoice: () => Promise<Invoice>
let invoice: Invoice
let taxNumber: string
beforeAll(async () => {
  ;({ store, staff, owner, order, readInvoice } = await openInvoicedBusiness(3))
  invoice = await readInvoice()
  await store.asOwner(`update sellers set upi_id = 'sahyadri@hdfcbank' where market = 'IN'`)
  taxNumber = invoice.supplier.taxNumber
})
afterAll(() => store.close())

type Change = Partial<Omit<DebitRequest, 'reason' | 'lines'>>
const added = (addedValue: number, change: Change = {}) =>
  staff.try(ISSUE, {
    body: {
      ...{ taxNumber, invoiceNumber: invoice.number, explanation: 'Packing was left out.', idempotencyKey: 'one' },
      ...change,
      ...{ reason: 'value-undercharged', lines: [{ lineNo: 1, addedValue }] },
    },
  })
const corrected = (rateBp: number, idempotencyKey: string) =>
  staff.try(ISSUE, {
    body: {
      ...{ taxNumber, invoiceNumber: invoice.number, explanation: 'Wrong rate.', idempotencyKey },
      ...{ reason: 'tax-undercharged', lines: [{ lineNo: 1, rateBp }] },
    },
  })

describe('a debit note', () => {
  it('adds value with the tax of the line, once for a key', async () => {
    const rate = invoice.lines[0]?.taxRateBp ?? 0
    const first = await added(10_000)
    const tax = 2 * Math.round((10_000 * rate) / 20_000)
    expect([first.status, first.body]).toMatchObject([
      200,
      { data: { number: expect.stringMatching(/^DN\/\d{4}\/000001$/), taxable: 10_000, total: 10_000 + tax } },
    ])
    expect(await added(10_000)).toEqual(first)
    const { debitNotes } = await readInvoice()
    expect(debitNotes).toHaveLength(1)
    const [note] = debitNotes
    const { data } = await owner.call('GET /api/v1/order/debitNoteDetails', {
      query: { debitNoteId: note?.debitNoteId ?? '' },
    })
    expect(data).toMatchObject({
      ...{ reason: 'value-undercharged', explanation: 'Packing was left out.', tax, orderNumber: order.orderNumber },
      invoice: { number: invoice.number, issuedOn: invoice.issuedOn },
      upi: { id: 'sahyadri@hdfcbank', qr: { size: expect.any(Number) } },
    })
  })

  it('adds what staff see before: the lines as they stand, of their own market', async () => {
    const query = { invoiceId: invoice.invoiceId }
    const { data } = await staff.call('GET /api/admin/invoices/debitable', { query })
    const [line] = invoice.lines
    expect(data).toMatchObject({ number: invoice.number, taxNumber, lines: [{ lineNo: 1 }] })
    expect(data.lines[0]).toMatchObject({ taxableMinor: (line?.taxable ?? 0) + 10_000, taxRateBp: line?.taxRateBp })
    const [first] = data.lines
    const [note] = (await readInvoice()).debitNotes
    const before = first && addValue(first, 10_000, data.supply)
    expect(before?.totalMinor).toBe(note?.total)
    const emirates = await openStaff(store, 'finance', ['AE'])
    const other = await emirates.visitor.try('GET /api/admin/invoices/debitable', { query })
    expect(other).toMatchObject({ status: 404, body: { code: 'invoice.unknown' } })
    const body = { taxNumber, invoiceNumber: invoice.number, explanation: 'x', idempotencyKey: 'other market' }
    const asked = { ...body, reason: 'value-undercharged' as const, lines: [{ lineNo: 1, addedValue: 5 }] }
    const issued = await emirates.visitor.try(ISSUE, { body: asked })
    expect(issued).toMatchObject({ status: 403, body: { code: 'session.forbidden' } })
    expect((await staff.try('GET /api/admin/invoices/debitable', { query: { invoiceId: MISSING } })).status).toBe(404)
    const auditor = await openStaff(store, 'auditor')
    expect((await auditor.visitor.try('GET /api/admin/invoices/debitable', { query })).status).toBe(403)
  })

  it('has an entry in the ledger, which the seller collects', async () => {
    const { data } = await staff.call('GET /api/admin/ledger/entries', {
      query: { market: 'IN', orderNumber: order.orderNumber },
    })
    const notes = data.entries.filter(({ kind }) => kind === 'debit-note')
    expect(notes).toHaveLength(1)
    const lines = notes[0]?.lines ?? []
    expect(lines).toContainEqual({ account: 'sales', party: taxNumber, amount: -10_000 })
    expect(lines.every(({ party }) => party === taxNumber)).toBe(true)
    expect(lines.find(({ account }) => account === 'collected-by-sellers')?.amount).toBeGreaterThan(10_000)
    expect(sum(lines.map(({ amount }) => amount))).toBe(0)
    const { data: now } = await staff.call('GET /api/admin/ledger/balances', { query: { market: 'IN' } })
    expect(now.unposted).toBe(0)
    // the seller's sales, without what it collects itself, equal what was passed on
    const own = now.balances.filter(({ party }) => party === taxNumber)
    const sold = own.filter(({ account }) =>
      /^(sales|shipping|cod-fees|gift-packing|tax-.*|seller-supplies|collected-.*)$/.test(account),
    )
    expect(sum(sold.map(({ balance }) => balance))).toBe(0)
  })

  it('adds the tax at the correct rate to what the invoice and its notes charged, without value', async () => {
    const [item] = await invoicedItems(store, order)
    if (!item) throw new Error('no item')
    await creditItems(store, order, [{ ...item, quantity: 1 }], { key: 'one back' })
    const [line] = (await readInvoice()).lines
    const { data: notes } = await owner.call('GET /api/v1/order/invoices', {
      query: { orderNumber: order.orderNumber },
    })
    const credit = await owner.call('GET /api/v1/order/creditNoteDetails', {
      query: { creditNoteId: notes[0]?.creditNotes[0]?.creditNoteId ?? '' },
    })
    const value = (line?.taxable ?? 0) + 10_000 - credit.data.taxable
    const charged =
      (line?.total ?? 0) - (line?.taxable ?? 0) + (10_000 * (line?.taxRateBp ?? 0)) / 10_000 - credit.data.tax
    const intra = invoice.supplier.stateCode === invoice.placeOfSupply.code
    const due = intra ? 2 * Math.round((value * 4000) / 20_000) : Math.round((value * 4000) / 10_000)
    const lacking = due - charged
    const made = await corrected(4000, 'rate')
    expect([made.status, made.body]).toMatchObject([200, { data: { taxable: 0, tax: lacking, total: lacking } }])
    expect((await corrected(4000, 'rate again')).status).toBe(409)
    expect((await corrected(100, 'lower')).status).toBe(409)
  })

  it('is not issued for what is not on the invoice, or for an unknown one', async () => {
    expect((await added(1, { invoiceNumber: 'TI/2627/999999', idempotencyKey: 'x' })).status).toBe(404)
    const body = { taxNumber, invoiceNumber: invoice.number, explanation: 'x', idempotencyKey: 'y' }
    const line = { reason: 'value-undercharged' as const, lines: [{ lineNo: 99, addedValue: 5 }] }
    expect((await staff.try(ISSUE, { body: { ...body, ...line } })).status).toBe(409)
    expect((await (await store.customer()).try(ISSUE, { body: { ...body, ...line } })).status).toBe(403)
  })

  it('is numbered without gaps when many are issued at once', async () => {
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, index) => added(100 + index, { idempotencyKey: `many ${index % 3}` })),
    )
    expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    const numbers = (await readInvoice()).debitNotes.map(({ number }) => Number(number.slice(-6)))
    expect(numbers).toEqual([1, 2, 3, 4, 5])
  })

  it('cannot be changed', async () => {
    await expect(store.app.db.run(CHANGE)).rejects.toThrow()
  })
})

describe('what follows from debit notes', () => {
  it('is a PDF for the buyer alone', async () => {
    await makeFiles(store.app)
    const [note] = (await readInvoice()).debitNotes
    expect(note?.hasFile).toBe(true)
    const url = `/api/v1/order/debitNote?debitNoteId=${note?.debitNoteId}`
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { statusCode, rawPayload } = await store.http.inject({ url, headers: { host: 'localhost', cookie } })
    expect(statusCode).toBe(200)
    const text = JSON.stringify(await readPdf(rawPayload))
    expect(text).toContain(note?.number)
    expect(text).toContain(invoice.number)
    const stranger = await store.customer()
    const query = { debitNoteId: note?.debitNoteId ?? '' }
    expect((await stranger.try('GET /api/v1/order/debitNoteDetails', { query })).status).toBe(404)
  })

  it('is in GSTR-1 as a note of type D, in a series of document 4', async () => {
    const period = invoice.issuedOn.slice(0, 7)
    const { data } = await staff.call('GET /api/admin/tax-returns/gstr1', { query: { taxNumber, period } })
    const document = data.document as {
      cdnr: { nt: { ntty: string; val: number }[] }[]
      doc_issue: { doc_det: { doc_num: number; docs: { totnum: number; cancel: number }[] }[] }
    }
    const notes = document.cdnr.flatMap(({ nt }) => nt).filter(({ ntty }) => ntty === 'D')
    expect(notes).toHaveLength(5)
    const { debitNotes } = await readInvoice()
    const total = debitNotes.reduce((sum, note) => sum + note.total, 0)
    expect(Math.round(notes.reduce((sum, { val }) => sum + val * 100, 0))).toBe(total)
    expect(document.doc_issue.doc_det.find(({ doc_num }) => doc_num === 4)).toMatchObject({
      docs: [{ totnum: 5, cancel: 0 }],
    })
  })

  it('is an e-invoice of type DBN that names its invoice', async () => {
    const { issuedOn: from } = invoice
    const query = { taxNumber, from, to: from }
    const { data } = await staff.call('GET /api/admin/invoices/eInvoices', { query })
    const [first] = data.invoices.filter(({ number }) => number.startsWith('DN/'))
    expect(first?.document).toMatchObject({
      DocDtls: { Typ: 'DBN', No: first?.number },
      RefDtls: { PrecDocDtls: [{ InvNo: invoice.number }] },
      ItemList: [{ AssAmt: 100 }],
    })
  })
})
