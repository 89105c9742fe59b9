// The URL of the order page's event stream, signed for its customer.

import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { streamAddress } from '../../platform/event-streams.ts'
import { ORDER_STREAM } from '../adapters/order-streams.ts'
import { ownOrder } from '../service.ts'

/** The URL for the next minute. @throws order.unknown */
export async function orderStream(app: App, actor: Customer, orderNumber: number): Promise<{ address: string }> {
  const { id } = await ownOrder(app.db, actor, orderNumber)
  return { address: streamAddress(app, ORDER_STREAM, id, { now: actor.now }) }
}
