// How many products, categories and pages are shown at a time (specification, section 9); apart from the limits, which pages do not carry.

export const PAGE_SIZES = { listing: 20, default: 40 } as const
export const AUTO_SCROLL_PAGE_LIMIT = 5
export const TRENDING_CATEGORY_LIMIT = 10
export const OUT_OF_STOCK_SIMILAR = { top: 5, bottom: 8 } as const
