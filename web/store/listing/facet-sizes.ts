// How many facets and terms are shown before "show more": they are a third of the elements of a listing.

/** Number of facets that are expanded initially. */
export const OPEN_FACETS = 2
/** Number of facets below the first one and the price before "more filters". */
export const SHOWN_FACETS = 3
/** Terms of a group before "show all". */
export const SHOWN_TERMS = 5
/** Number of terms from which a group is searchable. */
export const SEARCHED_FROM = 12
