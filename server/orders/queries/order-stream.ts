// The address at which the page of an order is told of changes, signed for its customer.

import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { ownOrder } from '../service.ts'

export const STREAM_PATH = '/events/order'

const PURPOSE = 'order-stream'
const VALID_MS = 60_000

interface StreamAddress {
  orderId: string
  /** Milliseconds since 1970 until which it may be opened. */
  until: number
  signature: string
}

const signedText = ({ orderId, until }: Pick<StreamAddress, 'orderId' | 'until'>) => `${orderId} ${until}`

/** The address for the next minute. @throws order.unknown */
export async function orderStream(app: App, actor: Customer, orderNumber: number): Promise<{ address: string }> {
  const { id: orderId } = await ownOrder(app.db, actor, orderNumber)
  const until = actor.now.getTime() + VALID_MS
  const signature = app.secrets.sign(PURPOSE, signedText({ orderId, until }))
  return { address: `${STREAM_PATH}/${orderId}?until=${until}&signature=${encodeURIComponent(signature)}` }
}

/** Whether an address was signed and is not too old. */
export function isStreamSigned(app: App, address: StreamAddress): boolean {
  return address.until >= app.now().getTime() && app.secrets.verify(PURPOSE, signedText(address), address.signature)
}
