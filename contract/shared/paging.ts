// Page sizes of products, categories and pages (specification, section 9); separate from the limits, which pages do not load.

export const PAGE_SIZES = { listing: 20, default: 40 } as const
export const AUTO_SCROLL_PAGE_LIMIT = 5
export const TRENDING_CATEGORY_LIMIT = 10
export const OUT_OF_STOCK_SIMILAR = { top: 5, bottom: 8 } as const
