// Limits of a wishlist, and its page size.

export const MAX_WISHES = 500
/** Of a guest, in the browser. */
export const MAX_MERGED = 100
export const WISHLIST_PAGE_SIZE = 20
