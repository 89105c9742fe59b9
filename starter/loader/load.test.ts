// Tests that the starter load resumes after an interruption, is idempotent, and does not change other stores.

import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { SESSION_LIMITS } from '../../server/platform/connections.ts'
import { type Database, openDatabase, statement } from '../../server/platform/db.ts'
import { openStore, type Store } from '../../server/store.ts'
import { testConfig } from '../../server/testing/config.ts'
import { createDatabase, dropDatabase, MIGRATIONS, newDatabaseName, urlOf } from '../../server/testing/databases.ts'
import { eventually } from '../../server/testing/soon.ts'
import { TEMPORARY } from '../../server/testing/temporary-folders.ts'
import { brands } from '../catalogue/brands.ts'
import { type LoadProgress, loadStarter } from './load.ts'

/** More than one batch of products, and more than one of their pictures. */
const LIMIT = 250

const TABLES = `categories brands sellers attributes tax_rates layouts warehouses states pincodes carriers carrier_rules
  place_exceptions holidays products offers offer_choices stock stock_events media`.split(/\s+/)
const COUNTS = statement(
  'test.counts',
  `select jsonb_build_object(${TABLES.map(name => `'${name}', (select count(*) from ${name})`).join(', ')}) as counts`,
)
const LACKING = statement(
  'test.lacking',
  `select (select count(*) from products where images = '[]' or jsonb_array_length(images) < 4)::int as pictures,
     (select count(*) from categories where image_hash is null)::int as categories,
     (select count(*) from brands where logo_hash is null)::int as logos,
     (select count(*) from products p left join offer_choices oc using (msn) where oc.msn is null)::int as prices,
     (select count(*) from stock s join warehouses w on w.id = s.warehouse_id join products p using (msn)
      where w.market <> p.market)::int as misplaced,
     (select count(*) from tax_rates where verified)::int as verified`,
)
// one brand has a logo of its own, another is no longer an invented one
const OWN_LOGOS = statement(
  'test.own-logos',
  `update brands set logo_hash = case slug when 'tarvani' then 'mine' end, name = case slug when 'kavrix' then 'Other' else name end
   where slug in ('tarvani', 'kavrix')`,
)
const LOGOS = statement('test.logos', 'select slug, logo_hash as hash from brands')
const KEEP_PICTURE = statement(
  'test.keep-picture',
  `update products set images = '[{"hash":"mine","view":"front"}]' where msn = (select min(msn) from products) returning msn`,
)
const PICTURES = statement(
  'test.pictures',
  `select count(*)::int as shown, count(distinct image ->> 'hash')::int as different
   from products, jsonb_array_elements(images) image`,
)
const IMAGES = statement('test.images', 'select images from products where msn = $1')
const OWN_PRODUCT = statement(
  'test.own-product',
  `with b as (insert into brands (slug, name, name_hi, country) values ('own', 'Own', 'अपना', 'IN') returning id),
     c as (insert into categories (code, market, level, taxonomy_code, slug, name_en, name_hi)
       values ('116000000', 'IN', 1, '116000000', 'safety', 'Safety', 'सुरक्षा') returning code),
     s as (insert into sellers (code, market, legal_name, trade_name, tax_number, state_code, address, place)
       values ('OWN', 'IN', 'Own', 'Own', '27AAPFU0939F1ZV', '27', 'x', 'Pune') returning id)
   insert into products (msn, market, part_number, brand_id, category_code, slug, name_en, name_hi, hsn,
     sell_unit_en, sell_unit_hi, pack_size, weight_grams, origin)
   select 'MSN0000OWN1', 'IN', 'P1', b.id, c.code, 'x', 'x', 'x', '8482', 'piece', 'नग', 1, 100, 'IN' from b, c, s`,
)

const UNSELLABLE = statement(
  'test.unsellable',
  `select s.code as seller, t.reason from seller_warehouse_states t join sellers s on s.id = t.seller_id
   where t.reason is not null order by 1`,
)
const FORGET_OTHER_STATES = statement(
  'test.forget-states',
  `with other as (
     select r.id from seller_registrations r join sellers s on s.id = r.seller_id where r.state_code <> s.state_code
   ), unlinked as (
     update seller_warehouses set registration_id = null, registered_from = null, registered_to = null
     where registration_id in (select id from other)
   )
   delete from seller_registrations where id in (select id from other)`,
)
const FINISHED = statement(
  'test.finished',
  `update settings set value = '{"finished": {"done": 1, "total": 1}}' where key = 'starter'`,
)
const OTHER_NAME = statement(
  'test.other-name',
  `update sellers set legal_name = 'A Real Company Limited' where code = 'SAHYA'`,
)

let server: Database
let store: Store
let close: () => Promise<void> = async () => undefined

beforeAll(async () => {
  server = openDatabase(inject('serverUrl'), { max: 1, limits: SESSION_LIMITS.background })
})
afterAll(() => server.close())
afterEach(() => close())

/** Opens a store on an empty database, or on a copy of the template, which was filled without pictures. */
async function openOn(template?: string): Promise<void> {
  const name = newDatabaseName()
  await createDatabase(server, name, template)
  const folder = await mkdtemp(join(TEMPORARY, 'kh-load-'))
  store = await openStore({
    config: testConfig(folder),
    log: pino({ level: 'silent' }),
    databaseUrl: urlOf(inject('serverUrl'), name),
    migrations: MIGRATIONS,
    searchThread: inject('searchThread'),
    web: null,
  })
  close = async () => {
    await store.close()
    await dropDatabase(server, name)
    await rm(folder, { recursive: true, force: true })
  }
}

const counts = async () => (await store.app.db.one<{ counts: Record<string, number> }>(COUNTS)).counts

