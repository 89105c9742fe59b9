// HTTP routes of stock, all of them for staff.

import { stockEndpoints } from '../../contract/inventory/api.ts'
import { stockFileEndpoints } from '../../contract/inventory/list-file-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { moveScanned } from './commands/scanned-stock.ts'
import { setBin } from './commands/set-bin.ts'
import { correctStock, countStock, setReorderPoint, transferStock } from './commands/stock-desk.ts'
import { findByCodes } from './queries/scanned.ts'
import { listedStock, movementsOf, reservationsOf, stockForStaff, stockOfProduct } from './queries/stock-desk.ts'
import { listedStockFile, stockFile } from './queries/stock-file.ts'

const fileRoutes = routes(stockFileEndpoints, {
  stockFile: async ({ app, query }) => stockFile(app.db, query),
  listedStockFile: async ({ app, body }) => listedStockFile(app.db, body),
})

const deskRoutes = routes(stockEndpoints, {
  stockByCode: async ({ app, actor, query }) => ok({ found: await findByCodes(app.db, actor, query) }),
  moveScannedStock: async ({ app, actor, body }) => ok({ lines: await moveScanned(app, actor, body) }),
  listedStock: async ({ app, actor, body }) => ok(await listedStock(app.db, actor, body)),
  listStock: async ({ app, actor, query }) => ok(await stockForStaff(app.db, actor, query)),
  productStock: async ({ app, actor, params }) => ok(await stockOfProduct(app.db, actor, params.msn)),
  stockMovements: async ({ app, actor, params, query }) =>
    ok(await movementsOf(app.db, actor, { ...params, ...query })),
  stockReservations: async ({ app, actor, params }) => ok(await reservationsOf(app.db, actor, params.msn)),
  countStock: async ({ app, actor, params, body }) => ok(await countStock(app, actor, { ...params, ...body })),
  correctStock: async ({ app, actor, params, body }) => ok(await correctStock(app, actor, { ...params, ...body })),
  transferStock: async ({ app, actor, params, body }) => ok(await transferStock(app, actor, { ...params, ...body })),
  setBin: async ({ app, actor, params, body }) => ok(await setBin(app, actor, { ...params, ...body })),
  setReorderPoint: async ({ app, actor, params, body }) =>
    ok(await setReorderPoint(app, actor, { ...params, ...body })),
})

export const stockRoutes = [...fileRoutes, ...deskRoutes]
