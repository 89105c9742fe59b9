// Requests the approval of another member if the reviewed cells change many prices, or one by a large amount.

import { readAmount, readBreaks } from '../../../contract/products/fields.rules.ts'
import type { OfferPrice } from '../../../contract/products/price-shift.rules.ts'
import type { Reviewed } from '../../../contract/products/schemas.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { BulkProduct } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { limitsPrices, requireApprovedPrices } from '../../platform/price-approval.ts'
import { effectOf, keepBases, offerSubject, type PriceChange } from '../../platform/price-bases.ts'

interface ReviewedProduct {
  product: BulkProduct
  cells: readonly Reviewed[]
}

const PRICE_FIELDS: readonly string[] = ['price', 'breaks']

/** The price change of a product, given as it would be saved; none for other cells. */
function changeOf({ product, cells }: ReviewedProduct): PriceChange[] {
  const { offerId, priceMinor, breaks } = product
  const changed = cells.filter(cell => cell.state === 'change' && PRICE_FIELDS.includes(cell.field))
  if (offerId === null || changed.length === 0) return []
  const old = (field: string) => changed.find(cell => cell.field === field)?.old
  const [price, steps] = [old('price'), old('breaks')]
  const before = {
    priceMinor: (price === undefined ? null : readAmount(price)) ?? priceMinor,
    breaks: (steps === undefined ? null : readBreaks(steps)) ?? breaks,
  }
  return [{ subject: offerSubject(offerId), before, after: { priceMinor, breaks } }]
}

/**
 * `todays` are prices of today by offer, where the cells are reviewed over later ones.
 * @throws staff.approval-waits, staff.approval-member for a key, above a limit of the market
 */
export async function requireApprovedCells(
  tx: Tx,
  actor: Staff,
  market: Market,
  reviewed: readonly ReviewedProduct[],
  todays: ReadonlyMap<number, OfferPrice> = new Map(),
): Promise<void> {
  if (!limitsPrices(market)) return
  const changes = reviewed.flatMap(one => {
    const before = todays.get(one.product.offerId ?? 0)
    return changeOf(one).map(change => ({ ...change, ...(before && { before }) }))
  })
  const effect = await effectOf(tx, actor.now, changes)
  await requireApprovedPrices(tx, actor, { market, permission: 'prices.write', effect })
}

/** Stores the prices from which later changes of the day are measured. */
export async function keepBasesOfCells(
  tx: Tx,
  kept: { market: Market; now: Date; approved: boolean },
  reviewed: readonly ReviewedProduct[],
): Promise<void> {
  if (limitsPrices(kept.market)) await keepBases(tx, kept, reviewed.flatMap(changeOf))
}
