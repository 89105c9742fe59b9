// A cart saved as a purchase list, rows of a table added with their errors, a reminder, and everything added to the
// cart.

import { openProduct } from './support/browsing.ts'
import { addToCart } from './support/buying.ts'
import { enterAnew, newPhone } from './support/entering.ts'
import { placePaidOrder } from './support/several-products.ts'
import { expect, test } from './support/test.ts'

test('a list is filled from the cart and a table, and bought again', async ({ shop, page }) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  await shop.open('/electricals/211000000')
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/quickorder')
  await shop.press(shop.button(t('lists', 'saveAsList')))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('lists', 'name')).fill('Monthly')
  await shop.press(dialog.getByRole('button', { name: t('lists', 'save'), exact: true }))
  await expect(dialog.getByText(t('lists', 'filled', { added: 1 }))).toBeVisible()
  await shop.press(dialog.getByRole('link', { name: t('lists', 'openList') }))
  await shop.at(/\/dashboard\/purchase-lists\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Monthly' })).toBeVisible()

  await page.getByLabel(t('lists', 'rows')).fill('NO-SUCH-PART,4\nNEITHER,x')
  await shop.press(shop.button(t('lists', 'addRows')))
  await expect(page.getByText(t('lists', 'problems', { count: 2 }))).toBeVisible()
  await expect(page.getByLabel(t('lists', 'rows'))).toHaveValue('NO-SUCH-PART,4\nNEITHER,x')

  await page.getByRole('checkbox', { name: t('lists', 'remind') }).check()
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel(t('lists', 'startsOn')).fill(day)
  await shop.press(shop.button(t('lists', 'save')).last())
  await shop.notice(t('lists', 'saved'))
  await expect(page.getByText(t('lists', 'everyMonths', { count: 1 }))).toBeVisible()

  await shop.press(shop.button(t('lists', 'addAll')))
  await expect(dialog.getByRole('link', { name: t('lists', 'toCart') })).toBeVisible()
  await page.keyboard.press('Escape')
  await shop.cartHolds(1)

  await shop.press(shop.button(t('lists', 'delete')))
  await shop.press(dialog.getByRole('button', { name: t('lists', 'delete'), exact: true }))
  await expect(page.getByRole('heading', { name: t('lists', 'none') })).toBeVisible()
})

test('an order is saved as a list', async ({ shop, page }) => {
  const { t } = shop
  const number = await placePaidOrder(shop, 2)
  await shop.open(`/dashboard/order/${number}`)
  await shop.press(shop.button(t('lists', 'saveAsList')))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('lists', 'name')).fill('Order')
  await shop.press(dialog.getByRole('button', { name: t('lists', 'save'), exact: true }))
  await expect(dialog.getByText(t('lists', 'filled', { added: 2 }))).toBeVisible()
})
