// Carriers' payouts of cash on delivery, on a real store: posted once, differences listed, outstanding amounts.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEADERS } from '../../contract/shared/headers.ts'
import { statement } from '../platform/db.ts'
import { openReturnsStore, type ReturnsStore } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { Visitor } from '../testing/store.ts'

const KEY = 'khk_of-the-test-remittances'
const [COD, UPI] = [5, 8]
const HEAD = 'tracking_number,amount,charges,tax,net,remitted_on,reference'
const PARCELS = statement(
  'test.parcels',
  `select h.tracking_number as number, c.code as carrier, i.payable_minor as amount
   from shipments h join carriers c on c.id = h.carrier_id join invoices i on i.shipment_id = h.id
   where h.order_id = $1 order by h.number`,
)

/** Simulates a concurrent import that posts a parcel before this one. */
const REMIT = statement(
  'test.remit',
  `insert into cod_remittances (carrier_id, shipment_id, order_id, currency, tracking_number, amount_minor, charges_minor,
     charges_tax_minor, reference, batch, remitted_on, imported_by)
   select carrier_id, id, order_id, 'INR', tracking_number, $2, 0, 0, 'UTR1', '', '2026-11-24', 'test' from shipments
   where tracking_number = $1 for update`,
)
/** Counts sessions that wait for the asking transaction. */
const WAITING = statement(
  'test.waiting',
  'select count(*)::int as count from pg_locks where not granted and transactionid = pg_current_xact_id()::xid',
)

let shop: ReturnsStore
let staff: Visitor
beforeAll(async () => {
  shop = await openReturnsStore({ programKey: KEY })
  staff = new Visitor(shop.store)
  staff.headers[HEADERS.authorization] = `Bearer ${KEY}`
})
afterAll(() => shop.store.close())

interface ParcelOfTest {
  number: string
  carrier: string
  amount: number
}

/** The parcels of an order; those moved automatically have no tracking number. */
async function parcelsOf({ answer }: Awaited<ReturnType<ReturnsStore['delivered']>>) {
  await shop.store.asOwner(`update shipments set tracking_number = 'VX-' || number where tracking_number = ''`)
  return shop.store.app.db.rows<ParcelOfTest>(PARCELS, [answer.orderId])
}

const rupees = (minor: number) => (minor / 100).toFixed(2)
const row = ({ number, amount }: ParcelOfTest, charges = 0) =>
  [number, rupees(amount), rupees(charges), '0', rupees(amount - charges), '2026-11-24', 'UTR1'].join(',')
const send = async (carrier: string, rows: string[]) =>
  (await staff.call('POST /api/admin/remittances', { body: { carrier, csv: [HEAD, ...rows].join('\n') } })).data
const balanceOf = async (account: string) => {
  const { data } = await staff.call('GET /api/admin/ledger/balances', { query: { market: 'IN' } })
  return data.balances.find(balance => balance.account === account)?.balance ?? 0
}
const outstanding = async () =>
  (await staff.call('GET /api/admin/remittances/outstanding', { query: { market: 'IN', days: 0 } })).data.parcels

test('collected cash is held by the carriers until they pay it out, once per parcel', async () => {
  const parcels = await parcelsOf(await shop.delivered(COD))
  const [first] = parcels
  if (!first) throw new Error('no parcel')
  const { carrier } = first
  const ofCarrier = parcels.filter(parcel => parcel.carrier === carrier)
  expect((await outstanding()).map(({ trackingNumber }) => trackingNumber).sort()).toEqual(
    parcels.map(({ number }) => number).sort(),
  )
  const [cash, bank] = [await balanceOf('cash-on-delivery'), await balanceOf('bank')]
  const wrong = await send(carrier, [
    row({ ...first, amount: first.amount - 100 }),
    row({ ...first, number: 'NONE-1' }),
  ])
  expect([wrong.posted, wrong.unmatched.map(({ reason, expected }) => [reason, expected])]).toEqual([
    0,
    [
      ['amount', first.amount],
      ['unknown', null],
    ],
  ])
  const rows = ofCarrier.map(parcel => row(parcel, 2_500))
  const both = await Promise.all([send(carrier, rows), send(carrier, rows)])
  expect(both.map(({ posted }) => posted).sort()).toEqual([0, ofCarrier.length])
  const paidOut = ofCarrier.reduce((sum, { amount }) => sum + amount, 0)
  expect(await balanceOf('cash-on-delivery')).toBe(cash - paidOut)
  expect(await balanceOf('bank')).toBe(bank + paidOut - 2_500 * ofCarrier.length)
  expect(await balanceOf('carrier-charges')).toBe(2_500 * ofCarrier.length)
  expect(await send(carrier, rows)).toEqual({ posted: 0, repeated: rows.length, unmatched: [], rejected: [] })
  expect((await send(carrier, [row(first, 100)])).unmatched).toMatchObject([{ reason: 'changed' }])
  const taken = [first.number, rupees(-first.amount), '0', '0', rupees(-first.amount), '2026-11-24', 'UTR1'].join(',')
  expect((await send(carrier, [taken])).unmatched).toMatchObject([{ reason: 'claw-back' }])
  expect(await outstanding()).toHaveLength(parcels.length - ofCarrier.length)
})

test('a prepaid parcel, an unknown carrier and a different file are reported', async () => {
  const [prepaid] = await parcelsOf(await shop.delivered(UPI))
  if (!prepaid) throw new Error('no parcel')
  expect((await send(prepaid.carrier, [row(prepaid)])).unmatched).toMatchObject([{ reason: 'prepaid' }])
  const body = { carrier: 'nobody', csv: HEAD }
  expect((await staff.try('POST /api/admin/remittances', { body })).status).toBe(404)
  const other = { carrier: prepaid.carrier, csv: 'a,b' }
  expect((await staff.try('POST /api/admin/remittances', { body: other })).status).toBe(400)
})

test('rows posted by another import while this one waits for the lock are duplicates', async () => {
  const { db } = shop.store.app
  const [parcel] = await parcelsOf(await shop.delivered(COD))
  if (!parcel) throw new Error('no parcel')
  const { sent } = await db.transaction(async tx => {
    await tx.run(REMIT, [parcel.number, parcel.amount])
    staff.seesLatestSql = false
    const sent = send(parcel.carrier, [row(parcel)])
    await eventually(async () => expect((await tx.one<{ count: number }>(WAITING, [])).count).toBe(1))
    return { sent }
  })
  expect(await sent).toMatchObject({ posted: 0, repeated: 1 })
})
