// HTTP routes of partners' links and of the staff calls that make them.

import { partnerEndpoints, partnerLinkEndpoints } from '../../contract/partners/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { COOKIES } from '../../contract/shared/headers.ts'
import { cacheSession, presentSession, setSessionCookies } from '../auth/service.ts'
import { routes } from '../platform/invoke.ts'
import { allPartners, createPartner, createPartnerKey, revokePartner, revokePartnerKey } from './commands/partners.ts'
import { loginByPartner, openByPartner } from './service.ts'

export const partnerLinkRoutes = routes(partnerLinkEndpoints, {
  tokenAuthentication: async ({ app, actor, body, headers, cookies }) => {
    const { started, link } = await loginByPartner(app, actor, body.token, headers['user-agent'] ?? '')
    setSessionCookies(app, cookies, started)
    cacheSession(app, actor, started)
    return ok({ session: await presentSession(app, actor, started), link })
  },
  processD2cToken: async ({ app, actor, body, cookies }) => {
    const opened = await openByPartner(app, actor, body.token)
    const { sessionId: id, customerId } = actor
    const token = customerId === null ? null : (cookies.get(COOKIES.session) ?? null)
    return ok({ session: await presentSession(app, actor, { id, customerId, token }), ...opened })
  },
})

export const partnerRoutes = routes(partnerEndpoints, {
  listPartners: async ({ app, actor }) => ok({ partners: await allPartners(app.db, actor) }),
  createPartner: async ({ app, actor, body }) => ok(await createPartner(app.db, actor, body)),
  createPartnerKey: async ({ app, actor, params }) => ok(await createPartnerKey(app, actor, params.partnerId)),
  revokePartnerKey: async ({ app, actor, params }) => ok(await revokePartnerKey(app, actor, params.keyId)),
  revokePartner: async ({ app, actor, params }) => ok(await revokePartner(app, actor, params.partnerId)),
})
