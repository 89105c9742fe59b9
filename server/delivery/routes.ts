// HTTP routes of delivery. The shipping charge depends on the cart and is served by that domain.

import { deliveryEndpoints } from '../../contract/delivery/api.ts'
import { staffDeliveryEndpoints } from '../../contract/delivery/staff-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import {
  networkForStaff,
  removeHoliday,
  removePlaceRule,
  saveCarrier,
  saveHoliday,
  savePlaceRule,
  saveWarehouse,
} from './commands/change-network.ts'
import { explainPromise } from './queries/explain.ts'
import { validateProducts } from './queries/serviceability.ts'
import { etaOf, quickCities } from './service.ts'

const { validateProducts: validate, etaByMsnList, quickDeliveryConfig } = deliveryEndpoints
const customerRoutes = routes(
  { validate, etaByMsnList, quickDeliveryConfig },
  {
    validate: async ({ app, actor, body }) => ok(await validateProducts(app.db, actor, body.pincode, body.productList)),
    etaByMsnList: async ({ app, actor, body }) => ok(await etaOf(app.db, actor, body.pincode, body.msnList)),
    quickDeliveryConfig: async ({ app, actor, query }) => ok({ cities: await quickCities(app.db, actor, query.city) }),
  },
)

const staffRoutes = routes(staffDeliveryEndpoints, {
  deliveryNetwork: async ({ app, query }) => ok(await networkForStaff(app.db, query.market)),
  explainPromise: async ({ app, actor, query }) => ok(await explainPromise(app.db, actor, query)),
  saveWarehouse: async ({ app, body }) => ok(await saveWarehouse(app, body)),
  saveCarrier: async ({ app, body }) => ok(await saveCarrier(app, body)),
  savePlaceRule: async ({ app, body }) => ok(await savePlaceRule(app, body)),
  removePlaceRule: async ({ app, actor, body }) => ok(await removePlaceRule(app, actor, body)),
  saveHoliday: async ({ app, body }) => ok(await saveHoliday(app, body)),
  removeHoliday: async ({ app, actor, body }) => ok(await removeHoliday(app, actor, body)),
})

export const deliveryRoutes = [...customerRoutes, ...staffRoutes]
