// Two sellers import files of the same products: each writes its own offer, and undoing one leaves the other's.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zMapping } from '../../contract/imports/api.ts'
import { statement } from '../platform/db.ts'
import { type ImportTester, importTester } from '../testing/imports.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { exportProducts } from './queries/export.ts'
import { importSummary, writeProblems } from './queries/report.ts'
import { pageProblems } from './repository/imports.ts'
import { createImport, importStatus, runImport, runUndo, undoImport } from './service.ts'

const SELLERS = statement('test.feed-sellers', `select code from sellers where market = 'IN' order by id limit 2`)
const OFFERS = statement(
  'test.feed-offers',
  `select s.code as seller, o.price_minor as "priceMinor", o.mrp_minor as "mrpMinor", o.breaks, o.availability, o.active,
     (select coalesce(sum(k.on_hand), 0)::int from stock k where k.offer_id = o.id) as units
   from offers o join products p using (msn) join sellers s on s.id = o.seller_id
   where p.part_number = $1 and p.market = 'IN' order by o.id`,
)
const CATEGORY = statement('test.feed-category', `select active from categories where name_en = $1 and market = 'IN'`)
const SHOW = statement('test.feed-shown', 'update products set active = $2 where part_number = $1')

interface Offer {
  seller: string
  priceMinor: number
  mrpMinor: number
  breaks: unknown[]
  availability: string
  active: boolean
  units: number
}

let store: TestStore
let tester: ImportTester
let first: string
let second: string

beforeAll(async () => {
  store = await openTestStore()
  tester = importTester(store.app)
  const codes = await store.app.db.rows<{ code: string }>(SELLERS)
  first = codes[0]?.code ?? ''
  second = codes[1]?.code ?? ''
})
afterAll(() => store.close())

const HEAD = 'Part no,Brand,Name,Category,MRP,Price,HSN,Stock'
const take = (seller: string, text: string, more: { dryRun?: boolean } = {}) =>
  tester.take(text, { mapping: { seller, defaults: { weightGrams: 500, origin: 'IN' } }, ...more })
const offers = (part: string) => store.app.db.rows<Offer>(OFFERS, [part])
const offerOf = async (part: string, seller: string) => (await offers(part)).find(offer => offer.seller === seller)
const make = (...parts: string[]) =>
  take(first, [HEAD, ...parts.map(part => `${part},Feedo,Vice ${part},Feed tools,120,100,8205,5`)].join('\n'))
async function undo(id: string) {
  await undoImport(store.app, id)
  await runUndo(store.app, id, 'test')
  return importStatus(store.app, id)
}

