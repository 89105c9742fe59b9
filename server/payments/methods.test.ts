// What the payment page shows for each payment method is what the order charges, line by line and tax by tax.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import type { PaymentTotals } from '../../contract/payments/schemas.ts'
import { WALLET_IDS } from '../../contract/shared/limits.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

type Shopper = Awaited<ReturnType<TestStore['customer']>>
type InvoiceType = 'retail' | 'tax'
type Payment = CallInput<'POST /api/v3/payment/pay'>['body']['payment']

const PUNE = '411026'
const [UPI, EMI, COD] = [8, 4, 5]
/** In Karnataka: a tax invoice goes there, wherever the products are delivered. */
const GSTIN = '29AABCR1718E1ZL'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

/** A shopper in Pune whose cart is expensive enough for EMI and cheap enough for cash. */
async function shopperWithCart(): Promise<{ shopper: Shopper; addressId: string; productId: string }> {
  const shopper = await store.customer()
  const [productId = ''] = await store.buyableMsns('IN', 1)
  const query = { pincode: PUNE }
  const fill = (productQuantity: number) =>
    shopper.call('POST /api/v1/cart/updateCartV2', { query, body: { itemsList: [{ productId, productQuantity }] } })
  const one = await fill(1)
  await fill(Math.ceil(450_000 / one.data.totalPayableAmount))
  const address = { name: 'Asha Kulkarni', phone: '9876543210', addressLine: 'Plot 12', city: 'Pune', postCode: PUNE }
  const saved = await shopper.call('POST /api/v1/address/postaddressV2', { body: address })
  return { shopper, productId, addressId: saved.data.address.addressId }
}

async function shown(shopper: Shopper, invoiceType?: InvoiceType) {
  const body = { pincode: PUNE, invoiceType }
  return (await shopper.call('POST /api/v1/payment/getAll', { body })).data
}

/** Orders the cart and returns the order as charged. */
async function charged(
  { shopper, addressId }: { shopper: Shopper; addressId: string },
  totals: PaymentTotals,
  payment: Payment,
  invoiceType: InvoiceType = 'retail',
) {
  const business = invoiceType === 'tax' ? { company: 'Rao Tools', gstin: GSTIN, is_gstin: true } : undefined
  const { data } = await shopper.call('POST /api/v3/payment/pay', {
    body: {
      idempotencyKey: randomUUID(),
      addressList: [{ addressId, type: 'shipping', invoiceType }],
      payment,
      expectedPayable: totals.totalPayableAmount,
      business,
    },
  })
  const query = { orderNumber: data.orderNumber }
  return (await shopper.call('GET /api/v1/order/orderDetails', { query })).data
}

test('lists what the store has: no inactive method, and bank transfer only with an account to transfer to', async () => {
  const { shopper } = await shopperWithCart()
  const ids = async (of: Shopper) =>
    (await of.call('POST /api/v1/payment/getAll', { body: { pincode: PUNE } })).data.methods.map(({ id }) => id)
  expect(await ids(shopper)).toEqual([8, 10, 9, 1, 2, 3, 4, 16, 12, 11, 168, 5])
  const account = { beneficiary: 'Karkhana', accountNumber: '502000123456', ifsc: 'HDFC0000001', bank: 'HDFC Bank' }
  const transferTo = (to: typeof account | null) => store.app.ports.gatewayAccounts.use([], new Map(), to)
  transferTo(account)
  const { totals } = await shown(shopper)
  expect(await ids(shopper)).toEqual([8, 10, 9, 1, 2, 3, 4, 16, 12, 6, 11, 168, 5])
  const { addressId, shopper: payer } = await shopperWithCart()
  const prepaid = totals.find(({ mode, plan }) => mode === 'prepaid' && plan === null)
  if (!prepaid) throw new Error('no prepaid total')
  const order = await charged({ shopper: payer, addressId }, prepaid, { paymentMethodId: 6 })
  const query = { orderNumber: order.orderNumber }
  const { data } = await payer.call('GET /api/v1/payment/getOrderAttributes', { query })
  expect(data.transferAccount).toEqual(account)
  transferTo(null)
  const refused = await payer.try('GET /api/v1/payment/getRetryRequest', { query: { ...query, paymentMethodId: 6 } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'payment.method-closed' } })
})

