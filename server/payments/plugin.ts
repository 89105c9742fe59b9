// The URL to which a gateway returns the browser, by form or link, without a session; pictures of methods.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../platform/app.ts'
import { handleReturn } from './commands/webhooks.ts'
import { pictureOf, pictureUrl } from './rules/pictures.ts'

/** Limit for a gateway's parameters: PayU sends some forty fields. */
const MAX_BYTES = 64 * 1024
/** Per IP address, which many buyers of a company may share. */
const PER_MINUTE = 120

/** Texts by name; without NUL, for which PostgreSQL cannot search. */
function textsOf(part: unknown): [string, string][] {
  return Object.entries(part ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[1].includes('\0'),
  )
}

/**
 * Registers `/payment/return/{gateway}`: asks the gateway, then redirects to the order, otherwise to the list of
 * orders.
 */
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

/** Registers `/payment/pictures/{name}-{version}.svg`: the URL changes with the drawing, so browsers cache it. */
export function registerPaymentPictures(server: FastifyInstance): void {
  server.get('/payment/pictures/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const [name = ''] = request.params.file.split('-')
    const picture = request.url === pictureUrl(name) ? pictureOf(name) : null
    if (picture === null) return reply.status(404).send()
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/svg+xml').send(picture)
  })
}
