// Reward points of an order: redeemed when it is placed, earned on delivery, returned when it ends.

import { dueOfOrder, termsAt } from '../../../contract/rewards/points.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  expireDue,
  findOrderPoints,
  findOwner,
  insertMovement,
  lockAccount,
  setCartUse,
  spendablePoints,
} from '../repository/points.ts'
import { listTerms } from '../repository/rules.ts'

const DAY_MS = 86_400_000

export interface Spending {
  customerId: string
  orderId: string
  points: number
  /** Amount paid with points. */
  amountMinor: number
  who: string
}

/** Uses points for an order that is being placed, or revived. @throws order.points-used when there are fewer */
export async function spendPoints(tx: Tx, { customerId, ...spending }: Spending, now: Date): Promise<void> {
  await lockAccount(tx, customerId)
  await expireDue(tx, customerId, now)
  if ((await spendablePoints(tx, customerId)) < spending.points) throw appError('order.points-used')
  await insertMovement(tx, { ...spending, customerId, kind: 'redeemed', points: -spending.points, at: now })
}

/** Redeems the points of a locked order again that were returned when it expired. @throws order.points-used */
export async function spendPointsAgain(tx: Tx, orderId: string, { who, now }: Cause): Promise<void> {
  const owner = await findOwner(tx, orderId)
  if (!owner) return
  await lockAccount(tx, owner.customerId)
  const { at, used, placedPoints: points, placedMinor: amountMinor } = await findOrderPoints(tx, orderId)
  if (used > 0 || points === 0) return
  await spendPoints(tx, { customerId: owner.customerId, orderId, points, amountMinor, who }, now ?? at)
}

export interface Cause {
  who: string
  /** The time of the database when omitted. */
  now?: Date
}

async function expiryOf(tx: Tx, market: Market, now: Date): Promise<Date> {
  const terms = termsAt(await listTerms(tx, market), now)
  if (!terms) throw new Error(`No terms of rewards hold in ${market}`)
  return new Date(now.getTime() + terms.validDays * DAY_MS)
}

/**
 * Adjusts the points of an order to its deliveries, cancellations and returns: earns, reverses and returns points.
 * Call it in the transaction of the change, after writing it. Idempotent.
 */
export async function settlePoints(tx: Tx, orderId: string, { who, now }: Cause): Promise<void> {
  const owner = await findOwner(tx, orderId)
  if (!owner) return
  const { customerId, market } = owner
  await lockAccount(tx, customerId)
  const points = await findOrderPoints(tx, orderId)
  const { earn, giveBack } = dueOfOrder(points)
  const at = now ?? points.at
  const of = { customerId, orderId, who, at }
  if (giveBack > 0) await insertMovement(tx, { ...of, kind: 'given-back', points: giveBack })
  if (earn < 0) await insertMovement(tx, { ...of, kind: 'reversed', points: earn })
  if (earn > 0) {
    const expiresAt = await expiryOf(tx, market, at)
    await insertMovement(tx, { ...of, kind: 'earned', points: earn, expiresAt })
  }
}

/** Stops redeeming points in the cart after an order is placed. */
export function endCartUse(tx: Tx, cartId: string): Promise<void> {
  return setCartUse(tx, cartId, false)
}
