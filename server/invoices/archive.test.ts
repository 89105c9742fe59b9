// The invoice archive of a year: every PDF as it is sent alone, missing ones by name, one file in memory at a time.

import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pickProducts } from '../testing/buyers.ts'
import {
  buyerOf,
  creditItems,
  invoicedItems,
  placeCodOrder,
  type ShippedOrder,
  shipOrder,
} from '../testing/invoices.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { zipEntries } from '../testing/zip-entries.ts'
import { type ZipEntry, zipOf } from './adapters/zip.ts'
import { makeFiles } from './commands/make-files.ts'

const ARCHIVE = '/api/v1/order/invoiceArchive'

let store: TestStore
let owner: Awaited<ReturnType<TestStore['customer']>>
let orders: ShippedOrder[]
let year: string
beforeAll(async () => {
  store = await openTestStore()
  owner = await store.customer()
  const buyer = await buyerOf(store, owner)
  const msns = await pickProducts(store.app.db, 'IN', 2)
  orders = []
  for (const msn of msns) orders.push(await placeCodOrder(store, buyer, [{ msn, quantity: 1 }]))
  for (const order of orders) await shipOrder(store, order)
  await makeFiles(store.app)
  const [first] = await yearsOf(owner)
  year = first?.year ?? ''
})
afterAll(() => store.close())

const yearsOf = async (visitor: typeof owner) => (await visitor.call('GET /api/v1/order/invoiceYears')).data

async function download(visitor: typeof owner, url: string, host = 'localhost') {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode, headers, rawPayload } = await store.http.inject({ url, headers: { host, cookie } })
  expect(statusCode).toBe(200)
  return { headers, bytes: rawPayload }
}

async function invoicesOf({ orderNumber }: ShippedOrder) {
  return (await owner.call('GET /api/v1/order/invoices', { query: { orderNumber } })).data
}

it('contains the PDFs of the year, identical to those sent alone', async () => {
  expect(await yearsOf(owner)).toEqual([{ year: expect.stringMatching(/^20\d\d-\d\d$/), documents: 2, ready: 2 }])
  const { headers, bytes } = await download(owner, `${ARCHIVE}?year=${year}`)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': `inline; filename="invoices-${year}.zip"`,
  })
  const entries = zipEntries(bytes)
  expect(entries.size).toBe(2)
  for (const order of orders) {
    for (const { invoiceId, number } of await invoicesOf(order)) {
      const alone = await download(
        owner,
        `/api/v1/order/invoice?orderNumber=${order.orderNumber}&invoiceId=${invoiceId}`,
      )
      const name = /filename="(.*)"/.exec(String(alone.headers['content-disposition']))?.[1] ?? ''
      expect(name).toContain(number.replaceAll('/', '-'))
      expect(entries.get(name)?.equals(alone.bytes), name).toBe(true)
    }
  }
})

it('names the invoices whose PDF is missing, in the language of the call, and has them made', async () => {
  const [order] = orders
  const [invoice] = order ? await invoicesOf(order) : []
  await store.asOwner(`alter table invoice_files disable trigger user;
    delete from invoice_files where invoice_id = '${invoice?.invoiceId}';
    alter table invoice_files enable trigger user`)
  expect(await yearsOf(owner)).toEqual([{ year, documents: 2, ready: 1 }])
  const entries = zipEntries((await download(owner, `${ARCHIVE}?year=${year}`)).bytes)
  expect([...entries.keys()]).toEqual([expect.stringMatching(/\.pdf$/), 'not-ready.txt'])
  const text = entries.get('not-ready.txt')?.toString() ?? ''
  expect(text).toContain('are being made')
  expect(text).toContain(`\r\n${invoice?.number} (`)
  const hindi = zipEntries((await download(owner, `${ARCHIVE}?year=${year}&language=hi`)).bytes)
  expect(hindi.get('not-ready.txt')?.toString()).toContain('दस्तावेज़ों के PDF')
  await makeFiles(store.app)
  expect(await yearsOf(owner)).toEqual([{ year, documents: 2, ready: 2 }])
})

