// The offers of a product as staff see them: with stock by warehouse and what keeps each from being sold.

import type { OfferState } from '../../../contract/catalog/api.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { listOfferStates } from '../repository/offers.ts'

/** Every offer of a product of any market, the shown one first. @throws catalog.product-unknown */
export async function offerStates(db: Db, msn: string): Promise<OfferState[]> {
  const rows = await listOfferStates(db, msn)
  if (rows.length === 0) throw appError('catalog.product-unknown')
  return rows.map(({ priceMinor, mrpMinor, ...row }) => ({ ...row, price: priceMinor, mrp: mrpMinor }))
}
