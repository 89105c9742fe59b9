// The gate of tracking.

import { trackingEndpoints } from '../../contract/tracking/api.ts'
import { ok, routes } from '../platform/invoke.ts'
import { noteEvent, noteVisit, recentlyViewed } from './service.ts'

/** Which program calls. */
const agentOf = (headers: Record<string, string | undefined>) => headers['user-agent'] ?? ''

export const trackingRoutes = routes(trackingEndpoints, {
  getRecentlyViewed: async ({ app, actor, query }) => ok(await recentlyViewed(app, actor, query)),
  setStream: async ({ app, actor, body, headers }) =>
    ok({ accepted: await noteVisit(app, actor, body, agentOf(headers)) }),
  clickStream: async ({ app, actor, body, headers }) =>
    ok({ accepted: await noteEvent(app, actor, body, agentOf(headers)) }),
  clickStreamV3: async ({ app, actor, body, headers }) =>
    ok({ accepted: await noteEvent(app, actor, body, agentOf(headers)) }),
})
