// The list of entries: all, of an order, of a kind, of an account and party; in pages, with few rows read for any
// filter.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { openReturnsStore, type ReturnsStore } from '../testing/returns.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { listEntries } from './repository/entries.ts'

const CALL = 'GET /api/admin/ledger/entries'
let shop: ReturnsStore
let finance: SignedIn
beforeAll(async () => {
  shop = await openReturnsStore()
  await shop.delivered()
  await shop.delivered()
  finance = await openStaff(shop.store, 'finance')
})
afterAll(() => shop.store.close())

type Query = CallInput<typeof CALL>['query']
const read = async (query: Omit<Query, 'market'> = {}) =>
  (await finance.visitor.call(CALL, { query: { market: 'IN', ...query } })).data

async function readAll(query: Omit<Query, 'market' | 'before' | 'limit'>) {
  const found = []
  for (let before: string | undefined; ; ) {
    const { entries, next } = await read({ ...query, limit: 2, ...(before && { before }) })
    found.push(...entries)
    if (next === null) return found
    before = next
  }
}

test('pages have each entry once, the last by day and number first', async () => {
  const all = await readAll({})
  const { entries } = await read({ limit: 100 })
  expect(all).toEqual(entries)
  expect(all.length).toBeGreaterThan(4)
  const places = all.map(({ postedOn, entryId }) => `${postedOn} ${String(entryId).padStart(9, '0')}`)
  expect(places).toEqual([...places].sort().reverse())
})

test('filters find exactly the entries that fit, and their lines as a whole', async () => {
  const all = (await read({ limit: 100 })).entries
  const [{ orderNumber, postedOn } = { orderNumber: 0, postedOn: '' }] = all
  expect(await readAll({ orderNumber: orderNumber ?? 0 })).toEqual(all.filter(one => one.orderNumber === orderNumber))
  for (const kind of new Set(all.map(one => one.kind)))
    expect(await readAll({ kind }), kind).toEqual(all.filter(one => one.kind === kind))
  const lines = new Map(all.flatMap(one => one.lines.map(line => [`${line.account} ${line.party}`, line] as const)))
  for (const { account, party } of lines.values()) {
    const fits = (line: { account: string; party: string }) =>
      line.account === account && (!party || line.party === party)
    const found = await readAll({ account, ...(party && { party }) })
    expect(found, account).toEqual(all.filter(one => one.lines.some(fits)))
  }
  expect(await readAll({ from: postedOn, to: postedOn })).toEqual(all.filter(one => one.postedOn === postedOn))
  expect(await readAll({ to: '2020-01-01' })).toEqual([])
})

test('two filters at once, a party without account and an invalid cursor are rejected', async () => {
  for (const query of ['kind=sale&account=sales', 'party=razorpay', 'before=2026-13-45_1', 'before=1', 'account=gold'])
    expect(await finance.visitor.request('GET', `/api/admin/ledger/entries?market=IN&${query}`), query).toMatchObject({
      ...{ status: 400, body: { code: 'request.invalid' } },
    })
})

test('a page of many entries reads few rows', async () => {
  await shop.store.asOwner(`
    alter table ledger_entries disable trigger user; alter table ledger_lines disable trigger user;
    with more as (
      insert into ledger_entries (market, currency, kind, source_id, order_id, posted_on)
      select market, currency, case when n % 4000 = 0 then 'dispute-lost' else 'receipt' end, gen_random_uuid(), order_id,
        posted_on - n % 300
      from (select * from ledger_entries where market = 'IN' and order_id is not null order by id limit 1) e, generate_series(1, 20000) n
      returning id, market, kind, posted_on)
    insert into ledger_lines (entry_id, line_no, account, party, amount_minor, market, posted_on)
    select id, line_no, case when line_no = 1 and kind = 'dispute-lost' then 'chargebacks' when line_no = 1 then 'bank' else 'customers' end,
      '', case line_no when 1 then 5 else -5 end, market, posted_on from more, generate_series(1, 2) line_no;
    alter table ledger_entries enable trigger user; alter table ledger_lines enable trigger user;
    analyze ledger_entries; analyze ledger_lines`)
  const { db } = shop.store.app
  const page = { market: 'IN' as const, from: '0001-01-01', to: '9999-12-31', limit: 51 }
  const before = { postedOn: (await read({ limit: 1 })).entries[0]?.postedOn ?? '', entryId: 1 }
  const choices = [
    ...[{ of: 'all' as const }, { of: 'kind' as const, kind: 'receipt' as const }],
    ...[{ of: 'kind' as const, kind: 'dispute-lost' as const }],
    ...(['customers', 'bank', 'chargebacks'] as const).flatMap(account => [
      { of: 'account' as const, account },
      { of: 'party' as const, account, party: '' },
    ]),
  ]
  for (const choice of choices)
    expect(
      await rowsRead(db, reader => listEntries(reader, choice, { ...page, before })),
      JSON.stringify(choice),
    ).toBeLessThan(1_500)
  expect((await read({ account: 'chargebacks', limit: 100 })).entries).toHaveLength(5)
})
