// Moves an order to another account of its market: the row, its history, and the event for other domains.

import { randomUUID } from 'node:crypto'
import type { Owned } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'
import { updateCustomer } from '../repository/order-customers.ts'
import { insertEvent, type OrderRow } from '../repository/orders.ts'

/** Topic of the event that staff moved an order to another account; its payload is a `CustomerChanged`. */
export const CUSTOMER_CHANGED_TOPIC = 'orders.customer-changed'

export interface CustomerChanged {
  orderId: string
  /** Identifies the change among those of the order. */
  changeId: string
  formerId: string
  customerId: string
}

interface Change {
  to: { customerId: string; number: number }
  /** Number of the account that has it. */
  fromNumber: number
  /** Idempotency key. */
  key: string
  who: string
  reason: string
}

/**
 * Writes the new account of a locked order; the caller has checked that the move is allowed, and holds locks on both
 * customers.
 */
export async function changeCustomer(tx: Tx, order: Owned<OrderRow>, change: Change): Promise<void> {
  const { to, fromNumber, key, who, reason } = change
  await updateCustomer(tx, order, to.customerId)
  const data = { key, fromNumber, toNumber: to.number }
  await insertEvent(tx, order.id, 'customer-changed', { who, why: `${fromNumber} → ${to.number}: ${reason}`, data })
  const ids = { formerId: order.customerId, customerId: to.customerId }
  const event: CustomerChanged = { orderId: order.id, changeId: randomUUID(), ...ids }
  await emit(tx, CUSTOMER_CHANGED_TOPIC, String(order.number), event)
}
