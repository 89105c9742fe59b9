// HTTP routes of wishlists.

import { ok } from '../../contract/shared/endpoint.ts'
import { wishlistEndpoints } from '../../contract/wishlists/api.ts'
import { routes } from '../platform/invoke.ts'
import {
  addProduct,
  mergeWishes,
  moveToCart,
  openShared,
  setProductAlert,
  shareWishlist,
  wishlist,
  wishlistState,
} from './service.ts'

export const wishlistRoutes = routes(wishlistEndpoints, {
  getWishlist: async ({ app, actor, query }) => ok(await wishlist(app, actor, query)),
  getWishlistState: async ({ app, actor }) => ok(await wishlistState(app.db, actor)),
  addProductToWishlist: async ({ app, actor, body }) => ok(await addProduct(app.db, actor, body)),
  mergeWishlist: async ({ app, actor, body }) => ok(await mergeWishes(app.db, actor, body.productIds)),
  setProductAlert: async ({ app, actor, body }) => ok(await setProductAlert(app.db, actor, body)),
  moveWishlistToCart: async ({ app, actor, body }) => ok(await moveToCart(app, actor, body.productIds)),
  shareWishlist: async ({ app, actor, body }) => ok({ shareKey: await shareWishlist(app.db, actor, body.shared) }),
  openSharedWishlist: async ({ app, actor, params, query }) => ok(await openShared(app, actor, params.shareKey, query)),
})
