// Limits of customer groups.

/** Maximum number of pasted lines looked up at once, and of members added or removed per call. */
export const MAX_GROUP_LINES = 200