describe('a file of a second seller', () => {
  it('makes an offer of the seller and leaves what the product is', async () => {
    await make('F-1')
    const before = await tester.product('F-1')
    const feed = `${HEAD},Quantity prices,Net Weight (kg)\nF-1,Feedo,A better vice,Elsewhere > Vices,130,90,7318,9,10:80,7\n`
    const dry = await take(second, feed, { dryRun: true })
    expect(dry).toMatchObject({ created: 0, offered: 1, updated: 0 })
    expect(await offers('F-1')).toHaveLength(1)
    const done = await take(second, feed)
    expect(done).toMatchObject({ created: 0, offered: 1, updated: 0, rejected: 0 })
    expect(await offers('F-1')).toMatchObject([
      { seller: first, priceMinor: 10_000, mrpMinor: 12_000, units: 5 },
      {
        ...{ seller: second, priceMinor: 9000, mrpMinor: 13_000, units: 9, availability: 'stock', active: true },
        breaks: [{ minQuantity: 10, priceMinor: 8000 }],
      },
    ])
    const content = ({ nameEn, categoryCode, hsn, weightGrams }: NonNullable<typeof before>) => ({
      ...{ nameEn, categoryCode, hsn, weightGrams },
    })
    const after = await tester.product('F-1')
    expect(after && content(after)).toEqual(before && content(before))
    // the category that only this file names stays empty, and is hidden
    expect(await store.app.db.rows(CATEGORY, ['Vices'])).toEqual([{ active: false }])
  })

  it('gets a message in both languages that the description was not used', async () => {
    const done = await take(second, `${HEAD}\nF-1,Feedo,Another name,Feed tools,130,90,8205,9\n`)
    expect(done).toMatchObject({ unchanged: 1 })
    const problems = await pageProblems(store.app.db, done.id, 0, 10)
    expect(problems).toMatchObject([{ code: 'content.other-seller', severity: 'note' }])
    expect(problems[0]?.message).toContain('nameEn')
    const path = join(tester.folder, 'report.csv')
    await writeProblems(store.app, done.id, path, 'csv')
    for (const text of [await readFile(path, 'utf8'), await importSummary(store.app, done.id)]) {
      expect(text).toContain('only the offer was taken')
      expect(text).toContain('सिर्फ़ ऑफ़र लिया गया')
    }
  })

  it('changes the offer of this seller alone', async () => {
    const done = await take(second, 'Part no,Brand,Price,Stock\nF-1,Feedo,95,4\n')
    expect(done).toMatchObject({ updated: 1, offered: 0, priceChanges: 1 })
    expect(await offers('F-1')).toMatchObject([
      { seller: first, priceMinor: 10_000, units: 5 },
      { seller: second, priceMinor: 9500, mrpMinor: 13_000, units: 4 },
    ])
    expect(await tester.codes(done.id)).toEqual([])
  })

  it('needs a price for a new offer, and rejects a price above the MRP', async () => {
    await make('F-2', 'F-3')
    const done = await take(second, 'Part no,Brand,MRP,Price,Stock\nF-2,Feedo,,,4\nF-3,Feedo,90,95,4\n')
    expect(done).toMatchObject({ rejected: 2, offered: 0 })
    expect(await tester.codes(done.id)).toEqual(['2 Price price.missing', '3 Price price.above-mrp'])
    expect(await offers('F-2')).toHaveLength(1)
  })

  it('comes back from an export of the seller without a change', async () => {
    const path = join(tester.folder, 'second.csv')
    const count = await exportProducts(store.app, path, { market: 'IN', format: 'csv', seller: second })
    expect(count).toBeGreaterThan(0)
    const mapping = zMapping.parse({ seller: second })
    const file = {
      market: 'IN' as const,
      fileName: 'x.csv',
      filePath: path,
      fileHash: 'second',
      format: 'csv' as const,
    }
    const { id } = await createImport(store.app, { ...file, mapping, dryRun: false, who: 'test' })
    await runImport(store.app, id)
    expect(await importStatus(store.app, id)).toMatchObject({ state: 'done', unchanged: count, offered: 0, updated: 0 })
    expect((await tester.codes(id)).filter(line => line.includes('content.other-seller'))).toEqual([])
  })

  it('shows a product that nobody offered, but not one that was switched off', async () => {
    await make('F-4', 'F-5')
    await take(first, 'Part no,Brand,Active\nF-4,Feedo,no\n')
    await store.app.db.run(SHOW, ['F-5', false])
    const done = await take(second, 'Part no,Brand,Price,Stock\nF-4,Feedo,99,4\nF-5,Feedo,99,4\n')
    expect(done).toMatchObject({ offered: 2 })
    const codes = ['2 mrp mrp.assumed', '3 mrp mrp.assumed', '3 active product.off-by-seller']
    expect((await tester.codes(done.id)).sort()).toEqual(codes.sort())
    expect(await tester.product('F-4')).toMatchObject({ active: true, priceMinor: 9900 })
    expect(await tester.product('F-5')).toMatchObject({ active: false })
  })
})

