// HTTP routes of purchase lists.

import { purchaseListEndpoints } from '../../contract/purchase-lists/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import {
  addCart,
  addCsv,
  addOrder,
  addProducts,
  listToCart,
  purchaseList,
  purchaseLists,
  removeFromList,
  setItem,
  updateList,
} from './service.ts'

export const purchaseListRoutes = routes(purchaseListEndpoints, {
  getPurchaseList: async ({ app, actor, query }) => ok(await purchaseLists(app.db, actor, query.userId)),
  getPurchaseListDetail: async ({ app, actor, params }) => ok(await purchaseList(app, actor, params.listId)),
  addPurchaseList: async ({ app, actor, body }) => ok(await addProducts(app.db, actor, body)),
  addCartToPurchaseList: async ({ app, actor, body }) => ok(await addCart(app.db, actor, body.name)),
  addOrderToPurchaseList: async ({ app, actor, body }) =>
    ok(await addOrder(app.db, actor, body.name, body.orderNumber)),
  addCsvToPurchaseList: async ({ app, actor, body }) => ok(await addCsv(app.db, actor, body.name, body.csv)),
  updatePurchaseList: async ({ app, actor, body }) => ok(await updateList(app.db, actor, body)),
  setPurchaseListItem: async ({ app, actor, body }) => ok(await setItem(app.db, actor, body)),
  removePurchaseList: async ({ app, actor, body }) => ok(await removeFromList(app.db, actor, body)),
  addPurchaseListToCart: async ({ app, actor, body }) => ok(await listToCart(app, actor, body)),
})
