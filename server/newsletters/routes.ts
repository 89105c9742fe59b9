// HTTP routes of the newsletter.

import { newsletterEndpoints } from '../../contract/newsletters/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { confirm } from './service.ts'

export const newsletterRoutes = routes(newsletterEndpoints, {
  confirmNewsletter: async ({ app, actor, body }) => ok({ email: await confirm(app, actor, body.token) }),
})
