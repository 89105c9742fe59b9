// Limits of carts that staff put together.

export const AGENT_NOTE_MAX = 300
/** Number of days for which it can be opened. */
export const AGENT_CART_DAYS_USUAL = 14
export const AGENT_CART_DAYS_MAX = 60
