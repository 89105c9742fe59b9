// Limits of a newsletter issue.

/** Maximum number of products in an issue. */
export const MAX_ISSUE_PRODUCTS = 12
