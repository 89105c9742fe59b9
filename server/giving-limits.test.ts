// Money limits on discounts by staff: a coupon that may exceed them needs another member, unlimited rewards one
// without a limit.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Permission } from '../contract/shared/permissions.ts'
import { makeBuyers } from './testing/buyers.ts'
import { KEY_END, openCustomStaff, openStaff, type SignedIn } from './testing/staff.ts'
import { openTestStore, type TestStore } from './testing/store.ts'

const RIGHTS: Permission[] = ['promotions.read', 'promotions.write', 'rewards.read', 'rewards.write']
const LIMIT = 1_000_00

let store: TestStore
let owner: SignedIn
let meera: SignedIn
let asha: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  meera = await openCustomStaff(store, owner, RIGHTS, ['IN', 'AE'], { IN: LIMIT, AE: null })
  asha = await openCustomStaff(store, owner, RIGHTS, ['IN'], { IN: 10 * LIMIT, AE: null })
})
afterAll(() => store.close())

const terms = {
  ...{ title: { en: 'Off', hi: 'छूट' }, terms: { en: '', hi: '' }, kind: 'flat' as const, value: 100_00, minCart: 0 },
  ...{ maxDiscount: null, firstOrderOnly: false, perCustomerLimit: null, maxUses: 10, budget: null, listed: false },
  ...{ categoryCodes: [], brandSlugs: [], validFrom: '2020-01-01T00:00:00.000Z', validTo: null },
}
type Terms = Omit<typeof terms, 'maxUses' | 'budget' | 'kind'> & {
  kind: 'flat' | 'percent'
  maxUses: number | null
  budget: number | null
}
const create = (promoCode: string, more: Partial<Terms> = {}, market: 'IN' | 'AE' = 'IN', by = meera) =>
  by.visitor.try('POST /api/admin/coupons', { body: { ...terms, ...more, market, promoCode } })
const WAITS = { status: 409, body: { code: 'staff.approval-waits' } }
const waiting = async (by: SignedIn) => {
  const { approvals } = (await by.visitor.call('GET /api/admin/session/approvals', {})).data
  return approvals.filter(({ state }) => state === 'waiting')
}
const approve = async (by: SignedIn, approvalId = '') =>
  (await by.visitor.try('POST /api/admin/session/approvals/{approvalId}/approve', { params: { approvalId } })).body

test('a coupon within the limit is created at once; above it, another member with a higher limit must create it', async () => {
  expect(await create('WITHIN')).toMatchObject({ status: 200 })
  expect(await create('DIRHAM', { maxUses: null }, 'AE')).toMatchObject({ status: 200 })
  expect(await create('ABOVE', { maxUses: 11 })).toMatchObject(WAITS)
  const [request] = await waiting(asha)
  expect(request).toMatchObject({ amount: 11 * 100_00, unbounded: false, mayDecide: true })
  expect(await approve(meera, request?.approvalId)).toMatchObject({ code: 'approval.own' })
  expect(await approve(asha, request?.approvalId)).toMatchObject({ data: { state: 'approved' } })
  const found = await owner.visitor.call('GET /api/admin/coupons', { query: { market: 'IN', text: 'ABOVE' } })
  expect(found.data.coupons).toMatchObject([{ promoCode: 'ABOVE', maxUses: 11 }])
})

test('an unbounded discount is for members without a limit; its texts can be changed by anybody', async () => {
  const percent = { kind: 'percent' as const, value: 1_000, maxUses: null }
  expect(await create('OPEN', percent)).toMatchObject(WAITS)
  const [request] = await waiting(asha)
  expect(request).toMatchObject({ amount: null, unbounded: true, mayDecide: false, beyondLimit: true })
  expect(await approve(asha, request?.approvalId)).toMatchObject({ code: 'staff.money-unbounded' })
  expect(await approve(owner, request?.approvalId)).toMatchObject({ data: { state: 'approved' } })
  const found = await owner.visitor.call('GET /api/admin/coupons', { query: { market: 'IN', text: 'OPEN' } })
  const [{ couponId = 0, version = 0 } = {}] = found.data.coupons
  const change = (more: Partial<Terms>, at: number) =>
    meera.visitor.try('POST /api/admin/coupons/{couponId}', {
      params: { couponId },
      body: { ...terms, ...percent, ...more, version: at },
    })
  expect(await change({ title: { en: 'Ten off', hi: 'दस की छूट' } }, version)).toMatchObject({ status: 200 })
  expect(await change({ value: 2_000 }, version + 1)).toMatchObject(WAITS)
  // with bounds below the limit it gives less than before
  expect(await change({ kind: 'flat', value: 100_00, maxUses: 20 }, version + 1)).toMatchObject({ status: 200 })
  const stop = (active: boolean) =>
    meera.visitor.try('POST /api/admin/coupons/{couponId}/active', { params: { couponId }, body: { active } })
  expect(await stop(false)).toMatchObject({ status: 200 })
  expect(await stop(true)).toMatchObject(WAITS)
})

test('a key is rejected above its limit', async () => {
  const key = { name: 'Shop', permissions: RIGHTS, markets: ['IN' as const], expiresAt: KEY_END }
  const made = await owner.visitor.call('POST /api/admin/keys', { body: { ...key, moneyLimits: { IN: LIMIT, AE: 0 } } })
  const program = store.visitor()
  program.headers.authorization = `Bearer ${made.data.secret}`
  const by = { ...meera, visitor: program }
  expect(await create('KEY', { maxUses: 11 }, 'IN', by)).toMatchObject({ body: { code: 'staff.money-limit' } })
  expect(await create('KEY', { maxUses: null }, 'IN', by)).toMatchObject({ body: { code: 'staff.money-unbounded' } })
})

test('gold, rules and terms of points wait for a member without a limit; ending gold does not', async () => {
  const [buyer] = await makeBuyers(store.app.db, 1)
  const params = { customerId: buyer?.actor.customerId ?? '' }
  const gold = (until: string | null, version = 0) => {
    const body = { until, reason: 'Key account', version }
    return meera.visitor.try('POST /api/admin/customers/{customerId}/gold', { params, body })
  }
  expect(await gold('2098-01-01T00:00:00.000Z')).toMatchObject(WAITS)
  const [request] = (await waiting(owner)).filter(({ call }) => call.endsWith('/gold'))
  expect(request).toMatchObject({ unbounded: true, mayDecide: true, reason: 'Key account' })
  expect(await approve(owner, request?.approvalId)).toMatchObject({ data: { state: 'approved' } })
  const read = await meera.visitor.call('GET /api/admin/customers/{customerId}/gold', { params })
  expect(read.data).toMatchObject({ active: true, source: 'staff' })
  expect(await gold(null, read.data.version)).toMatchObject({ status: 200 })
  const rule = { market: 'IN' as const, points: 5, perAmount: 100_00, reason: 'Season' }
  expect(await meera.visitor.try('POST /api/admin/rewards/rules', { body: rule })).toMatchObject(WAITS)
  const worth = {
    ...{ market: 'IN' as const, pointValue: 200, minBalance: 0, minOrder: 500_00, maxShareBp: 2_000, validDays: 365 },
    ...{ goldSpend: null, reason: 'Season' },
    version: (await meera.visitor.call('GET /api/admin/rewards', { query: { market: 'IN' } })).data.termsVersion,
  }
  expect(await meera.visitor.try('POST /api/admin/rewards/terms', { body: worth })).toMatchObject(WAITS)
})
