// A store in production mode as its buyers see it in a browser: logged in by the code of a text message, ordered, delivered,
// returned with pictures to a bank account, exchanged, bought again, invoiced, paid at a gateway with one line cancelled; and a
// business that orders from two sellers in two States.

import { readFile } from 'node:fs/promises'
import { type Browser, chromium, expect as onPage, type Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { COOKIES } from '../../contract/shared/headers.ts'
import { MARKET_INFO } from '../../contract/shared/market.ts'
import { consentText, NO_CONSENT } from '../../contract/tracking/consent.rules.ts'
import { readPdf } from '../../server/testing/pdf-text.ts'
import { RAZORPAY_ACCOUNT, RazorpayStub } from '../../server/testing/razorpay-stub.ts'
import { BROWSER_FLAGS, browserPath } from '../support/browser.ts'
import { addToCart, goToPayment, method, orderNumber, PUNE, payOnDelivery, saveAddress } from '../support/buying.ts'
import { ASHA, leave, type NewCustomer, signUp } from '../support/entering.ts'
import { noteHydration } from '../support/hydration.ts'
import { messageTables, translatorFor } from '../support/messages.ts'
import { Shop } from '../support/shop.ts'
import { type ProductionStore, startProductionStore } from './production-store.ts'
import { Shopper } from './shopper.ts'
import { until } from './waiting.ts'

const PHONE = '9876500031'
const COMPANY = 'Kulkarni Fabricators Pvt Ltd'
const GSTIN = '27AAPFU0939F1ZV'
/** Of its reasons, one that asks for pictures, and one that does not. */
const [DEFECTIVE, CHANGED_MIND] = ['2', '7']

let production: ProductionStore
let razorpay: RazorpayStub
let staff: Shopper
let browser: Browser
let page: Page
let shop: Shop
/** What a page reported as broken. */
const broken: string[] = []

beforeAll(async () => {
  razorpay = await new RazorpayStub().start()
  production = await startProductionStore(
    3,
    {
      RAZORPAY_KEY_ID: RAZORPAY_ACCOUNT.keyId,
      RAZORPAY_KEY_SECRET: RAZORPAY_ACCOUNT.keySecret,
      RAZORPAY_WEBHOOK_SECRET: RAZORPAY_ACCOUNT.webhookSecret,
      RAZORPAY_API_ORIGIN: razorpay.origin,
    },
    true,
  )
  const { origin } = production.store
  staff = new Shopper(() => origin)
  browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_FLAGS })
  const context = await browser.newContext({ baseURL: origin })
  await context.addInitScript(noteHydration)
  await context.addCookies([{ name: COOKIES.consent, value: consentText(NO_CONSENT), url: origin }])
  context.on('weberror', error => broken.push(String(error.error().stack ?? error.error())))
  context.on(
    'console',
    message => message.type() === 'error' && broken.push(`${message.text()} ${message.location().url}`),
  )
  page = await context.newPage()
  const t = translatorFor(await messageTables('en'), MARKET_INFO.IN.languageTag.en)
  shop = new Shop(page, { language: 'en', market: 'IN', t, touch: false })
})
afterAll(async () => {
  await browser?.close()
  await production?.stop()
  await razorpay.close()
})

const admin = async <Data>(verb: string, path: string, body?: object) =>
  (await staff.must(verb, `/api/admin${path}`, body, production.program)).data as Data

/** Puts products into the cart from their pages. */
async function fillCart(products: readonly string[]): Promise<void> {
  for (const msn of products) {
    await shop.open(`/mp/${msn}`)
    await addToCart(shop)
  }
}

/** Staff send everything, and it arrives; what a return comes to is read from the invoices, which are issued a moment later. */
async function deliver(order: string): Promise<void> {
  type Confirmed = { shipments: { shipmentId: number }[] }
  const { shipments } = await admin<Confirmed>('POST', `/orders/${order}/confirm`)
  for (const { shipmentId } of shipments) {
    const move = (body: object) => admin('POST', `/shipments/${shipmentId}/move`, body)
    await move({ to: 'packed' })
    await move({ to: 'shipped', carrier: 'vayu-express', trackingNumber: `VX-${shipmentId}` })
    await move({ to: 'delivered' })
  }
  await until(async () => {
    const answer = await page.request.get(`/api/v1/order/invoices?orderNumber=${order}`)
    return (await answer.json()).data.length === shipments.length
  })
}

async function photo(background: string) {
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background } })
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

