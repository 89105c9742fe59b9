// An open order page updates without reloading, and keeps the buyer's input.

import { advanceClock } from './support/clock.ts'
import { placeEarlierOrder } from './support/earlier-order.ts'
import { takeOver } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true })

test('an open order page shows each step, and the focus stays where it is', async ({ shop, page }) => {
  const { t } = shop
  const origin = originOf('IN')
  const order = await placeEarlierOrder(origin)
  await takeOver(shop, order.shopper)
  await shop.open(`/dashboard/order/${order.number}`)
  await shop.alive()
  // present until the page is reloaded
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const search = page.locator('header').getByRole('combobox')
  await search.fill('drill')
  const main = page.locator('main')
  await expect(async () => {
    await advanceClock(60)
    await expect(main.getByText(t('account', 'evPacked'), { exact: true })).toBeAttached({ timeout: 2000 })
  }).toPass()
  await expect(search).toHaveValue('drill')
  await expect(search).toBeFocused()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
})
