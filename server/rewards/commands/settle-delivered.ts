// Earns the points of delivered orders, and checks the customer's gold membership.

import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { findOwner } from '../repository/points.ts'
import { reviewGold } from './gold.ts'
import { settlePoints } from './move-points.ts'

/** Of the event that a shipment moved. */
interface Moved {
  orderId: string
  to: string
}

export async function settleDelivered(tx: Tx, { payload }: OutboxEvent, app: App): Promise<void> {
  const { orderId, to } = payload as Moved
  if (to !== 'delivered') return
  const now = app.now()
  await settlePoints(tx, orderId, { who: 'system:rewards', now })
  const owner = await findOwner(tx, orderId)
  if (owner) await reviewGold(tx, owner.customerId, owner.market, now)
}
