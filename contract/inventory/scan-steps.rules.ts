// The stock steps that can be scanned, and their limits.

export const SCAN_STEPS = ['count', 'receipt', 'transfer'] as const
export type ScanStep = (typeof SCAN_STEPS)[number]

/** Maximum number of codes per look-up. */
export const MAX_CODES = 100

/** Maximum number of products per count. */
export const MAX_SCAN_LINES = 500
