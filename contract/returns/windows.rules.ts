// Limits of return windows.

/** Maximum number of days in which products may be returned. */
export const MAX_RETURN_DAYS = 365

export const MAX_REASON_NAME = 80
