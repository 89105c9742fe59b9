// What a buyer can pay with: EMI groups, pay-later by amount and location, and UPI addresses at each gateway that supports them.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCarts, makeBuyers, pickProducts } from '../testing/buyers.ts'
import { testGateways } from '../testing/config.ts'
import { PayuStub } from '../testing/payu-stub.ts'
import { RazorpayStub } from '../testing/razorpay-stub.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { emiClusters, payLaterEligibility, validateVpa } from './queries/eligibility.ts'
import { emiPlans } from './queries/emi.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const buyer = async (of = store) => {
  const [one] = await makeBuyers(of.app.db, 1)
  if (!one) throw new Error('no buyer')
  return one
}

describe('EMI', () => {
  const actor = { market: 'IN' as const, language: 'en' as const }

  test('the cheapest plan of banks with and without interest', () => {
    const plans = emiPlans(store.app, actor, 10_000_00).flatMap(({ bankCode, plans: of }) =>
      of.map(plan => ({ ...plan, bankCode })),
    )
    const clusters = emiClusters(store.app, actor, 10_000_00)
    expect(clusters.map(({ cluster }) => cluster)).toEqual(['no-cost', 'standard'])
    for (const { cluster, banks, cheapest } of clusters) {
      const own = plans.filter(({ noCost }) => noCost === (cluster === 'no-cost'))
      expect(new Set(banks.map(({ bankCode }) => bankCode))).toEqual(new Set(own.map(({ bankCode }) => bankCode)))
      expect(cheapest.total).toBe(Math.min(...own.map(({ total, interestTax }) => total + interestTax)))
      const chosen = own.find(plan => plan.bankCode === cheapest.bankCode && plan.months === cheapest.months)
      expect(chosen?.instalment).toBe(cheapest.instalment)
    }
  })

  test('none below the minimum of the market', () => {
    expect(emiClusters(store.app, actor, 2999_99)).toEqual([])
    expect(emiClusters(store.app, actor, 3000_00)).not.toEqual([])
  })
})

describe('pay later', () => {
  test('follows the cart and its place, and is not there without a gateway', async () => {
    const { app } = store
    const one = await buyer()
    const [msn = ''] = await pickProducts(app.db, 'IN', 1)
    await fillCarts(app.db, [one], [{ msn, quantity: 1 }])
    const eligibility = await payLaterEligibility(app, one.actor, { buyNow: false, pincode: '411001' })
    expect(eligibility).toMatchObject({ paymentMethodId: 12, eligible: true, reason: '', limit: null })
    expect(eligibility.payable).toBeGreaterThan(0)
    const none = { ...app, ports: { ...app.ports, payments: { ...app.ports.payments, candidates: () => [] } } }
    expect(await payLaterEligibility(none, one.actor, { buyNow: false })).toMatchObject({
      eligible: false,
      reason: 'inactive',
    })
    await expect(payLaterEligibility(app, one.actor, { buyNow: false, orderNumber: 1 })).rejects.toMatchObject({
      code: 'order.unknown',
    })
  })
})

describe('a UPI address', () => {
  test('of a wrong form is not asked about', async () => {
    const { actor } = await buyer()
    for (const vpa of ['asha', 'asha@', '@bank', 'a sha@bank', 'asha@b.ank']) {
      expect(await validateVpa(store.app, actor, vpa)).toEqual({ vpa, valid: false, checked: false, name: '' })
    }
  })

  test('is looked up at the gateway, and the name is shortened', async () => {
    const { actor } = await buyer()
    expect(await validateVpa(store.app, actor, 'asha@bank')).toEqual({
      ...{ vpa: 'asha@bank', valid: true, checked: true },
      name: 'A*** K***',
    })
    expect(await validateVpa(store.app, actor, 'failure@bank')).toMatchObject({ valid: false, checked: true, name: '' })
  })

  const stubs = { payu: () => new PayuStub().start(), razorpay: () => new RazorpayStub().start() }
  test.each(['payu', 'razorpay'] as const)('at %s: known, unknown, and no answer', async name => {
    const stub = await stubs[name]()
    const shop = await openTestStore({ config: { gateways: testGateways({ [name]: stub.settings() }) } })
    try {
      const { actor } = await buyer(shop)
      const known = await validateVpa(shop.app, actor, 'asha@bank')
      expect(known).toEqual({ vpa: 'asha@bank', valid: true, checked: true, name: 'A*** K***' })
      expect(await validateVpa(shop.app, actor, 'nobody@bank')).toMatchObject({ valid: false, checked: true, name: '' })
      await stub.close()
      await expect(validateVpa(shop.app, actor, 'asha@bank')).rejects.toMatchObject({ code: 'payment.unavailable' })
    } finally {
      await shop.close()
    }
  })
})
