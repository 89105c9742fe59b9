// Pickups of returns that carriers report: signed, once, in any order; the return is received as when staff record it.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { returnIn } from '../returns/service.ts'
import { carrierStub } from '../testing/carrier-stub.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { advancePickups } from './commands/carrier-events.ts'
import { cancelUnwantedPickups } from './commands/pickups.ts'

const SECRET = 'a secret of the carrier of this test'
const CARRIER = 'rajpath-surface'
const RETURN = '/api/admin/returns/{returnNumber}' as const
const VERIFY = statement(
  'test.verify-mail-of-reported',
  'update customers set email = $2, email_verified_at = now() where id = $1',
)
const MAILS = statement(
  'test.reported-mails',
  `select template, subject, body from messages where recipient = $1 and template ~ '^return-(pickup|received)' order by id`,
)
const STEPS = statement(
  'test.reported-steps',
  `select e.state, e.who from return_events e join returns r on r.id = e.return_id where r.number = $1 order by e.id`,
)
const STATES = statement(
  'test.states-of-pickups',
  `select k.state from return_pickups k join returns r on r.id = k.return_id where r.number = $1 order by k.requested_at, k.id`,
)
const WITHDRAW = statement('test.withdraw-reported', `update returns set state = 'withdrawn' where number = $1`)

let shop: ReturnsStore
let desk: SignedIn
let report: ReturnType<typeof carrierStub>
beforeAll(async () => {
  shop = await openReturnsStore({ carrierSecrets: { [CARRIER]: SECRET, 'vayu-express': SECRET } })
  desk = await openStaff(shop.store, 'warehouse')
  report = carrierStub(shop.store, CARRIER, SECRET)
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db

/** An approved return with a pickup that is booked under a number of its own, of a customer with an address. */
async function booked(email: string | null = null) {
  const one = await shop.delivered()
  if (email) await db().run(VERIFY, [one.buyer.actor.customerId, email])
  const { returnNumber } = await returnOf(shop.store, one)
  const params = { returnNumber }
  await desk.visitor.call(`POST ${RETURN}/approve`, { params })
  const { days } = (await desk.visitor.call(`GET ${RETURN}/pickupOptions`, { params })).data
  const day = days[0] ?? ''
  const book = async (trackingNumber: string) => {
    const body = { carrier: CARRIER, day, window: 'morning' as const, trackingNumber }
    await desk.visitor.call(`POST ${RETURN}/pickup`, { params, body })
    return trackingNumber
  }
  const trackingNumber = await book(`RS-P-${returnNumber}`)
  const stateOf = async () => (await returnIn(db(), 'en', returnNumber))?.state
  const pickups = async () => (await db().rows<{ state: string }>(STATES, [returnNumber])).map(({ state }) => state)
  return { params, returnNumber, trackingNumber, day, book, stateOf, pickups }
}

test('is collected, on its way and delivered: the return is received by the carrier, and the customer is told', async () => {
  const { returnNumber, trackingNumber, day, params, stateOf, pickups } = await booked('reported@plant.example')
  const said = { trackingNumber, state: 'picked-up', at: '2026-11-24T10:30:00+05:30' }
  expect(await report(said, { change: () => 'f'.repeat(64) })).toMatchObject({ status: 400 })
  expect(await report(said, { secondsAgo: 400 })).toMatchObject({ code: 'order.carrier-signature' })
  // another carrier has no such number
  expect(await carrierStub(shop.store, 'vayu-express', SECRET)(said)).toMatchObject({ outcome: 'unknown' })
  const all = await Promise.all([report(said), report(said), report(said)])
  expect(all.map(({ outcome }) => outcome).sort()).toEqual(['moved', 'repeated', 'repeated'])
  expect(await returnIn(db(), 'en', returnNumber)).toMatchObject({
    ...{ state: 'approved', withdrawable: false, pickup: { state: 'collected', trackingNumber } },
  })
  // what is on its way can no longer be booked again, cancelled or recorded as failed
  const again = { carrier: CARRIER, day, window: 'afternoon' as const, trackingNumber: 'RS-AGAIN' }
  const refused = [
    await desk.visitor.try(`POST ${RETURN}/pickup`, { params, body: again }),
    await desk.visitor.try(`POST ${RETURN}/cancelPickup`, { params, body: {} }),
    await desk.visitor.try(`POST ${RETURN}/failPickup`, { params, body: { reason: 'Late.' } }),
  ]
  for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { code: 'return.state' } })
  expect(await report({ trackingNumber, state: 'in-transit' })).toMatchObject({ outcome: 'recorded' })
  const home = { trackingNumber, state: 'delivered', at: '2026-11-26T10:30:00+05:30' }
  const both = await Promise.all([report(home), report({ ...home, place: 'Pune' })])
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['moved', 'recorded'])
  expect(await stateOf()).toBe('received')
  expect(await pickups()).toEqual(['delivered'])
  const steps = await db().rows<{ state: string; who: string }>(STEPS, [returnNumber])
  expect(steps.filter(({ state }) => state === 'received')).toEqual([{ state: 'received', who: `carrier:${CARRIER}` }])
  // late: nothing is undone
  expect(await report({ trackingNumber, state: 'failed', reason: 'Closed' })).toMatchObject({ outcome: 'recorded' })
  expect(await report({ trackingNumber, state: 'out-for-delivery' })).toMatchObject({ status: 400 })
  await eventually(async () => {
    const mails = await db().rows<{ template: string; body: string }>(MAILS, ['reported@plant.example'])
    expect(mails.map(({ template }) => template).sort()).toEqual([
      ...['return-pickup-booked', 'return-pickup-collected', 'return-received'],
    ])
    const collected = mails.find(({ template }) => template === 'return-pickup-collected')
    expect(collected?.body).toContain('Rajpath Surface')
  })
})

