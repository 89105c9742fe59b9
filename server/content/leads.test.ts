// Leads: staff read each of them and record the outcome; a customer can have one open credit request.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { RETURNS_STAFF as staff } from '../testing/returns.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { leadsCsv, leadsForStaff, moveLead } from './commands/leads.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const contact = {
  ...{ name: 'Asha Kulkarni', email: 'asha@plant.example', phone: '9876543210', company: 'Kulkarni Works' },
  consentVersion: 1,
}
const ask = (visitor: Visitor, change: object = {}) =>
  visitor.try('POST /api/v1/rfq/addEpayLater', { body: { ...contact, gstin: '27AAPFU0939F1ZV', ...change } })
const list = (kind: 'gifting' | 'pay-later', state: 'new' | 'contacted' = 'new') =>
  leadsForStaff(store.app, { market: 'IN', kind, state, limit: 10 })

it('of each form are read by staff, who record their outcome', async () => {
  const visitor = store.visitor()
  const { data } = await visitor.call('POST /api/v1/cmsapi/giftingQuery', {
    body: { ...contact, quantity: '60', productType: 'Tool sets', city: 'Pune' },
  })
  expect((await list('gifting')).leads).toMatchObject([
    {
      consent: { version: 1, language: 'en' },
      leadId: data.leadId,
      name: 'Asha Kulkarni',
      state: 'new',
      details: { quantity: '60', city: 'Pune' },
    },
  ])
  const move = () => moveLead(store.app, staff, data.leadId, { state: 'contacted', note: 'Called', version: 1 })
  const moved = await move()
  expect(moved).toMatchObject({ state: 'contacted', handledBy: 'nadia', note: 'Called' })
  expect((await move()).updatedAt).toBe(moved.updatedAt)
  expect(await list('gifting')).toEqual({ leads: [], next: null })
  expect((await list('gifting', 'contacted')).leads).toHaveLength(1)
  const parts: Uint8Array[] = []
  for await (const part of (await leadsCsv(store.app.db, { market: 'IN', kind: 'gifting' })).chunks) parts.push(part)
  const lines = Buffer.concat(parts).toString().trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(
    /,gifting,contacted,Asha Kulkarni,Kulkarni Works,asha@plant\.example,.*quantity: 60.*,Called,.*,1,en$/,
  )
  const unknown = '00000000-0000-4000-8000-000000000000'
  await expect(moveLead(store.app, staff, unknown, { state: 'closed', note: '', version: 1 })).rejects.toMatchObject({
    code: 'lead.unknown',
  })
})

it('changed by two members at once keep one change, and the other member sees it', async () => {
  const { data } = await store.visitor().call('POST /api/v1/cmsapi/giftingQuery', {
    body: { ...contact, quantity: '10', productType: 'Vests', city: 'Pune' },
  })
  const move = (state: 'contacted' | 'closed') =>
    moveLead(store.app, staff, data.leadId, { state, note: state, version: 1 })
  const outcomes = await Promise.allSettled([move('contacted'), move('closed')])
  const [done] = outcomes.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  const [lost] = outcomes.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  expect(done).toMatchObject({ version: 2 })
  expect(lost).toMatchObject({
    code: 'settings.changed-meanwhile',
    data: { current: { state: done?.state, note: done?.note, version: 2 } },
  })
})

it('for credit are limited to one per customer until staff reply, also concurrently', async () => {
  expect((await ask(store.visitor())).status).toBe(401)
  const customer = await store.customer()
  expect(await ask(customer, { gstin: '27AAPFU0939F1ZX', company: '' })).toMatchObject({
    status: 400,
    body: { problems: [{ path: 'body.company' }, { path: 'body.gstin', message: 'Kindly enter valid GSTIN.' }] },
  })
  await Promise.all([ask(customer), ask(customer, { company: 'Kulkarni Forge' }), ask(customer)])
  await ask(customer, { company: 'Kulkarni Castings' })
  const { leads } = await list('pay-later')
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    company: 'Kulkarni Castings',
    details: { gstin: '27AAPFU0939F1ZV' },
    consent: { version: 1 },
  })
  await moveLead(store.app, staff, leads[0]?.leadId ?? '', { state: 'contacted', note: '', version: 1 })
  await ask(customer)
  expect((await list('pay-later')).leads).toHaveLength(1)
  expect((await ask(await store.customer('ae.localhost'))).status).toBe(404)
})
