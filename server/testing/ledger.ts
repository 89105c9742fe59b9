// Sums of ledger lines for tests.

import type { Account } from '../../contract/ledger/accounts.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import { sum } from '../../contract/shared/money.ts'
import { ledgerBalances } from '../ledger/queries/ledger.ts'
import type { Db } from '../platform/db.ts'

export { ledgerBalances, ledgerDifferences, ledgerEntries } from '../ledger/queries/ledger.ts'

/** The sum of an account's lines. */
export function moneyOf(lines: readonly { account: string; amount: number }[], account: string): number {
  return sum(lines.filter(line => line.account === account).map(({ amount }) => amount))
}

/** The balance of an account of a market, over all its parties. */
export async function balanceOf(market: Market, db: Db, account: Account): Promise<number> {
  const { balances } = await ledgerBalances(db, { market })
  return sum(balances.filter(row => row.account === account).map(({ balance }) => balance))
}
