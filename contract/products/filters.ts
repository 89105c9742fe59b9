// Filter values and limits of the product grid.

/** Missing parts by which products can be found. */
export const GAPS = ['hindi', 'declarations', 'picture'] as const
export const AVAILABILITIES = ['in-stock', 'out-of-stock', 'on-request'] as const
/** Maximum number of rows per page of the grid. */
export const GRID_ROWS = 500
/** Maximum number of cells in a change set. */
export const MAX_CELLS = 10_000
/** Maximum number of product numbers per call. */
export const MAX_LIST = 100
