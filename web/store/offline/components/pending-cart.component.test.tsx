// Products added to the cart offline: queued, added once, and reported if they cannot be added.

import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../framework/api/api-error.ts'
import { keepForLater, keepQuantity, pendingCount, syncPendingCart } from './pending-cart.ts'

const quietCall = vi.hoisted(() => vi.fn())
vi.mock('../../../framework/session/session.ts', async original => ({
  ...(await original<object>()),
  quietCall,
  messageOf: async (error: ApiError) => error.message,
}))

let held: Record<string, number>
let fail: ApiError | null

interface Change {
  body: { itemsList: { productId: string; productQuantity: number }[] }
}

/** A server with a cart. */
async function answer(name: string, input?: Change) {
  if (name.startsWith('GET')) {
    const itemsList = Object.entries(held).map(([productId, productQuantity]) => ({
      productId,
      productQuantity,
      offerId: 7,
    }))
    return { data: { itemsList } }
  }
  for (const { productId, productQuantity } of input?.body.itemsList ?? []) {
    if (fail?.status !== 0 && fail) throw fail
    held[productId] = productQuantity
    // the request arrived, the response did not
    if (fail) throw fail
  }
  return { data: { noOfItems: Object.keys(held).length } }
}

const add = (productId: string, productQuantity: number) =>
  keepForLater({ mode: 'add', itemsList: [{ productId, productQuantity }] })

beforeEach(() => {
  localStorage.clear()
  held = {}
  fail = null
  quietCall.mockImplementation(answer)
})

it('adds to the quantity in the cart', async () => {
  held = { MSN00000001: 2 }
  expect(add('MSN00000001', 3)).toBe(true)
  expect(add('MSN00000001', 1)).toBe(true)
  expect(add('MSN00000002', 1)).toBe(true)
  expect(pendingCount()).toBe(2)
  expect(await syncPendingCart()).toEqual({ added: 2, changed: 0, conflicts: [] })
  expect(held).toEqual({ MSN00000001: 6, MSN00000002: 1 })
  expect(pendingCount()).toBe(0)
  expect(await syncPendingCart()).toEqual({ added: 0, changed: 0, conflicts: [] })
})

it('adds once even when the response was lost', async () => {
  add('MSN00000001', 3)
  fail = new ApiError(0, {})
  expect(await syncPendingCart()).toEqual({ added: 0, changed: 0, conflicts: [] })
  expect(pendingCount()).toBe(1)
  fail = null
  expect(await syncPendingCart()).toEqual({ added: 1, changed: 0, conflicts: [] })
  expect(held).toEqual({ MSN00000001: 3 })
})

it('reports rejected products, and does not retry them', async () => {
  add('MSN00000001', 99)
  fail = new ApiError(409, { code: 'cart.quantity-stock', message: 'Only 5 are in stock.' })
  const conflicts = [{ productId: 'MSN00000001', quantity: 99, reason: 'Only 5 are in stock.' }]
  expect(await syncPendingCart()).toEqual({ added: 0, changed: 0, conflicts })
  expect(pendingCount()).toBe(0)
})

it('queues no quick buy, no fixed quantity and at most fifty lines', () => {
  const itemsList = [{ productId: 'MSN00000001', productQuantity: 1 }]
  expect(keepForLater({ mode: 'add', itemsList, buyNow: true })).toBe(false)
  expect(keepForLater({ itemsList })).toBe(false)
  expect(keepForLater({ mode: 'add', itemsList: [{ productId: 'MSN00000001' }] })).toBe(false)
  for (let at = 10; at < 60; at++) expect(add(`MSN000000${at}`, 1)).toBe(true)
  expect(add('MSN00000099', 1)).toBe(false)
  expect(pendingCount()).toBe(50)
})

const change = (quantity: number, from = 2) => keepQuantity({ productId: 'MSN00000001', offerId: 7, quantity, from })

it('sets a quantity to the last chosen one, and removes a line', async () => {
  held = { MSN00000001: 2 }
  expect([change(3), change(5)]).toEqual([true, true])
  expect(pendingCount()).toBe(1)
  fail = new ApiError(0, {})
  // the request arrived, the response did not: the next call finds it done
  expect(await syncPendingCart()).toEqual({ added: 0, changed: 0, conflicts: [] })
  fail = null
  expect(await syncPendingCart()).toEqual({ added: 0, changed: 1, conflicts: [] })
  expect(held).toEqual({ MSN00000001: 5 })
  change(0, 5)
  expect(await syncPendingCart()).toMatchObject({ changed: 1 })
  expect(held).toEqual({ MSN00000001: 0 })
})

it('keeps a quantity that was changed elsewhere, and drops one that was changed back', async () => {
  held = { MSN00000001: 9 }
  change(3)
  const conflicts = [{ productId: 'MSN00000001', quantity: 3, reason: '', held: 9 }]
  expect(await syncPendingCart()).toEqual({ added: 0, changed: 0, conflicts })
  expect(held).toEqual({ MSN00000001: 9 })
  change(3)
  change(2)
  expect(pendingCount()).toBe(0)
})
