// Recognises the bank or format of a statement by text that only its files contain.

import type { StatementBank } from '../../../contract/payments/statements.rules.ts'

const MARKS: readonly { bank: StatementBank; mark: RegExp }[] = [
  { bank: 'camt053', mark: /<(?:\w+:)?BkToCstmrStmt\b/ },
  { bank: 'mt940', mark: /^:20:[\s\S]*^:61:/m },
  { bank: 'hdfc', mark: /withdrawal\s*amt\./i },
  { bank: 'icici', mark: /transaction\s*remarks/i },
  { bank: 'sbi', mark: /ref\s*no\.?\s*\/\s*cheque\s*no/i },
  { bank: 'kotak', mark: /chq\s*\/\s*ref\s*no/i },
  { bank: 'axis', mark: /chq\s*no[\s\S]{0,40}particulars/i },
]

/** The bank or format of a statement; null if it has to be chosen. */
export function bankOf(text: string): StatementBank | null {
  const head = text.slice(0, 20_000)
  return MARKS.find(({ mark }) => mark.test(head))?.bank ?? null
}
