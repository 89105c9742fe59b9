// The list of leads of staff: pages by key, and how few rows a page reads.

import { expect, test } from 'vitest'
import { LEAD_KINDS, LEAD_STATES } from '../../contract/content/leads.rules.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore } from '../testing/store.ts'
import { type LeadPage, listLeads } from './repository/lead-list.ts'

test('pages of many leads follow one another without a gap, and read few rows', async () => {
  const store = await openTestStore()
  try {
    const { visitor } = await openStaff(store, 'owner')
    await store.asOwner(`
      insert into leads (market, kind, state, session_id, name, email, created_at)
      select 'IN', case when n % 4000 = 0 then 'gifting' else 'offer' end, case when n % 3000 = 0 then 'closed' else 'new' end, '',
        n::text, n || '@plant.example', '2026-05-05T10:00:00Z'::timestamptz - n / 2 * interval '1 minute'
      from generate_series(1, 20000) n;
      analyze leads`)
    const read = async (query: object = {}) =>
      (await visitor.call('GET /api/admin/leads', { query: { market: 'IN', ...query } })).data
    const seen: string[] = []
    for (let before: string | undefined, pages = 0; pages < 5; pages++) {
      const { leads, next } = await read({ limit: 7, ...(before && { before }) })
      seen.push(...leads.map(({ leadId }) => leadId))
      before = next ?? undefined
    }
    expect(seen).toEqual((await read({ limit: 35 })).leads.map(({ leadId }) => leadId))
    expect((await read({ kind: 'gifting' })).leads).toHaveLength(5)
    expect((await read({ state: 'closed', kind: 'offer' })).leads).toHaveLength(5)
    const wrong = { market: 'IN', before: '1' } as never
    expect((await visitor.try('GET /api/admin/leads', { query: wrong })).body).toMatchObject({
      code: 'request.invalid',
    })
    const page: LeadPage = {
      ...{ market: 'IN', kinds: LEAD_KINDS, states: LEAD_STATES, limit: 51 },
      before: (await read()).next ?? undefined,
    }
    for (const narrowed of [{}, { kinds: ['gifting' as const] }, { states: ['closed' as const] }])
      expect(await rowsRead(store.app.db, reader => listLeads(reader, { ...page, ...narrowed }))).toBeLessThan(1500)
  } finally {
    await store.close()
  }
})
