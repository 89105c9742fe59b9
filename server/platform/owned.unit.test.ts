// Compile-time tests: the type check fails when code below a @ts-expect-error compiles.

import { expect, it } from 'vitest'
import { deleteAddressRow, deleteBank, findAddress, updateAddress } from '../addresses/repository.ts'
import { findOwnRow, insertEvent, updateState } from '../orders/repository/orders.ts'
import type { Db, Tx } from './db.ts'

/** Never called; only type-checked. */
async function mustNotCompile(db: Db, tx: Tx): Promise<void> {
  const address = await findAddress(db, 'id')
  const order = await findOwnRow(db, 1, 'customer')
  if (!address || !order) return
  // @ts-expect-error a row whose owner was not checked
  await deleteAddressRow(tx, address)
  // @ts-expect-error a row whose owner was not checked
  await updateAddress(tx, address, address)
  // @ts-expect-error a plain id
  await deleteBank(tx, 'id')
  // @ts-expect-error a row whose owner was not checked
  await updateState(tx, order, { to: 'placed', expiresAt: null, who: '', why: '', data: {} })
  // @ts-expect-error a pool where a transaction is needed
  await insertEvent(db, 'order', 'kind', { who: '', why: '' })
}

it('is enforced by the compiler', () => {
  expect(mustNotCompile).toBeTypeOf('function')
})
