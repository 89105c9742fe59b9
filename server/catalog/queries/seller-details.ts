// The sellers of a country with their legally required details.

import type { SellerDetails } from '../../../contract/catalog/sellers-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type IdSource, rowsOfIds } from '../../platform/marked-records.ts'
import { findSellerDetails, listSellerDetails, type SellerFilter } from '../repository/seller-details.ts'

/** A page of sellers after a code; `marked` has those with a requested tag or member. */
export async function sellerDetails(
  db: Db,
  filter: SellerFilter,
  marked: IdSource | null = null,
): Promise<{ sellers: SellerDetails[] }> {
  if (!marked) return { sellers: await listSellerDetails(db, filter, null) }
  const list = (codes: string[], limit: number) => listSellerDetails(db, { ...filter, limit }, codes)
  return { sellers: await rowsOfIds(db, marked, { ...filter, list }) }
}

/** A seller in a market of the caller. @throws catalog.seller-unknown */
export async function sellerForStaff(db: Db, { markets }: Staff, sellerCode: string): Promise<SellerDetails> {
  const seller = await findSellerDetails(db, sellerCode)
  if (!seller || !markets.includes(seller.market)) throw appError('catalog.seller-unknown')
  return seller
}