it('contains the credit notes of the year too', async () => {
  const [order] = orders
  if (!order) throw new Error('no order')
  await creditItems(store, order, await invoicedItems(store, order), { key: 'all' })
  const [{ creditNotes: [note] = [] } = {}] = await invoicesOf(order)
  const file = `${note?.number.replaceAll('/', '-')}-`
  const before = zipEntries((await download(owner, `${ARCHIVE}?year=${year}`)).bytes)
  expect(before.get('not-ready.txt')?.toString()).toContain(note?.number)
  expect(await yearsOf(owner)).toEqual([{ year, documents: 3, ready: 2 }])
  await makeFiles(store.app)
  const entries = [...zipEntries((await download(owner, `${ARCHIVE}?year=${year}`)).bytes).keys()]
  expect([entries.length, entries.filter(name => name.startsWith(file)).length]).toEqual([3, 1])
})

it('is nobody else’s, and of no other year or market', async () => {
  const other = await store.customer()
  expect(await yearsOf(other)).toEqual([])
  const unknown = { status: 404, body: { code: 'invoice.unknown' } }
  expect(await other.request('GET', `${ARCHIVE}?year=${year}`)).toMatchObject(unknown)
  for (const wrong of ['2019-20', '2026']) {
    expect(await owner.request('GET', `${ARCHIVE}?year=${wrong}`)).toMatchObject(unknown)
  }
  expect(await owner.request('GET', `${ARCHIVE}?year=26`)).toMatchObject({ status: 400 })
  const guest = await store.http.inject({ url: `${ARCHIVE}?year=${year}`, headers: { host: 'localhost' } })
  expect(guest.statusCode).toBe(401)
})

describe('as a stream', () => {
  const SIZE = 300_000
  /** Entries of random bytes that count how many were read. */
  function entriesOf(count: number) {
    const read = { files: 0, ended: false }
    async function* entries(): AsyncGenerator<ZipEntry> {
      try {
        for (; read.files < count; read.files++)
          yield { name: `${read.files}.pdf`, changedAt: new Date('2026-11-23T10:00:00Z'), bytes: randomBytes(SIZE) }
      } finally {
        read.ended = true
      }
    }
    return { read, entries: entries() }
  }

  it('reads no file before the one ahead of it is sent', async () => {
    const { read, entries } = entriesOf(60)
    let received = 0
    for await (const chunk of zipOf(entries)) {
      received += chunk.length
      await pause(1)
      // one is being sent, one is read ahead
      expect(read.files * SIZE - received).toBeLessThan(2 * SIZE)
    }
    expect(read).toEqual({ files: 60, ended: true })
    expect(received).toBeGreaterThan(60 * SIZE)
  })

  it('does not hold the files that it has sent', async () => {
    const { entries } = entriesOf(600)
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    for await (const chunk of zipOf(entries))
      most = Math.max(most, process.memoryUsage().arrayBuffers - before + chunk.length)
    // of 180 MB
    expect(most).toBeLessThan(90_000_000)
  })

  it('ends when its reader leaves, and fails when a file cannot be read', async () => {
    const { read, entries } = entriesOf(60)
    for await (const chunk of zipOf(entries)) if (chunk.length > 0) break
    await pause(20)
    expect(read.ended).toBe(true)
    expect(read.files).toBeLessThan(3)
    async function* broken(): AsyncGenerator<ZipEntry> {
      yield { name: '1.pdf', changedAt: new Date(), bytes: randomBytes(10) }
      throw new Error('the disk is gone')
    }
    const all = async () => {
      for await (const chunk of zipOf(broken())) expect(chunk.length).toBeGreaterThan(0)
    }
    await expect(all()).rejects.toThrow('the disk is gone')
  })
})
