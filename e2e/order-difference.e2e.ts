// Staff make a paid order dearer; its customer sees what is to be paid for it, pays at the gateway, and the order is changed.

import { openProduct } from './support/browsing.ts'
import { addToCart, decide, goToGateway, goToPayment, orderNumber, PUNE, saveAddress } from './support/buying.ts'
import { enterAnew, newPhone } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('the difference of an edit is paid on the page of the order', async ({ shop, page, browser }) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  await shop.open('/electricals/211000000')
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
  await goToGateway(shop)
  await decide(shop, 'success')
  await expect(shop.heading(t('checkout', 'paidTitle'))).toBeVisible()
  const number = orderNumber(shop)

  const office = await browser.newContext()
  await enterAs(office, originOf('IN'), 'orders', 'en')
  const desk = await office.newPage()
  await desk.goto(`${originOf('IN')}/console/orders/${number}`)
  await desk.getByRole('button', { name: 'Edit lines' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Edit lines' })
  await dialog.getByRole('button', { name: /^One more of/ }).click()
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
  await expect(desk.locator('.lines tbody')).toContainText('2 pieces')
  await expect(desk.getByText(/^for an edit/)).toBeVisible()
  await office.close()
})
