// The preview of a product: a signed link for staff to the page of a draft, which nobody else sees and no cache keeps.

import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebApp } from '../../contract/shared/page.ts'
import { statement } from '../platform/db.ts'
import { indexReady } from '../search/service.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

/** Pages of this store have the name and the state of their product. */
const app: WebApp = {
  async renderPage({ path }, call) {
    const msn = (path.split('/mp/')[1] ?? '').toUpperCase()
    const product = await call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } }).catch(() => null)
    const { productName = '', availability = '', variants = null } = product?.data ?? {}
    const text = `${productName}|${availability}|${variants?.msns.length ?? 0}`
    const body = `<html><head></head><body>${text}<script>alert(1)</script></body></html>`
    const tags = product ? [`product:${msn}`] : []
    return { status: product ? 200 : 404, contentType: 'text/html; charset=utf-8', body, tags }
  },
  isSharedPage: () => true,
  inlineScripts: [],
}

const SOLD = statement(
  'test.sold-product',
  `select p.msn, p.slug, p.name_en as name, p.name_hi as "nameHi" from products p join offer_choices c using (msn)
   join lateral (select sum(available) as units from sellable_stock k where k.offer_id = c.offer_id) s on s.units > 10
   where p.market = 'IN' and p.active and p.group_key is null and p.name_hi <> p.name_en order by p.msn limit 1`,
)
const HIDE = statement('test.hide-product', 'update products set active = false where msn = $1')
const END_OFFERS = statement('test.end-offers', 'update offers set active = false where msn = $1')

let store: TestStore
let catalog: SignedIn
let product: { msn: string; slug: string; name: string; nameHi: string }
beforeAll(async () => {
  store = await openTestStore({ web: { app, files: tmpdir() } })
  await indexReady(store.app)
  catalog = await openStaff(store, 'catalog')
  product = await store.app.db.one(SOLD)
  await store.app.db.run(HIDE, [product.msn])
  await store.app.db.run(END_OFFERS, [product.msn])
})
afterAll(() => store.close())

const page = async (path: string, host = 'localhost') => {
  await store.notificationsHandled()
  return store.http.inject({ url: path, headers: { host } })
}
const linkIn = async (language: 'en' | 'hi', by = catalog) =>
  by.visitor.try('GET /api/admin/products/{msn}/preview', { params: { msn: product.msn }, query: { language } })

test('shows a draft as shoppers would see it, in both languages, and nobody else finds it', async () => {
  const own = `/${product.slug}/mp/${product.msn.toLowerCase()}`
  expect((await page(own)).statusCode).toBe(404)
  for (const [language, name] of [
    ['en', product.name],
    ['hi', product.nameHi],
  ] as const) {
    const { data } = (await linkIn(language)).body as { data: { link: string } }
    const preview = await page(data.link)
    expect(preview.statusCode).toBe(200)
    // as if its offer were active
    expect(preview.body).toContain(`${name}|in-stock|0`)
    expect(preview.body).not.toContain('<script')
    expect(preview.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
    expect(preview.headers['content-security-policy']).toMatch(/script-src 'none'.*form-action 'none'/)
    expect((await page(`${data.link}x`)).statusCode).toBe(404)
  }
  // afterwards the draft is in no cache, and no call returns it
  expect((await page(own)).statusCode).toBe(404)
  const reply = await store.visitor().try('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn: product.msn } })
  expect(reply.status).toBe(404)
})

test('expires after a quarter of an hour, and is for staff of the market who may read products', async () => {
  const { data } = (await linkIn('en')).body as { data: { link: string } }
  const emirates = await openStaff(store, 'catalog', ['AE'])
  expect(await linkIn('en', emirates)).toMatchObject({ status: 404, body: { code: 'catalog.product-unknown' } })
  const tax = await openStaff(store, 'finance')
  const may = tax.visitor.try('GET /api/admin/products/{msn}', { params: { msn: product.msn } })
  expect((await linkIn('en', tax)).status).toBe((await may).status)
  expect((await store.visitor().request('GET', `/api/admin/products/${product.msn}/preview?language=en`)).status).toBe(
    403,
  )
  await store.advanceClock(901)
  expect((await page(data.link)).statusCode).toBe(404)
})
