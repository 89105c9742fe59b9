// Products that were added to the cart without a connection: stored in the browser, put into the cart once there is one.

import type { CallInput } from '../../../../contract/api.ts'
import { ApiError } from '../../../framework/api/api-error.ts'
import { readStored, writeStored } from '../../../framework/api/browser-storage.ts'
import { messageOf, quietCall } from '../../../framework/session/session.ts'
import { setCartCount, visitor } from '../../app/session.ts'

export type CartChange = CallInput<'POST /api/v1/cart/updateCartV2'>['body']

interface PendingLine {
  productId: string
  offerId?: number | undefined
  /** How many are added. */
  quantity: number
  /** What the cart holds afterwards, once it was looked up: the same request again adds nothing more. */
  target?: number
}

/** What could not be put into the cart, with the reason of the server. */
export interface CartConflict {
  productId: string
  quantity: number
  reason: string
}

export interface SyncResult {
  /** Lines that are in the cart now. */
  added: number
  conflicts: CartConflict[]
}

const KEY = 'kh_pending_cart'
const MAX_LINES = 50

const read = (): PendingLine[] => readStored<PendingLine[]>(KEY) ?? []
const write = (lines: PendingLine[]) => writeStored(KEY, lines.length > 0 ? lines : null)
const sameLine = (one: PendingLine, other: PendingLine) =>
  one.productId === other.productId && one.offerId === other.offerId

export const pendingCount = (): number => read().length

/** Keeps a change for later. False when it is none that can wait: quick buy, a set quantity, or the store is full. */
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

async function targetOf(line: PendingLine): Promise<number> {
  const { itemsList } = (await quietCall('GET /api/v1/cart/getCartBySessionV2')).data
  const present = itemsList.find(
    item => item.productId === line.productId && (line.offerId === undefined || item.offerId === line.offerId),
  )
  return (present?.productQuantity ?? 0) + line.quantity
}

const noConnection = (error: unknown) => !(error instanceof ApiError) || error.status === 0

async function send(line: PendingLine, target: number): Promise<void> {
  const query = { pincode: visitor.get().deliveryLocation?.code }
  const { productId, offerId } = line
  const itemsList = [{ productId, offerId, productQuantity: target }]
  const answer = await quietCall('POST /api/v1/cart/updateCartV2', { query, body: { mode: 'set', itemsList } })
  setCartCount(answer.data.noOfItems)
}

/** Takes the line out again; what was added meanwhile stays. */
const drop = (line: PendingLine) => write(read().filter(one => !sameLine(one, line)))

async function syncAll(): Promise<SyncResult> {
  const result: SyncResult = { added: 0, conflicts: [] }
  for (const line of read()) {
    try {
      const target = line.target ?? (await targetOf(line))
      write(read().map(one => (sameLine(one, line) ? { ...one, target } : one)))
      await send(line, target)
      result.added++
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
 * Puts what waits into the cart, one product after the other; one tab at a time. It stops when the connection is lost and
 * goes on with the next call.
 */
export async function syncPendingCart(): Promise<SyncResult> {
  if (pendingCount() === 0) return { added: 0, conflicts: [] }
  // only there on https and on the own machine
  return navigator.locks ? navigator.locks.request(KEY, syncAll) : syncAll()
}
