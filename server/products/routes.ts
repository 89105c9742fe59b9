// HTTP routes of the grid of products and its change sets.

import { productGridEndpoints } from '../../contract/products/api.ts'
import { productEditorEndpoints } from '../../contract/products/editor-api.ts'
import { productFileEndpoints } from '../../contract/products/grid-file-api.ts'
import { nameEndpoints } from '../../contract/products/names-api.ts'
import { productOfferEndpoints } from '../../contract/products/offers-api.ts'
import { productQualityEndpoints } from '../../contract/products/quality-api.ts'
import { priceScheduleEndpoints } from '../../contract/products/schedules-api.ts'
import { translationEndpoints } from '../../contract/products/translations-api.ts'
import { productVariantEndpoints } from '../../contract/products/variants-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { marksOf } from '../annotations/service.ts'
import { addVideo, removeVideo } from '../catalog/service.ts'
import { storePicture } from '../media/service.ts'
import { routes } from '../platform/invoke.ts'
import { productPreviewLink } from '../storefront/service.ts'
import { addOffer } from './commands/add-offer.ts'
import { applyChanges, reviewChanges } from './commands/change-products.ts'
import { changeVariants } from './commands/change-variants.ts'
import { beginCheck } from './commands/check-quality.ts'
import { confirmTranslation } from './commands/confirm-translation.ts'
import { beginCountOfValues } from './commands/count-values.ts'
import { createProduct } from './commands/create-product.ts'
import { createVariants } from './commands/create-variants.ts'
import { endSchedule, withdrawSchedule } from './commands/end-schedule.ts'
import { saveNames } from './commands/save-names.ts'
import { schedulePrices } from './commands/schedule-prices.ts'
import { undoChangeSet } from './commands/undo-change-set.ts'
import { changeSetCells, changeSets } from './queries/change-sets.ts'
import { productChoices } from './queries/choices.ts'
import { editedProduct, productVersions } from './queries/editor.ts'
import { productGrid } from './queries/grid.ts'
import { productsFile, readProducts } from './queries/grid-file.ts'
import { namesFile, namesToTranslate, readNames } from './queries/names.ts'
import { gapFile, productQuality, productsWithGap } from './queries/quality.ts'
import { priceClashes, scheduleCells, schedules } from './queries/schedules.ts'
import { readTranslations, translations, translationsFile } from './queries/translations.ts'
import { countedValues } from './queries/values.ts'
import { findVariants, planVariants, productVariants } from './queries/variants.ts'

export const productRoutes = routes(productGridEndpoints, {
  findProducts: async ({ app, actor, query }) =>
    ok(await productGrid(app, query, actor.language, marksOf(actor, 'product', query))),
  productChoices: async ({ app, actor, query }) => ok(await productChoices(app, query, actor.language)),
  reviewProductChanges: async ({ app, actor, body }) => ok(await reviewChanges(app, actor, body)),
  changeProducts: async ({ app, actor, body }) => ok(await applyChanges(app, actor, body)),
  changeSets: async ({ app, query }) => ok(await changeSets(app.db, query)),
  changeSet: async ({ app, params, query }) => ok(await changeSetCells(app.db, params.changeSetId, query)),
  undoChangeSet: async ({ app, actor, params }) => ok(await undoChangeSet(app, actor, params.changeSetId)),
})

export const priceScheduleRoutes = routes(priceScheduleEndpoints, {
  schedulePrices: async ({ app, actor, body }) => ok(await schedulePrices(app, actor, body)),
  priceClashes: async ({ app, body }) => ok({ clashes: await priceClashes(app.db, body) }),
  priceSchedules: async ({ app, query }) => ok(await schedules(app.db, query)),
  priceSchedule: async ({ app, params, query }) => ok(await scheduleCells(app.db, params.scheduleId, query)),
  withdrawPriceSchedule: async ({ app, actor, params }) => ok(await withdrawSchedule(app, actor, params.scheduleId)),
  endPriceSchedule: async ({ app, actor, params }) => ok(await endSchedule(app, actor, params.scheduleId)),
})

export const productEditorRoutes = routes(productEditorEndpoints, {
  editedProduct: async ({ app, actor, params, query }) =>
    ok(await editedProduct(app, params.msn, query.seller, actor.language)),
  productVersions: async ({ app, params, query }) => ok(await productVersions(app, params.msn, query)),
  previewProduct: async ({ app, params, query }) => ok(await productPreviewLink(app, params.msn, query.language)),
  createProduct: async ({ app, actor, body }) => ok(await createProduct(app, actor, body)),
  async storeProductPicture({ app, body: { type, data } }) {
    const pictureId = await storePicture(app, Buffer.from(data, 'base64'), type, 'store')
    return ok({ pictureId, link: `/media/${pictureId}/medium.webp` })
  },
  addProductVideo: async ({ app, params, body }) => ok({ videos: await addVideo(app, params.msn, body) }),
  removeProductVideo: async ({ app, params }) => ok({ videos: await removeVideo(app, params.msn, params.videoId) }),
})

export const qualityRoutes = routes(productQualityEndpoints, {
  productQuality: async ({ app, query }) => ok(await productQuality(app.db, query.market)),
  checkProductQuality: async ({ app }) => ok(await beginCheck(app)),
  productsWithGap: async ({ app, actor, query: { after = '', ...query } }) =>
    ok(await productsWithGap(app.db, { ...query, after }, actor.language)),
  productsWithGapFile: ({ app, query }) => gapFile(app.db, query),
})

export const translationRoutes = routes(translationEndpoints, {
  listTranslations: async ({ app, query }) => ok(await translations(app.db, query)),
  translationsFile: async ({ app, query }) => translationsFile(app.db, query),
  readTranslations: async ({ app, body }) => ok(await readTranslations(app, body)),
  async confirmTranslation({ app, params, body }) {
    await confirmTranslation(app, params.msn, body)
    return ok({ confirmed: true })
  },
})

export const nameRoutes = routes(nameEndpoints, {
  listNames: async ({ app, query }) => ok(await namesToTranslate(app.db, query)),
  namesFile: async ({ app, query }) => namesFile(app.db, query),
  countedValues: async ({ app, query }) => ok(await countedValues(app.db, query.market)),
  countValues: async ({ app }) => ok(await beginCountOfValues(app)),
  readNames: async ({ app, body }) => ok(await readNames(app, body)),
  saveNames: async ({ app, body }) => ok(await saveNames(app, body)),
})

export const productFileRoutes = routes(productFileEndpoints, {
  productsFile: ({ app, actor, body }) => productsFile(app, actor, body, marksOf(actor, 'product', body)),
  readProducts: async ({ app, actor, body }) => ok(await readProducts(app, actor, body)),
})

export const variantRoutes = routes(productVariantEndpoints, {
  productVariants: async ({ app, actor, params, query }) =>
    ok(await productVariants(app, params.msn, query, actor.language)),
  findVariants: async ({ app, actor, params, body }) =>
    ok({ found: await findVariants(app, params.msn, body.lines, actor.language) }),
  changeVariants: async ({ app, actor, params, body }) => ok(await changeVariants(app, actor, params.msn, body)),
  planVariants: async ({ app, actor, params, body }) => ok(await planVariants(app, params.msn, body, actor.language)),
  createVariants: async ({ app, actor, params, body }) => ok(await createVariants(app, actor, params.msn, body)),
})

export const offerRoutes = routes(productOfferEndpoints, {
  addProductOffer: async ({ app, actor, params, body }) => ok(await addOffer(app, actor, params.msn, body)),
})
