// The signed response of the invoice portal: each row is compared with its document, stored once, and shown on page and PDF.

import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Invoice } from '../../contract/invoices/schemas.ts'
import type { SignedRow } from '../../contract/invoices/signed-api.ts'
import { statement } from '../platform/db.ts'
import { qrOf } from '../platform/qr.ts'
import { creditItems, invoicedItems, openInvoicedBusiness, type ShippedOrder } from '../testing/invoices.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { RETURNS_STAFF } from '../testing/returns.ts'
import { signedRow } from '../testing/signed-row.ts'
import type { TestStore, Visitor } from '../testing/store.ts'
import { importSigned } from './commands/import-signed.ts'
import { makeFiles } from './commands/make-files.ts'
import { listConsignments } from './repository/consignments.ts'

const FILES = statement(
  'test.files-of-document',
  `select f.hash as first, s.hash as signed from invoice_files f left join signed_files s on s.document_id = f.invoice_id
   where f.invoice_id = $1`,
)
const CHANGE = statement('test.change-signed', `update e_invoices set ack_number = '1'`)

let store: TestStore
let owner: Visitor
let staff: Visitor
let order: ShippedOrder
let readInvoice: () => Promise<Invoice>
let invoice: Invoice
let irn: string
beforeAll(async () => {
  ;({ store, staff, owner, order, readInvoice } = await openInvoicedBusiness(2))
  await makeFiles(store.app)
  invoice = await readInvoice()
  irn = (await exported()).find(({ number }) => number === invoice.number)?.irn ?? ''
})
afterAll(() => store.close())

async function exported() {
  const query = { taxNumber: invoice.supplier.taxNumber, from: invoice.issuedOn, to: invoice.issuedOn }
  return (await staff.call('GET /api/admin/invoices/eInvoices', { query })).data.invoices
}

/** A row from the portal; the signature is not checked. */
const rowOf = (change: Record<string, unknown> = {}, row: Partial<SignedRow> = {}) => ({
  ...signedRow(irn, {
    ...{ SellerGstin: invoice.supplier.taxNumber, BuyerGstin: '27AAPFU0939F1ZV', DocNo: invoice.number, DocTyp: 'INV' },
    ...{ DocDt: invoice.issuedOn.split('-').reverse().join('/'), TotInvVal: invoice.total / 100, ItemCnt: 1 },
    ...{ MainHsnCode: '84672100', ...change },
  }),
  ...row,
})
const take = async (...rows: ReturnType<typeof rowOf>[]) =>
  (await staff.call('POST /api/admin/invoices/signed', { body: { rows } })).data

describe('a row that does not agree', () => {
  it('is rejected with the reason, and nothing is stored', async () => {
    const other = 'a'.repeat(64)
    const rows = [
      { ...rowOf(), SignedQRCode: 'bm8.cXI.Y29kZQ' },
      rowOf({}, { Status: 'CNL' }),
      rowOf({ Irn: other }),
      rowOf({ DocNo: 'TI/2627/999999' }),
      rowOf({ DocTyp: 'CRN' }),
      rowOf({ DocDt: '01/04/2026' }),
      rowOf({ BuyerGstin: '29AABCR1718E1ZL' }),
      rowOf({ TotInvVal: invoice.total / 100 + 0.01 }),
      rowOf({ Irn: other }, { Irn: other }),
    ]
    const results = await take(...rows)
    expect(results.map(({ reason }) => reason)).toEqual([
      ...['qr-unreadable', 'cancelled', 'irn-not-of-qr', 'document-unknown', 'document-unknown'],
      ...['date-differs', 'buyer-differs', 'total-differs', 'irn-unexpected'],
    ])
    expect(results.every(({ outcome }) => outcome === 'rejected')).toBe(true)
    expect((await readInvoice()).eInvoice).toBeNull()
  })
})

it('a row that the portal has not signed is rejected once its keys are known', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const config = { ...store.app.config, invoicePortalKeys: [publicKey] }
  const takeIn = (row: ReturnType<typeof rowOf>) =>
    importSigned({ db: store.app.db, config }, RETURNS_STAFF, [{ ...row, AckNo: String(row.AckNo) }])
  expect(await takeIn(rowOf())).toMatchObject([{ outcome: 'rejected', reason: 'signature-invalid' }])
  // a genuine one is then compared with its document
  const text = rowOf({ DocDt: '01/04/2026' }).SignedQRCode.split('.').slice(0, 2).join('.')
  const signature = sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')
  expect(await takeIn({ ...rowOf(), SignedQRCode: `${text}.${signature}` })).toMatchObject([{ reason: 'date-differs' }])
  expect((await readInvoice()).eInvoice).toBeNull()
})

