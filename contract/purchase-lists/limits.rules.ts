// Limits of a customer's purchase lists.

export const MAX_LISTS = 20
export const MAX_LIST_PRODUCTS = 200
/** Of a CSV file, without its heading. */
export const MAX_CSV_ROWS = 500
export const MAX_CSV_CHARACTERS = 60_000
export const MAX_LIST_NAME = 60
export const MAX_LIST_NOTE = 200
/** Weeks or months between two reminders. */
export const MAX_EVERY = 52
