// The limits of the list of carts that shoppers have left.

/** Hours since the last change from which a cart counts as left: an hour, a day, three days, a week, 30 days. */
export const LEFT_CART_HOURS = [1, 24, 72, 168, 720] as const
/** Items of a cart that the list names. */
export const MAX_LEFT_ITEMS = 30
