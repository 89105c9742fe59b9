// Pickups of returns: booked with a carrier whose responses get lost and manually, rebooked, cancelled, failed, and
// notified to the customer.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { returnIn } from '../returns/service.ts'
import { CarrierApiStub } from '../testing/carrier-api-stub.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { cancelUnwantedPickups } from './commands/pickups.ts'

const VERIFY = statement(
  'test.verify-mail-of-pickup',
  'update customers set email = $2, email_verified_at = now() where id = $1',
)
const MAILS = statement(
  'test.pickup-mails',
  `select template, body from messages where recipient = $1 and template like 'return-pickup-%' order by id`,
)
const WITHDRAW = statement('test.withdraw-return', `update returns set state = 'withdrawn' where number = $1`)
const AUTOMATIC = 'vayu-express'
const MANUAL = 'rajpath-surface'

let shop: ReturnsStore
let carrier: CarrierApiStub
let desk: SignedIn
beforeAll(async () => {
  carrier = await new CarrierApiStub().start()
  shop = await openReturnsStore({ carrierApis: carrier.settings(AUTOMATIC) })
  desk = await openStaff(shop.store, 'warehouse')
})
afterEach(() => {
  carrier.heal()
  carrier.closed.length = 0
})
afterAll(async () => {
  await shop.store.close()
  await carrier.close()
})

const PICKUP = '/api/admin/returns/{returnNumber}' as const
/** An approved return of a delivered order. */
async function approved() {
  const one = await shop.delivered()
  const { returnNumber } = await returnOf(shop.store, one)
  const params = { returnNumber }
  await desk.visitor.call(`POST ${PICKUP}/approve`, { params })
  const options = (await desk.visitor.call(`GET ${PICKUP}/pickupOptions`, { params })).data
  return { one, params, returnNumber, options }
}
const book = (
  params: { returnNumber: number },
  body: { carrier: string; day: string; window: 'morning' | 'afternoon'; trackingNumber?: string },
) => desk.visitor.try(`POST ${PICKUP}/pickup`, { params, body })
const shown = async (params: { returnNumber: number }) =>
  (await desk.visitor.call(`GET ${PICKUP}`, { params })).data.pickup

test('is booked once with a carrier that assigns the number, on a working day, and the customer is notified', async () => {
  const { one, params, options, returnNumber } = await approved()
  await shop.store.app.db.run(VERIFY, [one.buyer.actor.customerId, 'pickup@plant.example'])
  expect(options.carriers).toContainEqual({ code: AUTOMATIC, name: 'Vayu Express', books: true })
  const [first = '', second = ''] = options.days
  expect(options.days).toHaveLength(10)
  expect(options.days.filter(day => new Date(day).getUTCDay() === 0)).toEqual([])
  const wish = { carrier: AUTOMATIC, day: first, window: 'morning' as const }
  expect(await book(params, { ...wish, day: '2020-01-01' })).toMatchObject({ status: 400 })
  expect(await book(params, { ...wish, carrier: 'nobody' })).toMatchObject({ status: 400 })
  expect(await book(params, { ...wish, trackingNumber: 'AWB-1' })).toMatchObject({ status: 400 })
  const both = await Promise.all([book(params, wish), book(params, wish)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const booked = carrier.bookings.filter(({ reference }) => reference.startsWith(`KHR${returnNumber}P`))
  expect(booked).toMatchObject([{ cancelled: false, body: { pickUp: { day: first, from: '09:00', to: '13:00' } } }])
  expect(await shown(params)).toMatchObject({ state: 'booked', trackingNumber: booked[0]?.trackingNumber, day: first })
  expect(await returnIn(shop.store.app.db, 'hi', returnNumber)).toMatchObject({
    pickup: { state: 'booked', carrier: 'Vayu Express', day: first },
  })
  // another day: the first booking is cancelled at the carrier
  expect(await book(params, { ...wish, day: second, window: 'afternoon' })).toMatchObject({ status: 200 })
  const all = carrier.bookings.filter(({ reference }) => reference.startsWith(`KHR${returnNumber}P`))
  expect(all.map(({ cancelled }) => cancelled)).toEqual([true, false])
  const fail = () => desk.visitor.try(`POST ${PICKUP}/failPickup`, { params, body: { reason: 'Nobody was at home.' } })
  expect(await fail()).toMatchObject({ body: { data: { pickup: { state: 'failed', reason: 'Nobody was at home.' } } } })
  expect(await fail()).toMatchObject({ status: 200 })
  expect(await book(params, wish)).toMatchObject({ body: { data: { pickup: { state: 'booked' } } } })
  const cancel = () => desk.visitor.try(`POST ${PICKUP}/cancelPickup`, { params, body: {} })
  expect(await cancel()).toMatchObject({ body: { data: { pickup: null } } })
  expect(await cancel()).toMatchObject({ status: 200 })
  expect(await fail()).toMatchObject({ status: 409, body: { code: 'return.state' } })
  await eventually(async () => {
    const mails = await shop.store.app.db.rows<{ template: string; body: string }>(MAILS, ['pickup@plant.example'])
    expect(mails.map(({ template }) => template).sort()).toEqual([
      ...['return-pickup-booked', 'return-pickup-booked', 'return-pickup-booked'],
      ...['return-pickup-cancelled', 'return-pickup-failed'],
    ])
    expect(mails.filter(({ body }) => body.includes('between 09:00 and 13:00'))).toHaveLength(2)
  })
})

test('a lost response does not book twice; a declining carrier gives the reason; a withdrawn return is cancelled there', async () => {
  const { params, options, returnNumber } = await approved()
  const [day = ''] = options.days
  const wish = { carrier: AUTOMATIC, day, window: 'morning' as const }
  carrier.fail(/^POST .*bookings$/, 'lost')
  expect(await book(params, wish)).toMatchObject({ status: 200 })
  const all = () => carrier.bookings.filter(({ reference }) => reference.startsWith(`KHR${returnNumber}P`))
  expect(all()).toHaveLength(1)
  await shop.store.app.db.run(WITHDRAW, [returnNumber])
  expect(await cancelUnwantedPickups(shop.store.app)).toBe(1)
  expect(await cancelUnwantedPickups(shop.store.app)).toBe(0)
  expect(all()).toMatchObject([{ cancelled: true }])
  expect(await book(params, wish)).toMatchObject({ status: 409, body: { code: 'return.state' } })
})

test("staff enter the carrier's number manually; nothing is booked before the return is approved", async () => {
  const one = await shop.delivered()
  const { returnNumber } = await returnOf(shop.store, one)
  const params = { returnNumber }
  const { days, carriers } = (await desk.visitor.call(`GET ${PICKUP}/pickupOptions`, { params })).data
  const wish = { carrier: MANUAL, day: days[0] ?? '', window: 'afternoon' as const }
  expect(carriers.map(({ code }) => code)).toContain(MANUAL)
  expect(await book(params, { ...wish, trackingNumber: 'RS-PICK-1' })).toMatchObject({ body: { code: 'return.state' } })
  await desk.visitor.call(`POST ${PICKUP}/approve`, { params })
  expect(await shown(params)).toBeNull()
  expect(await book(params, wish)).toMatchObject({ status: 400 })
  expect(await book(params, { ...wish, trackingNumber: 'RS-PICK-1' })).toMatchObject({
    body: { data: { pickup: { state: 'booked', trackingNumber: 'RS-PICK-1' } } },
  })
  await desk.visitor.call(`POST ${PICKUP}/receive`, { params })
  expect(await shown(params)).toBeNull()
})
