// The event stream of an order, for its open page.

import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/app.ts'
import type { StartupHook } from '../platform/domain.ts'
import { registerEventStream } from '../platform/event-streams.ts'
import { ORDER_STREAM, orderStreams } from './adapters/order-streams.ts'

/** Notifies browsers viewing an order of its changes. */
export const followOrderChanges: StartupHook = async (_app, { listener }) => {
  await listener.on('order_changed', orderId => orderStreams.notify(orderId))
  return async () => {}
}

export function registerOrderStream(server: FastifyInstance, app: App): void {
  registerEventStream(server, app, ORDER_STREAM)
}
