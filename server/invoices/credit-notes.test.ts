// Reading credit notes: only by their buyer, in both languages, as details and as the PDF created by the job.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentAmount } from '../../contract/invoices/document.rules.ts'
import type { CreditNote, CreditNoteBrief, InvoiceBrief } from '../../contract/invoices/schemas.ts'
import { saveBusinessDetails } from '../customers/service.ts'
import { statement } from '../platform/db.ts'
import { makeBuyers, pickProducts } from '../testing/buyers.ts'
import {
  buyerOf,
  creditItems,
  invoicedItems,
  placeCodOrder,
  type ShippedOrder,
  shipOrder,
} from '../testing/invoices.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { parseXml } from '../testing/xml.ts'
import { makeFiles } from './commands/make-files.ts'
import { creditNoteDetails } from './queries/credit-notes.ts'
import { eInvoices, pintDocuments } from './queries/e-invoices.ts'
import { textAt } from './rules/xml.ts'

let store: TestStore
let owner: Visitor
let order: ShippedOrder
beforeAll(async () => {
  store = await openTestStore()
  const visitor = await store.customer()
  owner = visitor
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  order = await placeCodOrder(store, await buyerOf(store, visitor), [{ msn, quantity: 3 }])
  await shipOrder(store, order)
})
afterAll(() => store.close())

async function invoicesOf(visitor: Visitor, { orderNumber }: ShippedOrder): Promise<InvoiceBrief[]> {
  return (await visitor.call('GET /api/v1/order/invoices', { query: { orderNumber } })).data
}
const detailsOf = async (visitor: Visitor, { creditNoteId }: CreditNoteBrief): Promise<CreditNote> =>
  (await visitor.call('GET /api/v1/order/creditNoteDetails', { query: { creditNoteId } })).data
const fileAddress = (creditNoteId: string) => `/api/v1/order/creditNote?creditNoteId=${creditNoteId}`

async function bytesOf(visitor: Visitor, creditNoteId: string): Promise<Buffer> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = { url: fileAddress(creditNoteId), headers: { host: 'localhost', cookie } }
  const { statusCode, headers, rawPayload } = await store.http.inject(request)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toMatch(/filename="[CV][NC]-\d{4}-\d{6}-\w{15}\.pdf"$/)
  return rawPayload
}

it('is listed with its invoice, and credits unit by unit what was paid', async () => {
  const [invoice] = await invoicesOf(owner, order)
  expect(invoice?.creditNotes).toEqual([])
  const [item] = await invoicedItems(store, order)
  if (!item) throw new Error('no item')
  const amounts: number[] = []
  for (const key of ['a', 'b', 'c']) {
    const { amountMinor } = await creditItems(store, order, [{ ...item, quantity: 1 }], { key })
    amounts.push(amountMinor)
  }
  const [after] = await invoicesOf(owner, order)
  expect(after?.creditNotes.map(({ payable }) => payable)).toEqual(amounts)
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(order.payable)
  for (const brief of after?.creditNotes ?? []) {
    expect(brief).toMatchObject({ kind: 'credit-note', currency: 'INR' })
    const note = await detailsOf(owner, brief)
    expect(note).toMatchObject({
      ...{ orderNumber: order.orderNumber, reason: 'returned', payable: brief.payable, correction: null },
      invoice: { invoiceId: invoice?.invoiceId, number: invoice?.number, issuedOn: invoice?.issuedOn },
      placeOfSupply: { code: '27', name: 'Maharashtra' },
      billedTo: { name: 'Asha Kulkarni', stateCode: '27' },
    })
    expect(note.taxable + note.tax).toBe(note.total)
    expect(note.lines[0]).toMatchObject({ source: 'product', quantity: 1 })
  }
})

it('is in the language of its reader', async () => {
  const [invoice] = await invoicesOf(owner, order)
  const url = `/api/v1/order/creditNoteDetails?creditNoteId=${invoice?.creditNotes[0]?.creditNoteId}`
  const hindi = await owner.request('GET', url, undefined, { language: 'hi' })
  expect(hindi.body).toMatchObject({ data: { placeOfSupply: { name: 'महाराष्ट्र' } } })
})

