// Edits that wait until the customer has paid the difference: stored with reserved stock, then applied as shown, or ended.

import { isDeepStrictEqual } from 'node:util'
import { allocateLocked, releaseStockParts, reserveAllocated } from '../../inventory/service.ts'
import type { Owned } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { AppError } from '../../platform/errors.ts'
import { emit } from '../../platform/outbox.ts'
import { dropOrderUses, holdOrderUses } from '../../promotions/service.ts'
import { findOrderToCancel } from '../repository/cancellations.ts'
import { insertEdit } from '../repository/order-edits.ts'
import { insertEvent, type OrderRow } from '../repository/orders.ts'
import {
  endWaitingEditRow,
  insertWaitingEdit,
  lockWaitingEdit,
  type ShownChange,
  type WaitingEdit,
  type WaitingEnd,
} from '../repository/waiting-edits.ts'
import { type Held, takeHeld } from '../rules/cancellation.ts'
import { changesOf } from '../rules/edits.ts'
import { differenceUntil, WAITING_LINES_FROM } from '../rules/waiting-edits.ts'
import { editLines, type LinesEdit, type LinesEdited, usesOfOffers } from './edit-lines.ts'

/** Topic of the event that an edit awaits payment; its payload is an `EditWaits`. */
export const EDIT_WAITS_TOPIC = 'orders.edit-waits'

export interface EditWaits {
  orderId: string
  editId: string
  differenceMinor: number
  /** ISO time of the payment deadline. */
  expiresAt: string
}

/** Topic of the event that an edit was not paid and will not be applied; its payload is an `EditNotMade`. */
export const EDIT_NOT_MADE_TOPIC = 'orders.edit-not-made'

export interface EditNotMade {
  orderId: string
  editId: string
  how: Exclude<WaitingEnd, 'applied'>
}

export interface EditToKeep {
  id: string
  idempotencyKey: string
  changes: object
  before: WaitingEdit['before']
  edit: LinesEdit
  payableAfterMinor: number
  shown: readonly ShownChange[]
}

/**
 * Stores an edit of a locked order until its difference is paid. Its stock is reserved separately from the order's, so
 * that it can be neither packed nor sent before, and its coupon and restored offers count as used. Offers that it
 * removes stay until then. @throws checkout.out-of-stock before anything is written
 */
export async function keepEdit(
  tx: Tx,
  order: Owned<OrderRow>,
  { id, edit, payableAfterMinor, ...kept }: EditToKeep,
  { who, why, now }: { who: string; why: string; now: Date },
): Promise<void> {
  const { rest, pricing, added, wanted, coupon, offers } = edit
  const apart = wanted.map(part => ({ ...part, lineNo: part.lineNo + WAITING_LINES_FROM }))
  const takes = apart.length > 0 ? await allocateLocked(tx, apart) : []
  if (takes.length > 0)
    await reserveAllocated(tx, takes, { orderId: order.id, who, why: 'An edit waits for its payment' })
  const discountMinor = rest.totals.promotionDiscountMinor
  const promotionId = coupon?.promotionId ?? null
  const uses = [...(promotionId === null ? [] : [{ promotionId, discountMinor }]), ...usesOfOffers(edit)]
  if (uses.length > 0) await holdOrderUses(tx, order, uses)
  const expiresAt = differenceUntil(now)
  const { payableMinor: payableBeforeMinor } = order
  await insertWaitingEdit(tx, {
    ...{ id, orderId: order.id, who, why, ...kept, payableBeforeMinor, payableAfterMinor, createdAt: now, expiresAt },
    plan: { rest, pricing, added, wanted, ...(coupon && { coupon }), ...(offers && { offers }) },
    held: takes.map(({ lineNo, warehouseId, quantity }) => ({ lineNo, warehouseId, quantity })),
  })
  const differenceMinor = payableAfterMinor - payableBeforeMinor
  await insertEvent(tx, order.id, 'edit-waits', { who, why, data: { editId: id, differenceMinor } })
  const event: EditWaits = { orderId: order.id, editId: id, differenceMinor, expiresAt: expiresAt.toISOString() }
  await emit(tx, EDIT_WAITS_TOPIC, String(order.number), event)
}

