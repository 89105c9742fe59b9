// Placing orders: concurrent buyers, repeated requests, every error, no partial writes.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replayTotals } from '../../contract/cart/totals-steps.rules.ts'
import type { TotalsStep } from '../../contract/cart/totals-types.ts'
import { noCostEmiPlan } from '../../contract/payments/emi.rules.ts'
import type { ErrorCode } from '../../contract/shared/errors.ts'
import { openDatabase, statement } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts, setStock, stockOf } from '../testing/buyers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { type PlaceOrderInput, placeOrder } from './service.ts'

const COD = 5
const UPI = 8

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await pickProducts(store.app.db, 'IN', 12)
})
afterAll(() => store.close())

async function oneBuyer(items: { msn: string; quantity: number }[], market: 'IN' | 'AE' = 'IN'): Promise<Buyer> {
  const [buyer] = await makeBuyers(store.app.db, 1, market)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(store.app.db, [buyer], items)
  return buyer
}

async function codeOf(work: Promise<unknown>): Promise<ErrorCode | 'none'> {
  return work.then(
    () => 'none' as const,
    (error: unknown) => {
      if (error instanceof AppError) return error.code
      throw error
    },
  )
}

const WRITTEN = statement(
  'test.written-by',
  `select (select count(*)::int from orders where customer_id = $1) as orders,
     (select count(*)::int from payments p join orders o on o.id = p.order_id where o.customer_id = $1) as payments,
     (select count(*)::int from stock_events e join orders o on o.id = e.order_id where o.customer_id = $1) as moves,
     (select count(*)::int from idempotent_answers where owner = $1) as keys,
     (select count(*)::int from cart_items i join carts c on c.id = i.cart_id where c.customer_id = $1) as items`,
)
const NEXT_NUMBER = statement('test.next-order-number', `select nextval('order_numbers') as number`)
const writtenBy = (buyer: Buyer) =>
  store.app.db.one<{ orders: number; payments: number; moves: number; keys: number; items: number }>(WRITTEN, [
    buyer.actor.customerId,
  ])

