// Cart changes made offline (added products and changed quantities): stored in the browser, sent once there is a connection.

import type { CallInput } from '../../../../contract/api.ts'
import { ApiError } from '../../../framework/api/api-error.ts'
import { readStored, writeStored } from '../../../framework/api/browser-storage.ts'
import { messageOf, quietCall } from '../../../framework/session/session.ts'
import { setCartCount, visitor } from '../../app/session.ts'

export type CartChange = CallInput<'POST /api/v1/cart/updateCartV2'>['body']

interface PendingLine {
  productId: string
  offerId?: number | undefined
  /** Quantity to add; for a changed quantity, the new value. */
  quantity: number
  /** For a changed quantity: the value shown before. */
  from?: number
  /** Resulting quantity in the cart, once looked up: a repeated request then adds nothing more. */
  target?: number
}

/** Rejected products, with the server's reason. */
export interface CartConflict {
  productId: string
  quantity: number
  /** Empty where the quantity was changed elsewhere meanwhile. */
  reason: string
  /** The value changed elsewhere, which is kept. */
  held?: number
}

export interface SyncResult {
  /** Lines now in the cart. */
  added: number
  /** Quantities that were changed. */
  changed: number
  conflicts: CartConflict[]
}

const KEY = 'kh_pending_cart'
const MAX_LINES = 50

const read = (): PendingLine[] => readStored<PendingLine[]>(KEY) ?? []
const write = (lines: PendingLine[]) => writeStored(KEY, lines.length > 0 ? lines : null)
const sameLine = (one: PendingLine, other: PendingLine) =>
  one.productId === other.productId &&
  one.offerId === other.offerId &&
  (one.from === undefined) === (other.from === undefined)

export const pendingCount = (): number => read().length

/** Queues a change. False if it cannot be queued: quick buy, a fixed quantity, or a full queue. */
export function keepForLater(change: CartChange): boolean {
  const lines = read()
  if (change.mode !== 'add' || change.buyNow) return false
  for (const { productId, offerId, productQuantity } of change.itemsList) {
    if (productQuantity === undefined) return false
    const line: PendingLine = { productId, offerId, quantity: productQuantity }
    const known = lines.find(one => sameLine(one, line) && one.target === undefined)
    if (known) known.quantity += productQuantity
    else lines.push(line)
  }
  if (lines.length > MAX_LINES) return false
  write(lines)
  return read().length > 0
}

/** Queues a quantity changed on the cart page; the last one counts. False if the queue is full. */
export function keepQuantity(change: { productId: string; offerId: number; quantity: number; from: number }): boolean {
  const line: PendingLine = change
  const known = read().find(one => sameLine(one, line))
  const others = read().filter(one => !sameLine(one, line))
  const from = known?.from ?? change.from
  // changed back: nothing to do
  if (from === change.quantity) {
    write(others)
    return true
  }
  if (others.length >= MAX_LINES) return false
  write([...others, { ...line, from }])
  return read().length > 0
}

async function heldOf(line: PendingLine): Promise<number> {
  const { itemsList } = (await quietCall('GET /api/v1/cart/getCartBySessionV2')).data
  const present = itemsList.find(
    item => item.productId === line.productId && (line.offerId === undefined || item.offerId === line.offerId),
  )
  return present?.productQuantity ?? 0
}

const noConnection = (error: unknown) => !(error instanceof ApiError) || error.status === 0

async function send(line: PendingLine, target: number): Promise<void> {
  const query = { pincode: visitor.get().deliveryLocation?.code }
  const { productId, offerId } = line
  const itemsList = [{ productId, offerId, productQuantity: target }]
  const answer = await quietCall('POST /api/v1/cart/updateCartV2', { query, body: { mode: 'set', itemsList } })
  setCartCount(answer.data.noOfItems)
}

/** Removes the line; changes added meanwhile stay. */
const drop = (line: PendingLine) => write(read().filter(one => !sameLine(one, line)))

/** Changes a quantity, unless it was changed elsewhere meanwhile. */
async function changeQuantity(line: PendingLine, result: SyncResult): Promise<void> {
  const { productId, quantity, from } = line
  const held = await heldOf(line)
  if (held !== quantity && held !== from) {
    result.conflicts.push({ productId, quantity, reason: '', held })
    return
  }
  // a request whose response was lost may already have changed it
  if (held !== quantity) await send(line, quantity)
  result.changed++
}

async function addLine(line: PendingLine, result: SyncResult): Promise<void> {
  const target = line.target ?? (await heldOf(line)) + line.quantity
  write(read().map(one => (sameLine(one, line) ? { ...one, target } : one)))
  await send(line, target)
  result.added++
}

async function syncAll(): Promise<SyncResult> {
  const result: SyncResult = { added: 0, changed: 0, conflicts: [] }
  for (const line of read()) {
    try {
      await (line.from === undefined ? addLine : changeQuantity)(line, result)
    } catch (error) {
      if (noConnection(error)) return result
      const { productId, quantity } = line
      result.conflicts.push({ productId, quantity, reason: await messageOf(error as ApiError) })
    }
    drop(line)
  }
  return result
}

/**
 * Sends queued changes to the cart, one product after another, in one tab at a time. Stops when the connection is
 * lost and continues with the next call.
 */
export async function syncPendingCart(): Promise<SyncResult> {
  if (pendingCount() === 0) return { added: 0, changed: 0, conflicts: [] }
  // only available on https and localhost
  return navigator.locks ? navigator.locks.request(KEY, syncAll) : syncAll()
}
