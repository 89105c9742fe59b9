// HTTP routes of customers.

import { customerEndpoints } from '../../contract/customers/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import {
  businessDetailsById,
  businessDetailsOf,
  changeLanguage,
  changeProfile,
  profileOf,
  saveBusinessDetails,
} from './service.ts'

export const customerRoutes = routes(customerEndpoints, {
  businessDetails: async ({ app, actor, query }) => ok(await businessDetailsOf(app.db, actor, query.customerId)),
  saveBusinessDetails: async ({ app, actor, body }) => ok(await saveBusinessDetails(app.db, actor, body)),
  updateCustomer: async ({ app, actor, body }) => ok(await changeProfile(app, actor, body)),
  getCustomer: async ({ app, actor, query }) => ok(await profileOf(app.db, actor, query.customerId)),
  updateLanguage: async ({ app, actor, query }) => {
    await changeLanguage(app.db, actor, query.languageCode, query.customerId)
    return { status: 1 as const, statusCode: 200 as const, data: { languageCode: query.languageCode } }
  },
  businessDetailsById: async ({ app, actor, query }) => ok(await businessDetailsById(app.db, actor, query.id)),
})
