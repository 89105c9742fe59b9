// How long the library keeps what was deleted.

/** Days after which the bytes of a deleted picture are removed, unless an older record shows it. */
export const KEPT_DAYS = 90
