// HTTP routes of settings, jobs and health for staff.

import { settingEndpoints } from '../../contract/settings/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { changeSetting, healthOf, jobsForStaff, runJob, settingsOf } from './service.ts'

export const settingRoutes = routes(settingEndpoints, {
  listSettings: async ({ app, query }) => ok(await settingsOf(app, query.market)),
  changeSetting: async ({ app, actor, params, body }) =>
    ok(await changeSetting(app, actor, { ...body, key: params.settingKey })),
  listJobs: async ({ app }) => ok(await jobsForStaff(app)),
  runJob: async ({ app, params }) => ok({ sent: await runJob(app, params.jobName) }),
  storeHealth: async ({ app }) => ok(await healthOf(app)),
})
