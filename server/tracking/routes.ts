// HTTP routes of tracking.

import { ok } from '../../contract/shared/endpoint.ts'
import { COOKIES } from '../../contract/shared/headers.ts'
import { trackingEndpoints } from '../../contract/tracking/api.ts'
import { consentText, NO_CONSENT, parseConsent } from '../../contract/tracking/consent.rules.ts'
import { type CookieJar, routes } from '../platform/invoke.ts'
import { noteBrowserError, noteConsent, recentlyViewed, recordEvent, recordVisit } from './service.ts'

/** A choice is valid for half a year, then the visitor is asked again. */
const CONSENT_SECONDS = 180 * 86_400

/** Which program calls, and what its visitor has agreed to. */
const callerOf = ({ headers, cookies }: { headers: Record<string, string | undefined>; cookies: CookieJar }) => ({
  userAgent: headers['user-agent'] ?? '',
  consent: parseConsent(cookies.get(COOKIES.consent)) ?? NO_CONSENT,
})

export const trackingRoutes = routes(trackingEndpoints, {
  getRecentlyViewed: async ({ app, actor, query }) => ok(await recentlyViewed(app, actor, query)),
  setStream: async ({ app, actor, body, ...call }) =>
    ok({ accepted: await recordVisit(app, actor, body, callerOf(call)) }),
  setConsent: async ({ app, actor, body, cookies }) => {
    await noteConsent(app, actor, body)
    const { analytics, marketing } = body
    cookies.set(COOKIES.consent, consentText(body), { maxAge: CONSENT_SECONDS, readable: true })
    return ok({ analytics, marketing })
  },
  browserErrors: async ({ app, actor, body, ...call }) =>
    ok({ accepted: noteBrowserError(app, actor, body, callerOf(call).userAgent) }),
  clickStream: async ({ app, actor, body, ...call }) =>
    ok({ accepted: await recordEvent(app, actor, body, callerOf(call)) }),
  clickStreamV3: async ({ app, actor, body, ...call }) =>
    ok({ accepted: await recordEvent(app, actor, body, callerOf(call)) }),
})
