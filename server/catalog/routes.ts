// HTTP routes of the catalog for staff.

import { catalogEndpoints } from '../../contract/catalog/api.ts'
import { categoryEndpoints } from '../../contract/catalog/categories-api.ts'
import { sellerEndpoints } from '../../contract/catalog/sellers-api.ts'
import { taxRateEndpoints } from '../../contract/catalog/tax-rates-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import type { IdSourceOf } from '../platform/marked-records.ts'
import { saveAttribute, saveBrand } from './commands/brand-desk.ts'
import { changeCategory, createCategory, moveCategory, setCategoryAttributes } from './commands/category-desk.ts'
import { setSellerDetails } from './commands/set-seller-details.ts'
import { endTaxRate, setTaxRate, takeBackTaxRate } from './commands/tax-rate-desk.ts'
import { attributeDesk, brandDesk, categoryNodes, editedBrand, editedCategory } from './queries/category-desk.ts'
import { missingDeclarations, missingDeclarationsCsv } from './queries/missing-declarations.ts'
import { offerStates } from './queries/offer-states.ts'
import { sellerDetails, sellerForStaff } from './queries/seller-details.ts'
import { taxRateDesk } from './queries/tax-rate-desk.ts'

export const catalogRoutes = routes(catalogEndpoints, {
  offerStates: async ({ app, query }) => ok(await offerStates(app.db, query.msn)),
  missingDeclarations: async ({ app, query }) => ok(await missingDeclarations(app.db, query)),
  missingDeclarationsCsv: ({ app, query }) => missingDeclarationsCsv(app, query.seller),
})

export const sellerRoutes = (markedIds: IdSourceOf) =>
  routes(sellerEndpoints, {
    sellers: async ({ app, actor, query }) => ok(await sellerDetails(app.db, query, markedIds(actor, 'seller', query))),
    seller: async ({ app, actor, params }) => ok(await sellerForStaff(app.db, actor, params.sellerCode)),
    setSellerDetails: async ({ app, actor, params, body }) =>
      ok(await setSellerDetails(app.db, actor, params.sellerCode, body)),
  })

export const categoryRoutes = routes(categoryEndpoints, {
  categoryNodes: async ({ app, query }) => ok(await categoryNodes(app.db, query)),
  editedCategory: async ({ app, params }) => ok(await editedCategory(app, params.categoryCode)),
  createCategory: async ({ app, body }) => ok(await createCategory(app, body)),
  changeCategory: async ({ app, params, body }) => ok(await changeCategory(app, params.categoryCode, body)),
  moveCategory: async ({ app, params, body }) => ok(await moveCategory(app, params.categoryCode, body)),
  setCategoryAttributes: async ({ app, params, body }) =>
    ok(await setCategoryAttributes(app, params.categoryCode, body)),
  attributes: async ({ app, query }) => ok(await attributeDesk(app.db, query.text)),
  saveAttribute: async ({ app, params, body }) => ok(await saveAttribute(app, { key: params.attributeKey, ...body })),
  brands: async ({ app, query }) => ok(await brandDesk(app.db, query)),
  brand: async ({ app, params }) => ok(await editedBrand(app.db, params.brandSlug)),
  saveBrand: async ({ app, params, body }) => ok(await saveBrand(app, params.brandSlug, body)),
})

export const taxRateRoutes = routes(taxRateEndpoints, {
  taxRates: async ({ app, query }) => ok(await taxRateDesk(app, query)),
  setTaxRate: async ({ app, body }) => ok(await setTaxRate(app, body)),
  endTaxRate: async ({ app, params, body }) => ok(await endTaxRate(app, params.taxRateId, body)),
  takeBackTaxRate: async ({ app, params, body }) => ok(await takeBackTaxRate(app, params.taxRateId, body.market)),
})
