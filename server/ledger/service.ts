// Public interface of the ledger: posting in the transaction of a document or payment, and the items of sellers.

import type { App } from '../platform/app.ts'
import { collectTcs } from './commands/collect-tcs.ts'
import { postMissing } from './commands/post-missing.ts'

export { post, postPayout, postSecondPayment } from './commands/post.ts'
export { postDispute } from './commands/post-dispute.ts'
export { claimItems, releaseItems } from './repository/seller-items.ts'
export { listRatesOf } from './repository/shares.ts'
export { commissionOf } from './rules/shares.ts'

/** Posts everything without an entry, and tax collected at source until today. */
export async function bringUpToDate(app: App): Promise<void> {
  await postMissing(app)
  await collectTcs(app)
}
