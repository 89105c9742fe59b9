// Limit of a pick list.

/** Maximum number of parcels, oldest orders first. */
export const MAX_PICKED = 200