/** Opens the page of an order once the link to the form of returns is on it, and goes there. */
async function openReturnForm(order: string): Promise<void> {
  await shop.open(`/dashboard/order/${order}`)
  await shop.press(shop.link(shop.t('returns', 'returnProducts')))
  await shop.at(/\/return$/)
}

let delivered = ''

/** Signs up with the code that is sent to the phone. */
async function enterAs(customer: NewCustomer, phone: string): Promise<void> {
  const { t } = shop
  await shop.open('/login')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('auth', 'identifier'), exact: true }).fill(phone)
  await shop.press(main.getByRole('button', { name: t('auth', 'sendCode'), exact: true }))
  const code = await production.provider.codeFor(phone)
  await main.getByRole('textbox', { name: t('auth', 'code'), exact: true }).fill(code ?? '')
  await shop.at('/sign-up')
  await signUp(shop, customer, main)
  await shop.notice(t('auth', 'welcome', { name: customer.firstName }))
}

it('is entered by the code of a text message, and orders on delivery', async () => {
  await enterAs(ASHA, PHONE)
  await fillCart(production.products.slice(0, 2))
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
  delivered = await payOnDelivery(shop)
  await deliver(delivered)
})

it('returns a product with two pictures to a bank account, which is typed twice', async () => {
  const { t } = shop
  await openReturnForm(delivered)
  await page.getByRole('checkbox').nth(0).check()
  await page.getByRole('combobox', { name: t('returns', 'reason') }).selectOption(DEFECTIVE)
  await page.locator('input[type=file]').setInputFiles([await photo('#a33'), await photo('#3a3')])
  await onPage(page.getByRole('img', { name: t('reviews', 'pictureAt', { at: 2 }) })).toBeVisible()
  await page.getByRole('radio', { name: t('returns', 'wantRefund') }).check()

  await shop.field(t('returns', 'holder')).fill('Asha Kulkarni')
  await shop.field(t('returns', 'accountNumber')).fill('123456789012')
  await shop.field(t('returns', 'accountAgain')).fill('123456789021')
  await shop.field('IFSC').fill('SBIN0000095')
  await shop.press(shop.button(t('returns', 'addAccount')))
  await onPage(page.getByText(t('returns', 'againWrong'))).toBeVisible()
  await shop.field(t('returns', 'accountAgain')).fill('123456789012')
  await shop.press(shop.button(t('returns', 'addAccount')))
  const account = page.getByRole('radio', { name: new RegExp(t('returns', 'endingIn', { digits: '9012' })) })
  await onPage(account).toBeChecked()

  const refund = page.locator('dl > div').filter({ hasText: t('returns', 'refund') })
  await onPage(refund.locator('dd')).toHaveText(/₹/)
  const shown = (await refund.locator('dd').textContent()) ?? ''
  await shop.press(shop.button(t('returns', 'requestReturn')))
  await shop.notice(t('returns', 'returnRequested'))
  await shop.at(`/dashboard/order/${delivered}`)
  const main = page.getByRole('main')
  await onPage(main.getByText(t('order', 'RETURN_REQUESTED')).first()).toBeVisible()
  await onPage(main.getByText(shown).first()).toBeVisible()

  // staff see both pictures; what they decide is on the page of the buyer, and where the money goes
  type Listed = { returns: { returnNumber: number; orderNumber: number }[] }
  const { returns } = await admin<Listed>('GET', '/returns?market=IN')
  const made = returns.find(({ orderNumber: of }) => String(of) === delivered)
  const path = `/returns/${made?.returnNumber}`
  expect(await admin('GET', path)).toMatchObject({ pictures: [expect.anything(), expect.anything()] })
  await admin('POST', `${path}/approve`)
  await admin('POST', `${path}/receive`)
  await admin('POST', `${path}/inspect`, { items: [{ lineNo: 1, accepted: 1, saleable: 1 }] })
  await page.reload()
  await onPage(main.getByText(t('returns', 'evCompleted'))).toBeVisible()
  await onPage(main.getByText(t('returns', 'refundEnding', { digits: '9012' }))).toBeVisible()
})

