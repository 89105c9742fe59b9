// The steps of stock that are done by scanning, and how much one of them takes.

export const SCAN_STEPS = ['count', 'receipt', 'transfer'] as const
export type ScanStep = (typeof SCAN_STEPS)[number]

/** Codes that one call looks up. */
export const MAX_CODES = 100

/** Products of one count. */
export const MAX_SCAN_LINES = 500
