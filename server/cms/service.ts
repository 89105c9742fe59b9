// What the other domains and the gate may ask of content.

export { articleBySlug, articlesOf, categoryExtras, metaTags, relatedLinks } from './content.service.ts'
export {
  campaignFor,
  recordAdEvent,
  saveGiftingQuery,
  saveLandingLead,
  saveOfferLead,
  updateOfferLead,
} from './forms.service.ts'
export {
  brandInCategory,
  controlledPage,
  landingPage,
  landingPages,
  parentCategoryBody,
} from './landing.service.ts'
export { filledLayout, footer, layoutByCode, layoutFor } from './layouts.service.ts'
