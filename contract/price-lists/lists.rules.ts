// The states of price lists and the columns of their files.

export const LIST_STATES = ['running', 'planned', 'ended', 'off'] as const
export type ListState = (typeof LIST_STATES)[number]

/** Headings of a price file; other columns are for the reader. */
export const PRICE_COLUMNS = ['MSN', 'Seller code', 'Price', 'Quantity prices'] as const