it('has a PDF that the job makes once, with every figure', async () => {
  const [{ creditNotes = [] } = {}] = await invoicesOf(owner, order)
  const [first] = creditNotes
  if (!first) throw new Error('no credit note')
  const early = await owner.request('GET', fileAddress(first.creditNoteId))
  if (early.status !== 200) expect(early).toMatchObject({ status: 409, body: { code: 'invoice.not-ready' } })
  await makeFiles(store.app)
  expect(await makeFiles(store.app)).toBe(0)
  for (const brief of creditNotes) {
    const note = await detailsOf(owner, brief)
    expect(note.hasFile).toBe(true)
    const pdf = await readPdf(await bytesOf(owner, brief.creditNoteId))
    expect(pdf).toMatchObject({ pages: 1, title: note.number, language: 'en-IN' })
    const amounts = note.lines.flatMap(({ taxable, total, taxParts }) => [
      ...[taxable, total],
      ...taxParts.map(({ amountMinor }) => amountMinor),
    ])
    for (const amount of amounts) expect(pdf.texts).toContain(documentAmount(amount, 'IN'))
    expect(pdf.texts).toEqual(expect.arrayContaining(['Credit note', note.invoice.number, 'Products returned']))
    expect(pdf.texts).toContain(`₹${documentAmount(note.total, 'IN')}`)
  }
})

it('another customer and a guest do not read it', async () => {
  const [invoice] = await invoicesOf(owner, order)
  const { creditNoteId = '' } = invoice?.creditNotes[0] ?? {}
  const stranger = await store.customer()
  for (const id of [creditNoteId, randomUUID()]) {
    for (const address of [fileAddress(id), `/api/v1/order/creditNoteDetails?creditNoteId=${id}`]) {
      const { status, body } = await stranger.request('GET', address)
      expect({ status, body }, address).toMatchObject({ status: 404, body: { code: 'invoice.unknown' } })
      expect(await store.visitor().request('GET', address), address).toMatchObject({ status: 401 })
    }
  }
})

it('names in the UAE the values on the invoice, before and after each correction', async () => {
  const [msn = ''] = await pickProducts(store.app.db, 'AE', 1, 10_00, 900_00)
  const [buyer] = await makeBuyers(store.app.db, 1, 'AE')
  if (!buyer) throw new Error('no buyer')
  const emirati = await placeCodOrder(store, buyer, [{ msn, quantity: 2 }])
  await shipOrder(store, emirati)
  const [item] = await invoicedItems(store, emirati)
  if (!item) throw new Error('no item')
  const notes: CreditNote[] = []
  for (const key of ['a', 'b']) {
    const { creditNoteIds } = await creditItems(store, emirati, [{ ...item, quantity: 1 }], { key })
    notes.push(await creditNoteDetails(store.app.db, buyer.actor, creditNoteIds[0] ?? ''))
  }
  const [first, second] = notes
  const [{ taxable: invoiced = 0 } = {}] = await store.app.db.rows<{ taxable: number }>(
    statement('', 'select taxable_minor as taxable from invoices where order_id = $1'),
    [emirati.orderId],
  )
  expect(first?.correction).toEqual({ invoiced, before: invoiced, after: invoiced - (first?.taxable ?? 0) })
  expect(second?.correction).toEqual({ invoiced, before: first?.correction?.after, after: 0 })
  expect(second?.correction?.before).toBe(second?.taxable)
})

