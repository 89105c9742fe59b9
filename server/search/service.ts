// Public interface of search for the other domains.
export { categoryCounts, indexReady, indexSettled } from './commands/indexing.ts'
export { redirectOfText, takeSearchRedirect } from './commands/redirects.ts'
export { countSearch, rememberResults } from './commands/search-counts.ts'
export { tuningOf } from './commands/tunings.ts'
export { categoryByCode, categoryNode, categoryTree, topMsns, trendingCategories } from './queries/categories.ts'
