// Whether an account may use cash on delivery, by its custom fields and past orders: ordering and cancelling costs nothing.

import type { CodFacts, CodProblem, CodRule } from '../../../contract/payments/cod-types.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { settingOf } from '../../platform/limits.ts'

/**
 * Why cash on delivery is closed to an account, longest-lasting reason first; null when it is not.
 * @param limited false for a store without rate limits, which ignores the account's orders
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

/** Whether a cash order of that amount needs a code; `above` is the setting of its market, null for never. */
export const needsCode = (payableMinor: number, above: number | null): boolean => above !== null && payableMinor > above

/** What cash on delivery depends on besides the amount and the carriers. */
export interface CodSituation {
  /** Why it is closed to the account. */
  problem: CodProblem | null
  rule: CodRule | null
  /** Total weight. */
  weightGrams: number
}

/** The weight of cart or order lines, in grams. */
export function weightOf(lines: readonly { weightGrams: number; quantity: number }[]): number {
  return lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0)
}
