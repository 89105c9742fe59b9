// Moves reward points with an order: used when it is placed, earned when it is delivered, given back when it ends.

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
  /** What they pay. */
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

/** Uses points again for a locked order that had given them back when it expired. @throws order.points-used */
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
 * Brings the points of an order in line with what was delivered, cancelled and returned of it: earns, reverses and gives
 * back what is due. Call it in the transaction of the change, after it is written; again it changes nothing.
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

/** After an order was placed its cart uses no points any more. */
export function endCartUse(tx: Tx, cartId: string): Promise<void> {
  return setCartUse(tx, cartId, false)
}
