// The list of agent carts: states and filters, pages, the export without customers, and the rows it reads.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { type AgentCartFilter, listAgentCarts } from './repository/agent-cart-list.ts'

const CARTS = 'GET /api/admin/carts'
const BOTH = [true, false]

let store: TestStore
let owner: SignedIn
let msn: string
let made = 0
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  msn = (await store.buyableMsns('IN', 1))[0] ?? ''
  const { customerId } = await store.customer()
  for (const note of ['open', 'taken', 'expired', 'withdrawn', 'expired unused']) await make(note)
  await store.asOwner(`
    update agent_carts set created_at = case note when 'open' then '2026-05-05T18:30:00Z'::timestamptz else '2026-05-05T10:00:00Z' end;
    update agent_carts set taken_at = now() where note in ('taken', 'expired', 'withdrawn');
    update agent_carts set expires_at = created_at + interval '1 hour' where note like 'expired%' or note = 'withdrawn';
    update agent_carts set withdrawn_at = now() where note = 'withdrawn';
    update agent_carts set customer_id = '${customerId}' where note = 'taken'`)
})
afterAll(() => store.close())

const make = (note: string) =>
  owner.visitor.call('POST /api/admin/carts', {
    body: {
      ...{ idempotencyKey: `a-listed-cart-${made++}`, market: 'IN', note },
      items: [{ productId: msn, productQuantity: 3 }],
    },
  })
const read = async (query: Partial<CallInput<typeof CARTS>['query']> = {}) =>
  (await owner.visitor.call(CARTS, { query: { market: 'IN', ...query } })).data
const notes = async (query: Parameters<typeof read>[0]) => (await read(query)).carts.map(({ note }) => note).sort()

test('each state, owner and day is a filter', async () => {
  expect(await notes({})).toHaveLength(5)
  for (const [state, found] of [
    ['open', ['open']],
    ['taken', ['taken']],
    ['expired', ['expired', 'expired unused']],
    ['withdrawn', ['withdrawn']],
  ] as const) {
    expect(await notes({ state })).toEqual(found)
    expect((await read({ state })).carts.every(cart => cart.state === state)).toBe(true)
  }
  expect(await notes({ madeFor: 'account' })).toEqual(['taken'])
  expect(await notes({ madeFor: 'anyone', state: 'taken' })).toEqual([])
  expect(await notes({ from: '2026-05-06' })).toEqual(['open'])
  expect(await notes({ to: '2026-05-05' })).toHaveLength(4)
  expect(await notes({ market: 'AE' })).toEqual([])
})

test('pages follow one another without a gap, also of carts of one moment; bad input is rejected', async () => {
  const seen: string[] = []
  for (let before: string | undefined; ; ) {
    const { carts, next } = await read({ limit: 2, ...(before && { before }) })
    seen.push(...carts.map(({ agentCartId }) => agentCartId))
    if (next === null) break
    before = next
  }
  expect(seen).toEqual((await read()).carts.map(({ agentCartId }) => agentCartId))
  for (const wrong of [{ state: 'gone' }, { madeFor: 'me' }, { before: 'x' }, { a: 1 }])
    expect((await owner.visitor.try(CARTS, { query: { market: 'IN', ...wrong } as never })).body).toMatchObject({
      code: 'request.invalid',
    })
})

test('the file names neither customer nor note nor link', async () => {
  const { body } = await owner.visitor.request('GET', '/api/admin/carts.csv?market=IN&state=taken')
  const [head, line = '', ...more] = String(body).replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe('Cart,Put together,By,State,For,Until,Taken,Products')
  expect(line).toContain(`,Taken,An account,`)
  expect(line).toMatch(new RegExp(`,3 × ${msn}$`))
  expect(line).not.toContain('share=')
  expect(more).toEqual([])
})

test('a page of many carts reads few rows, whatever the filter', async () => {
  await store.asOwner(`
    insert into agent_carts (market, share_key, customer_id, agent_id, agent_name, note, idempotency_key, created_at, expires_at,
      withdrawn_at)
    select market, 'copy' || n, case when n % 5000 = 0 then customer_id end, agent_id, agent_name, note, 'copy-of-cart-' || n,
      created_at - n * interval '1 minute', expires_at, case when n % 4000 = 0 then now() end
    from agent_carts, generate_series(1, 20000) n where note = 'taken';
    analyze agent_carts`)
  const filter: AgentCartFilter = {
    ...{ market: 'IN', named: BOTH, withdrawn: BOTH, taken: BOTH, expired: null, now: store.app.now() },
    ...{ from: null, to: null, before: (await read()).next ?? undefined, limit: 51 },
  }
  for (const narrowed of [
    ...[{}, { named: [true] }, { withdrawn: [true] }, { taken: [false], withdrawn: [false] }],
    { from: '2026-04-28', to: '2026-04-29' },
  ])
    expect(
      await rowsRead(store.app.db, reader => listAgentCarts(reader, { ...filter, ...narrowed })),
      JSON.stringify(narrowed),
    ).toBeLessThan(1500)
})
