// Where campaigns can be shown.

/**
 * On the home page, below the products of a category or brand, below those of a search, and on a product page. The
 * products of campaigns in the two lists are also the lists' sponsored products.
 */
export const CAMPAIGN_PLACEMENTS = ['home-banner', 'listing-top', 'search-top', 'product-page'] as const
export type CampaignPlacement = (typeof CAMPAIGN_PLACEMENTS)[number]
