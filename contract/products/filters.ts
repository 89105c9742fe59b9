// Values of the filters of the grid of products, and its limits.

/** Missing parts by which a product is found. */
export const GAPS = ['hindi', 'declarations', 'picture'] as const
export const AVAILABILITIES = ['in-stock', 'out-of-stock', 'on-request'] as const
/** Most rows of a page of the grid. */
export const GRID_ROWS = 500
/** Most cells of a change set. */
export const MAX_CELLS = 10_000
/** Most numbers of a list in one call. */
export const MAX_LIST = 100
