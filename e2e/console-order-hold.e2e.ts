// An order is put on hold and released by orders staff, also in bulk; read-only members see the reason.

import { expect, test } from './support/console-test.ts'
import { placeEarlierOrder } from './support/earlier-order.ts'
import { codeFor } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'

test('an order on hold is not confirmed until it is released, by keyboard', async ({ store, page, context }) => {
  const number = await store.placeOrder()
  await store.enterAs(context, 'orders')
  await page.goto(`${store.origin}/console/orders/${number}`)
  const confirm = page.getByRole('button', { name: /^Confirm order/ })
  await expect(confirm).toBeEnabled()
  await page.getByRole('button', { name: 'Put on hold' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Put on hold' })
  await dialog.getByLabel('Reason').selectOption({ label: 'Other reason' })
  await dialog.getByLabel('Note for staff').fill('The customer calls back')
  const sent = page.waitForResponse(reply => reply.url().endsWith('/hold') && reply.request().method() === 'POST')
  await dialog.getByRole('button', { name: 'Put on hold' }).focus()
  await page.keyboard.press('Enter')
  expect((await sent).status()).toBe(200)
  await expect(dialog).toBeHidden()
  const panel = page.getByRole('region', { name: 'On hold: Other reason' })
  await expect(panel.getByText('The customer calls back')).toBeVisible()
  await expect(confirm).toBeDisabled()
  await expect(confirm).toHaveAccessibleDescription(/until it is released/)
  await expect(page.getByText('Put on hold: Other reason')).toBeVisible()
  // the key of the button does nothing either
  await page.keyboard.press('c')
  await expect(page.locator('.parcel')).toHaveCount(0)

  await page.goto(`${store.origin}/console/orders`)
  await page.getByRole('link', { name: 'On hold', exact: true }).click()
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: String(number) })
      .getByText('On hold'),
  ).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'On hold since' })).toBeVisible()
  await page.goto(`${store.origin}/console/orders/${number}`)
  const released = page.waitForResponse(reply => reply.url().endsWith('/release'))
  await panel.getByRole('button', { name: 'Release' }).focus()
  await page.keyboard.press('Enter')
  expect((await released).status()).toBe(200)
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(page.locator('.parcel')).toHaveCount(1)
})

test('many orders are put on hold for one reason, and read-only members cannot release them', async ({
  store,
  page,
  context,
  browser,
}) => {
  const [one, two] = [await store.placeOrder(), await store.placeOrder()]
  await store.enterAs(context, 'orders')
  await page.goto(`${store.origin}/console/orders?state=placed`)
  for (const number of [one, two]) await page.getByLabel(`Select Order ${number}`).click()
  await page.getByRole('button', { name: 'Put on hold' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put orders on hold' })
  await expect(dialog.getByText('2 orders will be put on hold.')).toBeVisible()
  await dialog.getByLabel('Reason').selectOption({ label: 'Stock missing or damaged' })
  await dialog.getByLabel('Note for staff').fill('The delivery of Monday is late')
  // input survives a reload
  await page.reload()
  for (const number of [one, two]) await page.getByLabel(`Select Order ${number}`).click()
  await page.getByRole('button', { name: 'Put on hold' }).click()
  await expect(dialog.getByLabel('Note for staff')).toHaveValue('The delivery of Monday is late')
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('2 of 2 done, 0 skipped, 0 failed')).toBeVisible()

  const other = await browser.newContext()
  await store.enterAs(other, 'auditor')
  const look = await other.newPage()
  await look.goto(`${store.origin}/console/orders/${one}`)
  const panel = look.getByRole('region', { name: 'On hold: Stock missing or damaged' })
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Release' })).toHaveCount(0)
  await other.close()

  // orders on hold are skipped by other steps
  await page.goto(`${store.origin}/console/orders?state=placed`)
  for (const number of [one, two]) await page.getByLabel(`Select Order ${number}`).click()
  await page.keyboard.press('c')
  const confirming = page.getByRole('dialog', { name: 'Confirm orders' })
  await expect(confirming.getByText('2 are skipped: on hold')).toBeVisible()
})

test('buyer and guest read that an order on hold is checked, until it is released', async ({ shop, page, browser }) => {
  const { t } = shop
  const origin = originOf('IN')
  const { phone, number, shopper } = await placeEarlierOrder(origin)
  const atSignUp = await codeFor(shop, phone)
  const desk = await browser.newContext()
  await enterAs(desk, origin, 'orders', 'en')
  const staff = await desk.newPage()
  await staff.goto(`${origin}/console/orders/${number}`)
  await staff.getByRole('button', { name: 'Put on hold' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Put on hold' })
  await dialog.getByLabel('Note for staff').fill('Looks like a fraud')
  const held = staff.waitForResponse(reply => reply.url().endsWith('/hold') && reply.request().method() === 'POST')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  expect((await held).status()).toBe(200)

  // a guest, by number and code
  await shop.open(`/track-order?order=${number}`)
  await shop.field(t('track', 'contact')).fill(phone)
  await shop.press(shop.button(t('track', 'send')))
  await expect.poll(() => codeFor(shop, phone)).not.toBe(atSignUp)
  await shop.field(t('track', 'code')).fill(await codeFor(shop, phone))
  await shop.press(shop.button(t('track', 'open')))
  await expect(shop.heading(t('track', 'order', { number }))).toBeVisible()
  const forGuest = page.getByRole('note').filter({ hasText: t('track', 'onHold') })
  await expect(forGuest).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('fraud')

  const own = await browser.newContext()
  const { hostname } = new URL(origin)
  const cookies = [...shopper.cookies].map(([name, value]) => ({ name, value, domain: hostname, path: '/' }))
  await own.addCookies(cookies)
  const buyer = await own.newPage()
  await buyer.goto(`${origin}/dashboard/order/${number}`)
  const forBuyer = buyer.getByRole('note').filter({ hasText: t('order', 'onHold') })
  await expect(forBuyer).toBeVisible()
  await expect(buyer.getByRole('main')).not.toContainText('fraud')

  const released = staff.waitForResponse(reply => reply.url().endsWith('/release'))
  await staff
    .getByRole('region', { name: /^On hold/ })
    .getByRole('button', { name: 'Release' })
    .click()
  expect((await released).status()).toBe(200)
  for (const one of [page, buyer]) {
    await one.reload()
    await expect(one.getByRole('heading', { level: 1, name: t('order', 'orderNumber', { number }) })).toBeVisible()
  }
  await expect(forGuest).toHaveCount(0)
  await expect(forBuyer).toHaveCount(0)
  for (const one of [desk, own]) await one.close()
})
