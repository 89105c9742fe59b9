// Cash that carriers have collected and not paid out, of parcels that were delivered some days ago.

import type { OutstandingCash } from '../../../contract/ledger/remittances-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { listOutstanding } from '../repository/remittances.ts'

const MOST = 200
const DAY_MS = 86_400_000

/** The oldest first. */
export async function outstandingCash(
  app: App,
  { market, days }: { market: Market; days: number },
): Promise<{ parcels: OutstandingCash[]; more: boolean }> {
  const until = dayIn(market, new Date(app.now().getTime() - days * DAY_MS))
  const rows = await listOutstanding(app.db, market, until, MOST + 1)
  return { parcels: rows.slice(0, MOST), more: rows.length > MOST }
}
