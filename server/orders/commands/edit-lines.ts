// Writes an edit of a locked order: lines, amounts, stock, parcels, and an event for other domains.

import type { TotalsInput } from '../../../contract/cart/totals-types.ts'
import { allocateLocked, releaseStockParts, reserveAllocated } from '../../inventory/service.ts'
import type { Owned } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'
import { type PromotionUse, setOrderUses } from '../../promotions/service.ts'
import { updateRest, updateShipments } from '../repository/cancellations.ts'
import { type AddedLine, addToShipments, insertLines, updateQuantities } from '../repository/edits.ts'
import { insertEvent, type OrderRow } from '../repository/orders.ts'
import type { Held, Item, Rest } from '../rules/cancellation.ts'

/** Topic of the event that staff changed the lines of an order; its payload is a `LinesEdited`. */
export const LINES_EDITED_TOPIC = 'orders.lines-edited'

export interface LinesEdited {
  orderId: string
  editId: string
  /** The new total of the order. */
  payableMinor: number
  /** The prepaid amount to refund. */
  refundMinor: number
}

export interface LinesEdit {
  /** All lines with their new quantities and amounts, including added ones. */
  rest: Rest
  pricing: TotalsInput
  added: readonly AddedLine[]
  /** Quantities to reserve, with the warehouses that may serve them. */
  wanted: readonly (Item & { msn: string; offerId: number; warehouseIds: readonly number[] })[]
  /** The reservations to reduce. */
  taken: readonly Held[]
  /** The order's coupon code from then on, null for none; omitted when it stays. */
  coupon?: { promotionId: number | null }
  /** The automatic offers that it loses, and original ones that it gets back; omitted when all stay. */
  offers?: { off: readonly number[]; back: readonly { promotionId: number; code: string }[] }
}

/** Discounts of the automatic offers that an edit restores. */
export const usesOfOffers = ({ rest, offers }: Pick<LinesEdit, 'rest' | 'offers'>): PromotionUse[] =>
  (offers?.back ?? []).map(({ promotionId, code }) => {
    const step = rest.totals.steps.find(({ kind, params }) => kind === 'automatic-offer' && params.code === code)
    return { promotionId, discountMinor: -(step?.amountMinor ?? 0) }
  })

/** @throws checkout.out-of-stock before anything is written */
export async function editLines(
  tx: Tx,
  order: Owned<OrderRow>,
  edit: LinesEdit,
  { who, why, event }: { who: string; why: string; event: LinesEdited },
): Promise<void> {
  const { rest, pricing, added, wanted, taken, coupon, offers } = edit
  const cause = { orderId: order.id, who, why: 'Lines edited' }
  const takes = wanted.length > 0 ? await allocateLocked(tx, wanted) : []
  const amounts = new Map(rest.lines.map(line => [line.lineNo, line]))
  const newLines = added.flatMap(line => {
    const amount = amounts.get(line.lineNo)
    return amount ? [{ ...line, ...amount }] : []
  })
  await insertLines(tx, order, newLines)
  await updateQuantities(tx, order, { lines: rest.lines, pricing })
  await updateRest(tx, order, rest)
  const { promotionDiscountMinor: discountMinor } = rest.totals
  const uses = { ...(coupon && { coupon: { ...coupon, discountMinor } }), back: usesOfOffers(edit) }
  if (coupon || offers) await setOrderUses(tx, order, { ...uses, off: offers?.off ?? [] })
  if (taken.length > 0) {
    await updateShipments(tx, order, { taken, shares: [], who })
    await releaseStockParts(tx, taken, cause)
  }
  if (takes.length > 0) {
    await reserveAllocated(tx, takes, cause)
    if (order.state === 'processing') await addToShipments(tx, order, takes, who)
  }
  await insertEvent(tx, order.id, 'lines-edited', { who, why, data: { editId: event.editId } })
  await emit(tx, LINES_EDITED_TOPIC, String(order.number), event)
}
