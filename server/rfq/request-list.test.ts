// The list of quotation requests of staff: pages by key, its file, and how few rows a page reads.

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { RFQ_STATES } from '../../contract/rfq/states.rules.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore } from '../testing/store.ts'
import { listNamed, listRequests, MAX_NAMED, type RequestFilter } from './repository/requests.ts'

const CONTACT = { fullName: 'Asha Kulkarni', email: 'asha@plant.example', mobile: '9811122233' }
const WHERE = { pincode: '411026', city: 'Pune', description: '', isBusiness: false }

test('pages of many requests follow one another without a gap, and read few rows', async () => {
  const store = await openTestStore()
  try {
    const { visitor } = await openStaff(store, 'owner')
    const [msn = ''] = await store.buyableMsns('IN', 1)
    const body = { idempotencyKey: randomUUID(), msn, quantity: '15', ...CONTACT, ...WHERE }
    await store.visitor().call('POST /api/v1/rfq/createRFQ', { body })
    await store.asOwner(`
      create temp table copies as select r.* from rfq_requests r;
      insert into rfq_requests select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'number', 500000 + n,
        'idempotency_key', 'copy-' || n, 'state', case when n % 4000 = 0 then 'closed' else 'received' end,
        'raised_at', c.raised_at - n / 2 * interval '1 minute'))).* from copies c, generate_series(1, 20000) n;
      insert into rfq_events (rfq_id, to_state, who, why) select id, state, 'test', '' from rfq_requests where number > 500000;
      analyze rfq_requests; analyze rfq_events`)
    const read = async (query: object = {}) =>
      (await visitor.call('GET /api/admin/rfq', { query: { market: 'IN', ...query } })).data
    const seen: number[] = []
    for (let before: string | undefined, pages = 0; pages < 5; pages++) {
      const { requests, next } = await read({ limit: 7, ...(before && { before }) })
      seen.push(...requests.map(({ rfqNumber }) => rfqNumber))
      before = next ?? undefined
    }
    expect(seen).toEqual((await read({ limit: 35 })).requests.map(({ rfqNumber }) => rfqNumber))
    expect((await read({ state: 'closed' })).requests).toHaveLength(5)
    const { body: file } = await visitor.request('GET', '/api/admin/rfq.csv?market=IN&state=closed')
    expect(String(file).trim().split('\r\n')).toHaveLength(6)
    const filter: RequestFilter = {
      ...{ market: 'IN', states: RFQ_STATES, assignedTo: null, pattern: null, numbers: null },
      before: (await read()).next ?? undefined,
    }
    // one of the many by its number, and what all of them have, which is looked for among the newest
    expect((await read({ text: '510007' })).requests.map(({ rfqNumber }) => rfqNumber)).toEqual([510007])
    expect((await read({ text: '51' })).requests).toEqual([])
    expect((await read({ text: 'ASHA KUL', limit: 7 })).requests.map(({ rfqNumber }) => rfqNumber)).toEqual(
      seen.slice(0, 7),
    )
    expect((await read({ text: 'asha', state: 'closed' })).requests).toHaveLength(5)
    expect((await read({ text: '100% sure_' })).requests).toEqual([])
    for (const pattern of ['%510007%', '%nobody of this name%', '%asha%'])
      expect(
        await rowsRead(store.app.db, reader => listNamed(reader, 'IN', pattern, MAX_NAMED + 1)),
        pattern,
      ).toBeLessThan(6 * MAX_NAMED)
    // of 20,000 requests a few; the products and categories of the test may be so few that they are read as a whole
    expect(await rowsRead(store.app.db, reader => listNamed(reader, 'IN', '%510007%', MAX_NAMED + 1))).toBeLessThan(
      2000,
    )
    expect(
      await rowsRead(store.app.db, reader => listRequests(reader, { ...filter, pattern: '%asha%' }, 51)),
    ).toBeLessThan(12 * MAX_NAMED)
    for (const narrowed of [{}, { states: ['closed' as const] }, { assignedTo: 'nadia' }])
      expect(
        await rowsRead(store.app.db, reader => listRequests(reader, { ...filter, ...narrowed }, 51)),
        JSON.stringify(narrowed),
      ).toBeLessThan(2500)
  } finally {
    await store.close()
  }
})
