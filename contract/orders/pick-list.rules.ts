// How many parcels a pick list holds.

/** A list has no more parcels, the oldest orders first. */
export const MAX_PICKED = 200
