// HTTP routes of promotion codes. Applying one to the cart belongs to the cart.

import { promotionEndpoints } from '../../contract/promotions/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { activePromotions, promotionDetails, promotionsForProduct, validateForCustomer } from './service.ts'

const { validatePromoCode: _cart, ...endpoints } = promotionEndpoints

export const promotionRoutes = routes(endpoints, {
  getAllActivePromoCodes: async ({ app, actor }) => ok(await activePromotions(app, actor)),
  getPromoCodeDetails: async ({ app, actor, query }) => ok(await promotionDetails(app, actor, query.promoCode)),
  validatePromoForUser: async ({ app, actor, body }) => ok(await validateForCustomer(app, actor, body.promoCode)),
  productApplicablepromo: async ({ app, actor, query }) => ok(await promotionsForProduct(app, actor, query)),
})
