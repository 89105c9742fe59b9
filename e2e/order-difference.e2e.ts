// Staff increase the price of a paid order; its customer sees the difference, pays it at the gateway, and the order
// is changed.

import { originOf } from './support/origin.ts'
import { placePaidOrder } from './support/several-products.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('the difference of an edit is paid on the page of the order', async ({ shop, page, browser }) => {
  const { t } = shop
  const office = await browser.newContext()
  await enterAs(office, originOf('IN'), 'orders', 'en')
  const desk = await office.newPage()
  const number = await placePaidOrder(shop, 1)
  await desk.goto(`${originOf('IN')}/console/orders/${number}`)
  await desk.getByRole('button', { name: 'Edit lines' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Edit lines' })
  await dialog.getByRole('button', { name: /^Increase/ }).click()
  await expect(dialog.getByText(/^The customer is asked to pay/)).toBeVisible()
  await dialog.getByLabel('Reason').fill('The customer called')
  await dialog.getByRole('button', { name: 'Ask the customer to pay' }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByRole('heading', { name: /^An edit waits for/ })).toBeVisible()

  await shop.open(`/dashboard/order/${number}`)
  const change = page.getByRole('region', { name: shop.like('order', 'moreToPay') })
  await expect(change).toBeVisible()
  await shop.press(change.getByRole('button', { name: shop.like('order', 'payNow') }))
  await shop.at(/^\/gateway\/test\/pay/)
  await shop.press(page.locator('button[name=decision][value=success]'))
  await shop.at(`/dashboard/order/${number}`)
  await expect(page.getByText(t('account', 'evLinesEdited'), { exact: true })).toBeVisible()
  await expect(change).toBeHidden()
  await desk.reload()
  await expect(desk.locator('.lines tbody')).toContainText('3 pieces')
  await expect(desk.getByText(/^for an edit/)).toBeVisible()
  await office.close()
})
