// The address to which a gateway sends the browser back; by form or by link, without a session.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../platform/app.ts'
import { handleReturn } from './commands/webhooks.ts'

/** Of everything that a gateway sends: PayU names some forty fields. */
const MAX_BYTES = 64 * 1024
/** Of an address, which many buyers of a company may share. */
const PER_MINUTE = 120

/** Texts by name; PostgreSQL cannot look for those with a NUL. */
function textsOf(part: unknown): [string, string][] {
  return Object.entries(part ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[1].includes('\0'),
  )
}

/** Registers `/payment/return/{gateway}`: asks the gateway, then redirects to the order, else to the list of orders. */
export function registerPaymentReturn(server: FastifyInstance, app: App): void {
  server.route({
    method: ['GET', 'POST'],
    url: '/payment/return/:gateway',
    bodyLimit: MAX_BYTES,
    config: { perMinute: PER_MINUTE },
    async handler(request: FastifyRequest<{ Params: { gateway: string } }>, reply) {
      const params = Object.fromEntries([...textsOf(request.query), ...textsOf(request.body)])
      const next = await handleReturn(app, request.params.gateway, params, request)
      return reply.header('cache-control', 'no-store').redirect(next ?? '/dashboard/order', 303)
    },
  })
}
