// HTTP routes of order edits.

import { orderEditEndpoints } from '../../contract/order-edits/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { withdrawEdit } from '../orders/service.ts'
import { routes } from '../platform/invoke.ts'
import { editOrder } from './commands/edit-order.ts'
import { previewEdit } from './queries/preview-edit.ts'
import { productsToAdd } from './queries/products-to-add.ts'

export const orderEditRoutes = routes(orderEditEndpoints, {
  productsToAdd: async ({ app, actor, params, query }) =>
    ok(await productsToAdd(app.db, actor, { ...params, ...query })),
  previewOrderEdit: async ({ app, actor, params, body }) => ok(await previewEdit(app, actor, { ...params, ...body })),
  withdrawEdit: async ({ app, actor, params, body }) => ok(await withdrawEdit(app, actor, { ...params, ...body })),
  editOrder: async ({ app, actor, params, body }) => ok(await editOrder(app, actor, { ...params, ...body })),
})