test('fails with the reason of the carrier, in the words of the operator; what it collects after all is collected', async () => {
  const { returnNumber, trackingNumber, pickups } = await booked('failing@plant.example')
  const content = await openStaff(shop.store, 'content')
  const params = { channel: 'mail' as const, template: 'return-pickup-failed' }
  const own = {
    subject: 'Nobody gave {return} to {carrier}',
    text: 'Order {order} is still with you.',
    registeredId: null,
  }
  await content.visitor.call('POST /api/admin/messageTemplates/{channel}/{template}', {
    ...{ params, body: { market: 'IN', language: 'en', version: 0, own } },
  })
  const failed = { trackingNumber, state: 'failed', reason: 'Nobody was there.', at: '2026-11-24T10:30:00+05:30' }
  expect(await report(failed)).toMatchObject({ outcome: 'moved' })
  expect(await report(failed)).toMatchObject({ outcome: 'repeated' })
  expect(await returnIn(db(), 'en', returnNumber)).toMatchObject({
    pickup: { state: 'failed', reason: 'Nobody was there.' },
  })
  await eventually(async () => {
    const all = await db().rows<{ template: string; subject: string; body: string }>(MAILS, ['failing@plant.example'])
    const mails = all.filter(({ template }) => template === 'return-pickup-failed')
    expect(mails.map(({ subject }) => subject)).toEqual([`Nobody gave Return ${returnNumber} to Rajpath Surface`])
    expect(mails[0]?.body).toContain('Reason: Nobody was there.')
  })
  expect(await report({ trackingNumber, state: 'picked-up' })).toMatchObject({ outcome: 'moved' })
  expect(await pickups()).toEqual(['collected'])
})

test('cancelled by the carrier, and booked again: the first one comes all the same, and the second is cancelled', async () => {
  const { returnNumber, trackingNumber, book, stateOf, pickups } = await booked()
  expect(await report({ trackingNumber, state: 'cancelled' })).toMatchObject({ outcome: 'moved' })
  await book(`RS-Q-${returnNumber}`)
  expect(await report({ trackingNumber, state: 'picked-up' })).toMatchObject({ outcome: 'recorded' })
  expect(await pickups()).toEqual(['cancelled', 'booked'])
  expect(await report({ trackingNumber, state: 'delivered' })).toMatchObject({ outcome: 'moved' })
  expect(await stateOf()).toBe('received')
  expect(await cancelUnwantedPickups(shop.store.app)).toBe(1)
  expect(await pickups()).toEqual(['delivered', 'cancelled'])
})

test('an event before the number is known is applied when it is repeated; a withdrawn return stays withdrawn', async () => {
  const { returnNumber, trackingNumber, book, stateOf } = await booked()
  const early = { trackingNumber: `RS-E-${returnNumber}`, state: 'picked-up', at: '2026-11-24T10:30:00+05:30' }
  expect(await report(early)).toMatchObject({ outcome: 'unknown' })
  await report({ trackingNumber, state: 'failed', reason: 'Rain' })
  await book(early.trackingNumber)
  await db().run(WITHDRAW, [returnNumber])
  expect(await report(early)).toMatchObject({ outcome: 'moved' })
  expect(await returnIn(db(), 'en', returnNumber)).toMatchObject({ state: 'withdrawn', pickup: { state: 'collected' } })
  expect(await report({ trackingNumber: early.trackingNumber, state: 'delivered' })).toMatchObject({ outcome: 'moved' })
  expect(await stateOf()).toBe('withdrawn')
  expect(await cancelUnwantedPickups(shop.store.app)).toBe(0)
})

test('the simulated carrier of development collects what is booked and brings it, one step at a time', async () => {
  const { stateOf, pickups } = await booked()
  const app = { ...shop.store.app, config: { ...shop.store.app.config, simulatedWarehouse: true } }
  const later = (minutes: number) => {
    const now = new Date(Date.now() + minutes * 60_000)
    return advancePickups({ ...app, now: () => now })
  }
  expect(await advancePickups(app)).toBe(0)
  expect(await later(1)).toBeGreaterThan(0)
  expect([await stateOf(), await pickups()]).toEqual(['approved', ['collected']])
  expect(await later(1)).toBe(0)
  expect(await later(2)).toBeGreaterThan(0)
  expect([await stateOf(), await pickups()]).toEqual(['received', ['delivered']])
  expect(await advancePickups({ ...app, config: { ...app.config, production: true } })).toBe(0)
})
