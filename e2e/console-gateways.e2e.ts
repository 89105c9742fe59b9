// A store in production mode without a gateway: an owner sets up Razorpay at the console, and a shopper pays with it.

import { RAZORPAY_ACCOUNT, RazorpayStub } from '../server/testing/razorpay-stub.ts'
import { createMember, createOwner, takeSession } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { type ProductionStore, startProductionStore } from './system/production-store.ts'
import { Shopper, UPI } from './system/shopper.ts'

let stub: RazorpayStub
let production: ProductionStore
test.beforeEach(async () => {
  stub = await new RazorpayStub().start()
  production = await startProductionStore(1, { RAZORPAY_API_ORIGIN: stub.origin, RATE_LIMITS: 'false' })
})
test.afterEach(async () => {
  await production.stop()
  await stub.close()
})

test('the first online payment of a store, with keys entered in the console', async ({ page, context }) => {
  const { store, provider, products, folder } = production
  const { origin } = store
  await takeSession(context, origin, await createOwner(origin, folder))
  await page.goto(`${origin}/console/settings`)
  await page.getByRole('link', { name: 'Payment gateways' }).click()
  const panel = page.getByRole('region', { name: 'Razorpay' })
  await expect(panel).toContainText('Not set up')
  await panel.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Key id').fill('pk_test_123')
  await dialog.getByLabel('Key secret').fill('not-the-secret-of-the-stub')
  await dialog.getByLabel('Webhook secret').fill(RAZORPAY_ACCOUNT.webhookSecret)
  const save = dialog.getByRole('button', { name: 'Check and save' })
  await save.click()
  await expect(dialog.getByText('not a key of this gateway')).toBeVisible()
  await dialog.getByLabel('Key id').fill(RAZORPAY_ACCOUNT.keyId)
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('The gateway did not accept these keys')
  await dialog.getByLabel('Key secret').fill(RAZORPAY_ACCOUNT.keySecret)
  await dialog.getByLabel('Key secret').press('Enter')
  await expect(panel).toContainText('In use')
  await expect(panel).toContainText('Test mode')
  await expect(panel).toContainText(`••••${RAZORPAY_ACCOUNT.keySecret.slice(-4)}`)
  await panel.getByRole('button', { name: 'Check the keys' }).click()
  await expect(panel.getByRole('status')).toHaveText('The gateway accepts the keys.')

  const shopper = new Shopper(() => origin, provider.codeFor)
  await shopper.signUp('9876500078')
  const addressId = await shopper.addAddress()
  await shopper.fillCart(products[0] ?? '', 1)
  const { status, body } = await shopper.pay(await shopper.payment(addressId, UPI))
  expect(status, JSON.stringify(body)).toBe(200)
  const orderNumber = Number(body.data?.orderNumber)
  await context.addCookies([...shopper.cookies].map(([name, value]) => ({ name, value, url: origin })))
  await page.goto(`${origin}/order-confirmation?orderNumber=${orderNumber}`)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(`${stub.origin}/**`)
  await page.getByRole('button', { name: 'Paid' }).click()
  await page.waitForURL(`${origin}/order-confirmation?orderNumber=${orderNumber}`)
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()

  await takeSession(context, origin, await createMember(origin, folder, 'finance'))
  await page.goto(`${origin}/console/settings/gateways`)
  await expect(panel).toContainText('Last paid')
  await expect(panel.getByRole('button', { name: 'Copy the address' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Change' })).toHaveCount(0)
})
