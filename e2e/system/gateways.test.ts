// A store in production mode with payment gateways: ordered, paid by a browser on the page of the gateway, confirmed.

import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PAYU_ACCOUNT, PayuStub } from '../../server/testing/payu-stub.ts'
import { RAZORPAY_ACCOUNT, RazorpayStub } from '../../server/testing/razorpay-stub.ts'
import { BROWSER_FLAGS, browserPath } from '../support/browser.ts'
import { hydrated, noteHydration } from '../support/hydration.ts'
import type { RunningStore } from './processes.ts'
import { type ProductionStore, startProductionStore } from './production-store.ts'
import { Shopper, UPI } from './shopper.ts'
import { until } from './waiting.ts'

const [NET_BANKING, EMI] = [2, 4]
/** What is paid on the page of Razorpay; the others go to PayU, or are paid at the door. */
const AT_RAZORPAY = [8, 1, 3, 12, 11, 168]

let production: ProductionStore
let razorpay: RazorpayStub
let payu: PayuStub
let store: RunningStore
let shopper: Shopper
let products: string[]
let addressId: string
let browser: Browser

beforeAll(async () => {
  razorpay = await new RazorpayStub().start()
  payu = await new PayuStub().start()
  production = await startProductionStore(
    3,
    {
      RAZORPAY_KEY_ID: RAZORPAY_ACCOUNT.keyId,
      RAZORPAY_KEY_SECRET: RAZORPAY_ACCOUNT.keySecret,
      RAZORPAY_WEBHOOK_SECRET: RAZORPAY_ACCOUNT.webhookSecret,
      RAZORPAY_API_ORIGIN: razorpay.origin,
      PAYU_KEY: PAYU_ACCOUNT.key,
      PAYU_SALT: PAYU_ACCOUNT.salt,
      PAYU_CHECKOUT_ORIGIN: payu.origin,
      PAYU_API_ORIGIN: payu.origin,
      PAYMENT_ROUTES: 'IN netBanking = payu, razorpay; IN emi = payu; IN * = razorpay',
    },
    true,
  )
  store = production.store
  products = production.products
  shopper = new Shopper(() => store.origin, production.provider.codeFor)
  await shopper.signUp('9876500011')
  addressId = await shopper.addAddress()
  browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_FLAGS })
})
afterAll(async () => {
  await browser?.close()
  await production?.stop()
  await Promise.all([razorpay.close(), payu.close()])
})

/** An order of one unit each that is not paid yet; `ref` is our reference at the gateway. */
async function orderBy(methodId: number, productCount = 1) {
  await shopper.fillCartWith(products.slice(0, productCount).map(productId => ({ productId, productQuantity: 1 })))
  const { status, body } = await shopper.pay(await shopper.payment(addressId, methodId))
  expect(status, JSON.stringify(body)).toBe(200)
  const redirect = body.data?.redirect as { url: string; fields: Record<string, string> }
  const ref = new URL(redirect.fields.callback_url ?? '').searchParams.get('ref') ?? ''
  return { orderNumber: Number(body.data?.orderNumber), redirect, ref }
}

const orderByUpi = (productCount = 1) => orderBy(UPI, productCount)

const attributesOf = async (orderNumber: number) =>
  (await shopper.must('GET', `/api/v1/payment/getOrderAttributes?orderNumber=${orderNumber}`)).data

/** A page of a browser in which the shopper is logged in. */
async function loggedIn(): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(noteHydration)
  const url = store.origin
  await context.addCookies([...shopper.cookies].map(([name, value]) => ({ name, value, url })))
  return context.newPage()
}

it('offers the methods of the gateway and of the carriers, and no other', async () => {
  await shopper.fillCart(products[0] ?? '', 1)
  const { data } = await shopper.must('POST', '/api/v1/payment/getAll', { pincode: '411026' })
  const methods = data?.methods as { id: number; options: unknown[] }[]
  expect(methods.map(({ id }) => id)).toEqual([8, 1, 2, 3, 4, 12, 11, 168, 5])
  expect(methods.flatMap(({ options }) => options)).toEqual([])
})

it('lets pages send a form to the gateways and to nobody else', async () => {
  const { headers } = await fetch(store.origin)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`form-action 'self' ${razorpay.origin} ${payu.origin};`)
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toMatch(/https:|connect-src|frame-src/)
})

