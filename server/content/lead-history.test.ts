// The history of a lead: who moved it, when and why; and the numbers that a migration assigns to leads.

import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openOldSchema } from '../testing/old-schema.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore } from '../testing/store.ts'

it('shows who moved it, when and why, once per step, to those who may read leads of its market', async () => {
  const store = await openTestStore()
  try {
    const { visitor } = await openStaff(store, 'support')
    const body = {
      ...{ name: 'Asha Kulkarni', email: 'asha@plant.example', phone: '9876543210', company: 'Kulkarni Works' },
      ...{ consentVersion: 1, quantity: '60', productType: 'Tool sets', city: 'Pune' },
    }
    const { leadId } = (await store.visitor().call('POST /api/v1/cmsapi/giftingQuery', { body })).data
    const params = { leadId }
    const move = (state: 'new' | 'contacted' | 'closed', note: string, version: number) =>
      visitor.call('POST /api/admin/leads/{leadId}/state', { params, body: { state, note, version } })
    await move('contacted', 'Called', 1)
    await move('contacted', 'Called', 1)
    await move('contacted', 'Called twice', 2)
    await move('closed', 'No budget', 3)
    const { data } = await visitor.call('GET /api/admin/leads/{leadId}', { params })
    expect(data).toMatchObject({ state: 'closed', number: expect.any(Number), email: expect.stringContaining('•') })
    const by = expect.stringContaining('Staff')
    expect(data.events).toMatchObject([
      { from: 'contacted', to: 'closed', note: 'No budget', by },
      { from: 'contacted', to: 'contacted', note: 'Called twice', by },
      { from: 'new', to: 'contacted', note: 'Called', by },
    ])
    const uae = await openStaff(store, 'support', ['AE'])
    expect(await uae.visitor.try('GET /api/admin/leads/{leadId}', { params })).toMatchObject({
      body: { code: 'lead.unknown' },
    })
  } finally {
    await store.close()
  }
})

it('has the last step of earlier leads, which get numbers in the order of their creation', async () => {
  const old = await openOldSchema('0424')
  try {
    await old.db.script(`insert into leads (market, kind, session_id, name, email, state, handled_by, note, created_at, updated_at) values
      ('IN', 'offer', '', 'Second', 'b@plant.example', 'contacted', 'nadia', 'Called', '2026-02-02T10:00Z', '2026-02-03T10:00Z'),
      ('IN', 'offer', '', 'First', 'a@plant.example', 'new', null, '', '2026-01-01T10:00Z', '2026-01-01T10:00Z')`)
    await old.migrate()
    const rows = (text: string) => old.db.rows<object>(statement('', text), [])
    await old.db.script(
      `insert into leads (market, kind, session_id, name, email) values ('IN', 'offer', '', 'Third', 'c@plant.example')`,
    )
    expect(await rows('select number, name from leads order by number')).toEqual([
      { number: 1, name: 'First' },
      { number: 2, name: 'Second' },
      { number: 3, name: 'Third' },
    ])
    expect(await rows('select who, from_state, to_state, note from lead_events')).toEqual([
      { who: 'staff:nadia', from_state: 'new', to_state: 'contacted', note: 'Called' },
    ])
  } finally {
    await old.close()
  }
})
