// A product is exchanged for another one: chosen with its price and the difference, ordered with the credit.

import type { Return } from '../contract/returns/schemas.ts'
import { originOf } from './support/origin.ts'
import { openDeliveredOrder } from './support/returning.ts'
import { expect, test } from './support/test.ts'
import { advanceClock } from './system/processes.ts'

test.use({ movesClock: true })

test('a product is exchanged for another one, and the credit pays for it', async ({ shop, page }) => {
  const { t } = shop
  const number = await openDeliveredOrder(shop, 1)
  await shop.press(shop.link(t('returns', 'returnProducts')))
  await page.getByRole('combobox', { name: t('returns', 'reason') }).selectOption('7')
  await page.getByRole('radio', { name: t('returns', 'wantOther') }).check()
  await page.getByRole('searchbox', { name: t('returns', 'searchReplacement') }).fill('safety')
  const found = page.getByRole('group', { name: t('returns', 'whichReplacement') }).getByRole('radio')
  await expect(found.first()).toBeVisible()
  await found.first().check()
  await expect(page.getByText(t('returns', 'creditBack'))).toBeVisible()
  await shop.press(shop.button(t('returns', 'requestExchange')))
  await shop.notice(t('returns', 'exchangeRequested'))

  await expect(async () => {
    await advanceClock(originOf('IN'), 60)
    const response = await page.request.get(`/api/v1/order/returns?orderNumber=${number}`)
    const { data } = (await response.json()) as { data: Return[] }
    expect(data).toMatchObject([{ state: 'completed', credit: { used: 0 } }])
  }).toPass()
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText(t('returns', 'creditLeft'), { exact: true })).toBeVisible()
  await shop.press(shop.button(t('returns', 'buyReplacement')))
  await shop.at(/\/quickorder$/)
  await expect(main.getByText(t('totals', 'exchangeCredit')).first()).toBeVisible()
})
