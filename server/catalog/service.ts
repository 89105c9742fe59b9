// Public interface of the catalog: products, categories, brands and attributes for the other domains.

export { parseTaxRates, readTaxRates, type TaxRateRow } from './adapters/tax-rates-file.ts'
export * from './commands/bulk-products.ts'
export { type SetUpState, setSeller, setTaxRates } from './commands/set-up-sellers.ts'
export { addVideo, removeVideo } from './commands/videos.ts'
export { breaksOf, type CardContext, cardOf } from './presenter.ts'
export { type Crumb, categoryCrumbs, crumbsOf, productCrumbs, searchCrumb } from './queries/breadcrumbs.ts'
export { cardContext, cardsByMsn, cardsInMemory } from './queries/cards.ts'
export { offersForCart, productsForCart } from './queries/cart-products.ts'
export {
  type Category,
  categoryElsewhere,
  categoryLinkOf,
  type ReferenceData,
  referenceData,
  refreshReferenceData,
} from './queries/reference-data.ts'
export { sellerDetails } from './queries/seller-details.ts'
export { productVideos, videoOf } from './queries/videos.ts'
export {
  countValueBatch,
  findCountedValues,
  finishValues,
  keepValues,
  listValues,
  type UsedValue,
  type ValuePosition,
} from './repository/attribute-values.ts'
export { availableOf, CARD_COLUMNS, CARD_FROM, type CardRow, cardFrom } from './repository/cards.ts'
export type { CartProduct } from './repository/cart-products.ts'
export { listCategoryAttributes } from './repository/category-attributes.ts'
export { lockTree } from './repository/category-tree.ts'
export type { NamedRow } from './repository/named-row.ts'
export {
  findNames,
  hasHindiNeighbour,
  listNames,
  lockNames,
  setHindiName,
} from './repository/names.ts'
export { listOffers } from './repository/offers.ts'
export type { BrandRow } from './repository/reference-data.ts'
export { countSelling, listUnregisteredWarehouses, listWarehousesWithoutRegistration } from './repository/sellers.ts'
export {
  confirmHindi,
  listTextsOf,
  listTranslations,
  TO_TRANSLATE,
  TRANSLATION_PAGES,
  type TranslationRow,
} from './repository/translations.ts'
export { listOwnVideos, VIDEO, type VideoRow } from './repository/videos.ts'
export {
  type Attribute,
  type Availability,
  availabilityOf,
  countryName,
  dayIn,
  hindiOfValue,
  imageLink,
  joinItems,
  type LocalizedText,
  listItems,
  parseMsns,
  productTags,
  productUrl,
  type Spec,
  specText,
  taxRateBp,
  withUnit,
} from './rules.ts'
