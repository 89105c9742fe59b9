// The list of coupons and offers: its filters, pages, file, and how few rows of many a call looks at.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { listCouponIds, listCoupons } from './repository/coupons.ts'

const COPIES = 12_000

let store: TestStore
let marketing: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  marketing = await openStaff(store, 'marketing')
  // thousands that are over, of which each seventh takes off per cent
  await store.asOwner(`insert into promotions (market, code, title_en, title_hi, terms_en, terms_hi, kind, value, min_cart_minor,
      valid_from, valid_to, active)
    select 'AE', 'OLD' || n, 'Old ' || n, 'पुराना ' || n, '', '', case when n % 7 = 0 then 'percent' else 'flat' end, 1000, 0,
      '2020-01-01', '2021-01-01', true from generate_series(1, ${COPIES}) n; analyze promotions, promotion_counts`)
})
afterAll(() => store.close())

const list = async (query: object) =>
  (await marketing.visitor.call('GET /api/admin/coupons', { query: { market: 'AE', ...query } as never })).data
const codes = async (query: object) => (await list(query)).coupons.map(({ promoCode }) => promoCode)

it('is narrowed by type, state and text together, page by page', async () => {
  expect(await codes({ kind: 'percent', state: 'ended', limit: 2 })).toEqual(['OLD11998', 'OLD11991'])
  const first = await list({ text: 'old 1199', limit: 2 })
  expect(first.coupons.map(({ promoCode }) => promoCode)).toEqual(['OLD11999', 'OLD11998'])
  expect((await list({ text: 'old 1199', limit: 2, before: first.next })).coupons[0]?.promoCode).toBe('OLD11997')
  expect(await codes({ kind: 'percent', text: 'OLD11999' })).toEqual([])
})

it('looks at 8,000 at most for a call that finds nothing, and says where to go on', async () => {
  const nothing = await list({ state: 'stopped' })
  expect(nothing.coupons).toEqual([])
  expect(nothing.next).not.toBeNull()
  const rest = await list({ state: 'stopped', before: nothing.next })
  expect(rest.next).toBeNull()
  const ids = await rowsRead(store.app.db, db => listCouponIds(db, 'AE', null, 51))
  expect(ids).toBeLessThan(200)
  const some = (await listCouponIds(store.app.db, 'AE', null, 2000)).slice(0, 2000)
  const filter = { state: 'stopped' as const, appliedBy: null, kind: null, pattern: null }
  const seen = await rowsRead(store.app.db, db => listCoupons(db, some, filter, new Date(), 51))
  expect(seen).toBeLessThan(5 * 2000)
})

it('is exported with the same filters, in both languages, for callers who may read it', async () => {
  const file = async (query: string, by = marketing) =>
    await by.visitor.request('GET', `/api/admin/coupons.csv?market=AE&${query}`)
  const { body } = await file('text=OLD1199&kind=percent')
  const [head, ...lines] = String(body).replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe('Code,Title,Applied,Type,Value,Largest discount,Orders,Most orders,Given,Currency,From,Until,State')
  expect(lines).toEqual([
    'OLD11998,Old 11998,By code,Per cent,10.00,,0,,0.00,AED,2020-01-01 04:00,2021-01-01 04:00,Ended',
    'OLD11991,Old 11991,By code,Per cent,10.00,,0,,0.00,AED,2020-01-01 04:00,2021-01-01 04:00,Ended',
  ])
  expect(String((await file('text=OLD11998&language=hi')).body)).toContain('पुराना 11998,कोड से,प्रतिशत')
  expect((await file('kind=none')).status).toBe(400)
  expect((await file('', await openStaff(store, 'catalog'))).status).toBe(403)
})
