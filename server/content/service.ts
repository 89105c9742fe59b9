// Public API of the content domain.

export {
  campaignFor,
  recordAdEvent,
  saveGiftingQuery,
  saveLandingLead,
  saveOfferLead,
  updateOfferLead,
} from './commands/forms.ts'
export { leadsForStaff } from './commands/leads.ts'
export { type MerchantContact, setMerchantPages } from './commands/set-up-pages.ts'
export {
  articleBySlug,
  articlesOf,
  attributePagesAround,
  categoryExtras,
  metaTags,
  relatedLinks,
} from './queries/articles.ts'
export { documentsForStaff, openPreview, redirectOf } from './queries/documents.ts'
export {
  brandInCategoryPage,
  controlledPage,
  landingPage,
  landingPages,
  parentCategoryBody,
} from './queries/landing-pages.ts'
export { filledLayout, footer, layoutByCode, layoutFor } from './queries/layouts.ts'
export { flyout } from './queries/menu.ts'
export type { BlockDefinition, FooterDefinition, LayoutRow } from './rules/layouts.ts'
export { readingMinutes } from './rules/pages.ts'