describe('concurrency', () => {
  test('of stock 20, 60 buyers get exactly 20 orders and 40 errors', async () => {
    const { app } = store
    const [msn = ''] = msns
    await setStock(app.db, msn, 13, 7)
    const buyers = await makeBuyers(app.db, 60)
    await fillCarts(app.db, buyers, [{ msn, quantity: 1 }])
    const requests = await Promise.all(buyers.map(async buyer => ({ buyer, input: await payRequest(app, buyer, COD) })))
    const before = await stockOf(app.db, msn)
    const { number: nextNumber } = await app.db.one<{ number: number }>(NEXT_NUMBER, [])
    const codes = await Promise.all(requests.map(({ buyer, input }) => codeOf(placeOrder(app, buyer.actor, input))))
    expect(codes.filter(code => code === 'none')).toHaveLength(20)
    expect(codes.filter(code => code !== 'none')).toEqual(Array(40).fill('checkout.out-of-stock'))
    const after = await stockOf(app.db, msn)
    expect(after).toMatchObject({ onHand: 20, reserved: 20 })
    expect(after.reservedMoved - before.reservedMoved).toBe(20)
    // a failed order used no number
    expect((await app.db.one<{ number: number }>(NEXT_NUMBER, [])).number).toBe(nextNumber + 21)
    const written = await Promise.all(buyers.map(writtenBy))
    for (const [index, { orders, payments, moves, keys, items }] of written.entries()) {
      const placed = codes[index] === 'none' ? 1 : 0
      expect([orders, payments, moves, keys]).toEqual([placed, placed, placed, placed])
      expect(items).toBe(1 - placed)
    }
  })

  test('one request sent six times at once: one order, one payment, one movement, the same answer', async () => {
    const { app } = store
    const buyer = await oneBuyer([{ msn: msns[1] ?? '', quantity: 1 }])
    const input = await payRequest(app, buyer, UPI)
    const answers = await Promise.all(Array.from({ length: 6 }, () => placeOrder(app, buyer.actor, input)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.state).toBe('pending-payment')
    expect(answers[0]?.redirect?.url).toBe('/gateway/test/pay')
    expect(await writtenBy(buyer)).toEqual({ orders: 1, payments: 1, moves: 1, keys: 1, items: 0 })
    // and again later
    expect(await placeOrder(app, buyer.actor, input)).toEqual(answers[0])
    expect(await writtenBy(buyer)).toMatchObject({ orders: 1, payments: 1 })
  })
})

describe('errors leave nothing behind', () => {
  const rejected = async (
    code: ErrorCode,
    change: (buyer: Buyer) => Partial<PlaceOrderInput> | Promise<Partial<PlaceOrderInput>>,
    method = COD,
    items = [{ msn: msns[3] ?? '', quantity: 1 }],
  ) => {
    const buyer = await oneBuyer(items)
    const stock = await stockOf(store.app.db, items[0]?.msn ?? '')
    const input = await payRequest(store.app, buyer, method, await change(buyer))
    expect(await codeOf(placeOrder(store.app, buyer.actor, input))).toBe(code)
    expect(await writtenBy(buyer)).toEqual({ orders: 0, payments: 0, moves: 0, keys: 0, items: items.length })
    expect(await stockOf(store.app.db, items[0]?.msn ?? '')).toEqual(stock)
  }

  test('another amount than the buyer saw', () => rejected('payment.amount', () => ({ expectedPayable: 1 })))
  test('an unknown address', () =>
    rejected('address.unknown', () => ({
      addressList: [{ addressId: randomUUID(), type: 'shipping', invoiceType: 'retail' }],
    })))
  test('an address of another customer', () =>
    rejected('address.unknown', async () => {
      const [other] = await makeBuyers(store.app.db, 1)
      return { addressList: [{ addressId: other?.addressId ?? '', type: 'shipping', invoiceType: 'retail' }] }
    }))
  test('no delivery address', () =>
    rejected('address.unknown', buyer => ({
      addressList: [{ addressId: buyer.addressId, type: 'billing', invoiceType: 'retail' }],
    })))
  test('a tax invoice without a tax number', () =>
    rejected('customer.gstin-required', buyer => ({
      addressList: [{ addressId: buyer.addressId, type: 'shipping', invoiceType: 'tax' }],
    })))
  test('a tax number with a wrong check digit', () =>
    rejected('customer.gstin-invalid', () => ({
      business: { company: 'Kulkarni Works', gstin: '27AAPFU0939F1ZX', is_gstin: true },
    })))
  test('a method that does not exist', () =>
    rejected('payment.method-closed', () => ({
      payment: { paymentMethodId: 999, type: '', bankName: '', bankEmi: '', emiFlag: 0 },
    })))
  test('a pay-later option that is not active', () => rejected('payment.method-closed', () => ({}), 300))
  test('an EMI plan that no bank offers', async () => {
    const [dear = ''] = await pickProducts(store.app.db, 'IN', 1, 3_200_00, 25_000_00)
    const payment = { paymentMethodId: 4, type: '', bankName: '', bankEmi: 'DECN', emiFlag: 7 }
    await rejected('payment.method-closed', () => ({ payment }), 4, [{ msn: dear, quantity: 1 }])
  })
  test('an empty cart', async () => {
    const [buyer] = await makeBuyers(store.app.db, 1)
    if (!buyer) throw new Error('no buyer')
    const input = await payRequest(store.app, buyer, COD)
    expect(await codeOf(placeOrder(store.app, buyer.actor, input))).toBe('cart.empty')
    expect(await writtenBy(buyer)).toMatchObject({ orders: 0, keys: 0 })
  })

  test('cash above the maximum and below the minimum', async () => {
    const [dear = ''] = await pickProducts(store.app.db, 'IN', 1, 4_000_00, 9_000_00)
    await rejected('payment.method-closed', () => ({}), COD, [{ msn: dear, quantity: 9 }])
    const [cheap = ''] = await pickProducts(store.app.db, 'IN', 1, 10_00, 190_00)
    await rejected('payment.method-closed', () => ({}), COD, [{ msn: cheap, quantity: 1 }])
  })

  test('the same key with other contents, after the first was placed', async () => {
    const { app } = store
    const buyer = await oneBuyer([{ msn: msns[4] ?? '', quantity: 1 }])
    const input = await payRequest(app, buyer, COD)
    await placeOrder(app, buyer.actor, input)
    const other = { ...input, payment: { ...input.payment, paymentMethodId: UPI } }
    expect(await codeOf(placeOrder(app, buyer.actor, other))).toBe('request.idempotency')
    expect(await writtenBy(buyer)).toMatchObject({ orders: 1, keys: 1 })
    // another customer may use the same key
    const stranger = await oneBuyer([{ msn: msns[4] ?? '', quantity: 1 }])
    const same = await payRequest(app, stranger, COD, { idempotencyKey: input.idempotencyKey })
    expect(await codeOf(placeOrder(app, stranger.actor, same))).toBe('none')
  })
})

const STORED = statement(
  'test.stored-order',
  `select o.*, (select jsonb_agg(to_jsonb(l) order by line_no) from order_lines l where l.order_id = o.id) as lines
   from orders o where o.id = $1`,
)
interface StoredOrder {
  gstin: string | null
  company_name: string
  invoice_type: string
  delivery_method_id: number
  payable_minor: number
  taxes_minor: number
  shipping_minor: number
  total_amount_minor: number
  total_offer_minor: number
  totals: { steps: TotalsStep[]; noCostEmiDiscountMinor: number; taxableMinor: number }
  lines: { payable_minor: number; taxable_minor: number; tax_parts: { code: string; amountMinor: number }[] }[]
}
const stored = (orderId: string) => store.app.db.one<StoredOrder>(STORED, [orderId])

describe('what is written', () => {
  test('the amounts follow from the stored steps, line by line', async () => {
    const { app } = store
    const items = msns.slice(5, 9).map((msn, index) => ({ msn, quantity: index + 1 }))
    const buyer = await oneBuyer(items)
    const answer = await placeOrder(app, buyer.actor, await payRequest(app, buyer, UPI))
    const order = await stored(answer.orderId)
    const figures = replayTotals(order.totals.steps)
    expect(figures.totalPayableAmountMinor).toBe(order.payable_minor)
    expect(figures.totalPayableAmountMinor).toBe(answer.payable)
    expect(figures.taxesMinor).toBe(order.taxes_minor)
    expect(figures.totalAmountMinor).toBe(order.total_amount_minor)
    expect(figures.totalOfferMinor).toBe(order.total_offer_minor)
    expect(figures.shippingChargesMinor).toBe(order.shipping_minor)
    expect(figures.prepaidDiscountMinor).toBeGreaterThan(0)
    expect(order.lines).toHaveLength(4)
    for (const line of order.lines) {
      const tax = line.tax_parts.reduce((sum, part) => sum + part.amountMinor, 0)
      expect(line.taxable_minor + tax).toBe(line.payable_minor)
    }
    const productsMinor = order.lines.reduce((sum, line) => sum + line.payable_minor, 0)
    expect(productsMinor + order.shipping_minor).toBe(order.payable_minor)
    expect(order.delivery_method_id).toBe(77)
  })

  test('a tax invoice freezes company and number, and the place of supply is the state of the number', async () => {
    const { app } = store
    const buyer = await oneBuyer([{ msn: msns[9] ?? '', quantity: 1 }])
    const business = { company: 'Odisha Works', gstin: '29AABCR1718E1ZL', is_gstin: true }
    const answer = await placeOrder(app, buyer.actor, await payRequest(app, buyer, COD, { business }))
    const order = await stored(answer.orderId)
    expect(order).toMatchObject({ gstin: business.gstin, company_name: business.company, invoice_type: 'tax' })
    const taxes = order.totals.steps.filter(step => step.kind === 'tax')
    expect(taxes.length).toBeGreaterThan(0)
    for (const step of taxes) expect(step.params.posState).toBe('29')
  })

  test('a no-cost EMI is charged without its interest, and the steps say so', async () => {
    const { app } = store
    const [dear = ''] = await pickProducts(app.db, 'IN', 1, 3_200_00, 25_000_00)
    const buyer = await oneBuyer([{ msn: dear, quantity: 1 }])
    const payment = { paymentMethodId: 4, type: 'emi', bankName: '', bankEmi: 'DECN', emiFlag: 6 }
    const input = await payRequest(app, buyer, 4, { payment })
    expect(await codeOf(placeOrder(app, buyer.actor, input))).toBe('payment.amount')
    const { principalMinor, discountMinor } = noCostEmiPlan(input.expectedPayable, 6, 1500)
    const answer = await placeOrder(app, buyer.actor, { ...input, expectedPayable: principalMinor })
    expect(answer.payable).toBe(principalMinor)
    const order = await stored(answer.orderId)
    expect(replayTotals(order.totals.steps).noCostEmiDiscountMinor).toBe(discountMinor)
    expect(order.totals.noCostEmiDiscountMinor).toBe(discountMinor)
  })

  test('the UAE pays dirhams with VAT', async () => {
    const { app } = store
    const [msn = ''] = await pickProducts(app.db, 'AE', 1, 30_00, 900_00)
    const buyer = await oneBuyer([{ msn, quantity: 1 }], 'AE')
    const answer = await placeOrder(app, buyer.actor, await payRequest(app, buyer, COD))
    const order = await stored(answer.orderId)
    expect(order.lines[0]?.tax_parts.map(part => part.code)).toEqual(['VAT'])
    expect(order.payable_minor).toBe(answer.payable)
  })

  test('a line may come from two warehouses', async () => {
    const { app } = store
    const msn = msns[10] ?? ''
    await setStock(app.db, msn, 3, 3)
    const buyer = await oneBuyer([{ msn, quantity: 5 }])
    await placeOrder(app, buyer.actor, await payRequest(app, buyer, COD))
    expect(await stockOf(app.db, msn)).toMatchObject({ onHand: 6, reserved: 5 })
    expect((await writtenBy(buyer)).moves).toBe(2)
  })
})

test('placing an order takes few statements, and not more for a long cart', async () => {
  const db = openDatabase(store.databaseUrl, { max: 1 })
  try {
    const app = { ...store.app, db }
    const count = async (items: { msn: string; quantity: number }[]) => {
      const buyer = await oneBuyer(items)
      const input = await payRequest(store.app, buyer, UPI)
      const before = db.statements
      await placeOrder(app, buyer.actor, input)
      return db.statements - before
    }
    await count([{ msn: msns[5] ?? '', quantity: 1 }])
    const short = await count([{ msn: msns[5] ?? '', quantity: 1 }])
    const long = await count(msns.slice(3, 9).map(msn => ({ msn, quantity: 1 })))
    process.stdout.write(`placeOrder: ${short} statements\n`)
    expect(long).toBe(short)
    expect(short).toBeLessThanOrEqual(14)
  } finally {
    await db.close()
  }
})
