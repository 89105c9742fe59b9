// Exchanges for another product: their credit, its use by one order, the rest, and the ledger.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartToPay } from '../cart/service.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest } from '../testing/buyers.ts'
import { cancelAsCustomer, moveOrdersOn, shipOrder } from '../testing/invoices.ts'
import { ledgerBalances, ledgerDifferences, ledgerEntries, moneyOf } from '../testing/ledger.ts'
import type { Waiting } from '../testing/payer.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { buyReplacement, refundCredits, refundExchangeCredit } from './commands/exchange-credits.ts'
import { previewReturn, returnsOfOrder } from './queries/customer-returns.ts'

const [COD, UPI] = [5, 8]
const DAY_MS = 24 * 3_600_000
const market = 'IN' as const
const MOVEMENTS = statement(
  'test.credit-movements',
  `select m.kind, m.amount_minor as amount from exchange_credit_movements m join exchange_credits c on c.id = m.credit_id
     join returns r on r.id = c.return_id where r.number = $1 order by m.at, m.id`,
)
const INVOICE = statement(
  'test.invoice-of-credit',
  'select discount_kind as kind, emi_discount_minor as discount, payable_minor as payable from invoices where order_id = $1',
)
const SPEND = statement(
  'test.spend-credit',
  `insert into exchange_credit_movements (credit_id, kind, amount_minor, order_id, cause, who)
   select c.id, 'used', -c.amount_minor, c.order_id, 'test', 'test' from exchange_credits c join returns r on r.id = c.return_id
   where r.number = $1`,
)

