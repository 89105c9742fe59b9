// The sellers of a country with their legally required details.

import type { SellerDetails } from '../../../contract/catalog/sellers-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { findSellerDetails, listSellerDetails, type SellerFilter } from '../repository/seller-details.ts'

/** A page of sellers after a code; `codes` are those with a requested tag or member. */
export async function sellerDetails(
  db: Db,
  filter: SellerFilter,
  codes: string[] | null = null,
): Promise<{ sellers: SellerDetails[] }> {
  return { sellers: await listSellerDetails(db, filter, codes) }
}

/** A seller in a market of the caller. @throws catalog.seller-unknown */
export async function sellerForStaff(db: Db, { markets }: Staff, sellerCode: string): Promise<SellerDetails> {
  const seller = await findSellerDetails(db, sellerCode)
  if (!seller || !markets.includes(seller.market)) throw appError('catalog.seller-unknown')
  return seller
}
