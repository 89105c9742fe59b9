// Finding earlier orders: by number, references, product and days in the account, and buying again from the home
// page.

import { placeEarlierOrder } from './support/earlier-order.ts'
import { takeOver } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import { expect, test } from './support/test.ts'

test('an order is found by search, and its products are offered on the home page', async ({ shop, page }) => {
  const { t } = shop
  await shop.open('/')
  await page.locator('footer').scrollIntoViewIfNeeded()
  const again = page.getByRole('region', { name: t('home', 'againTitle') })
  await expect(again).toHaveCount(0)

  const { shopper, number } = await placeEarlierOrder(originOf('IN'))
  await takeOver(shop, shopper)
  await shop.open('/dashboard/order')
  const orders = page.getByRole('main').locator(`a[href="/dashboard/order/${number}"]`)
  await expect(orders.first()).toBeVisible()
  const field = page.getByRole('searchbox', { name: t('account', 'findOrder'), exact: true })
  const find = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
    await page.waitForURL(url => url.searchParams.get('str') === text)
  }
  await find('PO-none')
  await expect(shop.heading(t('account', 'noOrderWith', { text: 'PO-none' }))).toBeVisible()
  await find(number)
  await expect(orders.first()).toBeVisible()
  await expect(field).toHaveValue(number)

  const name = (await orders.first().locator('xpath=ancestor::article').locator('p').first().textContent()) ?? ''
  await find(name.slice(0, 60))
  await expect(orders.first()).toBeVisible()
  // an order of today is not in the results for 2020
  await page.getByLabel(t('account', 'findTo'), { exact: true }).fill('2020-12-31')
  await page
    .getByRole('button', { name: t('common', 'search'), exact: true })
    .last()
    .press('Enter')
  await page.waitForURL(url => url.searchParams.get('to') === '2020-12-31')
  await expect(shop.heading(t('account', 'noOrderFound'))).toBeVisible()
  await page.getByLabel(t('account', 'findFrom'), { exact: true }).fill('2021-01-01')
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: t('account', 'findDaysWrong') })).toBeVisible()
  await shop.open('/dashboard/order?to=2020-12-31')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account', 'clearSearch'), exact: true })
    .click()
  await expect(orders.first()).toBeVisible()

  await shop.press(orders.first())
  await shop.at(`/dashboard/order/${number}`)
  const product = await page.getByRole('main').locator('a[href*="/mp/"]').first().getAttribute('href')
  await shop.open('/')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(again).toBeVisible()
  await expect(again.locator('a[href*="/mp/"]').first()).toHaveAttribute('href', product ?? '')
})
