// The stream of changes of an order, for its open page.

import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { zUuid } from '../../contract/shared/schemas.ts'
import type { App } from '../platform/app.ts'
import type { StartupHook } from '../platform/domain.ts'
import { appError } from '../platform/errors.ts'
import { orderStreams } from './adapters/order-streams.ts'
import { isStreamSigned, STREAM_PATH } from './queries/order-stream.ts'

const zQuery = z.strictObject({ until: z.coerce.number().int(), signature: z.string().max(200) })

/** Has the browsers that look at an order told of its changes. */
export const followOrderChanges: StartupHook = async (_app, { listener }) => {
  await listener.on('order_changed', orderId => orderStreams.notify(orderId))
  return async () => {}
}

/**
 * Registers the stream. Its address is signed by the call that a logged-in customer makes, so it takes no session.
 * @throws request.not-found for an address that was not signed or is too old
 */
export function registerOrderStream(server: FastifyInstance, app: App): void {
  const own = new Set<ServerResponse>()
  // requests under way are waited for when the server closes; these would never end
  server.addHook('preClose', async () => {
    for (const response of own) response.end()
  })
  server.get(
    `${STREAM_PATH}/:orderId`,
    { config: { staysOpen: true, perMinute: 120 } },
    async (request: FastifyRequest<{ Params: { orderId: string } }>, reply) => {
      const { success, data } = zQuery.safeParse(request.query)
      const { orderId } = request.params
      if (!success || !zUuid.safeParse(orderId).success || !isStreamSigned(app, { orderId, ...data }))
        throw appError('request.not-found')
      // a browser that gets no content does not connect again
      if (!orderStreams.hasRoom(orderId)) return reply.status(204).send()
      reply.hijack()
      const { raw } = reply
      own.add(raw)
      raw.once('close', () => own.delete(raw))
      raw.writeHead(200, {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // for proxies that would wait for the end of a response
        'x-accel-buffering': 'no',
      } as Record<string, string>)
      orderStreams.add(orderId, raw)
      return reply
    },
  )
}
