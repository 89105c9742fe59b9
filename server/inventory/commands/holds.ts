// Holds stock for a parcel that replaces delivered or lost pieces until it leaves, so that no order takes it meanwhile.

import type { Tx } from '../../platform/db.ts'
import { endHeld, type HeldPart, insertHold, isHeld } from '../repository/holds.ts'
import { lockStock } from '../repository/stock.ts'
import { type HeldFor, nameOfHeld } from '../rules/holds.ts'

interface Cause {
  orderId: string
  who: string
  why: string
}

/** The parts with each line and warehouse once. */
function summed(parts: readonly HeldPart[]): HeldPart[] {
  const sums = new Map<string, HeldPart>()
  for (const part of parts) {
    const key = `${part.lineNo} ${part.warehouseId}`
    sums.set(key, { ...part, quantity: part.quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()]
}

/**
 * Holds all of the parts, or nothing when one of them is not free. Returns whether they are held, also by an earlier call. What it is
 * held for is locked by the caller.
 */
export async function holdStock(tx: Tx, heldFor: HeldFor, parts: readonly HeldPart[], cause: Cause): Promise<boolean> {
  if (parts.length === 0) return false
  const name = nameOfHeld(heldFor)
  if (await isHeld(tx, name)) return true
  const wanted = summed(parts)
  const stock = await lockStock(
    tx,
    wanted,
    wanted.map(({ warehouseId }) => warehouseId),
  )
  const isFree = ({ offerId, warehouseId }: HeldPart) => {
    const ofRow = wanted.filter(one => one.offerId === offerId && one.warehouseId === warehouseId)
    const needed = ofRow.reduce((sum, { quantity }) => sum + quantity, 0)
    return stock.some(one => one.offerId === offerId && one.warehouseId === warehouseId && one.free >= needed)
  }
  if (!wanted.every(isFree)) return false
  await insertHold(tx, name, wanted, cause)
  return true
}

/** Takes what is held from the units on hand, as its parcel leaves. Returns whether anything was held. */
export const takeHeld = (tx: Tx, heldFor: HeldFor, cause: Cause): Promise<boolean> =>
  endHeld(tx, nameOfHeld(heldFor), true, cause)

/** Releases what is held for a parcel that is not sent. Returns whether anything was held. */
export const releaseHeld = (tx: Tx, heldFor: HeldFor, cause: Cause): Promise<boolean> =>
  endHeld(tx, nameOfHeld(heldFor), false, cause)
