// How much of the filters is shown before anybody asks for more.

/** Groups that stand open at first. */
export const OPEN_FACETS = 5
/** Terms of a group before "show all". */
export const SHOWN_TERMS = 7
/** From so many terms on a group can be searched. */
export const SEARCHED_FROM = 12
