// HTTP routes of promotion codes and of the coupons of staff. Applying a code to the cart belongs to the cart.

import { promotionEndpoints } from '../../contract/promotions/api.ts'
import { couponEndpoints } from '../../contract/promotions/staff-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import type { NumberSourceOf } from '../platform/marked-records.ts'
import { changeCoupon, createCoupon, setCouponActive } from './commands/coupons.ts'
import { couponForStaff, couponsFile, couponsForStaff, tryCoupon, usesForStaff } from './queries/coupons.ts'
import { activePromotions, promotionDetails, promotionsForProduct, validateForCustomer } from './service.ts'

const { validatePromoCode: _cart, ...endpoints } = promotionEndpoints

export const promotionRoutes = routes(endpoints, {
  getAllActivePromoCodes: async ({ app, actor }) => ok(await activePromotions(app, actor)),
  getPromoCodeDetails: async ({ app, actor, query }) => ok(await promotionDetails(app, actor, query.promoCode)),
  validatePromoForUser: async ({ app, actor, body }) => ok(await validateForCustomer(app, actor, body.promoCode)),
  productApplicablepromo: async ({ app, actor, query }) => ok(await promotionsForProduct(app, actor, query)),
})

export const couponRoutes = (markedNumbers: NumberSourceOf) =>
  routes(couponEndpoints, {
    listCoupons: async ({ app, actor, query }) =>
      ok(await couponsForStaff(app, query, markedNumbers(actor, 'coupon', query))),
    couponsFile: async ({ app, actor, query }) => couponsFile(app, query, markedNumbers(actor, 'coupon', query)),
    coupon: async ({ app, actor, params }) => ok(await couponForStaff(app, actor, params.couponId)),
    couponUses: async ({ app, actor, params, query }) => ok(await usesForStaff(app, actor, params.couponId, query)),
    createCoupon: async ({ app, actor, body }) => ok(await createCoupon(app, actor, body)),
    changeCoupon: async ({ app, actor, params, body }) => ok(await changeCoupon(app, actor, params.couponId, body)),
    switchCoupon: async ({ app, actor, params, body }) =>
      ok(await setCouponActive(app, actor, params.couponId, body.active)),
    tryCoupon: async ({ app, body }) => ok(await tryCoupon(app, body)),
  })