let shop: ReturnsStore
let msn: string
beforeAll(async () => {
  shop = await openReturnsStore()
  ;[msn = ''] = shop.msns
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db

const movementsOf = async (returnNumber: number) =>
  (await db().rows<{ kind: string; amount: number }>(MOVEMENTS, [returnNumber])).map(
    ({ kind, amount }) => [kind, Number(amount)] as const,
  )

const creditOf = async ({ buyer, answer }: Waiting, returnNumber: number) => {
  const found = await returnsOfOrder(db(), buyer.actor, answer.orderNumber)
  return found.find(one => one.returnNumber === returnNumber)?.credit
}

const DEARER = { back: 1, wanted: 3 }
const CHEAPER = { back: 2, wanted: 1 }

/** A delivered order of which units came back, to be exchanged for a more or less expensive product. */
async function exchanged({ back, wanted }: typeof DEARER, methodId = UPI) {
  const one = await shop.delivered(methodId)
  const replacement = { productId: msn, quantity: wanted }
  const items = [{ lineNo: 1, quantity: back }]
  const { returnNumber } = await returnOf(shop.store, one, { kind: 'exchange', items, replacement })
  await shop.receive(returnNumber)
  const done = await shop.inspect(returnNumber, [{ lineNo: 1, accepted: back, saleable: back }])
  return { ...one, returnNumber, done, amount: done.refund }
}

type Exchanged = Awaited<ReturnType<typeof exchanged>>

/** Orders the replacement. */
async function replace({ buyer, returnNumber }: Exchanged, methodId = UPI): Promise<Waiting> {
  await buyReplacement(shop.store.app, buyer.actor, returnNumber)
  const answer = await placeOrder(shop.store.app, buyer.actor, await payRequest(shop.store.app, buyer, methodId))
  return { buyer, answer, ref: answer.redirect?.fields.ref ?? '' }
}

async function send(one: Waiting): Promise<void> {
  await shipOrder(shop.store, one.answer)
  for (let step = 0; step < 2; step++) await moveOrdersOn(shop.store)
}

/** The balance of an order in the ledger. */
async function owedBy({ answer }: Waiting): Promise<number> {
  const { entries } = await ledgerEntries(db(), { market, orderNumber: answer.orderNumber, limit: 100 })
  return entries.reduce((sum, { lines }) => sum + moneyOf(lines, 'customers'), 0)
}

test('the preview names the credit, the price of today with its tax, and the difference', async () => {
  const one = await shop.delivered()
  const request = { orderNumber: one.answer.orderNumber, kind: 'exchange' as const, reasonId: 2 }
  const items = [{ lineNo: 1, quantity: 1 }]
  const replacement = { productId: msn, quantity: 2 }
  const { refund, replacement: shown } = await previewReturn(db(), one.buyer.actor, { ...request, items, replacement })
  expect(refund).toBeGreaterThan(0)
  expect(shown).toMatchObject({ ...replacement, difference: (shown?.price ?? 0) - refund })
  expect(shown?.tax).toBeGreaterThan(0)
  const preview = (change: object) =>
    previewReturn(db(), one.buyer.actor, { ...request, items, replacement, ...change })
  await expect(preview({ replacement: { productId: 'MSNZZZZZZZZ', quantity: 1 } })).rejects.toMatchObject({
    code: 'return.replacement',
  })
  await expect(preview({ replacement: { productId: msn, quantity: 9999 } })).rejects.toMatchObject({
    code: 'return.replacement',
  })
  await expect(preview({ kind: 'return' })).rejects.toMatchObject({ code: 'request.invalid' })
})

describe('the credit', () => {
  test('pays part of a more expensive replacement, and both orders balance to zero', async () => {
    const old = await exchanged(DEARER)
    expect(old.done).toMatchObject({ state: 'completed', kind: 'exchange', replacement: { productId: msn } })
    expect(old.done.credit).toMatchObject({ amount: old.amount, left: old.amount, used: 0, refunded: 0 })
    expect(await owedBy(old)).toBe(0)
    await shop.payer.makeRefunds()
    const replacement = await replace(old)
    const { steps } = await shop.payer.detailsOf(replacement)
    expect(steps.find(({ kind }) => kind === 'exchange-credit')?.amount).toBe(-old.amount)
    expect(await creditOf(old, old.returnNumber)).toMatchObject({ left: 0, used: old.amount })
    await shop.pay(replacement)
    await send(replacement)
    const [invoice] = await db().rows<{ kind: string; discount: number; payable: number }>(INVOICE, [
      replacement.answer.orderId,
    ])
    expect(invoice).toMatchObject({ kind: 'exchange-credit' })
    expect([Number(invoice?.discount), Number(invoice?.payable)]).toEqual([old.amount, replacement.answer.payable])
    expect([await owedBy(old), await owedBy(replacement)]).toEqual([0, 0])
    expect(await movementsOf(old.returnNumber)).toEqual([
      ['issued', old.amount],
      ['used', -old.amount],
    ])
    expect(await shop.payer.makeRefunds()).toBe(0)
  })

  test('pays all of a cheaper one, which is placed as paid, and the rest is refunded to the first payment', async () => {
    const old = await exchanged(CHEAPER)
    const replacement = await replace(old)
    expect(replacement.answer).toMatchObject({ payable: 0, state: 'placed', redirect: null })
    expect(await shop.payer.historyOf(replacement)).toMatchObject({ state: 'placed', payments: ['paid'] })
    expect(await refundCredits(shop.store.app)).toBe(1)
    expect(await refundCredits(shop.store.app)).toBe(0)
    const credit = await creditOf(old, old.returnNumber)
    expect(credit).toMatchObject({ left: 0, amount: (credit?.used ?? 0) + (credit?.refunded ?? 0) })
    await shop.refundAll()
    const { refunds } = await shop.payer.detailsOf(old)
    expect(refunds).toMatchObject([{ amount: credit?.refunded, state: 'succeeded' }])
    await send(replacement)
    expect([await owedBy(old), await owedBy(replacement)]).toEqual([0, 0])
  })

  test('comes back when the order is cancelled or expires, and is refunded when it ends', async () => {
    const old = await exchanged(DEARER)
    const first = await replace(old)
    await cancelAsCustomer(shop.store, old.buyer, { orderNumber: first.answer.orderNumber })
    expect(await creditOf(old, old.returnNumber)).toMatchObject({ left: old.amount })
    expect(await refundCredits(shop.store.app)).toBe(0)
    const second = await replace(old)
    await shop.payer.expire()
    expect(await creditOf(old, old.returnNumber)).toMatchObject({ left: old.amount })
    // the money came late: the order is revived with its credit
    await shop.pay(second)
    expect(await shop.payer.historyOf(second)).toMatchObject({ state: 'placed' })
    expect(await creditOf(old, old.returnNumber)).toMatchObject({ left: 0 })
    await cancelAsCustomer(shop.store, old.buyer, { orderNumber: second.answer.orderNumber })
    await shop.refundAll()
    const ended = { ...shop.store.app, now: () => new Date(Date.now() + 31 * DAY_MS) }
    expect(await refundCredits(ended)).toBeGreaterThan(0)
    await shop.refundAll()
    expect((await shop.payer.detailsOf(old)).refunds).toMatchObject([{ amount: old.amount, state: 'succeeded' }])
    expect([await owedBy(old), await owedBy(second)]).toEqual([0, 0])
  })

  test('is used once by two orders at the same time', async () => {
    const old = await exchanged(DEARER)
    await buyReplacement(shop.store.app, old.buyer.actor, old.returnNumber)
    const request = await payRequest(shop.store.app, old.buyer, UPI)
    const both = await Promise.allSettled(
      ['a', 'b'].map(key => placeOrder(shop.store.app, old.buyer.actor, { ...request, idempotencyKey: `two-${key}` })),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await creditOf(old, old.returnNumber)).toMatchObject({ left: 0, used: old.amount })
    await expect(db().run(SPEND, [old.returnNumber])).rejects.toThrow(/exchange_credits_check/)
  })

  test('leaves an expired order without it when it was refunded, and the late payment goes back', async () => {
    const old = await exchanged(DEARER)
    const late = await replace(old)
    await shop.payer.expire()
    const { credit } = await refundExchangeCredit(db(), old.buyer.actor, old.returnNumber)
    expect(credit).toMatchObject({ left: 0, refunded: old.amount })
    expect(await refundExchangeCredit(db(), old.buyer.actor, old.returnNumber)).toMatchObject({ credit })
    await shop.pay(late)
    expect(await shop.payer.historyOf(late)).toMatchObject({ state: 'expired', payments: ['refund-due'] })
    await shop.refundAll()
  })

  test('gets back what a cancelled part and returned products had used', async () => {
    const old = await exchanged(DEARER)
    await fillCarts(db(), [old.buyer], [{ msn: shop.msns[2] ?? '', quantity: 2 }])
    const replacement = await replace(old)
    await shop.pay(replacement)
    const items = [{ lineNo: 1, quantity: 1 }]
    await cancelAsCustomer(shop.store, old.buyer, {
      orderNumber: replacement.answer.orderNumber,
      items,
      idempotencyKey: 'one',
    })
    const part = (await creditOf(old, old.returnNumber))?.left ?? 0
    expect(part).toBeGreaterThan(0)
    await shop.refundAll()
    await send(replacement)
    await eventually(async () => {
      const found = await returnOf(shop.store, replacement, { items: [{ lineNo: 2, quantity: 1 }] })
      await shop.receive(found.returnNumber)
      await shop.inspect(found.returnNumber, [{ lineNo: 2, accepted: 1, saleable: 1 }])
    })
    expect((await creditOf(old, old.returnNumber))?.left).toBeGreaterThan(part)
    expect(await refundCredits(shop.store.app)).toBe(1)
    await shop.refundAll()
    await eventually(async () => {
      await shop.payer.makeRefunds()
      expect([await owedBy(old), await owedBy(replacement)]).toEqual([0, 0])
    })
  })

  test('of an order in cash is refunded to an account, and can pay an order in cash', async () => {
    const old = await exchanged(DEARER, COD)
    expect(old.done.refundTo).toBe('link')
    const { credit } = await refundExchangeCredit(db(), old.buyer.actor, old.returnNumber)
    expect(credit?.refunded).toBe(old.amount)
    expect((await shop.payer.detailsOf(old)).refunds).toMatchObject([{ amount: old.amount, state: 'requested' }])
  })

  test('belongs to its customer', async () => {
    const old = await exchanged(DEARER)
    const [stranger] = await makeBuyers(db(), 1)
    if (!stranger) throw new Error('no buyer')
    const unknown = { code: 'return.unknown' }
    await expect(buyReplacement(shop.store.app, stranger.actor, old.returnNumber)).rejects.toMatchObject(unknown)
    await expect(refundExchangeCredit(db(), stranger.actor, old.returnNumber)).rejects.toMatchObject(unknown)
    await fillCarts(db(), [stranger], [{ msn, quantity: 1 }])
    const { cart } = await cartToPay(db(), stranger.actor, {})
    expect(cart.exchangeCredit).toBe(0)
    const one = await shop.delivered()
    const { returnNumber } = await returnOf(shop.store, one)
    await expect(refundExchangeCredit(db(), one.buyer.actor, returnNumber)).rejects.toMatchObject({
      code: 'return.state',
    })
  })
})

test('the books balance, and no order that has ended differs from its documents', async () => {
  const { balances, unposted } = await ledgerBalances(db(), { market })
  expect(unposted).toBe(0)
  expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
  await eventually(async () => {
    await shop.payer.makeRefunds()
    expect((await ledgerDifferences(db(), { market })).orders).toEqual([])
  })
})
