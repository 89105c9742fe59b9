// A run of payouts: proposes what is due to each seller, and claims the items that it is made of.

import type { PayoutRun } from '../../../contract/payouts/api.ts'
import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import { bringUpToDate, claimItems } from '../../ledger/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { findSellerAccount } from '../repository/accounts.ts'
import {
  countWithoutRate,
  findRun,
  findSellerOf,
  insertPayout,
  insertRun,
  listOfRun,
  listOpenItems,
  lockPayouts,
} from '../repository/payouts.ts'
import { duesOf, type SellerDue } from '../rules.ts'

/** Sellers of a State without a TCS number, unless the operator sells there itself. */
function withoutTcs({ config }: App, market: Market, dues: readonly SellerDue[]): string[] {
  if (market !== 'IN') return []
  const states = config.operatorTcsNumbers.map(number => number.slice(0, 2))
  const own = config.operatorTcsNumbers.map(number => number.slice(2, 12))
  return dues
    .map(({ taxNumber }) => taxNumber)
    .filter(number => !states.includes(number.slice(0, 2)) && !own.includes(number.slice(2, 12)))
}

async function propose(tx: Tx, due: SellerDue, run: { runId: string; market: Market; who: string }): Promise<void> {
  const { taxNumber, amountMinor, entryIds } = due
  const sellerId = await findSellerOf(tx, taxNumber)
  if (sellerId === null) throw new Error(`No seller is registered under ${taxNumber}`)
  const linesWithoutRate = await countWithoutRate(tx, entryIds)
  const { currency } = MARKET_INFO[run.market]
  const accountId = (await findSellerAccount(tx, taxNumber))?.id ?? null
  const amounts = { taxNumber, sellerId, amountMinor, linesWithoutRate }
  const payoutId = await insertPayout(tx, { ...run, ...amounts, currency, accountId })
  await claimItems(tx, payoutId, entryIds)
}

/**
 * Proposes the payouts of a market. What has no entry yet and tax collected at source until today are posted before. The same
 * key again proposes nothing and returns the payouts of its run as they are.
 */
export async function runPayouts(
  app: App,
  actor: Staff,
  { market, idempotencyKey }: { market: Market; idempotencyKey: string },
): Promise<PayoutRun> {
  await bringUpToDate(app)
  const today = dayIn(market, app.now())
  const who = `staff:${actor.staffId}`
  return app.db.transaction(async tx => {
    await lockPayouts(tx, market)
    const before = await findRun(tx, market, idempotencyKey)
    const runId = before ?? (await insertRun(tx, market, idempotencyKey, { on: today, who }))
    const dues = duesOf(await listOpenItems(tx, market, today))
    if (before === null) {
      for (const due of dues.filter(({ entryIds }) => entryIds.length > 0))
        await propose(tx, due, { runId, market, who })
    }
    const carried = dues
      .filter(({ entryIds }) => entryIds.length === 0)
      .map(({ taxNumber, amountMinor: amount }) => ({ taxNumber, amount }))
    return { runId, payouts: await listOfRun(tx, runId), carried, withoutTcs: withoutTcs(app, market, dues) }
  })
}
