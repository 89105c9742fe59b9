// The staff list of gold members: pages by key, how few rows a page reads, and the market that earlier memberships get.

import { expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { OLD_CUSTOMER, oldOrder } from '../testing/old-order.ts'
import { openOldSchema } from '../testing/old-schema.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore } from '../testing/store.ts'
import { listMembers } from './repository/gold.ts'

test('pages of many members follow one another without a gap, and read few rows', async () => {
  const store = await openTestStore()
  try {
    const { visitor } = await openStaff(store, 'owner')
    await store.asOwner(`
      insert into customers (market, first_name, phone)
        select case when n % 100 = 0 then 'AE' else 'IN' end, 'Asha', '9198' || lpad(n::text, 8, '0') from generate_series(1, 5000) n;
      insert into gold_memberships (customer_id, market, source, from_at, until_at)
        select id, market, 'staff', '2026-01-01', '2099-01-01'::timestamptz + right(phone, 4)::int / 2 * interval '1 minute'
        from customers where first_name = 'Asha';
      analyze customers; analyze gold_memberships`)
    const read = async (query: object = {}) =>
      (await visitor.call('GET /api/admin/gold', { query: { market: 'IN', ...query } })).data
    const seen: string[] = []
    for (let after: string | undefined, pages = 0; pages < 5; pages++) {
      const { members, next } = await read({ limit: 7, ...(after && { after }) })
      seen.push(...members.map(({ customerId }) => customerId))
      after = next ?? undefined
    }
    expect(seen).toEqual((await read({ limit: 35 })).members.map(({ customerId }) => customerId))
    let of = 0
    for (let after: string | undefined; ; ) {
      const { members, next } = await read({ market: 'AE', limit: 20, ...(after && { after }) })
      of += members.length
      if (next === null) break
      after = next
    }
    expect(of).toBe(50)
    const after = (await read()).next ?? undefined
    for (const market of ['IN', 'AE'] as const)
      expect(
        await rowsRead(store.app.db, reader => listMembers(reader, market, store.app.now(), { after, limit: 51 })),
      ).toBeLessThan(500)
  } finally {
    await store.close()
  }
})

test('an earlier membership has the market of its customer', async () => {
  const old = await openOldSchema('0330')
  try {
    await old.db.script(`${oldOrder('delivered')}
      insert into gold_memberships (customer_id, source, from_at, until_at) values ('${OLD_CUSTOMER}', 'staff', now(), now() + interval '1 day')`)
    await old.migrate()
    expect(await old.db.rows(statement('', 'select market from gold_memberships'), [])).toEqual([{ market: 'IN' }])
  } finally {
    await old.close()
  }
})
