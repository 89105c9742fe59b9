// State machine of an order: only allowed transitions, with stock and payment in step.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_STATES, type OrderState } from '../../contract/orders/status.rules.ts'
import { sum } from '../../contract/shared/money.ts'
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
  shipmentAmounts,
  stockEffect,
  unpaidUntil,
  WAREHOUSE_TIMES,
} from './rules.ts'

const STATES = Object.keys(ORDER_STATES) as OrderState[]
const walks = fc.array(fc.constantFrom(...STATES), { maxLength: 20 })

/** Applies allowed transitions and ignores the others. */
function walk(first: OrderState, wishes: readonly OrderState[]): OrderState[] {
  const path = [first]
  for (const wish of wishes) if (canTransition(path.at(-1) ?? first, wish)) path.push(wish)
  return path
}

test('no walk leaves a final state, goes back from the warehouse or is delivered unshipped', () => {
  fc.assert(
    fc.property(fc.constantFrom('cod' as const, 'prepaid' as const), walks, (mode, wishes) => {
      const path = walk(firstState(mode), wishes)
      for (const final of ['delivered', 'cancelled', 'returned-to-origin'] as const) {
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

test('nothing is due for an order that was cancelled or returned, and what was paid for it is owed back', () => {
  const ended: readonly OrderState[] = ['cancelled', 'returned-to-origin']
  for (const state of ended) {
    expect(paymentStateOf(state, 'due')).toBe('void')
    expect(paymentStateOf(state, 'paid')).toBe('refund-due')
    for (const unchanged of ['created', 'failed', 'refunded', 'void'])
      expect(paymentStateOf(state, unchanged)).toBe(unchanged)
  }
  expect(STATES.filter(state => paymentStateOf(state, 'due') !== 'due')).toEqual(ended)
  expect(STATES.filter(state => paymentStateOf(state, 'paid') !== 'paid')).toEqual(ended)
})

test('an order counts in its own group and in that of all', () => {
  const counts = countGroups(STATES.map((state, index) => ({ state, count: 10 ** index })))
  expect(counts).toEqual({ all: 1_111_111_111, 'to-pay': 11, 'on-the-way': 111_100, delivered: 1e6, cancelled: 111e7 })
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

describe('amounts of shipments', () => {
  const line = (lineNo: number, quantity: number, payableMinor: number, code: 'IGST' | 'CGST', tax: number) => ({
    ...{ lineNo, quantity, payableMinor, taxableMinor: payableMinor - tax * (code === 'CGST' ? 2 : 1) },
    taxParts:
      code === 'IGST'
        ? [{ code, rateBp: 1800, amountMinor: tax }]
        : (['CGST', 'SGST'] as const).map(half => ({ code: half, rateBp: 900, amountMinor: tax })),
  })

  test('share a line that leaves from two warehouses by quantity, and sum the lines of a parcel', () => {
    const lines = [line(1, 3, 10_000, 'CGST', 763), line(2, 1, 1180, 'IGST', 180)]
    const shipments = [
      { lines: [{ lineNo: 1, quantity: 2 }] },
      {
        lines: [
          { lineNo: 1, quantity: 1 },
          { lineNo: 2, quantity: 1 },
        ],
      },
    ]
    expect(shipmentAmounts(lines, shipments)).toEqual([
      {
        payableMinor: 6667,
        taxableMinor: 6667 - 2 * 509,
        taxParts: [
          { code: 'CGST', rateBp: 900, amountMinor: 509 },
          { code: 'SGST', rateBp: 900, amountMinor: 509 },
        ],
      },
      {
        payableMinor: 3333 + 1180,
        taxableMinor: 3333 - 2 * 254 + 1000,
        taxParts: [
          { code: 'CGST', rateBp: 900, amountMinor: 254 },
          { code: 'SGST', rateBp: 900, amountMinor: 254 },
          { code: 'IGST', rateBp: 1800, amountMinor: 180 },
        ],
      },
    ])
  })

  test('add up to the lines however a line is divided', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (parts, payable) => {
          const tax = Math.floor(payable / 14)
          const lines = [line(1, sum(parts), payable, 'CGST', tax)]
          const amounts = shipmentAmounts(
            lines,
            parts.map(quantity => ({ lines: [{ lineNo: 1, quantity }] })),
          )
          expect(sum(amounts.map(one => one.payableMinor))).toBe(payable)
          expect(sum(amounts.map(one => one.taxableMinor))).toBe(payable - 2 * tax)
          for (const { taxParts } of amounts) expect(taxParts[0]?.amountMinor).toBe(taxParts[1]?.amountMinor)
        },
      ),
    )
  })

  test('leave out what is in no shipment', () => {
    expect(shipmentAmounts([line(1, 4, 1000, 'IGST', 100)], [{ lines: [{ lineNo: 1, quantity: 1 }] }])).toEqual([
      { payableMinor: 250, taxableMinor: 225, taxParts: [{ code: 'IGST', rateBp: 1800, amountMinor: 25 }] },
    ])
    expect(shipmentAmounts([], [{ lines: [] }])).toEqual([{ payableMinor: 0, taxableMinor: 0, taxParts: [] }])
  })
})
