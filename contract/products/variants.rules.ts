// Limits of the variants of a product.

/** Most values of one attribute at once. */
export const MAX_VALUES = 200

/** Most attributes in which variants differ. */
export const MAX_AXES = 4

/** Most products that are put into a group, or taken out of it, at once. */
export const MAX_MOVED = 100
