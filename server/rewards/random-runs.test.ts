// Random order histories of a customer: balance, history, totals and ledger agree, and no points are overspent.

import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { AppError } from '../platform/errors.ts'
import { cancelAsCustomer } from '../testing/invoices.ts'
import { openRewardsStore, type RewardsStore } from '../testing/rewards.ts'
import { expirePoints } from './commands/expire-points.ts'

let shop: RewardsStore
beforeAll(async () => {
  shop = await openRewardsStore()
})
afterAll(() => shop.store.close())

type Placed = Awaited<ReturnType<RewardsStore['order']>>

/** What can happen to a customer; `which` chooses among their orders. */
const action = fc.record({
  kind: fc.constantFrom(
    'order',
    'order',
    'use',
    'use',
    'deliver',
    'deliver',
    'cancel',
    'cancel-part',
    'return',
    'expire',
  ),
  quantity: fc.integer({ min: 1, max: 4 }),
  which: fc.nat(20),
})

it('hold together whatever is ordered, used, delivered, cancelled, returned and expired', async () => {
  for (const actions of fc.sample(fc.array(action, { minLength: 14, maxLength: 14 }), { numRuns: 3, seed: 20261125 })) {
    const { buyer } = await shop.newBuyer()
    const orders: Placed[] = []
    const gone = new Set<Placed>()
    orders.push(await shop.order(buyer, 4))
    for (const first of orders) await shop.deliver(first)
    for (const [step, { kind, quantity, which }] of actions.entries()) {
      const chosen = orders[which % orders.length]
      if (!chosen) throw new Error('There is no order')
      const attempt = async () => {
        if (kind === 'order' || kind === 'use') orders.push(await shop.order(buyer, quantity, kind === 'use'))
        if (kind === 'deliver' && !gone.has(chosen)) await shop.deliver(chosen)
        if (kind === 'cancel') {
          await cancelAsCustomer(shop.store, buyer, { orderNumber: chosen.orderNumber })
          gone.add(chosen)
        }
        if (kind === 'cancel-part') {
          const items = [{ lineNo: 1, quantity: 1 }]
          const idempotencyKey = `cancel-${step}-${chosen.orderNumber}`
          await cancelAsCustomer(shop.store, buyer, { orderNumber: chosen.orderNumber, items, idempotencyKey })
        }
        if (kind === 'return') await shop.returnUnits(chosen, quantity, `return-${step}`)
        if (kind === 'expire') {
          const [first] = (await shop.rewards(buyer)).expiring
          if (first) await expirePoints({ ...shop.store.app, now: () => new Date(first.expiresAt) })
        }
      }
      // an order that has ended, or has nothing left to return, is rejected
      await attempt().catch(error => {
        if (!(error instanceof AppError)) throw error
      })
      await shop.expectAgreement(buyer)
    }
  }
  await shop.expectLedger()
})
