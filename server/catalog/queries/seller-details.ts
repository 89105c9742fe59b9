// The sellers of a country with what the law asks to know of them.

import type { SellerDetails } from '../../../contract/catalog/sellers-api.ts'
import type { Db } from '../../platform/db.ts'
import { listSellerDetails, type SellerFilter } from '../repository/seller-details.ts'

/** A page of sellers after a code. */
export async function sellerDetails(db: Db, filter: SellerFilter): Promise<{ sellers: SellerDetails[] }> {
  return { sellers: await listSellerDetails(db, filter) }
}
