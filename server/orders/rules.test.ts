// The life of an order: no path that the table does not allow, stock and money in step with it.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_STATES, type OrderState } from '../../contract/orders/status.rules.ts'
import {
  canTransition,
  countGroups,
  firstState,
  holdsStock,
  isCancellable,
  isRetryable,
  nextWarehouseStep,
  paymentStateOf,
  restedSince,
  stockEffect,
  unpaidUntil,
  WAREHOUSE_TIMES,
} from './rules.ts'

const STATES = Object.keys(ORDER_STATES) as OrderState[]
const walks = fc.array(fc.constantFrom(...STATES), { maxLength: 20 })

/** Follows the wishes that are allowed and drops the others. */
function walk(first: OrderState, wishes: readonly OrderState[]): OrderState[] {
  const path = [first]
  for (const wish of wishes) if (canTransition(path.at(-1) ?? first, wish)) path.push(wish)
  return path
}

test('no walk leaves a final state, goes back from the warehouse or is delivered unshipped', () => {
  fc.assert(
    fc.property(fc.constantFrom('cod' as const, 'prepaid' as const), walks, (mode, wishes) => {
      const path = walk(firstState(mode), wishes)
      for (const final of ['delivered', 'cancelled'] as const) {
        const at = path.indexOf(final)
        if (at >= 0) expect(at).toBe(path.length - 1)
      }
      const delivered = path.indexOf('delivered')
      if (delivered >= 0)
        expect(path.slice(delivered - 4, delivered)).toEqual(['placed', 'processing', 'packed', 'shipped'])
      const placed = path.indexOf('placed')
      if (placed >= 0) expect(path.slice(placed).some(state => isRetryable(state) || state === 'expired')).toBe(false)
    }),
  )
})

test('along every walk stock is held exactly where it was reserved and not yet given back or shipped', () => {
  fc.assert(
    fc.property(fc.constantFrom('cod' as const, 'prepaid' as const), walks, (mode, wishes) => {
      const path = walk(firstState(mode), wishes)
      let held = true
      let shipped = 0
      for (const [index, state] of path.entries()) {
        const before = path[index - 1]
        if (before === undefined) continue
        const effect = stockEffect(before, state)
        if (effect === 'reserve') expect(held).toBe(false)
        if (effect === 'release' || effect === 'ship') expect(held).toBe(true)
        if (effect === 'ship') shipped++
        held = effect === 'reserve' || (held && effect === 'none')
        expect(held).toBe(holdsStock(state))
      }
      expect(shipped).toBe(path.includes('shipped') ? 1 : 0)
    }),
  )
})

test('nothing is due for a cancelled order, and what was paid for it is owed back', () => {
  expect(paymentStateOf('cancelled', 'due')).toBe('void')
  expect(paymentStateOf('cancelled', 'paid')).toBe('refund-due')
  for (const unchanged of ['created', 'failed', 'refunded', 'void'])
    expect(paymentStateOf('cancelled', unchanged)).toBe(unchanged)
  expect(STATES.filter(state => state !== 'cancelled' && paymentStateOf(state, 'due') !== 'due')).toEqual([])
  expect(STATES.filter(state => state !== 'cancelled' && paymentStateOf(state, 'paid') !== 'paid')).toEqual([])
})

test('an order counts in its own group and in that of all', () => {
  const counts = countGroups(STATES.map((state, index) => ({ state, count: 10 ** index })))
  expect(counts).toEqual({ all: 111_111_111, 'to-pay': 11, 'on-the-way': 111_100, delivered: 1e6, cancelled: 11e7 })
  expect(countGroups([])).toEqual({ all: 0, 'to-pay': 0, 'on-the-way': 0, delivered: 0, cancelled: 0 })
})

test('only what is not shipped can be cancelled', () => {
  expect(STATES.filter(isCancellable)).toEqual(['pending-payment', 'payment-failed', 'placed', 'processing', 'packed'])
})

test('the warehouse leads every placed order to the door by allowed steps', () => {
  let state: OrderState = 'placed'
  let shipment: Parameters<typeof nextWarehouseStep>[1] = null
  const seen: string[] = []
  for (let step = nextWarehouseStep(state, shipment); step; step = nextWarehouseStep(state, shipment)) {
    if (step.orderTo) expect(canTransition(state, step.orderTo)).toBe(true)
    state = step.orderTo ?? state
    shipment = step.shipmentTo
    seen.push(step.shipmentTo)
  }
  expect(state).toBe('delivered')
  expect(seen).toEqual(['processing', 'packed', 'shipped', 'out-for-delivery', 'delivered'])
})

test('a test order is never longer than a minute in a step, and a pass that comes twice moves it once', () => {
  const { passEverySeconds, lateSeconds } = WAREHOUSE_TIMES
  const late = fc.array(fc.double({ min: 0, max: lateSeconds, noNaN: true }), { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 60, noNaN: true }),
      late,
      fc.double({ min: 0, max: 9, noNaN: true }),
      (at, delays, again) => {
        const placed = Date.UTC(2026, 10, 20) + at * 1000
        let changed = placed
        let steps = 0
        for (const [index, delay] of delays.entries()) {
          const pass = Date.UTC(2026, 10, 20) + (index * passEverySeconds + delay) * 1000
          if (pass < placed || restedSince(new Date(pass)).getTime() < changed) continue
          expect(pass - changed).toBeLessThanOrEqual(60_000)
          expect(restedSince(new Date(pass + again * 1000)).getTime()).toBeLessThan(pass)
          changed = pass
          steps++
        }
        // after the first step there is one in every pass
        expect(steps).toBeGreaterThanOrEqual(delays.length - 4)
      },
    ),
  )
})

test('money has half an hour to come, a bank transfer a day', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(unpaidUntil(now, 8, 6).toISOString()).toBe('2026-11-20T12:30:00.000Z')
  expect(unpaidUntil(now, 6, 6).toISOString()).toBe('2026-11-21T12:00:00.000Z')
})
