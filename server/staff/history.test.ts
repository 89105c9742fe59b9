// The versions of a record from the audit log, for those who may read the record.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HistoryKind } from '../../contract/staff/history.rules.ts'
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

it('a coupon has versions per market, latest first, in pages, for members who may see coupons', async () => {
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

it('brands, roles, message texts and return rules have versions, and saving an earlier one restores it', async () => {
  const owner = await openStaff(store, 'owner')
  const { visitor } = owner
  const read = async (recordKind: HistoryKind, recordId: string) =>
    (
      await visitor.call('GET /api/admin/session/history/{recordKind}/{recordId}', {
        params: { recordKind, recordId },
        query: { market: 'IN' },
      })
    ).data.versions.map(({ before, after }) => [before, after])
  const names = { name: 'Vajra', nameHi: 'वज्र', country: 'IN', active: true, featured: null, logo: null }
  const brand = (body: object, version: number) =>
    visitor.call('POST /api/admin/brands/{brandSlug}', {
      params: { brandSlug: 'vajra' },
      body: { ...names, ...body, version },
    })
  await brand({}, 0)
  await brand({ country: 'AE' }, 1)
  const [[, made] = []] = (await read('brand', 'vajra')).slice(-1)
  expect(made).toMatchObject(names)
  await brand({ ...names }, 2)
  expect(await read('brand', 'vajra')).toMatchObject([
    [{ country: 'AE' }, { country: 'IN' }],
    [{ country: 'IN' }, { country: 'AE' }],
    [null, names],
  ])

  const rights = { name: 'Night desk', nameHi: null, moneyLimits: { IN: 500_00, AE: null } }
  const { data: role } = await visitor.call('POST /api/admin/staff/roles', {
    body: { ...rights, permissions: ['orders.read'] },
  })
  await visitor.call('POST /api/admin/staff/roles/{roleId}', {
    params: { roleId: role.roleId },
    body: { ...rights, permissions: ['orders.read', 'support.read'], version: 1 },
  })
  expect(await read('role', role.roleId)).toMatchObject([
    [{ permissions: ['orders.read'] }, { permissions: ['orders.read', 'support.read'], ...rights }],
    [null, { permissions: ['orders.read'] }],
  ])

  const own = { subject: 'Your order {order}', text: 'Thank you.', registeredId: null }
  const words = (version: number, text: typeof own | null) =>
    visitor.call('POST /api/admin/messageTemplates/{channel}/{template}', {
      params: { channel: 'mail', template: 'order-placed' },
      body: { market: 'IN', language: 'en', version, own: text },
    })
  await words(0, own)
  await words(1, null)
  expect(await read('message-template', 'IN mail order-placed en')).toEqual([
    [{ own }, { own: null }],
    [{ own: null }, { own }],
  ])

  const { windows } = (await visitor.call('GET /api/admin/returnRules', { query: { market: 'IN' } })).data
  const [window] = windows
  if (!window) throw new Error('The market has no window')
  const set = (days: number, version: number) =>
    visitor.call('POST /api/admin/returnWindows', {
      body: { market: 'IN', category: null, days, kind: window.kind, version },
    })
  const { data: longer } = await set(window.days + 3, window.version)
  await set(window.days, longer.version)
  const days = (await read('return-window', 'IN *')).map(pair => pair.map(values => values?.days))
  expect(days).toEqual([
    [window.days + 3, window.days],
    [window.days, window.days + 3],
  ])
})
