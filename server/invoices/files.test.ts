// The PDF of an invoice: created once by the job, stored under its hash, sent only to its buyer.

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInvoice, documentAmount } from '../../contract/invoices/document.rules.ts'
import type { Invoice } from '../../contract/invoices/schemas.ts'
import { statement } from '../platform/db.ts'
import { hashOf } from '../platform/ports/files.ts'
import { qrOf } from '../platform/qr.ts'
import { pickProducts } from '../testing/buyers.ts'
import { buyerOf, placeCodOrder, type ShippedOrder, shipOrder } from '../testing/invoices.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { renderPdf } from './adapters/pdf.ts'
import { makeFile, makeFiles } from './commands/make-files.ts'

const OPENED = statement(
  'test.opened-document',
  `select record_id as "recordId" from audit_entries where call like '%documents/{documentId}' order by seq desc limit 1`,
)

let store: TestStore
let owner: Visitor
let order: ShippedOrder
beforeAll(async () => {
  store = await openTestStore()
  const visitor = await store.customer()
  owner = visitor
  const msns = await pickProducts(store.app.db, 'IN', 3)
  const items = msns.map((msn, index) => ({ msn, quantity: index + 1 }))
  order = await placeCodOrder(store, await buyerOf(store, visitor), items)
})
afterAll(() => store.close())

const address = (invoiceId = '') =>
  `/api/v1/order/invoice?orderNumber=${order.orderNumber}${invoiceId && `&invoiceId=${invoiceId}`}`

async function bytesOf(visitor: Visitor, url: string): Promise<Buffer> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode, headers, rawPayload } = await store.http.inject({ url, headers: { host: 'localhost', cookie } })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect(headers['content-disposition']).toMatch(/^inline; filename="RI-\d{4}-\d{6}-\w{15}\.pdf"$/)
  return rawPayload
}

it('is created by the job, once, and contains every amount of the invoice', async () => {
  expect(await owner.request('GET', address())).toMatchObject({ status: 404, body: { code: 'invoice.unknown' } })
  await shipOrder(store, order)
  const query = { orderNumber: order.orderNumber }
  const briefs = (await owner.call('GET /api/v1/order/invoices', { query })).data
  const first = await owner.request('GET', address())
  if (first.status !== 200) expect(first).toMatchObject({ status: 409, body: { code: 'invoice.not-ready' } })
  await makeFiles(store.app)
  expect(await makeFiles(store.app)).toBe(0)
  const after = (await owner.call('GET /api/v1/order/invoices', { query })).data
  expect(after).toEqual(briefs.map(brief => ({ ...brief, hasFile: true })))
  let payable = 0
  for (const { invoiceId, number } of after) {
    const pdf = await readPdf(await bytesOf(owner, address(invoiceId)))
    expect(pdf).toMatchObject({ pages: 1, title: number, language: 'en-IN' })
    const { data } = await owner.call('GET /api/v1/order/invoiceDetails', { query: { invoiceId } })
    for (const { unitPrice, taxable, total, taxParts, hsn, msn } of data.lines) {
      const amounts = [unitPrice, taxable, total, ...taxParts.map(({ amountMinor }) => amountMinor)]
      for (const amount of amounts) expect(pdf.texts, pdf.texts.join(' | ')).toContain(documentAmount(amount, 'IN'))
      expect(pdf.texts).toContain(hsn)
      if (msn) expect(pdf.texts).toContain(msn)
    }
    expect(pdf.texts).toContain(`₹${documentAmount(data.total, 'IN')}`)
    expect(pdf.texts.join(' ')).toContain(data.supplier.taxNumber)
    payable += data.payable
  }
  expect(payable).toBe(order.payable)
})

it('is stored under its hash in the file store', async () => {
  const folder = join(store.app.config.dataDir, 'files', 'invoices')
  const names = (await readdir(folder, { recursive: true })).filter(name => name.includes('/'))
  const query = { orderNumber: order.orderNumber }
  const invoices = (await owner.call('GET /api/v1/order/invoices', { query })).data
  const hashes = await Promise.all(
    invoices.map(async ({ invoiceId }) => hashOf(await bytesOf(owner, address(invoiceId)))),
  )
  expect(names.map(name => name.slice(3)).sort()).toEqual(hashes.sort())
})

it('is made again with the same bytes when it is lost, and a difference is reported', async () => {
  const { app } = store
  const query = { orderNumber: order.orderNumber }
  const [{ invoiceId = '' } = {}] = (await owner.call('GET /api/v1/order/invoices', { query })).data
  const bytes = await bytesOf(owner, address(invoiceId))
  const hash = hashOf(bytes)
  await rm(join(app.config.dataDir, 'files', 'invoices', hash.slice(0, 2), hash))
  expect(await owner.request('GET', address(invoiceId))).toMatchObject({
    status: 409,
    body: { code: 'invoice.not-ready' },
  })
  await makeFile(app, invoiceId)
  expect((await bytesOf(owner, address(invoiceId))).equals(bytes)).toBe(true)

  const reported: unknown[] = []
  const files = { ...app.ports.files, get: async () => null, put: async () => 'another' }
  const log = Object.assign(Object.create(app.log), { error: (of: unknown) => reported.push(of) })
  await makeFile({ ...app, log, ports: { ...app.ports, files } }, invoiceId)
  expect(reported).toEqual([{ documentId: invoiceId, kind: 'invoice', recorded: hash, drawn: 'another' }])
})

