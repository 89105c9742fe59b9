// HTTP routes of delivery. The shipping charge depends on the cart and is served by that domain.

import { deliveryEndpoints } from '../../contract/delivery/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { validateProducts } from './queries/serviceability.ts'
import { etaOf, quickCities } from './service.ts'

const { validateProducts: validate, etaByMsnList, quickDeliveryConfig } = deliveryEndpoints
export const deliveryRoutes = routes(
  { validate, etaByMsnList, quickDeliveryConfig },
  {
    validate: async ({ app, actor, body }) => ok(await validateProducts(app.db, actor, body.pincode, body.productList)),
    etaByMsnList: async ({ app, actor, body }) => ok(await etaOf(app.db, actor, body.pincode, body.msnList)),
    quickDeliveryConfig: async ({ app, actor, query }) => ok({ cities: await quickCities(app.db, actor, query.city) }),
  },
)
