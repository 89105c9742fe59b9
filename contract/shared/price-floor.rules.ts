// The price floor of a product: a percentage of its MRP, set per market.

const WHOLE_BP = 10_000

/**
 * The lowest allowed price in minor units; rounded up, so that no price below the floor passes.
 * @param mrpMinor the MRP in minor units
 * @param floorBp the part of it in basis points
 */
export const floorOf = (mrpMinor: number, floorBp: number): number => Math.ceil((mrpMinor * floorBp) / WHOLE_BP)
