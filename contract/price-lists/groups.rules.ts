// Limits of groups of customers.

/** Lines of a pasted list that are looked up at once, and members that are added or removed by a call. */
export const MAX_GROUP_LINES = 200
