// Notes, tags and responsible members of coupons and automatic offers: permissions and notifications.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

it('a coupon has notes, tags and a responsible member for members who may read coupons of its market', async () => {
  const words = { en: 'Off', hi: 'छूट' }
  const body = {
    ...{
      market: 'IN' as const,
      promoCode: 'MARKED',
      title: words,
      terms: { en: '', hi: '' },
      kind: 'flat' as const,
      value: 100,
    },
    ...{ minCart: 0, maxDiscount: null, categoryCodes: [], brandSlugs: [], firstOrderOnly: false },
    ...{ perCustomerLimit: null, maxUses: null, budget: null, listed: false },
    ...{ validFrom: '2020-01-01T00:00:00.000Z', validTo: null },
  }
  const { couponId } = (await owner.visitor.call('POST /api/admin/coupons', { body })).data
  const params = { recordKind: 'coupon' as const, recordId: String(couponId) }
  const at = 'POST /api/admin/annotations/{recordKind}/{recordId}' as const
  await owner.visitor.call(`${at}/tags`, { params, body: { label: 'Fair' } })
  await owner.visitor.call(`${at}/notes`, { params, body: { noteId: randomUUID(), note: 'For the fair.' } })
  const pricing = await openStaff(store, 'pricing')
  await owner.visitor.call(`${at}/assignment`, { params, body: { staffId: pricing.staffId, before: null } })
  const told = await pricing.visitor.call('GET /api/admin/session/notifications')
  expect(told.data.notifications).toMatchObject([
    { reason: 'assigned', recordKind: 'coupon', recordId: String(couponId), recordNumber: couponId },
  ])
  const read = (by: SignedIn) => by.visitor.try('GET /api/admin/annotations/{recordKind}/{recordId}', { params })
  expect(await read(owner)).toMatchObject({
    body: { data: { tags: ['Fair'], assignee: { staffId: pricing.staffId } } },
  })
  const catalog = await openStaff(store, 'catalog')
  expect(await read(catalog)).toMatchObject({ status: 403, body: { data: { permission: 'promotions.read' } } })
  expect(await read(await openStaff(store, 'pricing', ['AE']))).toMatchObject({ status: 404 })
})
