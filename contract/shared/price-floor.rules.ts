// The lowest price of a product: a part of its MRP, which the settings of a market name.

const WHOLE_BP = 10_000

/**
 * The lowest price in minor units; never rounded in favour of a price below it.
 *
 * @param mrpMinor the MRP in minor units
 * @param floorBp the part of it in basis points
 */
export const floorOf = (mrpMinor: number, floorBp: number): number => Math.ceil((mrpMinor * floorBp) / WHOLE_BP)
