// HTTP routes of tracking.

import { ok } from '../../contract/shared/endpoint.ts'
import { trackingEndpoints } from '../../contract/tracking/api.ts'
import { routes } from '../platform/invoke.ts'
import { noteBrowserError, recentlyViewed, recordEvent, recordVisit } from './service.ts'

/** Which program calls. */
const agentOf = (headers: Record<string, string | undefined>) => headers['user-agent'] ?? ''

export const trackingRoutes = routes(trackingEndpoints, {
  getRecentlyViewed: async ({ app, actor, query }) => ok(await recentlyViewed(app, actor, query)),
  setStream: async ({ app, actor, body, headers }) =>
    ok({ accepted: await recordVisit(app, actor, body, agentOf(headers)) }),
  browserErrors: async ({ app, actor, body, headers }) =>
    ok({ accepted: noteBrowserError(app, actor, body, agentOf(headers)) }),
  clickStream: async ({ app, actor, body, headers }) =>
    ok({ accepted: await recordEvent(app, actor, body, agentOf(headers)) }),
  clickStreamV3: async ({ app, actor, body, headers }) =>
    ok({ accepted: await recordEvent(app, actor, body, agentOf(headers)) }),
})