it('is opened by staff of its market, with a trace', async () => {
  const { visitor: finance } = await openStaff(store, 'finance')
  const [brief] = (await owner.call('GET /api/v1/order/invoices', { query: { orderNumber: order.orderNumber } })).data
  const invoiceId = brief?.invoiceId ?? ''
  const staffAddress = (number: number, kind = 'invoice') =>
    `/api/admin/orders/${number}/documents/${invoiceId}?kind=${kind}`
  const bytes = await bytesOf(finance, staffAddress(order.orderNumber))
  expect(hashOf(bytes)).toBe(hashOf(await bytesOf(owner, address(invoiceId))))
  expect(await store.app.db.one(OPENED)).toEqual({ recordId: String(order.orderNumber) })
  const unknown = { status: 404, body: { code: 'invoice.unknown' } }
  expect(await finance.request('GET', staffAddress(order.orderNumber, 'credit-note'))).toMatchObject(unknown)
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  const other = await placeCodOrder(store, await buyerOf(store, await store.customer()), [{ msn, quantity: 1 }])
  expect(await finance.request('GET', staffAddress(other.orderNumber))).toMatchObject(unknown)
  const { visitor: abroad } = await openStaff(store, 'finance', ['AE'])
  expect(await abroad.request('GET', staffAddress(order.orderNumber))).toMatchObject({
    status: 404,
    body: { code: 'order.unknown' },
  })
  expect(await owner.request('GET', staffAddress(order.orderNumber))).toMatchObject({ status: 403 })
})

it('is sent to nobody else', async () => {
  const stranger = await store.customer()
  expect(await stranger.request('GET', address())).toMatchObject({ status: 404, body: { code: 'order.unknown' } })
  expect(await store.visitor().request('GET', address())).toMatchObject({ status: 401 })
  const foreign = address('00000000-0000-4000-8000-000000000000')
  expect(await owner.request('GET', foreign)).toMatchObject({ status: 404, body: { code: 'invoice.unknown' } })
})

/** A Hindi document of 60 lines, and how it is drawn. */
async function longDocument() {
  const query = { orderNumber: order.orderNumber }
  const [brief] = (await owner.call('GET /api/v1/order/invoices', { query })).data
  const { data } = await owner.call('GET /api/v1/order/invoiceDetails', {
    query: { invoiceId: brief?.invoiceId ?? '' },
  })
  const [line] = data.lines
  if (!line) throw new Error('no line')
  const lines = Array.from({ length: 60 }, (_, index) => ({ ...line, lineNo: index + 1, name: `उत्पाद ${index + 1}` }))
  const invoice: Invoice = { ...data, lines }
  const options = { market: 'IN' as const, language: 'hi' as const, title: 'A', author: 'B', at: new Date(0) }
  return { document: describeInvoice(invoice, 'hi'), options }
}

it('has the same bytes however often it is drawn, and a table that goes on over pages', async () => {
  const { document, options } = await longDocument()
  const [once, twice] = [await renderPdf(document, options), await renderPdf(document, options)]
  expect(once.equals(twice)).toBe(true)
  const pdf = await readPdf(once)
  expect(pdf.language).toBe('hi-IN')
  expect(pdf.pages).toBeGreaterThan(2)
  // the table header is on each page
  expect(pdf.texts.filter(text => text === 'HSN/SAC')).toHaveLength(pdf.pages)
  for (let index = 1; index <= 60; index++) expect(pdf.texts).toContain(String(index))
})

it('has its code below its notes, however many there are', async () => {
  const { document, options } = await longDocument()
  const notes = ['First note', 'Second note', 'Third note', 'Fourth note']
  const qr = { ...qrOf('of the portal'), label: 'The code', lines: ['IRN'] }
  const pdf = await readPdf(await renderPdf({ ...document, rows: document.rows.slice(0, 2), notes, qr }, options))
  const heightOf = (text: string) => pdf.heights[pdf.texts.indexOf(text)] ?? Number.NaN
  expect(heightOf('The code')).toBeLessThan(heightOf('Fourth note') - 8)
  expect(heightOf('Fourth note')).toBeLessThan(heightOf('First note'))
})

it('is drawn without holding up the process, and a queue that is too long is rejected', async () => {
  const { document, options } = await longDocument()
  let turns = 0
  let drawing = true
  const drawn = renderPdf(document, options).finally(() => {
    drawing = false
  })
  while (drawing) {
    await setImmediate()
    turns++
  }
  await drawn
  expect(turns).toBeGreaterThanOrEqual(document.rows.length)

  const results = await Promise.allSettled(Array.from({ length: 10 }, () => renderPdf(document, options)))
  const rejected = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  expect(rejected).toMatchObject(Array(2).fill({ code: 'server.unavailable', data: { retryAfter: 5 } }))
  expect((await renderPdf(document, options)).length).toBeGreaterThan(0)
})
