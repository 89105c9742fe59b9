// HTTP routes of the grid of products and its change sets.

import { productGridEndpoints } from '../../contract/products/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { applyChanges, reviewChanges } from './commands/change-products.ts'
import { undoChangeSet } from './commands/undo-change-set.ts'
import { changeSetCells, changeSets } from './queries/change-sets.ts'
import { productChoices } from './queries/choices.ts'
import { productGrid } from './queries/grid.ts'

export const productRoutes = routes(productGridEndpoints, {
  findProducts: async ({ app, actor, query }) => ok(await productGrid(app, query, actor.language)),
  productChoices: async ({ app, actor, query }) => ok(await productChoices(app, query, actor.language)),
  reviewProductChanges: async ({ app, actor, body }) => ok(await reviewChanges(app, actor, body)),
  changeProducts: async ({ app, actor, body }) => ok(await applyChanges(app, actor, body)),
  changeSets: async ({ app, query }) => ok(await changeSets(app.db, query)),
  changeSet: async ({ app, params, query }) => ok(await changeSetCells(app.db, params.changeSetId, query)),
  undoChangeSet: async ({ app, actor, params }) => ok(await undoChangeSet(app, actor, params.changeSetId)),
})
