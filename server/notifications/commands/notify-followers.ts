// Tells members of staff who follow an order or return that it has come to another state.

import { tellOfState } from '../../annotations/service.ts'
import { ORDER_TOPIC, type OrderEvent } from '../../orders/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { RETURN_TOPIC, type ReturnEvent } from '../../returns/service.ts'

export const FOLLOWED_TOPICS = [ORDER_TOPIC, RETURN_TOPIC]

export async function notifyFollowers(tx: Tx, { topic, payload }: OutboxEvent, app: App): Promise<void> {
  if (topic === ORDER_TOPIC) {
    const { orderNumber, to } = payload as OrderEvent
    return tellOfState(tx, { kind: 'order', number: orderNumber, state: to, at: app.now() })
  }
  const { returnNumber, to } = payload as ReturnEvent
  return tellOfState(tx, { kind: 'return', number: returnNumber, state: to, at: app.now() })
}
