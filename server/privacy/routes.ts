// HTTP routes of personal data; the data of all domains is handed in by the list of domains.

import { privacyEndpoints } from '../../contract/privacy/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { deleteAccount, personalData, privacyOverview } from './service.ts'

export const privacyRoutes = (data: readonly PersonalData[]) =>
  routes(privacyEndpoints, {
    privacyOverview: async ({ app, actor }) => ok(await privacyOverview(app.db, actor, data)),
    personalData: async ({ app, actor }) => personalData(app, actor, data),
    deleteAccount: async ({ app, actor, body }) => {
      await deleteAccount(app, actor, body, data)
      return ok({ deleted: true as const })
    },
  })