test('every method that is listed can be paid by, and every wallet by each of its ids; 300 and 301 cannot', async () => {
  const { shopper, productId, addressId } = await shopperWithCart()
  const wallets = WALLET_IDS.flat().map(id => [3, `W${id}`] as const)
  const listed = ([8, 10, 9, 1, 2, 16, 12, 11, 168] as const).map(id => [id, ''] as const)
  const { data } = await shopper.call('GET /api/v1/cart/getCartByUserV2', { query: { pincode: PUNE } })
  // above the minimum of the finance partner
  const itemsList = [{ productId, productQuantity: Math.ceil((data.itemsList[0]?.productQuantity ?? 0) * 1.2) }]
  const fill = () => shopper.call('POST /api/v1/cart/updateCartV2', { query: { pincode: PUNE }, body: { itemsList } })
  await fill()
  const body = (paymentMethodId: number, bankEmi: string, expectedPayable: number) => ({
    ...{ idempotencyKey: randomUUID(), addressList: [{ addressId, type: 'shipping' as const }], expectedPayable },
    payment: { paymentMethodId, bankEmi },
  })
  const { totals } = await shown(shopper)
  const payable = totals.find(({ mode, plan }) => mode === 'prepaid' && plan === null)?.totalPayableAmount ?? 0
  for (const [methodId, bankEmi] of [...listed, ...wallets]) {
    const paid = await shopper.call('POST /api/v3/payment/pay', { body: body(methodId, bankEmi, payable) })
    const { redirect, upiRequest } = paid.data
    const named = redirect?.fields.method ?? new URL(upiRequest?.testPage ?? '').searchParams.get('method')
    expect(named, `${methodId} ${bankEmi}`).toBe(String(methodId))
    const { orderNumber } = paid.data
    await shopper.call('POST /api/v1/order/cancelOrder', { body: { orderNumber, reasonId: 1 } })
    await fill()
  }
  for (const [methodId, bankEmi] of [
    [300, ''],
    [301, ''],
    [3, 'W71'],
  ] as const) {
    const rejected = await shopper.try('POST /api/v3/payment/pay', { body: body(methodId, bankEmi, payable) })
    expect(rejected).toMatchObject({ status: 409, body: { code: 'payment.method-closed' } })
  }
})

const headsOf = (order: Awaited<ReturnType<typeof charged>>) => [
  ...new Set(order.lines.flatMap(line => line.taxParts.map(({ code }) => code))),
]

function sameAsCharged(totals: PaymentTotals, order: Awaited<ReturnType<typeof charged>>) {
  expect(order.steps).toEqual(totals.steps)
  expect(order).toMatchObject({
    payable: totals.totalPayableAmount,
    totalAmount: totals.totalAmount,
    totalOffer: totals.totalOffer,
    taxes: totals.taxes,
    shippingCharges: totals.shippingCharges,
  })
  expect(headsOf(order)).toEqual(totals.taxParts.map(({ code }) => code))
}

function pick(all: readonly PaymentTotals[], mode: PaymentTotals['mode'], plan: PaymentTotals['plan'] = null) {
  const matching = all.filter(totals => totals.mode === mode && totals.plan?.months === plan?.months)
  expect(matching).toHaveLength(1)
  return matching[0] as PaymentTotals
}

