// Points are earned with a delivered order, shown, used in the next cart, and returned when that order is cancelled.

import type { Reward } from '../contract/rewards/api.ts'
import { decide, goToGateway, goToPayment, orderNumber } from './support/buying.ts'
import { openDeliveredOrder } from './support/returning.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true })

test('points of a delivered order pay a part of the next one, and come back with its cancellation', async ({
  shop,
  page,
}) => {
  const { t } = shop
  const main = page.getByRole('main')
  const points = (count: number) => t('rewards', 'points', { count })
  const read = async () => {
    const response = await page.request.get('/api/v1/reward/getReward')
    return ((await response.json()) as { data: Reward }).data
  }
  await openDeliveredOrder(shop, 8)
  await expect.poll(async () => (await read()).balance).toBeGreaterThanOrEqual(50)
  const { balance } = await read()
  await page.reload()
  await expect(main.getByText(t('rewards', 'orderEarned', { points: points(balance) }), { exact: false })).toBeVisible()
  await shop.press(shop.button(t('account', 'buyAgain')))
  await expect(main.getByText(t('account', 'againAdded'))).toBeVisible()

  await shop.open('/dashboard/rewards')
  await expect(main.getByText(points(balance), { exact: true })).toBeVisible()
  await expect(main.getByRole('cell', { name: `+${balance}` })).toBeVisible()

  await shop.open('/quickorder')
  const use = main.getByRole('checkbox', { name: t('rewards', 'use') })
  await use.focus()
  await page.keyboard.press('Space')
  await expect(use).toBeChecked()
  await expect(main.getByText(t('totals', 'rewards'), { exact: true }).first()).toBeVisible()
  await shop.open('/checkout/address')
  await goToPayment(shop)
  await expect(main.getByRole('checkbox', { name: t('rewards', 'use') })).toBeChecked()
  await goToGateway(shop)
  await decide(shop, 'success')
  await expect(shop.heading(t('checkout', 'paidTitle'))).toBeVisible()
  const number = orderNumber(shop)
  expect((await read()).balance).toBe(0)
  await expect(main.getByText(t('rewards', 'orderUsed', { points: points(balance) }), { exact: false })).toBeVisible()

  await shop.open(`/dashboard/order/${number}`)
  await shop.press(shop.button(t('account', 'cancelItems')))
  const dialog = page.getByRole('dialog')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByRole('combobox', { name: t('account', 'reason') }).selectOption('7')
  // all products: the button says "order" once the preview has arrived
  await shop.press(dialog.getByRole('button', { name: t('account', 'cancelYes'), exact: true }))
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await read()).balance).toBe(balance)
  await shop.open('/dashboard/rewards')
  await expect(main.getByText(t('rewards', 'givenBack'))).toBeVisible()
})
