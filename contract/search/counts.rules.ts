// The periods and views of the searches that are counted.

/** Periods, in days. */
export const SEARCH_PERIODS = [7, 28, 90] as const

/** Every text, the most searched first; or those for which nothing was found when they were searched for last. */
export const SEARCH_VIEWS = ['all', 'empty'] as const
export type SearchView = (typeof SEARCH_VIEWS)[number]
