// HTTP routes of cart calls, and of the shipping charge and the promotion code that depend on the cart.

import { cartEndpoints } from '../../contract/cart/api.ts'
import { deliveryEndpoints } from '../../contract/delivery/api.ts'
import { promotionEndpoints } from '../../contract/promotions/api.ts'
import { rewardEndpoints } from '../../contract/rewards/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import {
  applyPromoCode,
  saveNotices,
  setCartGift,
  setCartRewards,
  shippingFor,
  switchOffer,
  updateCart,
  validateCart,
  validateShown,
  viewCart,
  viewSharedCart,
} from './service.ts'

const asOptions = ({ pincode, buyNow }: { pincode?: string | undefined; buyNow: 'true' | 'false' }) => ({
  pincode,
  buyNow: buyNow === 'true',
})

const { shippingValue } = deliveryEndpoints
const { validatePromoCode } = promotionEndpoints
const { useRewards } = rewardEndpoints
export const cartRoutes = [
  ...routes(cartEndpoints, {
    cartByUser: async ({ app, actor, query }) => ok(await viewCart(app.db, actor, asOptions(query))),
    cartBySession: async ({ app, actor, query }) => ok(await viewCart(app.db, actor, asOptions(query))),
    updateCart: async ({ app, actor, query, body }) => ok(await updateCart(app.db, actor, body, query.pincode)),
    setGift: async ({ app, actor, query, body }) =>
      ok(await setCartGift(app.db, actor, { ...body, pincode: query.pincode })),
    switchOffer: async ({ app, actor, query, body }) => ok(await switchOffer(app.db, actor, body, query.pincode)),
    validationMessages: async ({ app, actor, query }) => ok((await viewCart(app.db, actor, asOptions(query))).notices),
    setValidationMessages: async ({ app, actor, body }) => ok({ seen: await saveNotices(app.db, actor, body.keys) }),
    validateCart: async ({ app, actor, query, body }) => ok(await validateCart(app.db, actor, { ...query, ...body })),
    validateForPayment: async ({ app, actor, query, body }) =>
      ok(await validateCart(app.db, actor, { ...query, ...body })),
    validateCartBeforePayment: async ({ app, actor, body }) =>
      ok(await validateShown(app.db, actor, body.shoppingCartDto, body.pincode)),
    openShared: async ({ app, actor, params }) => ok(await viewSharedCart(app.db, actor, params.cartId)),
  }),
  ...routes(
    { shippingValue },
    { shippingValue: async ({ app, actor, body }) => ok(await shippingFor(app.db, actor, body)) },
  ),
  ...routes(
    { useRewards },
    { useRewards: async ({ app, actor, body }) => ok(await setCartRewards(app.db, actor, body)) },
  ),
  ...routes(
    { validatePromoCode },
    { validatePromoCode: async ({ app, actor, body }) => ok(await applyPromoCode(app.db, actor, body)) },
  ),
]
