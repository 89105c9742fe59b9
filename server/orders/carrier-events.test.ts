// Carrier events: signed, in any order, repeated, late, with unknown numbers; shipments and orders follow, each move once.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { carrierStub } from '../testing/carrier-stub.ts'
import { parcelsOf, type Sent } from '../testing/parcels.ts'
import { openReturnsStore, type ReturnsStore } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { trackShipment } from './queries/customer-orders.ts'

const SECRET = 'a secret of the carrier of this test'
const COD = 5
const RECORDED = statement(
  'test.carrier-events',
  'select state, outcome from carrier_events where tracking_number = $1',
)

let shop: ReturnsStore
let parcels: ReturnType<typeof parcelsOf>
let report: ReturnType<typeof carrierStub>
beforeAll(async () => {
  shop = await openReturnsStore({ carrierSecrets: { 'vayu-express': SECRET } })
  parcels = parcelsOf(shop)
  report = carrierStub(shop.store, 'vayu-express', SECRET)
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db

/** A parcel in transit with the carrier's number. */
async function sent(methodId = 8): Promise<Sent & { parcel: number; trackingNumber: string }> {
  const one = await parcels.sent(1, methodId)
  const [parcel = 0] = one.parcels
  return { ...one, parcel, trackingNumber: `VX-${parcel}` }
}
const trackingOf = async ({ buyer, parcel }: Awaited<ReturnType<typeof sent>>) =>
  (await trackShipment(db(), buyer.actor, parcel)).events.map(({ code, place }) => `${code} ${place}`).slice(3)

describe('reported events', () => {
  test('move a shipment to the door, with the place and time of the carrier', async () => {
    const one = await sent(COD)
    const { trackingNumber } = one
    expect(await report({ trackingNumber, state: 'in-transit' })).toMatchObject({ status: 200, outcome: 'recorded' })
    const out = { trackingNumber, state: 'out-for-delivery', place: 'Pune Bhosari' }
    expect(await report(out)).toMatchObject({ status: 200, outcome: 'moved' })
    expect(await report({ trackingNumber, state: 'delivered', place: 'Pune' })).toMatchObject({ outcome: 'moved' })
    expect(await shop.payer.detailsOf(one)).toMatchObject({ state: 'delivered', shipments: [{ state: 'delivered' }] })
    expect(await trackingOf(one)).toEqual(['in-transit Nashik hub', 'out-for-delivery Pune Bhosari', 'delivered Pune'])
    await eventually(async () => expect(await parcels.moneyOf(one)).toMatchObject({ payment: 'paid', owed: 0 }))
  })

  test('that come late or out of order are shown where they belong and undo nothing', async () => {
    const one = await sent()
    const { trackingNumber } = one
    const earlier = new Date().toISOString()
    await new Promise(resolve => setTimeout(resolve, 50))
    const at = new Date().toISOString()
    expect(await report({ trackingNumber, state: 'delivered', place: 'Pune', at })).toMatchObject({ outcome: 'moved' })
    const late = { trackingNumber, state: 'out-for-delivery', place: 'Pune Bhosari', at: earlier }
    expect(await report(late)).toMatchObject({ status: 200, outcome: 'recorded' })
    const back = { trackingNumber, state: 'returning', reason: 'Nobody at home' }
    expect(await report(back)).toMatchObject({ outcome: 'recorded' })
    expect(await shop.payer.detailsOf(one)).toMatchObject({ state: 'delivered' })
    expect((await trackingOf(one)).slice(0, 2)).toEqual(['out-for-delivery Pune Bhosari', 'delivered Pune'])
  })

  test('that are repeated, sequentially or concurrently, count once', async () => {
    const one = await sent()
    const event = { trackingNumber: one.trackingNumber, state: 'out-for-delivery', at: new Date().toISOString() }
    const all = await Promise.all(Array.from({ length: 6 }, () => report(event)))
    expect(all.map(({ outcome }) => outcome).sort()).toEqual(['moved', ...Array<string>(5).fill('repeated')])
    expect(await report(event)).toMatchObject({ status: 200, outcome: 'repeated' })
    expect(await trackingOf(one)).toEqual(['out-for-delivery Nashik hub'])
  })

  test('of a returning parcel are left to staff, who take it in', async () => {
    const one = await sent()
    const { trackingNumber, parcel } = one
    const back = { trackingNumber, state: 'returning', reason: 'Refused at the door' }
    expect(await report(back)).toMatchObject({ outcome: 'moved' })
    expect(await report({ trackingNumber, state: 'returned', place: 'Bhiwandi' })).toMatchObject({
      outcome: 'recorded',
    })
    expect(await parcels.moneyOf(one)).toMatchObject({ credited: 0 })
    const ended = await parcels.returned(parcel, [1, 2])
    expect(ended).toMatchObject({
      state: 'returned-to-origin',
      shipments: [{ state: 'returned', returnReason: 'Refused at the door' }],
    })
  })

  test('of an unknown number are accepted and recorded, and apply when they are repeated after the hand-over', async () => {
    const one = await parcels.confirmed(1, COD)
    const [parcel = 0] = one.parcels
    const trackingNumber = `VX-${parcel}`
    const event = { trackingNumber, state: 'out-for-delivery', at: new Date().toISOString() }
    expect(await report(event)).toMatchObject({ status: 200, outcome: 'unknown' })
    expect(await db().rows(RECORDED, [trackingNumber])).toEqual([{ state: 'out-for-delivery', outcome: 'unknown' }])
    await parcels.handOver(parcel)
    expect(await report(event)).toMatchObject({ outcome: 'moved' })
    expect(await db().rows(RECORDED, [trackingNumber])).toEqual([{ state: 'out-for-delivery', outcome: 'moved' }])
  })
})

test('what is not signed by the carrier, too old or of another form changes nothing', async () => {
  const one = await sent()
  const event = { trackingNumber: one.trackingNumber, state: 'delivered' }
  const wrong = { status: 400, code: 'order.carrier-signature' }
  expect(await report(event, { secondsAgo: 301 })).toMatchObject(wrong)
  expect(await report(event, { secondsAgo: -330 })).toMatchObject(wrong)
  expect(await report(event, { change: () => '' })).toMatchObject(wrong)
  expect(
    await report(event, { change: signature => signature.replace(/^./, first => (first === '0' ? '1' : '0')) }),
  ).toMatchObject(wrong)
  const forged = carrierStub(shop.store, 'vayu-express', 'another secret of sixteen characters')
  expect(await forged(event)).toMatchObject(wrong)
  expect(await report(event, { as: 'sarthi-logistics' })).toMatchObject({ status: 404, code: 'order.carrier-unknown' })
  for (const change of [{ state: 'lost' }, { place: '' }, { at: 'today' }, { weight: 2 }]) {
    expect(await report({ ...event, ...change })).toMatchObject({ status: 400, code: 'request.invalid' })
  }
  expect(await shop.payer.detailsOf(one)).toMatchObject({ state: 'shipped' })
  expect(await db().rows(RECORDED, [one.trackingNumber])).toEqual([])
})
