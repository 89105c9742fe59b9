// HTTP routes of messages: bounce reports of mail servers, and the addresses that get no more mail.

import { messageEndpoints } from '../../contract/messages/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { bouncedAddresses, clearAddress, handleBounce } from './commands/bounces.ts'

export const messageRoutes = routes(messageEndpoints, {
  reportBounce: async ({ app, body, rawBody, headers }) => ok(await handleBounce(app, { body, rawBody, headers })),
  bouncedAddresses: async ({ app, actor, query }) => ok(await bouncedAddresses(app.db, actor, query.limit)),
  clearBounced: async ({ app, body }) => ok(await clearAddress(app.db, body.address)),
})