it('is paid in a browser: to the page of the gateway by a form, and back with the session of the buyer', async () => {
  const { orderNumber, ref } = await orderByUpi()
  const page = await loggedIn()
  const problems: string[] = []
  page.on('console', message => message.type() === 'error' && problems.push(message.text()))
  await page.goto(`${store.origin}/order-confirmation?orderNumber=${orderNumber}`)
  await hydrated(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(`${razorpay.origin}/**`)
  await page.getByRole('button', { name: 'Paid' }).click()
  await page.waitForURL(`${store.origin}/order-confirmation?orderNumber=${orderNumber}`)
  await page.getByText('Paid', { exact: true }).first().waitFor()
  expect(problems).toEqual([])
  await page.context().close()
  // the webhook comes last here, and changes nothing
  const payment = razorpay.payments.find(({ order_id }) => order_id === razorpay.orderOf(ref).id)
  if (!payment) throw new Error('nothing was paid')
  const delivered = await razorpay.deliver(store.origin, razorpay.event('payment.captured', payment))
  expect(delivered).toMatchObject({ status: 200, outcome: 'repeated' })
  expect(await attributesOf(orderNumber)).toMatchObject({ state: 'placed', paymentState: 'paid', retryable: false })
  const confirmed = await shopper.must('POST', `/api/admin/orders/${orderNumber}/confirm`, {}, production.program)
  expect(confirmed.data).toMatchObject({ state: 'processing' })
})

/** An order by a method of PayU; the browser is on its page. */
async function onPageOfPayu(methodId: number, productQuantity: number) {
  await shopper.fillCart(products[0] ?? '', productQuantity)
  const { status, body } = await shopper.pay(await shopper.payment(addressId, methodId))
  expect(status, JSON.stringify(body)).toBe(200)
  const orderNumber = Number(body.data?.orderNumber)
  const page = await loggedIn()
  await page.goto(`${store.origin}/order-confirmation?orderNumber=${orderNumber}`)
  await hydrated(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(`${payu.origin}/**`)
  await page.getByRole('heading', { name: 'PayU' }).waitFor()
  const { fields = {} } = payu.transactions.at(-1) ?? {}
  return { orderNumber, page, fields, txnid: fields.txnid ?? '' }
}

/** PayU sends the browser back with its signed form. */
async function comeBackFromPayu(page: Page, { surl = '', txnid = '' }: Record<string, string>): Promise<void> {
  await page.evaluate(
    ([action, values]) => {
      const form = document.body.appendChild(document.createElement('form'))
      Object.assign(form, { method: 'post', action })
      for (const [name, value] of Object.entries(values))
        Object.assign(form.appendChild(document.createElement('input')), { type: 'hidden', name, value })
      form.submit()
    },
    [surl, await payu.returnFields(txnid)] as const,
  )
  await page.waitForURL(`${store.origin}/order-confirmation?**`)
}

it('sends a method to the gateway of its route, by a form of the browser that this gateway accepts', async () => {
  const { orderNumber, page, txnid } = await onPageOfPayu(NET_BANKING, 1)
  await page.context().close()
  payu.pay(txnid)
  const told = await payu.deliver(store.origin, await payu.returnFields(txnid))
  expect(told).toMatchObject({ status: 200, outcome: 'paid' })
  expect(await attributesOf(orderNumber)).toMatchObject({ state: 'placed', paymentState: 'paid' })
})

it('is paid by instalments on the page of PayU, which has all of the amount and no plan', async () => {
  const { orderNumber, page, fields, txnid } = await onPageOfPayu(EMI, 7)
  expect(fields).toMatchObject({ pg: 'EMI' })
  expect(fields).not.toHaveProperty('bankcode')
  payu.pay(txnid)
  await comeBackFromPayu(page, fields)
  await page.getByText('Paid', { exact: true }).first().waitFor()
  await page.context().close()
  expect(await attributesOf(orderNumber)).toMatchObject({ state: 'placed', paymentState: 'paid' })
})

it('fails at one gateway and is paid at another, chosen in the browser', async () => {
  const { orderNumber, page, fields, txnid } = await onPageOfPayu(NET_BANKING, 1)
  payu.pay(txnid, 'failure', 'userCancelled')
  await comeBackFromPayu(page, fields)
  await page.getByRole('heading', { name: 'The payment failed' }).waitFor()
  expect(await attributesOf(orderNumber)).toMatchObject({ state: 'payment-failed', retryable: true })
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption({ label: 'UPI' })
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(`${razorpay.origin}/**`)
  await page.getByRole('button', { name: 'Paid' }).click()
  await page.waitForURL(`${store.origin}/order-confirmation?orderNumber=${orderNumber}`)
  await page.getByText('Paid', { exact: true }).first().waitFor()
  await page.context().close()
  expect(await attributesOf(orderNumber)).toMatchObject({ state: 'placed', paymentState: 'paid', retryable: false })
})

it('has one of its three lines cancelled in the browser, which reaches the gateway as one refund of its price', async () => {
  const { orderNumber, ref } = await orderByUpi(3)
  const payment = razorpay.pay(ref)
  await razorpay.deliver(store.origin, razorpay.event('payment.captured', payment))
  type Read = { payable: number; lines: { cancelledQuantity: number }[]; refunds: { amount: number; state: string }[] }
  const read = async () =>
    (await shopper.must('GET', `/api/v1/order/orderDetails?orderNumber=${orderNumber}`)).data as unknown as Read
  const before = await read()
  const page = await loggedIn()
  await page.goto(`${store.origin}/dashboard/order/${orderNumber}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Cancel products', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').nth(1).check()
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Cancel selected products' }).click()
  await page.getByText('The selected products are cancelled.').last().waitFor()
  await page.context().close()
  const after = await read()
  const amount = before.payable - after.payable
  expect(after.lines.map(line => line.cancelledQuantity)).toEqual([0, 1, 0])
  expect(after.refunds).toMatchObject([{ amount }])

  // the job of refunds comes once a minute
  const made = () => razorpay.refunds.filter(({ payment_id }) => payment_id === payment.id)
  await until(async () => made()[0])
  const told = razorpay.event('refund.processed', payment, { refund: { ...made()[0], status: 'processed' } })
  const tell = () => razorpay.deliver(store.origin, told, { eventId: 'evt_of_the_refund' })
  expect(await tell()).toMatchObject({ status: 200, outcome: 'refund-noted' })
  await until(async () => (await read()).refunds.every(({ state }) => state === 'succeeded') || null)
  expect(await tell()).toMatchObject({ status: 200, outcome: 'repeated' })
  expect(made().map(refund => refund.amount)).toEqual([amount])
  expect((await read()).refunds).toMatchObject([{ amount, state: 'succeeded' }])
  const differences = await shopper.must(
    'GET',
    '/api/admin/ledger/differences?market=IN',
    undefined,
    production.program,
  )
  expect(differences.data).toEqual({ orders: [] })
}, 240_000)

it('takes each method on the page of the gateway, after a payment there that failed', async () => {
  const page = await loggedIn()
  for (const method of AT_RAZORPAY) {
    const { orderNumber, ref } = await orderBy(method)
    const failed = razorpay.event('payment.failed', razorpay.pay(ref, 'failed'))
    expect(await razorpay.deliver(store.origin, failed), `method ${method}`).toMatchObject({ status: 200 })
    // the page of the gateway stays open for another try: the order goes on waiting
    expect(await attributesOf(orderNumber), `method ${method}`).toMatchObject({
      ...{ state: 'pending-payment', paymentState: 'created', retryable: true },
    })
    await page.goto(`${store.origin}/order-confirmation?orderNumber=${orderNumber}`)
    await hydrated(page)
    await page.getByRole('button', { name: /^Pay / }).click()
    await page.waitForURL(`${razorpay.origin}/**`)
    await page.getByRole('button', { name: 'Paid' }).click()
    await page.waitForURL(`${store.origin}/order-confirmation?orderNumber=${orderNumber}`)
    await page.getByText('Paid', { exact: true }).first().waitFor()
    expect(await attributesOf(orderNumber), `method ${method}`).toMatchObject({ state: 'placed', paymentState: 'paid' })
  }
  await page.context().close()
})

it('is paid by the webhook alone, and a forged one changes nothing', async () => {
  const { orderNumber, ref } = await orderByUpi()
  const body = razorpay.event('payment.captured', razorpay.pay(ref))
  const forged = await razorpay.deliver(store.origin, body, { secret: RAZORPAY_ACCOUNT.keySecret })
  expect(forged).toMatchObject({ status: 400, code: 'payment.signature' })
  const delivered = await Promise.all([1, 2, 3].map(() => razorpay.deliver(store.origin, body)))
  expect(delivered.map(({ outcome }) => outcome).sort()).toEqual(['paid', 'repeated', 'repeated'])
  expect(await attributesOf(orderNumber)).toMatchObject({ state: 'placed', paymentState: 'paid' })
})

it('keeps the secrets of the gateways out of its log', () => {
  const { keySecret, webhookSecret } = RAZORPAY_ACCOUNT
  expect(store.output()).not.toContain(keySecret)
  expect(store.output()).not.toContain(webhookSecret)
  expect(store.output()).not.toContain(PAYU_ACCOUNT.salt)
})
