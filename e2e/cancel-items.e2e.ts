// One of three products of a paid order is cancelled: selected, previewed, confirmed by keyboard, refunded.

import type { Order } from '../contract/orders/schemas.ts'
import { placePaidOrder } from './support/several-products.ts'
import { expect, test } from './support/test.ts'

test.use({ language: 'hi' })

test('one of three products of a paid order is cancelled and refunded', async ({ shop, page }) => {
  const { t } = shop
  const number = await placePaidOrder(shop, 3)
  const read = async () => {
    const response = await page.request.get(`/api/v1/order/orderDetails?orderNumber=${number}`)
    return ((await response.json()) as { data: Order }).data
  }
  const before = await read()
  await shop.open(`/dashboard/order/${number}`)
  await shop.press(shop.button(t('account', 'cancelItems')))
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: t('account', 'cancelItemsYes'), exact: true })

  await confirm.click()
  await expect(dialog.getByText(t('account', 'cancelNothing'))).toBeVisible()
  await expect(dialog.getByText(t('account', 'reasonRequired'))).toBeVisible()

  const box = dialog.getByRole('checkbox').nth(1)
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await dialog.getByRole('combobox', { name: t('account', 'reason') }).selectOption('7')
  const refund = dialog.locator('dl > div').filter({ hasText: t('account', 'cancelRefund') })
  await expect(refund.locator('dd')).toHaveText(/₹/)
  const shown = await refund.locator('dd').textContent()

  // one of the two units only
  const less = dialog.getByRole('button', { name: shop.like('account', 'cancelLess') })
  await less.focus()
  await page.keyboard.press('Enter')
  await expect(refund.locator('dd')).not.toHaveText(shown ?? '')
  await page.keyboard.press('Tab')
  const more = dialog.getByRole('textbox', { name: shop.like('account', 'cancelQuantity') })
  await more.press('ArrowUp')
  await expect(refund.locator('dd')).toHaveText(shown ?? '')

  await confirm.focus()
  await page.keyboard.press('Enter')
  await shop.notice(t('account', 'cancelledItemsDone'))
  await expect(dialog).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByText(t('order', 'cancelledPart', { count: 2, ordered: 2 }))).toBeVisible()
  await expect(main.getByText(t('account', 'evItemsCancelled'))).toBeVisible()
  const refunds = main.getByRole('listitem').filter({ hasText: shown ?? '' })
  await expect(refunds.first()).toBeVisible()
  const after = await read()
  expect(after.lines.map(line => line.cancelledQuantity)).toEqual([0, 2, 0])
  expect(after.refunds).toMatchObject([{ amount: before.payable - after.payable }])

  // refunds go out once a minute
  await expect.poll(async () => (await read()).refunds, { timeout: 120_000 }).toMatchObject([{ state: 'succeeded' }])
})
