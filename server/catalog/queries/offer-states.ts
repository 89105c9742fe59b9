// A product's offers for staff: with stock by warehouse and what keeps each from being sold.

import type { OfferState } from '../../../contract/catalog/api.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { listOfferStates, type OfferStateRow } from '../repository/offers.ts'

const pointsOf = ({ score, landedMinor, points }: NonNullable<OfferStateRow['compared']>): OfferState['compared'] => {
  const { landedPrice, delivery, rating, stock } = points
  return { score, landed: landedMinor, price: landedPrice, delivery, rating, stock }
}

/** Every offer of a product in any market, the shown one first. @throws catalog.product-unknown */
export async function offerStates(db: Db, msn: string): Promise<OfferState[]> {
  const rows = await listOfferStates(db, msn)
  if (rows.length === 0) throw appError('catalog.product-unknown')
  return rows.map(({ priceMinor, mrpMinor, breaks, compared, ...row }) => ({
    ...{ ...row, price: priceMinor, mrp: mrpMinor },
    breaks: breaks.map(step => ({ minQuantity: step.minQuantity, price: step.priceMinor })),
    compared: compared && pointsOf(compared),
  }))
}
