// HTTP routes of bulk quote requests.

import { rfqEndpoints } from '../../contract/rfq/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { listRfqs, raiseRfq } from './service.ts'

export const rfqRoutes = routes(rfqEndpoints, {
  createRfq: async ({ app, actor, body }) => ok(await raiseRfq(app, actor, body)),
  listRfq: async ({ app, actor, query }) => ok(await listRfqs(app, actor, query)),
})
