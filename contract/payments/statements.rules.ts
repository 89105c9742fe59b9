// The banks whose statements can be read.

export const STATEMENT_BANKS = ['hdfc', 'icici', 'sbi', 'axis', 'kotak', 'mt940', 'camt053'] as const
export type StatementBank = (typeof STATEMENT_BANKS)[number]
