// Limits of an issue of a newsletter.

/** Products that one issue can show. */
export const MAX_ISSUE_PRODUCTS = 12
