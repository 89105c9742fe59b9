// The periods and views of the search statistics.

/** Periods, in days. */
export const SEARCH_PERIODS = [7, 28, 90] as const

/** Every text, most searched first; or those whose latest search found nothing. */
export const SEARCH_VIEWS = ['all', 'empty'] as const
export type SearchView = (typeof SEARCH_VIEWS)[number]
