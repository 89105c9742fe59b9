// What a carrier pays for a parcel that it lost: recorded once, in the ledger under its own kind, and in the list of its losses.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerDifferences, parcelsOf } from '../testing/parcels.ts'
import { openReturnsStore, type ReturnsStore, RETURNS_STAFF as staff } from '../testing/returns.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { moveParcel } from './commands/return-parcel.ts'

let shop: ReturnsStore
let finance: SignedIn
beforeAll(async () => {
  shop = await openReturnsStore()
  finance = await openStaff(shop.store, 'finance')
})
afterAll(() => shop.store.close())

const claims = async (query: { paid?: 'yes' | 'no'; carrier?: string; limit?: number; before?: number } = {}) =>
  (await finance.visitor.call('GET /api/admin/lostParcels', { query: { market: 'IN', ...query } })).data
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('is recorded once by its reference, also twice at once, and stands in the ledger and its list', async () => {
  const parcels = parcelsOf(shop)
  const one = await parcels.sent(2)
  for (const shipmentId of one.parcels)
    await moveParcel(shop.store.app.db, staff, { shipmentId, to: 'lost', reason: 'Lost', claim: 'CLM-1' })
  const [loss, other] = (await claims()).claims
  expect(loss).toMatchObject({ claim: 'CLM-1', orderNumber: one.answer.orderNumber, payments: [], paid: 0 })
  const record = (body: { amount: number; reference: string; paidOn: string }, lossId = loss?.lossId ?? 0) =>
    finance.visitor.try('POST /api/admin/lostParcels/{lossId}/payments', { params: { lossId }, body })
  const payment = { amount: 2_500_50, reference: 'utr 0001 X', paidOn: day(1) }
  // the days are those of the market
  expect(await record({ ...payment, paidOn: day(-3) })).toMatchObject({
    status: 400,
    body: { code: 'ledger.claim-day' },
  })
  expect(await record({ ...payment, paidOn: day(3) })).toMatchObject({
    status: 400,
    body: { code: 'ledger.claim-day' },
  })
  const paidOn = loss?.lostOn ?? ''
  const both = await Promise.all([record({ ...payment, paidOn }), record({ ...payment, paidOn })])
  expect(both).toMatchObject([{ status: 200 }, { status: 200 }])
  expect(await record({ ...payment, paidOn, amount: 1 })).toMatchObject({ body: { code: 'request.idempotency' } })
  expect(await record({ ...payment, paidOn }, 999_999)).toMatchObject({ body: { code: 'ledger.loss-unknown' } })
  expect(await record({ amount: 100_00, reference: 'UTR0002X', paidOn })).toMatchObject({
    body: { data: { paid: 2_600_50, payments: [{ reference: 'UTR0001X' }, { reference: 'UTR0002X' }] } },
  })
  const period = { market: 'IN' as const, from: paidOn, to: paidOn, kind: 'carrier-claim' as const }
  const { entries } = (await finance.visitor.call('GET /api/admin/ledger/entries', { query: period })).data
  expect(entries.map(({ document }) => document).sort()).toEqual(['UTR0001X', 'UTR0002X'])
  expect(entries.find(one => one.document === 'UTR0001X')).toMatchObject({
    orderNumber: one.answer.orderNumber,
    lines: [
      { account: 'bank', amount: 2_500_50 },
      { account: 'carrier-claims', party: loss?.carrier, amount: -2_500_50 },
    ],
  })
  expect((await claims({ paid: 'yes' })).claims.map(({ lossId }) => lossId)).toEqual([loss?.lossId])
  expect((await claims({ paid: 'no' })).claims.map(({ lossId }) => lossId)).toEqual([other?.lossId])
  const first = await claims({ limit: 1 })
  expect(first.next).toBe(first.claims[0]?.lossId)
  expect((await claims({ limit: 1, before: first.next ?? 0 })).next).toBeNull()
  expect((await claims({ carrier: 'no-carrier' })).claims).toEqual([])
  expect(await ledgerDifferences(shop.store.app.db, { market: 'IN' })).toEqual({ orders: [] })
  const reader = await openStaff(shop.store, 'auditor')
  const denied = await reader.visitor.try('POST /api/admin/lostParcels/{lossId}/payments', {
    ...{ params: { lossId: loss?.lossId ?? 0 }, body: { ...payment, paidOn } },
  })
  expect(denied.status).toBe(403)
})
