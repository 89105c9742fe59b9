// How many facets and terms are shown before "show more".

/** Number of facets that are expanded initially. */
export const OPEN_FACETS = 5
/** Terms of a group before "show all". */
export const SHOWN_TERMS = 7
/** From so many terms on a group can be searched. */
export const SEARCHED_FROM = 12
