// SQL of seller items: claimed by a payout, and released.

import { statement, type Tx } from '../../platform/db.ts'

const CLAIM = statement(
  'ledger.claim-items',
  'update seller_items set payout_id = $1 where entry_id = any ($2) and payout_id is null',
)
const RELEASE = statement('ledger.release-items', 'update seller_items set payout_id = null where payout_id = $1')

/** Claims open items for a payout. @throws Error when one is no longer open */
export async function claimItems(tx: Tx, payoutId: string, entryIds: readonly number[]): Promise<void> {
  const taken = await tx.run(CLAIM, [payoutId, [...entryIds]])
  if (taken !== entryIds.length) throw new Error(`${entryIds.length - taken} items of payout ${payoutId} are taken`)
}

/** Releases the items of a cancelled payout. */
export async function releaseItems(tx: Tx, payoutId: string): Promise<void> {
  await tx.run(RELEASE, [payoutId])
}