describe('the sum of a way to pay', () => {
  test('has every line, adds up, and agrees with the amount shown for each method', async () => {
    const { shopper } = await shopperWithCart()
    const { payable, totals, methods } = await shown(shopper)
    expect(pick(totals, null)).toMatchObject({ totalPayableAmount: payable, prepaidDiscount: 0 })
    for (const method of methods) expect(method.payable).toBe(pick(totals, method.mode).totalPayableAmount)
    for (const one of totals) {
      const { totalAmountWithOffer, promoDiscount, prepaidDiscount, shippingCharges, noCostEmiDiscount } = one
      const productsMinor = totalAmountWithOffer - promoDiscount - prepaidDiscount
      expect(productsMinor + shippingCharges - noCostEmiDiscount).toBe(one.totalPayableAmount)
      expect(one.taxParts.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.taxes)
      expect(one.taxes).toBeGreaterThan(0)
      expect(one.steps.findLast(({ kind }) => kind !== 'tax')?.running).toBe(one.totalPayableAmount)
    }
    const [prepaid, cash] = [pick(totals, 'prepaid'), pick(totals, 'cod')]
    expect(prepaid.prepaidDiscount).toBeGreaterThan(0)
    // the tax is that of the products after the discount
    expect(prepaid.taxes).toBeLessThan(cash.taxes)
    expect(cash.prepaidDiscount).toBe(0)
  })

  test.each([
    ['in advance', 'prepaid', UPI],
    ['in cash', 'cod', COD],
  ] as const)('%s is what is charged', async (_, mode, paymentMethodId) => {
    const buyer = await shopperWithCart()
    const totals = pick((await shown(buyer.shopper, 'retail')).totals, mode)
    sameAsCharged(totals, await charged(buyer, totals, { paymentMethodId }))
  })

  test('with a promotion code is what is charged', async () => {
    const buyer = await shopperWithCart()
    const body = { promoCode: 'WELCOME100', buyNow: false, pincode: PUNE }
    await buyer.shopper.call('POST /api/v1/promoCode/validatePromoCode', { body })
    const totals = pick((await shown(buyer.shopper, 'retail')).totals, 'prepaid')
    expect(totals).toMatchObject({ promoCode: 'WELCOME100', promoDiscount: 100_00 })
    sameAsCharged(totals, await charged(buyer, totals, { paymentMethodId: UPI }))
  })

  test('by a no-cost EMI plan is what is charged, and leaves the tax as it is', async () => {
    const buyer = await shopperWithCart()
    const { totals } = await shown(buyer.shopper, 'retail')
    const prepaid = pick(totals, 'prepaid')
    const plan = pick(totals, 'prepaid', { bankCode: 'DECN', months: 3 })
    const query = { amount: prepaid.totalPayableAmount }
    const banks = (await buyer.shopper.call('GET /api/v1/payment/getEMIValues', { query })).data
    const listed = banks.find(({ bankCode }) => bankCode === 'DECN')?.plans.find(({ months }) => months === 3)
    expect(plan.noCostEmiDiscount).toBe(listed?.noCostDiscount)
    expect(plan).toMatchObject({ taxes: prepaid.taxes, prepaidDiscount: prepaid.prepaidDiscount })
    const payment = { paymentMethodId: EMI, bankEmi: 'DECN', bankName: 'Deccan Bank', emiFlag: 3 }
    sameAsCharged(plan, await charged(buyer, plan, payment))
  })

  test('goes by the invoice: the tax of a tax invoice is that of the state of its number', async () => {
    const buyer = await shopperWithCart()
    const business = { companyName: 'Rao Tools', gstin: GSTIN, isGstInvoice: true }
    await buyer.shopper.call('POST /api/v1/customer/addUpdateCustomer', { body: business })
    const retail = pick((await shown(buyer.shopper, 'retail')).totals, 'prepaid')
    const taxInvoice = pick((await shown(buyer.shopper, 'tax')).totals, 'prepaid')
    expect(retail.taxParts.map(({ code }) => code)).not.toEqual(taxInvoice.taxParts.map(({ code }) => code))
    // omitted, it is the customer's setting
    expect(pick((await shown(buyer.shopper)).totals, 'prepaid')).toEqual(taxInvoice)
    sameAsCharged(taxInvoice, await charged(buyer, taxInvoice, { paymentMethodId: UPI }, 'tax'))
    const next = { productId: buyer.productId, productQuantity: 2 }
    await buyer.shopper.call('POST /api/v1/cart/updateCartV2', { body: { itemsList: [next] } })
    const again = pick((await shown(buyer.shopper, 'retail')).totals, 'prepaid')
    sameAsCharged(again, await charged(buyer, again, { paymentMethodId: UPI }))
  })
})

test('an order that is paid again has its own sum, and an empty cart one of nothing', async () => {
  const buyer = await shopperWithCart()
  const totals = pick((await shown(buyer.shopper, 'retail')).totals, 'prepaid')
  const order = await charged(buyer, totals, { paymentMethodId: UPI })
  const body = { orderNumber: order.orderNumber }
  const again = (await buyer.shopper.call('POST /api/v1/payment/getAll', { body })).data
  expect(again.totals).toEqual([totals])
  expect(again.payable).toBe(order.payable)
  const empty = await shown(buyer.shopper)
  expect(empty.totals.map(one => [one.mode, one.totalPayableAmount, one.steps])).toEqual([
    [null, 0, []],
    ['prepaid', 0, []],
    ['cod', 0, []],
  ])
})

test('pictures of methods and options are sent, to be kept; an unknown one and another version are not found', async () => {
  const { shopper } = await shopperWithCart()
  const { methods } = await shown(shopper)
  const urls = methods.flatMap(({ imgUrl, options }) => [imgUrl, ...options.map(option => option.imgUrl)])
  expect(urls.length).toBeGreaterThan(20)
  for (const url of new Set(urls)) {
    const answer = await store.http.inject({ method: 'GET', url })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.body).toMatch(/^<svg [^>]+>.+<\/svg>$/)
  }
  for (const url of ['/payment/pictures/300-1.svg', '/payment/pictures/8-0.svg', '/payment/pictures/constructor-1.svg'])
    expect((await store.http.inject({ method: 'GET', url })).statusCode).toBe(404)
})