it('exchanges the other product, buys everything again, and has the invoice as page and PDF', async () => {
  const { t } = shop
  await openReturnForm(delivered)
  await page.getByRole('combobox', { name: t('returns', 'reason') }).selectOption(CHANGED_MIND)
  await page.getByRole('radio', { name: t('returns', 'wantExchange') }).check()
  await shop.press(shop.button(t('returns', 'requestExchange')))
  await shop.notice(t('returns', 'exchangeRequested'))
  const main = page.getByRole('main')
  await onPage(main.getByText(t('order', 'EXCHANGE_REQUESTED')).first()).toBeVisible()

  await shop.press(shop.button(t('account', 'buyAgain')))
  await onPage(main.getByText(t('account', 'againAdded'))).toBeVisible()
  await shop.press(shop.link(t('account', 'againCart')))
  await shop.at('/quickorder')
  await shop.cartHolds(2)

  // the PDF is made a moment after the invoice was issued
  await until(async () => (await page.request.get(`/api/v1/order/invoice?orderNumber=${delivered}`)).ok())
  await shop.open(`/dashboard/order/${delivered}`)
  const invoice = page.getByRole('link', { name: /[TR]I\/\d{4}\/\d{6}/ }).first()
  const number = (await invoice.textContent())?.match(/[TR]I\/\d{4}\/\d{6}/)?.[0] ?? ''
  await shop.press(invoice)
  await shop.at(/\/dashboard\/invoice\//)
  const document = page.getByRole('article')
  await onPage(document).toContainText(number)
  await onPage(document).toContainText(PUNE.line)
  const downloading = page.waitForEvent('download')
  await shop.press(shop.link(t('account', 'invoicePdf')))
  const file = await (await downloading).path()
  expect((await readPdf(await readFile(file))).texts.join(' ')).toContain(number)
})

it('pays three products at the gateway and cancels one of them, which is refunded', async () => {
  const { t } = shop
  await fillCart(production.products)
  await shop.open('/checkout/address')
  await goToPayment(shop)
  await method(shop, 'upiHint').check()
  await shop.press(shop.button(shop.like('checkout', 'pay')))
  await page.waitForURL(`${razorpay.origin}/**`)
  await page.getByRole('button', { name: 'Paid' }).click()
  await shop.at('/order-confirmation')
  await onPage(shop.heading(t('checkout', 'paidTitle'))).toBeVisible()

  await shop.open(`/dashboard/order/${orderNumber(shop)}`)
  await shop.press(shop.button(t('account', 'cancelItems')))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').nth(1).check()
  await dialog.getByRole('combobox', { name: t('account', 'reason') }).selectOption('7')
  const refund = dialog.locator('dl > div').filter({ hasText: t('account', 'cancelRefund') })
  await onPage(refund.locator('dd')).toHaveText(/₹/)
  const shown = (await refund.locator('dd').textContent()) ?? ''
  await shop.press(dialog.getByRole('button', { name: t('account', 'cancelItemsYes'), exact: true }))
  await shop.notice(t('account', 'cancelledItemsDone'))
  const main = page.getByRole('main')
  await onPage(main.getByRole('listitem').filter({ hasText: shown }).first()).toBeVisible()
  // what was bought again is in the cart too: two units of this line
  await onPage(main.getByText(t('order', 'cancelledPart', { count: 2, ordered: 2 }))).toBeVisible()
  expect(broken).toEqual([])
})

it('gives a business an invoice of each seller, with the tax of the State that each is sent from', async () => {
  const { t } = shop
  await leave(shop)
  await enterAs({ ...ASHA, company: COMPANY, gstin: GSTIN }, '9876500032')
  await fillCart(production.ofTwoStates)
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
  await onPage(page.getByText(t('order', 'taxInvoice', { company: COMPANY }))).toBeVisible()
  await method(shop, 'upiHint').check()
  await shop.press(shop.button(shop.like('checkout', 'pay')))
  await page.waitForURL(`${razorpay.origin}/**`)
  await page.getByRole('button', { name: 'Paid' }).click()
  await shop.at('/order-confirmation')
  const order = orderNumber(shop)
  await deliver(order)

  const invoices = page.getByRole('link', { name: /TI\/\d{4}\/\d{6}/ })
  const taxes: string[] = []
  const sellers = new Set<string>()
  for (const at of [0, 1]) {
    await shop.open(`/dashboard/order/${order}`)
    await onPage(invoices).toHaveCount(2)
    await shop.press(invoices.nth(at))
    await shop.at(/\/dashboard\/invoice\//)
    const document = page.getByRole('article')
    await onPage(document).toContainText(GSTIN)
    const text = (await document.textContent()) ?? ''
    taxes.push(text.includes('IGST') ? 'IGST' : text.includes('SGST') ? 'CGST and SGST' : 'none')
    for (const [number] of text.matchAll(/\d{2}[A-Z]{5}\d{4}[A-Z]\dZ[0-9A-Z]/g))
      if (number !== GSTIN) sellers.add(number)
  }
  expect(taxes.sort()).toEqual(['CGST and SGST', 'IGST'])
  expect(sellers.size).toBe(2)
  expect(broken).toEqual([])
})
