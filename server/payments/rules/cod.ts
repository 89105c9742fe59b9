// Whether an account may order with cash on delivery, by its custom fields and the orders that it has placed: it costs nothing to order and to cancel.

import type { CodFacts, CodProblem, CodRule } from '../../../contract/payments/cod-types.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { settingOf } from '../../platform/limits.ts'

/**
 * Why cash on delivery is closed to an account, that which lasts longest first; null when it is not.
 * @param limited false for a store without limits of calls, which has none by the orders of an account
 */
export function codProblem(
  { account, history }: Pick<CodFacts, 'account' | 'history'>,
  market: Market,
  limited = true,
): CodProblem | null {
  if (account === 'closed') return 'cod-account'
  if (account === 'open' || !limited) return null
  const { placedToday, cancelledThisMonth, notAccepted } = history
  if (notAccepted >= settingOf(market, 'cod.not-accepted')) return 'cod-not-accepted'
  if (cancelledThisMonth >= settingOf(market, 'cod.cancelled-per-month')) return 'cod-cancelled'
  return placedToday >= settingOf(market, 'cod.per-day') ? 'cod-orders' : null
}

/** Whether an order of that amount in cash is confirmed by a code; `above` is the setting of its market, null for never. */
export const needsCode = (payableMinor: number, above: number | null): boolean => above !== null && payableMinor > above

/** What cash on delivery depends on beyond the amount and the carriers. */
export interface CodSituation {
  /** Why it is closed to the account. */
  problem: CodProblem | null
  rule: CodRule | null
  /** Of all products. */
  weightGrams: number
}

/** The weight of lines of a cart or an order, in grams. */
export function weightOf(lines: readonly { weightGrams: number; quantity: number }[]): number {
  return lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0)
}
