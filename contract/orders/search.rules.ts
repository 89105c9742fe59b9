// Limits of the search in a customer's orders.

export const MAX_SEARCH_LENGTH = 80
