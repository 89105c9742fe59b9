// Moves a return to another state, with an event.

import type { ReturnKind, ReturnState } from '../../../contract/returns/states.rules.ts'
import { lockOrder } from '../../orders/service.ts'
import {
  type Customer,
  type Owned,
  own,
  ownAsStaff,
  ownAsSystem,
  type Staff,
  type System,
} from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { emit } from '../../platform/outbox.ts'
import { findReturn, type ReturnRow, updateReturn } from '../repository/returns.ts'
import { canMoveReturn } from '../rules.ts'

/** Topic of the event that a return has a new state; its payload is a `ReturnEvent`. */
export const RETURN_TOPIC = 'returns.state-changed'

export interface ReturnEvent {
  orderId: string
  returnNumber: number
  to: ReturnState
  /** Explanation by staff for the customer; otherwise empty. */
  why: string
}

export interface ReturnMove {
  to: ReturnState
  who: string
  why?: string
  data?: object
  /** Unchanged when omitted. */
  kind?: ReturnKind
  refundMinor?: number
  carrierId?: number
  trackingNumber?: string
}

/** The return with that number, with its order locked: its changes are serialized. */
async function lockReturn(tx: Tx, number: number): Promise<ReturnRow | null> {
  const found = await findReturn(tx, number)
  if (!found) return null
  await lockOrder(tx, found.orderId, { kind: 'system', name: 'returns' })
  return findReturn(tx, number)
}

/** @throws return.unknown */
export async function lockReturnForStaff(tx: Tx, actor: Staff, number: number): Promise<Owned<ReturnRow>> {
  return ownAsStaff(await lockReturn(tx, number), actor, 'return.unknown')
}

/** @throws return.unknown */
export async function lockOwnReturn(tx: Tx, actor: Customer, number: number): Promise<Owned<ReturnRow>> {
  return own(await lockReturn(tx, number), actor, 'return.unknown')
}

/** Emits the new state of a return. */
export async function emitReturn(tx: Tx, { orderId, number }: ReturnRow, to: ReturnState, why: string): Promise<void> {
  const event: ReturnEvent = { orderId, returnNumber: number, to, why }
  await emit(tx, RETURN_TOPIC, String(number), event)
}

/** Moves a return of a locked order. @throws return.state for a transition that is not in the table */
export async function moveReturn(tx: Tx, row: Owned<ReturnRow>, move: ReturnMove): Promise<void> {
  const { to, who, why = '', data = {}, kind = row.kind, refundMinor = row.refundMinor } = move
  if (!canMoveReturn(row.state, to, row.comesBack)) {
    throw appError('return.state', { problems: [{ path: 'state', message: `It is ${row.state}.` }] })
  }
  const change = { to, kind, refundMinor, carrierId: move.carrierId ?? null, trackingNumber: move.trackingNumber ?? '' }
  const moved = await updateReturn(tx, row, { ...change, who, why, data })
  if (!moved) throw new Error(`Return ${row.number} was not locked before it was moved`)
  await emitReturn(tx, row, to, why)
}

/** Records that the products of a return have arrived, as its carrier reports; does nothing unless they are expected. */
export async function receiveReported(tx: Tx, number: number, system: System): Promise<void> {
  const row = await lockReturn(tx, number)
  if (row && canMoveReturn(row.state, 'received', row.comesBack))
    await moveReturn(tx, ownAsSystem(row, system), { to: 'received', who: system.name })
}
