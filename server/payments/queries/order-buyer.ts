// For staff: the outcome of the buyer's other orders, and whether cash on delivery is open to the account.

import type { OrderBuyer } from '../../../contract/payments/staff-api.ts'
import { findOrderOfNumber } from '../../orders/service.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { settingOf } from '../../platform/limits.ts'
import { findCodFacts, listOtherOrders } from '../repository/buyers.ts'
import { codProblem } from '../rules/cod.ts'

/** @throws order.unknown */
export async function orderBuyer(
  app: App,
  actor: Staff,
  { orderNumber, limit }: { orderNumber: number; limit: number },
): Promise<OrderBuyer> {
  const { market, customerId } = ownAsStaff(await findOrderOfNumber(app.db, orderNumber), actor, 'order.unknown')
  const [rows, facts] = await Promise.all([
    listOtherOrders(app.db, customerId, orderNumber, limit + 1),
    findCodFacts(app.db, market, customerId, app.now()),
  ])
  const { placedToday, cancelledThisMonth, notAccepted } = facts.history
  return {
    earlier: rows.slice(0, limit).map(({ number, placedAt, payableMinor, ...row }) => ({
      ...row,
      ...{ orderNumber: number, placedAt: placedAt.toISOString(), payable: payableMinor },
    })),
    more: rows.length > limit,
    cod: {
      placedToday: { count: placedToday, closedFrom: settingOf(market, 'cod.per-day') },
      cancelledThisMonth: { count: cancelledThisMonth, closedFrom: settingOf(market, 'cod.cancelled-per-month') },
      notAccepted: { count: notAccepted, closedFrom: settingOf(market, 'cod.not-accepted') },
      account: facts.account,
      problem: codProblem(facts, market, app.config.rateLimits),
    },
  }
}