it('is exported for the invoice portal with the tax invoice that it refers to', async () => {
  const { db } = store.app
  const [msn = ''] = await pickProducts(db, 'IN', 1)
  const [buyer] = await makeBuyers(db, 1)
  if (!buyer) throw new Error('no buyer')
  const business = { company: 'Rao Tools', gstin: '29AABCR1718E1ZL', is_gstin: true }
  const ordered = await placeCodOrder(store, buyer, [{ msn, quantity: 2 }], {
    business,
    addressList: [{ addressId: buyer.addressId, type: 'shipping', invoiceType: 'tax' }],
  })
  await shipOrder(store, ordered)
  const { creditNoteIds } = await creditItems(store, ordered, await invoicedItems(store, ordered), { key: 'all' })
  const note = await creditNoteDetails(db, buyer.actor, creditNoteIds[0] ?? '')
  const { supplier, issuedOn, invoice } = note
  const ask = { taxNumber: supplier.taxNumber, from: issuedOn, to: issuedOn }
  const { invoices, more } = await eInvoices(db, { ...ask, pageIndex: 0, pageSize: 10 })
  expect(more).toBe(false)
  expect(invoices.map(({ number }) => number)).toEqual([note.number, invoice.number])
  const [credited, invoiced] = invoices.map(({ document }) => document)
  const InvDt = issuedOn.split('-').reverse().join('/')
  expect(credited).toMatchObject({
    DocDtls: { Typ: 'CRN', No: note.number },
    RefDtls: { PrecDocDtls: [{ InvNo: invoice.number, InvDt }] },
    ValDtls: { IgstVal: note.tax / 100, TotInvVal: note.total / 100 },
  })
  expect(invoiced).toMatchObject({ DocDtls: { Typ: 'INV' }, ValDtls: { TotInvVal: note.total / 100 } })
  const pages = await Promise.all([0, 1, 2].map(pageIndex => eInvoices(db, { ...ask, pageIndex, pageSize: 1 })))
  expect(pages.map(page => [page.invoices[0]?.number, page.more])).toEqual([
    [note.number, true],
    [invoice.number, false],
    [undefined, false],
  ])
})

it('is exported in PINT-AE with the tax invoice of a buyer with a TRN', async () => {
  const { db } = store.app
  const [msn = ''] = await pickProducts(db, 'AE', 1, 10_00, 900_00)
  const [buyer] = await makeBuyers(db, 1, 'AE')
  if (!buyer) throw new Error('no buyer')
  const ordered = await placeCodOrder(store, buyer, [{ msn, quantity: 3 }], {
    business: { company: 'Plant LLC', gstin: '100987654300003', is_gstin: true },
    addressList: [{ addressId: buyer.addressId, type: 'shipping', invoiceType: 'tax' }],
  })
  await store.asOwner(`update sellers set trade_licence = 'CN-1234567', licence_authority = 'Dubai Economy and Tourism'
    where market = 'AE'`)
  const licence = { tradeLicence: 'CN-7654321', licenceAuthority: 'Sharjah Economic Development Department' }
  await saveBusinessDetails(db, buyer.actor, {
    ...{ companyName: 'Plant LLC', gstin: '100987654300003', isGstInvoice: true, ...licence },
  })
  await shipOrder(store, ordered)
  const { creditNoteIds } = await creditItems(store, ordered, await invoicedItems(store, ordered), { key: 'all' })
  const { supplier, issuedOn, invoice, ...note } = await creditNoteDetails(db, buyer.actor, creditNoteIds[0] ?? '')
  const ask = { taxNumber: supplier.taxNumber, from: issuedOn, to: issuedOn, pageIndex: 0, pageSize: 10 }
  const { documents } = await pintDocuments(db, ask)
  expect(documents.map(({ number }) => number)).toEqual([note.number, invoice.number].sort())
  for (const { number, xml, problems } of documents) {
    expect(problems).toEqual([])
    const root = parseXml(xml)
    const licenceAt = (role: string) =>
      textAt(root, `cac:Accounting${role}Party/cac:Party/cac:PartyLegalEntity/cbc:CompanyID`)
    expect([licenceAt('Supplier'), licenceAt('Customer')]).toEqual(['CN-1234567', 'CN-7654321'])
    expect(root.name).toBe(number === note.number ? 'CreditNote' : 'Invoice')
    const totals = 'cac:LegalMonetaryTotal/cbc'
    expect(textAt(root, `${totals}:TaxInclusiveAmount`)).toBe((note.total / 100).toFixed(2))
    expect(textAt(root, 'cac:TaxTotal/cbc:TaxAmount')).toBe((note.tax / 100).toFixed(2))
    expect(textAt(root, 'cac:AccountingCustomerParty/cac:Party/cbc:EndpointID')).toBe('1009876543')
  }
})
