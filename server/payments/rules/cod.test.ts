// Cash on delivery by the history of an account, and by the limits of a location.

import { describe, expect, it, test } from 'vitest'
import type { CodHistory } from '../../../contract/payments/cod-types.ts'
import { COD_ORDERS, MARKET_LIMITS, PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import { type CodSituation, codProblem, weightOf } from './cod.ts'
import { type Evaluation, evaluateMethod, METHODS } from './methods.ts'

const { perDay, cancelledPerMonth, notAccepted } = COD_ORDERS

it('is closed by parcels that were not accepted, by cancelled orders, and by too many of a day, in this order', () => {
  const none = { placedToday: 0, cancelledThisMonth: 0, notAccepted: 0 }
  const almost = {
    placedToday: perDay - 1,
    cancelledThisMonth: cancelledPerMonth - 1,
    notAccepted: notAccepted - 1,
  }
  const problem = (history: CodHistory) => codProblem({ account: null, history }, 'IN')
  expect(problem(none)).toBeNull()
  expect(problem(almost)).toBeNull()
  expect(problem({ ...almost, placedToday: perDay })).toBe('cod-orders')
  expect(problem({ ...almost, placedToday: perDay, cancelledThisMonth: cancelledPerMonth })).toBe('cod-cancelled')
  expect(problem({ placedToday: perDay, cancelledThisMonth: cancelledPerMonth, notAccepted })).toBe('cod-not-accepted')
})

it('is closed or open by custom fields before the orders are looked at, also where orders have no limits', () => {
  const history = { placedToday: perDay, cancelledThisMonth: cancelledPerMonth, notAccepted }
  expect(codProblem({ account: 'closed', history }, 'IN')).toBe('cod-account')
  expect(codProblem({ account: 'open', history }, 'IN')).toBeNull()
  expect(codProblem({ account: 'closed', history }, 'IN', false)).toBe('cod-account')
  expect(codProblem({ account: null, history }, 'IN', false)).toBeNull()
})

test('the weight of lines is that of their units', () => {
  expect(weightOf([])).toBe(0)
  expect(
    weightOf([
      { weightGrams: 1_200, quantity: 3 },
      { weightGrams: 5, quantity: 10 },
    ]),
  ).toBe(3_650)
})

describe('a rule of the place', () => {
  const { minMinor, maxMinor } = MARKET_LIMITS.IN.cod
  const OPEN = { open: true, closedReason: '', limit: null }
  const at = { market: 'IN', codAtPlace: true, prepaidAtPlace: true, served: true } as const

  function judge(
    cod: Partial<CodSituation>,
    payableMinor = minMinor,
    methodId: number = PAYMENT_METHOD_IDS.cashOnDelivery,
  ): Evaluation {
    const method = METHODS.find(({ id }) => id === methodId)
    if (!method) throw new Error('no such method')
    return evaluateMethod(method, { ...at, payableMinor, cod: { problem: null, rule: null, weightGrams: 0, ...cod } })
  }
  const amount = (limit: number) => ({ rule: { maxMinor: limit, maxGrams: null } })

  it('lowers the largest amount, which is included, and never raises that of the market', () => {
    expect(judge(amount(500_00), 500_00)).toEqual(OPEN)
    expect(judge(amount(500_00), 500_01)).toEqual({ open: false, closedReason: 'above-maximum', limit: 500_00 })
    const above = { open: false, closedReason: 'above-maximum', limit: maxMinor }
    expect(judge(amount(maxMinor * 2), maxMinor + 1)).toEqual(above)
  })

  it('limits the weight, which is included', () => {
    const rule = { maxMinor: null, maxGrams: 20_000 }
    expect(judge({ rule, weightGrams: 20_000 })).toEqual(OPEN)
    expect(judge({ rule, weightGrams: 20_001 })).toEqual({ open: false, closedReason: 'above-weight', limit: 20_000 })
    expect(judge({ rule, weightGrams: 20_001 }, maxMinor + 1)).toMatchObject({ closedReason: 'above-maximum' })
  })

  it('is named after the reason of the account, and concerns no other method', () => {
    const rule = { maxMinor: 1, maxGrams: 1 }
    const closed = { problem: 'cod-orders', rule, weightGrams: 2 } as const
    expect(judge(closed)).toEqual({ open: false, closedReason: 'cod-orders', limit: null })
    expect(judge(closed, minMinor, PAYMENT_METHOD_IDS.upi)).toEqual(OPEN)
  })
})