describe('an undo', () => {
  it('switches a new offer off, and on again with the next file', async () => {
    await make('G-1')
    const done = await take(second, 'Part no,Brand,Price,Stock\nG-1,Feedo,90,4\n')
    expect(await undo(done.id)).toMatchObject({ state: 'undone', undone: 1, left: 0 })
    expect(await offers('G-1')).toMatchObject([{ active: true }, { seller: second, active: false, priceMinor: 9000 }])
    expect(await tester.product('G-1')).toMatchObject({ active: true, priceMinor: 10_000 })
    await take(second, 'Part no,Brand,Price,Stock\nG-1,Feedo,91,4\n')
    expect(await offerOf('G-1', second)).toMatchObject({ active: true, priceMinor: 9100 })
  })

  it('puts a changed offer back, and leaves the other seller as it is', async () => {
    await make('G-2')
    await take(second, 'Part no,Brand,MRP,Price,Stock\nG-2,Feedo,130,90,4\n')
    const done = await take(second, 'Part no,Brand,Price,Stock,Quantity prices\nG-2,Feedo,85,6,10:80\n')
    await take(first, 'Part no,Brand,Name,Price,Stock\nG-2,Feedo,Renamed,105,7\n')
    expect(await undo(done.id)).toMatchObject({ undone: 1, left: 0 })
    expect(await offers('G-2')).toMatchObject([
      { seller: first, priceMinor: 10_500, units: 7 },
      { seller: second, priceMinor: 9000, units: 4, breaks: [] },
    ])
    expect(await tester.product('G-2')).toMatchObject({ nameEn: 'Renamed' })
  })

  it('of the product keeps it for the seller who offers it still, in either order', async () => {
    const made = [await make('G-3'), await make('G-4')]
    const offered = [
      await take(second, 'Part no,Brand,Price,Stock\nG-3,Feedo,90,4\n'),
      await take(second, 'Part no,Brand,Price,Stock\nG-4,Feedo,90,4\n'),
    ]
    // the product first, then the offer
    expect(await undo(made[0]?.id ?? '')).toMatchObject({ undone: 1, left: 0 })
    expect(await offers('G-3')).toMatchObject([{ active: false }, { active: true }])
    expect(await tester.product('G-3')).toMatchObject({ active: true, priceMinor: 9000 })
    expect(await undo(offered[0]?.id ?? '')).toMatchObject({ undone: 1, left: 0 })
    expect(await tester.product('G-3')).toMatchObject({ active: false })
    // the offer first, then the product
    await undo(offered[1]?.id ?? '')
    expect(await tester.product('G-4')).toMatchObject({ active: true })
    await undo(made[1]?.id ?? '')
    expect(await tester.product('G-4')).toMatchObject({ active: false })
    // a file of the second seller brings its own offer back, not the first seller's
    await take(second, 'Part no,Brand,Price,Stock\nG-3,Feedo,92,4\n')
    expect(await offers('G-3')).toMatchObject([{ active: false }, { active: true, priceMinor: 9200 }])
    expect(await tester.product('G-3')).toMatchObject({ active: true, priceMinor: 9200 })
  })

  it('of interleaved imports puts back each its own change', async () => {
    await make('G-5')
    const one = await take(second, 'Part no,Brand,Price,Stock\nG-5,Feedo,90,4\n')
    const two = await take(second, 'Part no,Brand,Price\nG-5,Feedo,88\n')
    // the later price applies to the offer created first
    expect((await undoImport(store.app, one.id)).laterImports).toMatchObject([{ id: two.id, products: 1 }])
    expect(await offerOf('G-5', second)).toMatchObject({ active: true, priceMinor: 8800 })
    expect(await undo(two.id)).toMatchObject({ undone: 1, left: 0 })
    expect(await offerOf('G-5', second)).toMatchObject({ active: true, priceMinor: 9000 })
    expect(await undo(one.id)).toMatchObject({ undone: 1, left: 0 })
    expect(await offerOf('G-5', second)).toMatchObject({ active: false })
  })
})
