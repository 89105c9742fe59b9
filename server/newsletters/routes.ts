// HTTP routes of the newsletter.

import { newsletterEndpoints } from '../../contract/newsletters/api.ts'
import { newsletterIssueEndpoints } from '../../contract/newsletters/issues-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import {
  changeIssue,
  createIssue,
  issuesOf,
  readIssue,
  removeIssue,
  scheduleIssue,
  stopIssue,
} from './commands/issues.ts'
import { confirm } from './service.ts'

export const newsletterRoutes = routes(newsletterEndpoints, {
  confirmNewsletter: async ({ app, actor, body }) => ok({ email: await confirm(app, actor, body) }),
})

export const issueRoutes = routes(newsletterIssueEndpoints, {
  listNewsletters: async ({ app, query }) => ok(await issuesOf(app, query.market, query.before)),
  readNewsletter: async ({ app, actor, params }) => ok(await readIssue(app, actor, params.newsletterId)),
  createNewsletter: async ({ app, actor, body }) => ok(await createIssue(app, actor, body)),
  changeNewsletter: async ({ app, actor, params, body }) =>
    ok(await changeIssue(app, actor, params.newsletterId, body)),
  scheduleNewsletter: async ({ app, actor, params, body }) =>
    ok(await scheduleIssue(app, actor, params.newsletterId, body)),
  stopNewsletter: async ({ app, actor, params }) => ok(await stopIssue(app, actor, params.newsletterId)),
  deleteNewsletter: async ({ app, actor, params }) => {
    await removeIssue(app, actor, params.newsletterId)
    return ok({ deleted: true as const })
  },
})