describe('a row that agrees', () => {
  it('is stored once, also when other staff send it again', async () => {
    const both = await Promise.all([take(rowOf()), take(rowOf())])
    expect(both.map(([one]) => one?.outcome).sort()).toEqual(['known', 'stored'])
    expect(await take(rowOf())).toEqual([{ row: 0, irn, number: invoice.number, outcome: 'known', reason: null }])
    expect(await take(rowOf({ MainHsnCode: '8467' }))).toMatchObject([{ outcome: 'rejected', reason: 'signed-before' }])
    await expect(store.app.db.run(CHANGE)).rejects.toThrow()
  })

  it('is shown on the page, and on a newly created PDF; the first one stays', async () => {
    const { eInvoice, invoiceId } = await readInvoice()
    const { SignedQRCode } = rowOf()
    expect(eInvoice).toEqual({
      ...{ irn, ackNumber: '112010036563310', ackAt: '2026-11-23T12:20:00.000Z', qr: qrOf(SignedQRCode) },
    })
    await makeFiles(store.app)
    expect(await makeFiles(store.app)).toBe(0)
    const { first, signed } = await store.app.db.one<{ first: string; signed: string }>(FILES, [invoiceId])
    expect(signed).not.toBe(first)
    const stored = await Promise.all([first, signed].map(hash => store.app.ports.files.get('invoices', hash)))
    const [before, after] = await Promise.all(stored.map(bytes => readPdf(bytes ?? Buffer.from(''))))
    expect(before?.texts.join(' ')).not.toContain('IRN')
    expect(after?.texts.join('')).toContain(irn)
    const url = `/api/v1/order/invoice?orderNumber=${order.orderNumber}`
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { rawPayload } = await store.http.inject({ url, headers: { host: 'localhost', cookie } })
    expect(rawPayload.equals(stored[1] ?? Buffer.from(''))).toBe(true)
  })

  it('may be of a credit note, before its file is made', async () => {
    const { creditNoteIds } = await creditItems(store, order, await invoicedItems(store, order), { key: 'all' })
    const query = { creditNoteId: creditNoteIds[0] ?? '' }
    const { data: note } = await owner.call('GET /api/v1/order/creditNoteDetails', { query })
    const Irn = (await exported()).find(({ number }) => number === note.number)?.irn ?? ''
    const change = { DocNo: note.number.toLowerCase(), DocTyp: 'CRN', Irn, TotInvVal: note.total / 100 }
    const DocDt = note.issuedOn.split('-').reverse().join('/')
    expect(await take(rowOf({ ...change, DocDt }, { Irn }))).toMatchObject([{ outcome: 'stored', number: note.number }])
    await makeFiles(store.app)
    const again = (await owner.call('GET /api/v1/order/creditNoteDetails', { query })).data
    expect(again).toMatchObject({ hasFile: true, eInvoice: { irn: Irn } })
  })
})

it('exports no e-way bill of a consignment below the limit', async () => {
  const query = { taxNumber: invoice.supplier.taxNumber, from: invoice.issuedOn, to: invoice.issuedOn }
  const { orderNumber } = order
  const { data } = await staff.call('GET /api/admin/invoices/eWayBills', { query: { ...query, orderNumber } })
  expect(data).toEqual({ bills: [], upload: { version: '1.0.0621', billLists: [] }, more: false })
  const listed = await listConsignments(store.app.db, { ...query, orderNumber }, { limit: 10, offset: 0 })
  expect(listed).toMatchObject([{ invoiceId: invoice.invoiceId, dispatchState: invoice.supplier.stateCode }])
})

it('draws a code as its dark modules, with the finder in a corner', () => {
  const { size, path } = qrOf('HELLO')
  expect(size).toBe(21)
  expect(path.startsWith('M0 0.5h7')).toBe(true)
  expect(path).toContain('M0 6.5h7m1 0h1m1 0h1m1 0h1m1 0h7')
})
