// The limits of the list of abandoned carts, and of trials of coupons on them.

/** Hours since the last change from which a cart counts as left: an hour, a day, three days, a week, 30 days. */
export const ABANDONED_CART_HOURS = [1, 24, 72, 168, 720] as const
/** Items of a cart that the list names. */
export const MAX_ABANDONED_CART_ITEMS = 30
/** Carts that a trial prices, the latest. */
export const MAX_TRIED_CARTS = 500
/** Examples of each kind that a trial names. */
export const MAX_TRIAL_EXAMPLES = 3
