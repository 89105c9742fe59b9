// Cash on delivery by the history of an account.

import { expect, it } from 'vitest'
import { COD_ORDERS } from '../../../contract/shared/limits.ts'
import { codProblem } from './cod.ts'

it('is closed by too many orders of a day, and by cancelled ones first', () => {
  const { perDay, cancelledPerMonth } = COD_ORDERS
  expect(codProblem({ placedToday: 0, cancelledThisMonth: 0 })).toBeNull()
  expect(codProblem({ placedToday: perDay - 1, cancelledThisMonth: cancelledPerMonth - 1 })).toBeNull()
  expect(codProblem({ placedToday: perDay, cancelledThisMonth: 0 })).toBe('payment.cod-orders')
  expect(codProblem({ placedToday: perDay, cancelledThisMonth: cancelledPerMonth })).toBe('payment.cod-cancelled')
})
