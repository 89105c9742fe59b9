// HTTP routes of personal data; the list of domains passes in the declarations of all domains.

import { privacyEndpoints } from '../../contract/privacy/api.ts'
import { staffPrivacyEndpoints } from '../../contract/privacy/staff-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { eraseForStaff, handOutData, overviewForStaff } from './commands/staff-requests.ts'
import { deleteAccount, personalData, privacyOverview } from './service.ts'

export const privacyRoutes = (data: readonly PersonalData[]) => [
  ...routes(privacyEndpoints, {
    privacyOverview: async ({ app, actor }) => ok(await privacyOverview(app.db, actor, data)),
    personalData: async ({ app, actor }) => personalData(app, actor, data),
    deleteAccount: async ({ app, actor, body }) => {
      await deleteAccount(app, actor, body, data)
      return ok({ deleted: true as const })
    },
  }),
  ...routes(staffPrivacyEndpoints, {
    staffPrivacyOverview: async ({ app, params }) => ok(await overviewForStaff(app.db, params.customerId, data)),
    handOutPersonalData: ({ app, actor, params, query }) => handOutData(app, actor, { ...params, ...query }, data),
    eraseCustomer: async ({ app, actor, params, body }) => {
      await eraseForStaff(app, actor, { ...params, ...body }, data)
      return ok({ deleted: true as const })
    },
  }),
]