/** Loads until `stopAt` returns true, like a kill would, and returns the reported progress. */
async function loadUntil(stopAt: (progress: LoadProgress) => boolean): Promise<LoadProgress[]> {
  const seen: LoadProgress[] = []
  let isBegun = false
  const load = loadStarter(store.app, {
    limit: LIMIT,
    progress(progress) {
      // the first report gives the total amount of work, before any batch
      if (!isBegun) {
        isBegun = true
        return
      }
      seen.push(progress)
      if (stopAt(progress)) throw new Error('killed')
    },
  })
  await load.catch((error: Error) => {
    if (error.message !== 'killed') throw error
  })
  return seen
}

describe('an empty store', () => {
  beforeEach(() => openOn())

  it('resumes where it was interrupted, batch by batch, ends like an uninterrupted load, and keeps a picture set by a merchant', async () => {
    let kills = 0
    let ofMerchant: string | null = null
    const done = new Map<string, number>()
    for (;;) {
      let batches = 0
      // finished steps are passed over and are no batch
      const seen = await loadUntil(({ step, done: at }) => at !== done.get(step) && ++batches >= 4)
      for (const progress of seen) {
        // no batch is written a second time
        expect(progress.done).toBeGreaterThanOrEqual(done.get(progress.step) ?? 0)
        done.set(progress.step, progress.done)
      }
      kills++
      if (ofMerchant === null && done.has('products')) {
        ofMerchant = (await store.app.db.one<{ msn: string }>(KEEP_PICTURE)).msn
      }
      const last = seen.at(-1)
      if (last?.step === 'more pictures' && last.done === last.total) break
      expect(kills).toBeLessThan(60)
    }
    expect(kills).toBeGreaterThan(3)
    const interrupted = await counts()
    expect(interrupted).toMatchObject({
      pincodes: 19900,
      states: 43,
      warehouses: 11,
      offer_choices: interrupted.products,
    })
    expect(interrupted.products).toBeGreaterThan(LIMIT / 2)
    expect(interrupted.stock_events).toBe(interrupted.stock)
    // variants share pictures
    const { shown, different } = await store.app.db.one<{ shown: number; different: number }>(PICTURES)
    expect(different).toBeLessThan(shown)
    const kept = { images: [{ hash: 'mine', view: 'front' }] }
    expect(await store.app.db.one(IMAGES, [ofMerchant])).toEqual(kept)
    const nothing = { pictures: 1, categories: 0, logos: 0, prices: 0, misplaced: 0, verified: 0 }
    expect(await store.app.db.one(LACKING)).toEqual(nothing)

    const again = await loadUntil(() => false)
    expect(again.every(({ done: at, total }) => at === total)).toBe(true)
    expect(await counts()).toEqual(interrupted)
  })

  it('two concurrent loads write everything once', async () => {
    const load = () => loadStarter(store.background, { limit: LIMIT, pictures: false })
    await Promise.all([load(), load()])
    const both = await counts()
    expect(both.products).toBe(both.offer_choices)
    expect(both.stock_events).toBe(both.stock)
    expect(both.carrier_rules).toBe(22)
  })

  it('serves prices and stock while it runs', async () => {
    const first = await loadUntil(({ step, done }) => step === 'products' && done > 0)
    expect(first.at(-1)).toMatchObject({ step: 'products', done: 200 })
    const products = await eventually(async () => {
      const result = (await store.http.inject('/api/v1/search')).json().productSearchResult
      expect(result.totalCount).toBeGreaterThan(100)
      return result.products
    })
    expect(products[0]).toMatchObject({ availability: 'in-stock', mainImageLink: null })
    expect(products[0].salesPrice).toBeGreaterThan(0)
  })

  it('does not change a store with products of its own', async () => {
    await store.app.db.run(OWN_PRODUCT)
    const before = await counts()
    expect(await loadStarter(store.app, { limit: LIMIT })).toBe(false)
    expect(await counts()).toEqual(before)
  })
})

describe('a filled store', () => {
  beforeEach(() => openOn(inject('template')))

  it('adds registrations by State for invented sellers to an older store, once', async () => {
    const everywhere = await store.app.db.rows(UNSELLABLE)
    expect(everywhere).toEqual([])
    // as migration 0021 leaves a store: one registration for each seller, that of its head office
    await store.app.db.run(FORGET_OTHER_STATES)
    await store.app.db.run(FINISHED)
    await store.app.db.run(OTHER_NAME)
    expect((await store.app.db.rows(UNSELLABLE)).length).toBeGreaterThan(5)
    expect(await loadStarter(store.app, { limit: LIMIT })).toBe(true)
    // a seller that is no longer an invented one gets nothing
    const left = await store.app.db.rows<{ seller: string }>(UNSELLABLE)
    expect(left.length).toBeGreaterThan(0)
    expect(new Set(left.map(({ seller }) => seller))).toEqual(new Set(['SAHYA']))
    expect(await loadStarter(store.app, { limit: LIMIT })).toBe(false)
  })

  it('draws the logos of invented brands in an older store, once, and keeps those of a merchant', async () => {
    expect((await store.app.db.one<{ logos: number }>(LACKING)).logos).toBe(brands.length)
    await store.app.db.run(FINISHED)
    await store.app.db.run(OWN_LOGOS)
    expect(await loadStarter(store.app, { limit: LIMIT })).toBe(true)
    const logos = await store.app.db.rows<{ slug: string; hash: string | null }>(LOGOS)
    expect(logos.find(({ slug }) => slug === 'tarvani')?.hash).toBe('mine')
    expect(logos.find(({ slug }) => slug === 'kavrix')?.hash).toBeNull()
    expect(new Set(logos.map(({ hash }) => hash)).size).toBe(brands.length)
    expect(await loadStarter(store.app, { limit: LIMIT })).toBe(false)
  })
})
