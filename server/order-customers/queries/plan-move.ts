// Whether an order can be moved to another account: for the preview, and under the locks of the step itself.

import type { MoveHindrance } from '../../../contract/order-customers/api.ts'
import type { MergeRow } from '../../customers/service.ts'
import type { OrderRow } from '../../orders/service.ts'
import { buyerHindrances } from '../../payments/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { orderPromotionsFor } from '../../promotions/service.ts'
import { findFacts, type OrderFacts } from '../repository.ts'
import { hindrancesOf } from '../rules.ts'

export interface MovePlan {
  from: MergeRow
  to: MergeRow
  hindrances: MoveHindrance[]
  facts: OrderFacts
  coupon: string | null
}

/** The account of an order and the other one, in a market of the member. @throws customer.unknown */
function accountsOf(actor: Staff, order: OrderRow, rows: readonly MergeRow[], toId: string): [MergeRow, MergeRow] {
  const [from, to] = [order.customerId, toId].map(id => rows.find(({ customerId }) => customerId === id))
  if (!from || !to || !actor.markets.includes(to.market)) throw appError('customer.unknown')
  return [from, to]
}

/** Lock order and accounts to act on it. @throws customer.unknown */
export async function planMove(
  db: Db,
  actor: Staff,
  { order, rows, toId }: { order: OrderRow; rows: readonly MergeRow[]; toId: string },
): Promise<MovePlan> {
  const [from, to] = accountsOf(actor, order, rows, toId)
  const facts = await findFacts(db, order.id, toId)
  const promotions = await orderPromotionsFor(db, order, toId)
  const payment = await buyerHindrances(db, order, toId, actor.now)
  const hindrances = hindrancesOf(order, from, to, { ...facts, couponAllowed: promotions.allowed, payment })
  // nothing else about the account is revealed
  const shown = hindrances.includes('same') ? (['same'] as const) : hindrances
  return { from, to, hindrances: [...shown], facts, coupon: promotions.code }
}
