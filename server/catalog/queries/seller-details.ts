// The sellers of a country with what the law asks to know of them.

import type { SellerDetails } from '../../../contract/catalog/sellers-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { listSellerDetails } from '../repository/seller-details.ts'

/** A page of sellers after a code. */
export async function sellerDetails(
  db: Db,
  { market, after, limit }: { market: Market; after: string; limit: number },
): Promise<{ sellers: SellerDetails[] }> {
  return { sellers: await listSellerDetails(db, market, after, limit) }
}
