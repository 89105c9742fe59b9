// Sums of ledger lines for tests.

import { sum } from '../../contract/shared/money.ts'

export { ledgerBalances, ledgerDifferences, ledgerEntries } from '../ledger/queries/ledger.ts'

/** What the lines of an account come to. */
export function moneyOf(lines: readonly { account: string; amount: number }[], account: string): number {
  return sum(lines.filter(line => line.account === account).map(({ amount }) => amount))
}
