// The staff calendar: each kind for callers who may see its list, only of the market, with clashes.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const OFFER = statement(
  '',
  `select s.code as seller, o.price_minor as price from offers o join sellers s on s.id = o.seller_id
   where o.msn = $1 order by o.id limit 1`,
)

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

const inDays = (days: number) => new Date(store.app.now().getTime() + days * 24 * 3_600_000).toISOString()
const dayIn = (days: number) => inDays(days).slice(0, 10)

const calendar = async (market: 'IN' | 'AE', by = owner, days = 60) =>
  (await by.visitor.call('GET /api/admin/session/calendar', { query: { market, from: dayIn(0), until: dayIn(days) } }))
    .data

async function schedule(msn: string, by: number, days: [number, number]) {
  const { seller, price } = await store.app.db.one<{ seller: string; price: number }>(OFFER, [msn])
  const cells = { price: { was: (price / 100).toFixed(2), now: ((price - by) / 100).toFixed(2) } }
  const body = { market: 'IN' as const, rows: [{ msn, seller, cells }], note: 'Sale', scheduleId: randomUUID() }
  const times = { startsAt: inDays(days[0]), endsAt: inDays(days[1]) }
  await owner.visitor.call('POST /api/admin/products/schedules', { body: { ...body, ...times } })
}

test('each kind is in the calendar of its market, and two sales of one price clash', async () => {
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  await schedule(msn, 100, [2, 5])
  await schedule(msn, 200, [4, 6])
  await store.asOwner(`
    insert into promotions (market, code, kind, value, valid_from, valid_to, title_en, title_hi)
      values ('IN', 'CALENDAR', 'percent', 500, '${inDays(3)}', '${inDays(9)}', 'A', 'A');
    insert into ad_campaigns (market, placement, name, title_en, title_hi, text_en, text_hi, link, starts_at, ends_at)
      values ('IN', 'test', 'One', 'A', 'A', 'A', 'A', '/a', '${inDays(3)}', null),
        ('IN', 'test', 'Two', 'A', 'A', 'A', 'A', '/a', '${inDays(8)}', null);
    insert into newsletter_issues (market, subject_en, subject_hi, text_en, text_hi, state, send_at)
      values ('IN', 'News', 'ख़बर', 'A', 'A', 'scheduled', '${inDays(2)}');
    insert into content_documents (market, kind, key, draft, drafted_by, drafted_by_name, drafted_at, publish_at)
      values ('IN', 'meta', '/brands', '{}', 'a', 'A', now(), '${inDays(2)}');
    insert into price_lists (market, name, active, starts_on, created_at, updated_at)
      values ('IN', 'Dealers', true, '${dayIn(3)}', now(), now());
    insert into tax_rates (market, hsn, rate_bp, valid_from) values ('IN', '9999', 1200, '${dayIn(4)}');
    insert into holidays (market, day, name) values ('IN', '${dayIn(7)}', 'A holiday') on conflict do nothing;
    insert into reward_rules (market, points, per_minor, gold_factor_bp, min_order_minor, valid_from, who, reason)
      values ('IN', 1, 10000, 10000, 0, '${inDays(5)}', 'a', 'A');
  `)
  const { entries, clashes, kinds, more } = await calendar('IN')
  expect(kinds).toHaveLength(9)
  expect(more).toBe(false)
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(kinds))
  const names = clashes.map(({ kind, first, second }) => [kind, entries[first]?.title, entries[second]?.title])
  expect(names).toContainEqual(['prices', 'Sale', 'Sale'])
  expect(names).toContainEqual(['campaigns', 'One', 'Two'])
  expect(names.filter(([kind, , title]) => kind === 'coupon-price' && title === 'CALENDAR')).toHaveLength(2)
  const uae = await calendar('AE')
  expect(uae.entries.some(({ title }) => ['Sale', 'CALENDAR', 'One', 'News', '/brands'].includes(title))).toBe(false)
})

test('says for whom promotions and price lists are, and which offers keep each other out', async () => {
  const offer = (code: string, terms: string) =>
    `('IN', '${code}', 'flat', 100, '${inDays(2)}', '${inDays(9)}', 'A', 'A', true, ${terms})`
  await store.asOwner(`
    insert into promotions (market, code, kind, value, valid_from, valid_to, title_en, title_hi, automatic, combines, buyers,
        first_order_only, brand_slugs)
      values ${offer('ALONE', `false, 'business', true, '{}'`)}, ${offer('BESIDE', `true, 'all', false, '{torvik}'`)},
        ${offer('WITH', `true, 'all', false, '{}'`)}, ${offer('OTHER', `false, 'all', false, '{other}'`)};
    insert into customer_groups (market, name, created_at, updated_at)
      select 'IN', 'Group ' || n, now(), now() from generate_series(1, 4) n;
    insert into price_lists (market, name, active, starts_on, created_at, updated_at)
      values ('IN', 'Grouped', true, '${dayIn(3)}', now(), now());
    insert into price_list_groups (list_id, group_id)
      select l.id, g.id from price_lists l cross join customer_groups g where l.name = 'Grouped' and g.name like 'Group %';
  `)
  const { entries, clashes } = await calendar('IN')
  const forWhom = (title: string) => entries.find(one => one.title === title)?.audience
  expect(forWhom('ALONE')).toEqual({ buyers: 'business', firstOrderOnly: true, groups: null })
  expect(forWhom('Grouped')?.groups).toEqual({ names: ['Group 1', 'Group 2', 'Group 3'], count: 4 })
  expect(forWhom('Sale')).toBeNull()
  const pairs = clashes
    .filter(({ kind }) => kind === 'offers')
    .map(({ first, second }) => [entries[first]?.title, entries[second]?.title].sort().join(' '))
  // BESIDE and WITH combine, and BESIDE and OTHER are for different brands
  expect(pairs.sort()).toEqual(['ALONE BESIDE', 'ALONE OTHER', 'ALONE WITH', 'OTHER WITH'])
})

test('a member sees the kinds of their role, in their markets', async () => {
  const pricing = await openStaff(store, 'pricing', ['IN'])
  const { kinds, entries } = await calendar('IN', pricing)
  expect(kinds).toContain('price')
  expect(kinds).not.toContain('newsletter')
  expect(entries.filter(({ kind }) => !kinds.includes(kind))).toEqual([])
  const query = { market: 'AE' as const, from: dayIn(0), until: dayIn(7) }
  expect(await pricing.visitor.try('GET /api/admin/session/calendar', { query })).toMatchObject({ status: 403 })
  const long = { ...query, market: 'IN' as const, until: dayIn(93) }
  expect(await owner.visitor.try('GET /api/admin/session/calendar', { query: long })).toMatchObject({ status: 400 })
  expect((await store.visitor().request('GET', '/api/admin/session/calendar?market=IN')).status).toBeGreaterThan(399)
})
