// A refund of cash with a bank account entered later: requested without one, entered from the order page, by
// keyboard.

import type { Order } from '../contract/orders/schemas.ts'
import { advanceClock } from './support/clock.ts'
import { openDeliveredCashOrder } from './support/returning.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true, language: 'hi' })

test('the bank account of a refund is entered once there is something to refund', async ({ shop, page }) => {
  const { t } = shop
  const number = await openDeliveredCashOrder(shop)
  await shop.press(shop.link(t('returns', 'returnProducts')))
  await page.getByRole('combobox', { name: t('returns', 'reason') }).selectOption('8')
  await page.getByRole('radio', { name: t('returns', 'wantRefund') }).check()
  await page.getByRole('radio', { name: t('returns', 'refundLater') }).check()
  await expect(page.getByText(t('returns', 'refundByLink'))).toBeVisible()
  await shop.press(shop.button(t('returns', 'requestReturn')))
  await shop.notice(t('returns', 'returnRequested'))
  await shop.at(new RegExp(`/dashboard/order/${number}$`))

  const read = async () => {
    const response = await page.request.get(`/api/v1/order/orderDetails?orderNumber=${number}`)
    return ((await response.json()) as { data: Order }).data.refunds
  }
  await expect(async () => {
    await advanceClock(60)
    expect(await read()).toMatchObject([{ awaitsAccount: true, state: 'requested' }])
  }).toPass()
  await page.reload()
  await shop.press(shop.link(t('account', 'refundAccount')))
  await shop.at(/\/refund\?/)
  await expect(shop.heading(t('returns', 'refundTitle'))).toBeVisible()
  const save = shop.button(t('returns', 'refundLinkSave'))
  await shop.alive()
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('returns', 'holderWrong'))).toBeVisible()
  await shop.field(t('returns', 'holder')).fill('Asha Kulkarni')
  await shop.field(t('returns', 'accountNumber')).fill('123456789012')
  await shop.field(t('returns', 'accountAgain')).fill('123456789012')
  await shop.field('IFSC').fill('SBIN0000095')
  await expect(page.getByText('State Bank of India')).toBeVisible()
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('9012')).toBeVisible()
  expect(await read()).toMatchObject([{ awaitsAccount: false }])
})

test('a link that is not valid leads to the orders', async ({ shop, page }) => {
  await shop.open('/refund?refundId=0c1f8a30-7f3c-4d55-9d0e-7f1f2a6f2a11&until=1&signature=AAAA')
  await expect(page.getByText(shop.t('returns', 'refundLinkWrong'))).toBeVisible()
  await expect(shop.link(shop.t('returns', 'toOrders'))).toBeVisible()
})
