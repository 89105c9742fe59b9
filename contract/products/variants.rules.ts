// Limits of product variants.

/** Maximum number of values of one attribute at once. */
export const MAX_VALUES = 200

/** Maximum number of attributes in which variants differ. */
export const MAX_AXES = 4

/** Maximum number of products added to or removed from a group at once. */
export const MAX_MOVED = 100
