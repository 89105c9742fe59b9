// Exchanges, refunds of cash, and returns for staff and in development mode, on a real store.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setStock } from '../testing/buyers.ts'
import {
  addBankAccount,
  deliveredOrder,
  openReturnsStore,
  type ReturnsStore,
  recordRefund,
  refundAccount,
  refundList,
  removeBankAccount,
  returnOf,
  RETURNS_STAFF as staff,
} from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { advanceReturns } from './commands/advance-returns.ts'
import { completeExchange, refundInstead, sendReplacement } from './commands/staff-returns.ts'
import { returnOptions, returnsOfOrder } from './queries/customer-returns.ts'
import { staffReturns } from './queries/staff-returns.ts'

const COD = 5

let shop: ReturnsStore
beforeAll(async () => {
  shop = await openReturnsStore()
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db

test('cash is refunded to a bank account by staff, which stays as long as it is needed', async () => {
  const one = await shop.delivered(COD)
  const { buyer, answer } = one
  expect(await returnOptions(db(), buyer.actor, answer.orderNumber)).toMatchObject({ refundTo: 'bank-account' })
  await expect(returnOf(shop.store, one)).rejects.toMatchObject({ code: 'request.invalid' })
  const account = { holder: 'Asha Kulkarni', accountNumber: '123456789012', ifsc: 'SBIN0000095' }
  const { id: bankAccountId } = await addBankAccount(shop.store.app, buyer.actor, account)
  const other = await shop.delivered(COD)
  await expect(returnOf(shop.store, other, { bankAccountId })).rejects.toMatchObject({ code: 'address.bank-unknown' })
  const { returnNumber, accountLast4 } = await returnOf(shop.store, one, { bankAccountId })
  expect(accountLast4).toBe('9012')
  await expect(removeBankAccount(db(), buyer.actor, bankAccountId)).rejects.toMatchObject({
    code: 'address.bank-in-use',
  })
  await shop.receive(returnNumber)
  await shop.payer.makeRefunds()
  const { refund } = await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 1 }])
  expect(await shop.payer.makeRefunds()).toBe(0)
  const listed = await refundList(db(), { market: 'IN', state: 'failed', limit: 50 })
  const due = listed.refunds.find(({ orderNumber }) => orderNumber === answer.orderNumber)
  expect(due).toMatchObject({ amount: refund, toBankAccount: true, cause: 'returned' })
  expect(JSON.stringify(listed)).not.toContain(account.accountNumber)
  const refundId = due?.refundId ?? ''
  expect(await refundAccount(shop.store.app, staff, refundId)).toEqual({ ...account, bank: 'State Bank of India' })
  await recordRefund(db(), staff, { refundId, reference: 'UTR26112300001' })
  expect((await shop.payer.detailsOf(one)).refunds).toMatchObject([{ amount: refund, state: 'succeeded' }])
  await removeBankAccount(db(), buyer.actor, bankAccountId)
})

describe('an exchange', () => {
  const exchange = { kind: 'exchange' as const }
  const accepted = [{ lineNo: 1, accepted: 1, saleable: 0 }]
  const handover = { carrier: 'vayu-express', trackingNumber: 'VX-77001' }

  test('sends the same product again out of stock, without money', async () => {
    const one = await shop.delivered()
    const { returnNumber } = await returnOf(shop.store, one, exchange)
    await shop.receive(returnNumber)
    expect(await shop.inspect(returnNumber, accepted)).toMatchObject({ state: 'accepted', statusCode: 23 })
    const before = await shop.onHand(0)
    const sent = await sendReplacement(db(), staff, { returnNumber, ...handover })
    expect(sent).toMatchObject({ state: 'replacement-sent', trackingNumber: 'VX-77001' })
    expect(await sendReplacement(db(), staff, { returnNumber, ...handover })).toEqual(sent)
    expect(await shop.onHand(0)).toBe(before - 1)
    expect(await completeExchange(db(), staff, returnNumber)).toMatchObject({ state: 'completed', statusCode: 23 })
    expect((await shop.payer.detailsOf(one)).refunds).toEqual([])
    expect(await shop.credited(one)).toMatchObject({ count: 0 })
  })

  test('is refunded when nothing is left to send', async () => {
    const [, , msn = ''] = shop.msns
    const one = await deliveredOrder(shop.store, shop.payer, [{ msn, quantity: 1 }])
    const { returnNumber } = await returnOf(shop.store, one, exchange)
    await shop.receive(returnNumber)
    // nothing is there to be reserved
    await setStock(db(), msn, 0)
    await shop.inspect(returnNumber, accepted)
    await expect(sendReplacement(db(), staff, { returnNumber, ...handover })).rejects.toMatchObject({
      code: 'checkout.out-of-stock',
    })
    await shop.payer.makeRefunds()
    const refunded = await refundInstead(db(), staff, returnNumber)
    expect(refunded).toMatchObject({ state: 'completed', kind: 'return' })
    expect(refunded.refund).toBeGreaterThan(0)
    expect(await refundInstead(db(), staff, returnNumber)).toEqual(refunded)
    // the store's own job may be first
    await eventually(async () => {
      await shop.payer.makeRefunds()
      expect(await shop.credited(one)).toMatchObject({ count: 1, total: refunded.refund })
    })
    expect(await shop.payer.makeRefunds()).toBe(0)
  })
})

test('staff see the returns of a state, page by page', async () => {
  const one = await shop.delivered()
  const first = await returnOf(shop.store, one)
  const second = await returnOf(shop.store, one)
  const page = { market: 'IN' as const, state: 'requested' as const, limit: 1 }
  const { returns, more } = await staffReturns(db(), staff, page)
  expect([returns[0]?.returnNumber, more]).toEqual([second.returnNumber, true])
  const next = await staffReturns(db(), staff, { ...page, before: second.returnNumber })
  expect(next.returns[0]?.returnNumber).toBe(first.returnNumber)
})

test('in development mode returns go through every state by themselves', async () => {
  const one = await shop.delivered()
  const { returnNumber } = await returnOf(shop.store, one, { kind: 'exchange' })
  const states: string[] = []
  for (let pass = 1; pass <= 5; pass++) {
    await advanceReturns({ ...shop.store.app, now: () => new Date(Date.now() + pass * 60_000) })
    const found = await returnsOfOrder(db(), one.buyer.actor, one.answer.orderNumber)
    states.push(found.find(row => row.returnNumber === returnNumber)?.state ?? '')
  }
  expect(states).toEqual(['approved', 'received', 'accepted', 'replacement-sent', 'completed'])
  const production = { ...shop.store.app, config: { ...shop.store.app.config, production: true } }
  expect(await advanceReturns(production)).toBe(0)
})
