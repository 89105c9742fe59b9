// Puts an order on hold, so that nothing of it is sent, and releases it.

import { OTHER_HOLD_WORDS } from '../../../contract/orders/hold.rules.ts'
import type { HoldWords } from '../../../contract/orders/hold.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { tellOfHold } from '../../annotations/service.ts'
import type { Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import { clearHold, findHold, findHoldEvent, setHold } from '../repository/holds.ts'
import { insertEvent } from '../repository/orders.ts'
import { holdFit, saysEnough } from '../rules/hold.ts'
import { lockOrderForStaff, whoOfStaff } from './move-order.ts'
import { orderState } from './move-shipment.ts'

/** @throws request.invalid when the reason `other` comes without a text */
export function requireHoldWords(words: HoldWords, path = 'body.note'): void {
  if (saysEnough(words)) return
  const message = `At least ${OTHER_HOLD_WORDS} characters with this reason.`
  throw appError('request.invalid', { problems: [{ path, message }] })
}

/**
 * Puts an order on hold. An order already on hold keeps its hold, which is returned; an id that was already used for
 * this order changes nothing, even after its release. @throws order.unknown, order.state when nothing is left to send,
 * request.invalid, request.idempotency when the id belongs to something else
 */
export async function holdOrder(
  db: Db,
  actor: Staff,
  { orderNumber, holdId, ...words }: HoldWords & { orderNumber: number; holdId: string },
): Promise<StaffOrder> {
  requireHoldWords(words)
  await db.transaction(async tx => {
    const order = await lockOrderForStaff(tx, actor, orderNumber)
    const who = whoOfStaff(actor)
    const { reason, note } = words
    const used = await findHoldEvent(tx, order.id, holdId)
    if (used) {
      if (used.who !== who || used.reason !== reason || used.note !== note) throw appError('request.idempotency')
      return
    }
    const fit = holdFit(order)
    if (fit === 'already') return
    if (fit === 'state') throw orderState(order.state)
    await setHold(tx, order, { holdId, at: actor.now, who, name: actor.name, reason, note })
    await insertEvent(tx, order.id, 'held', { who, why: note, data: { holdId, holdReason: reason } })
    await tellOfHold(tx, actor, { orderNumber, change: 'held' })
    describeChange({ before: { onHold: false }, after: { onHold: true, reason } })
  })
  return staffOrder(db, orderNumber)
}

/**
 * Releases the hold with this id, or any hold without one. An order that is not on hold stays as it is.
 * @throws order.unknown, order.other-hold when another hold is in force
 */
export async function releaseOrder(
  db: Db,
  actor: Staff,
  { orderNumber, holdId }: { orderNumber: number; holdId?: string },
): Promise<StaffOrder> {
  await db.transaction(async tx => {
    const order = await lockOrderForStaff(tx, actor, orderNumber)
    const hold = await findHold(tx, order.id)
    if (!hold) return
    if (holdId !== undefined && hold.holdId !== holdId) throw appError('order.other-hold')
    await clearHold(tx, order)
    await insertEvent(tx, order.id, 'released', { who: whoOfStaff(actor), why: '', data: { holdId: hold.holdId } })
    await tellOfHold(tx, actor, { orderNumber, change: 'released' })
    describeChange({ before: { onHold: true, reason: hold.reason }, after: { onHold: false } })
  })
  return staffOrder(db, orderNumber)
}
