// Asks for the approval of another member where the reviewed cells change many prices, or one by much.

import { readAmount, readBreaks } from '../../../contract/products/fields.rules.ts'
import { priceShift } from '../../../contract/products/price-shift.rules.ts'
import type { Reviewed } from '../../../contract/products/schemas.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { BulkProduct } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { effectOf, requireApprovedPrices } from '../../platform/price-approval.ts'

interface ReviewedProduct {
  product: BulkProduct
  cells: readonly Reviewed[]
}

/** By how much the cells that change move the prices of a product, which is as it would be saved. */
function shiftOf({ product, cells }: ReviewedProduct): number {
  const old = (field: string) => cells.find(cell => cell.field === field && cell.state === 'change')?.old
  const [price, breaks] = [old('price'), old('breaks')]
  const before = {
    priceMinor: (price === undefined ? null : readAmount(price)) ?? product.priceMinor,
    breaks: (breaks === undefined ? null : readBreaks(breaks)) ?? product.breaks,
  }
  return priceShift(before, product)
}

/** @throws staff.approval-waits, staff.approval-member for a key, above a limit of the market */
export function requireApprovedCells(
  tx: Tx,
  actor: Staff,
  market: Market,
  reviewed: readonly ReviewedProduct[],
): Promise<void> {
  return requireApprovedPrices(tx, actor, {
    market,
    permission: 'prices.write',
    effect: effectOf(reviewed.map(shiftOf)),
  })
}
