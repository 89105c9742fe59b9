// Posts what a gateway withholds for a dispute, returns, or has paid to the customer; once each.

import type { Currency, Market } from '../../../contract/shared/market.ts'
import type { Tx } from '../../platform/db.ts'
import { listDisputeEntries } from '../repository/disputes.ts'
import { insertEntry } from '../repository/entries.ts'
import { type DisputeEntry, disputeLines } from '../rules/entries.ts'

interface PostedDispute {
  id: string
  market: Market
  currency: Currency
  orderId: string
  gateway: string
  amountMinor: number
}

/** Posts a step of a locked dispute on a day of its market; false when it changes nothing. */
export async function postDispute(
  tx: Tx,
  kind: DisputeEntry,
  dispute: PostedDispute,
  postedOn: string,
): Promise<boolean> {
  const { id: sourceId, market, currency, orderId } = dispute
  const lines = disputeLines(kind, dispute, await listDisputeEntries(tx, sourceId))
  return insertEntry(tx, { market, currency, orderId, postedOn, kind, sourceId }, lines)
}
