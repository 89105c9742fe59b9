// HTTP routes of the cart, and of shipping charge and promotion code, which depend on the cart.

import { abandonedCartEndpoints } from '../../contract/cart/abandoned-carts-api.ts'
import { agentCartEndpoints } from '../../contract/cart/agent-api.ts'
import { cartEndpoints } from '../../contract/cart/api.ts'
import { deliveryEndpoints } from '../../contract/delivery/api.ts'
import { promotionEndpoints } from '../../contract/promotions/api.ts'
import { rewardEndpoints } from '../../contract/rewards/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { abandonedCarts, abandonedCartsFile } from './queries/abandoned-carts.ts'
import { agentCartList, agentCartsFile } from './queries/agent-cart-list.ts'
import { tryOnCarts } from './queries/cart-trial.ts'
import {
  agentCartsFor,
  applyPromoCode,
  cartRules,
  closeAgentCart,
  createAgentCart,
  saveNotices,
  setCartGift,
  setCartRewards,
  setCartRules,
  shippingFor,
  switchOffer,
  takeAgentCart,
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

const agentRoutes = routes(agentCartEndpoints, {
  createAgentCart: async ({ app, actor, body }) => ok(await createAgentCart(app, actor, body)),
  listAgentCarts: async ({ app, actor, query }) => ok(await agentCartList(app, actor, query)),
  agentCartsFile: ({ app, actor, query }) => agentCartsFile(app, actor, query),
  withdrawAgentCart: async ({ app, actor, params }) => ok(await closeAgentCart(app, actor, params.agentCartId)),
  cartRules: async ({ app, actor }) => ok(await cartRules(app.db, actor)),
  setCartRules: async ({ app, actor, body }) => ok(await setCartRules(app.db, actor, body)),
  agentCarts: async ({ app, actor }) => ok(await agentCartsFor(app.db, actor)),
  takeAgentCart: async ({ app, actor, body }) => ok(await takeAgentCart(app.db, actor, body.cartId)),
})

const abandonedRoutes = routes(abandonedCartEndpoints, {
  listAbandonedCarts: async ({ app, actor, query }) => ok(await abandonedCarts(app, actor, query)),
  abandonedCartsFile: ({ app, actor, query }) => abandonedCartsFile(app, actor, query),
  tryOnCarts: async ({ app, actor, body }) => ok(await tryOnCarts(app, actor, body)),
})

const { shippingValue } = deliveryEndpoints
const { validatePromoCode } = promotionEndpoints
const { useRewards } = rewardEndpoints
export const cartRoutes = [
  ...agentRoutes,
  ...abandonedRoutes,
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