async function release(tx: Tx, { orderId, held }: WaitingEdit, who: string, why: string): Promise<void> {
  if (held.length > 0) await releaseStockParts(tx, held, { orderId, who, why })
}

async function endLocked(tx: Tx, edit: WaitingEdit, how: EditNotMade['how'], cause: { who: string; why: string }) {
  const { id: editId, orderId, plan } = edit
  const promotionId = plan.coupon?.promotionId ?? null
  const back = (plan.offers?.back ?? []).map(offer => offer.promotionId)
  const held = promotionId === null ? back : [promotionId, ...back]
  if (held.length > 0) await dropOrderUses(tx, orderId, held)
  await endWaitingEditRow(tx, editId, how)
  await insertEvent(tx, orderId, `edit-${how}`, { ...cause, data: { editId } })
  const event: EditNotMade = { orderId, editId, how }
  await emit(tx, EDIT_NOT_MADE_TOPIC, editId, event)
}

/** Ends the waiting edit of a locked order: its stock is released at once. False when none is waiting. */
export async function endWaitingEdit(
  tx: Tx,
  orderId: string,
  how: EditNotMade['how'],
  { who, why }: { who: string; why: string },
): Promise<boolean> {
  const edit = await lockWaitingEdit(tx, orderId)
  if (!edit) return false
  await release(tx, edit, who, 'The edit that waited was not made')
  await endLocked(tx, edit, how, { who, why })
  return true
}

/** What the order's lines lose by the edit; null when they have changed since it was shown. */
async function takenNow(tx: Tx, order: OrderRow, { before, plan }: WaitingEdit): Promise<Held[] | null> {
  if (order.state !== 'placed' && order.state !== 'processing') return null
  const { lines, shipments, held } = await findOrderToCancel(tx, order.id)
  const same = order.payableMinor === before.payableMinor && isDeepStrictEqual(lines, before.lines)
  if (!same || shipments.some(({ state }) => state !== 'processing')) return null
  return takeHeld(changesOf(lines, plan.rest.lines).down, held)
}

/**
 * Applies the edit of a locked order whose difference was paid. False when it is no longer waiting, or when the order
 * has changed so that it cannot be applied: the caller then has to refund the money.
 */
export async function applyPaidEdit(
  tx: Tx,
  order: Owned<OrderRow>,
  editId: string,
  { who, paymentId }: { who: string; paymentId: string },
): Promise<boolean> {
  const edit = await lockWaitingEdit(tx, order.id)
  if (edit?.id !== editId) {
    await insertEvent(tx, order.id, 'difference-too-late', { who, why: '', data: { editId, paymentId } })
    return false
  }
  await release(tx, edit, who, 'The edit is made')
  const taken = await takenNow(tx, order, edit)
  const { payableAfterMinor: payableMinor, before, plan, why, ...asked } = edit
  const event: LinesEdited = { orderId: order.id, editId, payableMinor, refundMinor: 0 }
  try {
    if (taken) await editLines(tx, order, { ...plan, taken }, { who: edit.who, why, event })
  } catch (error) {
    // units were lost in the warehouse meanwhile; nothing of the edit is written yet
    if (!(error instanceof AppError && error.code === 'checkout.out-of-stock')) throw error
    await endLocked(tx, edit, 'ended', { who, why: 'The stock is gone.' })
    return false
  }
  if (!taken) {
    await endLocked(tx, edit, 'ended', { who, why: 'The order has changed.' })
    return false
  }
  await endWaitingEditRow(tx, editId, 'applied')
  const { idempotencyKey, changes, payableBeforeMinor } = asked
  await insertEdit(tx, {
    ...{ id: editId, orderId: order.id, idempotencyKey, changes, who: edit.who, why, payableBeforeMinor, before },
    ...{ payableAfterMinor: payableMinor, refundMinor: 0 },
    after: { payableMinor, totals: plan.rest.totals, lines: plan.rest.lines },
  })
  return true
}
