// Lists by tag and responsible member are complete: what matches the other filters is found, however many newer records have the tag.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

/** More than the records that are checked at once. */
const COUNT = 4_500
const market = 'IN' as const
const marks = { market, tag: 'often' }

let store: TestStore
let owner: SignedIn

/** Gives a tag and a member to all records of a query with id and number. */
const markAll = (kind: string, records: string) => `
  insert into record_tags (kind, record_id, key, label, market, record_number, added_by, at)
    select '${kind}', id, 'often', 'Often', 'IN', number, 'test', now() from (${records}) r (id, number);
  insert into record_assignments (kind, record_id, staff_id, market, record_number, assigned_by, at)
    select '${kind}', id, '${owner.staffId}', 'IN', number, 'test', now() from (${records}) r (id, number);`

beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  await store.asOwner(`
    insert into promotions (market, code, kind, value, valid_from, valid_to, title_en, title_hi)
      select 'IN', 'MANY' || n, 'flat', 100, now() - interval '9 days',
        case n when 1 then now() - interval '1 day' end, 'A', 'A' from generate_series(1, ${COUNT}) n;
    ${markAll('coupon', `select id::text, id from promotions where code like 'MANY%'`)}
    insert into leads (market, kind, state, session_id, name, email, details, created_at, updated_at)
      select 'IN', 'gifting', case n when 1 then 'closed' else 'new' end, gen_random_uuid(), 'Lead ' || n, 'a@plant.example', '{}',
        now() - interval '30 days' + n * interval '1 minute', now() from generate_series(1, ${COUNT}) n;
    ${markAll('lead', 'select id::text, number from leads')}
    insert into sellers (code, market, legal_name, trade_name, tax_number, state_code, address, place)
      select 'MANY' || lpad(n::text, 4, '0'), market, case n when ${COUNT} then 'The last seller' else legal_name end, trade_name, tax_number,
        state_code, address, place
      from generate_series(1, ${COUNT}) n, (select * from sellers where market = 'IN' order by id limit 1) s;
    ${markAll('seller', `select code, 0 from sellers where code like 'MANY%'`)}
    insert into content_documents (market, kind, key, draft, drafted_by, drafted_by_name, drafted_at)
      select 'IN', 'article', 'many-' || lpad(n::text, 4, '0'), case n when ${COUNT} then '{"title": {"en": "The last article"}}'::jsonb end,
        'a', 'A', now() from generate_series(1, ${COUNT}) n;
    ${markAll('article', `select 'IN:' || key, 0 from content_documents where key like 'many-%'`)}
  `)
})
afterAll(() => store.close())

test('coupons', async () => {
  const list = async (query: object) =>
    (await owner.visitor.call('GET /api/admin/coupons', { query: { ...marks, ...query } })).data
  const { coupons, next } = await list({ state: 'ended', assignee: owner.staffId })
  expect([coupons.map(({ promoCode }) => promoCode), next]).toEqual([['MANY1'], null])
  const first = await list({ limit: 2 })
  const second = await list({ limit: 2, before: first.next })
  const codes = [...first.coupons, ...second.coupons].map(({ promoCode }) => promoCode)
  expect(codes).toEqual([0, 1, 2, 3].map(back => `MANY${COUNT - back}`))
})

test('leads, also as a file', async () => {
  const list = async (query: object) =>
    (await owner.visitor.call('GET /api/admin/leads', { query: { ...marks, ...query } })).data
  const { leads, next } = await list({ state: 'closed' })
  expect([leads.map(({ name }) => name), next]).toEqual([['Lead 1'], null])
  const first = await list({ limit: 2 })
  const second = await list({ limit: 2, before: first.next })
  const names = [...first.leads, ...second.leads].map(({ name }) => name)
  expect(names).toEqual([0, 1, 2, 3].map(back => `Lead ${COUNT - back}`))
  // the lead at which the page ended is deleted
  await store.asOwner(`delete from leads where name = 'Lead ${COUNT - 1}'`)
  expect((await list({ limit: 1, before: first.next })).leads.map(({ name }) => name)).toEqual([`Lead ${COUNT - 2}`])
  const { body } = await owner.visitor.try('GET /api/admin/leads.csv', { query: marks })
  const lines = String(body).trim().split('\r\n')
  expect(lines).toHaveLength(COUNT)
  expect(lines[1]).toContain('Lead 1,')
  expect(lines.at(-1)).toContain(`Lead ${COUNT},`)
})

test('sellers', async () => {
  const list = async (query: object) =>
    (await owner.visitor.call('GET /api/admin/catalog/sellers', { query: { ...marks, ...query } })).data.sellers.map(
      ({ sellerCode }) => sellerCode,
    )
  expect(await list({ text: 'last seller' })).toEqual([`MANY${COUNT}`])
  expect(await list({ limit: 2, after: 'MANY0003' })).toEqual(['MANY0004', 'MANY0005'])
  expect(await list({ limit: 2, after: `MANY${COUNT}` })).toEqual([])
})

test('articles', async () => {
  const list = async (query: object) =>
    (await owner.visitor.call('GET /api/admin/content', { query: { ...marks, kind: 'article', ...query } })).data
  expect((await list({ text: 'last article' })).rows.map(({ key }) => key)).toEqual([`many-${COUNT}`])
  const { rows, next } = await list({ after: 'many-0003' })
  expect([rows[0]?.key, rows.length, next]).toEqual(['many-0004', 50, 'many-0053'])
})
