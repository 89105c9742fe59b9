// The versions of a record, as those who may read it see them in the audit log.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const CREATE = 'POST /api/admin/coupons' as const

let store: TestStore
let marketing: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  marketing = await openStaff(store, 'marketing')
})
afterAll(() => store.close())

const terms = {
  ...{ title: { en: '₹50 off', hi: '₹50 की छूट' }, terms: { en: '', hi: '' }, kind: 'flat' as const, value: 50_00 },
  ...{ minCart: 0, maxDiscount: null, firstOrderOnly: false, perCustomerLimit: null, maxUses: null, budget: null },
  ...{ categoryCodes: [], brandSlugs: [], listed: true, validFrom: '2020-01-01T00:00:00.000Z', validTo: null },
}
const coupon = { ...terms, promoCode: 'VERSIONS', market: 'IN' as const }

it('its versions are read by market, the latest first, page by page, by those who may see coupons', async () => {
  const { data: made } = await marketing.visitor.call(CREATE, { body: coupon })
  const uae = await openStaff(store, 'marketing', ['AE'])
  await uae.visitor.call(CREATE, { body: { ...coupon, market: 'AE' } })
  const { couponId, version } = made
  await marketing.visitor.call('POST /api/admin/coupons/{couponId}', {
    params: { couponId },
    body: { ...terms, value: 70_00, version },
  })
  await marketing.visitor.call('POST /api/admin/coupons/{couponId}/active', {
    params: { couponId },
    body: { active: false },
  })
  const versions = (by: SignedIn, query: { market: 'IN' | 'AE'; before?: number; limit?: number }) =>
    by.visitor.try('GET /api/admin/session/history/{recordKind}/{recordId}', {
      params: { recordKind: 'coupon', recordId: 'VERSIONS' },
      query,
    })
  const { body } = await versions(marketing, { market: 'IN', limit: 2 })
  expect(body).toMatchObject({
    data: {
      versions: [
        { before: { state: 'running' }, after: { state: 'stopped', version: 3 }, whoName: expect.any(String) },
        { before: { value: 50_00, version: 1 }, after: { value: 70_00, version: 2 } },
      ],
      more: true,
    },
  })
  const { versions: page } = (body as { data: { versions: { seq: number }[] } }).data
  const rest = await versions(marketing, { market: 'IN', before: page[1]?.seq ?? 0 })
  expect(rest.body).toMatchObject({ data: { versions: [{ before: null, after: { value: 50_00 } }], more: false } })
  expect((await versions(uae, { market: 'AE' })).body).toMatchObject({ data: { versions: [{ before: null }] } })
  expect((await versions(uae, { market: 'IN' })).status).toBe(403)
  const warehouse = await versions(await openStaff(store, 'warehouse'), { market: 'IN' })
  expect(warehouse).toMatchObject({ status: 403, body: { data: { permission: 'promotions.read' } } })
})
