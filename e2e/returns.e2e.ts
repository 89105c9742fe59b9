// Two of three products of an order are returned with pictures, one is exchanged: requested, inspected, refunded.

import sharp from 'sharp'
import type { Order } from '../contract/orders/schemas.ts'
import type { Return } from '../contract/returns/schemas.ts'
import { advanceClock } from './support/clock.ts'
import { openDeliveredOrder } from './support/returning.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true, language: 'hi' })

const photo = (red: number) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: { r: red, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer()

async function addPhotos({ page, t }: Shop, count: number): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `photo-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo(40 + index * 60),
    })),
  )
  await page.locator('input[type=file]').setInputFiles(files)
  await expect(page.getByRole('img', { name: t('reviews', 'pictureAt', { at: count }) })).toBeVisible()
}

test('a return with two photos is refunded, an exchange is shipped', async ({ shop, page }) => {
  const { t } = shop
  const number = await openDeliveredOrder(shop, 3)
  const read = async <T>(path: string) =>
    ((await (await page.request.get(`${path}?orderNumber=${number}`)).json()) as { data: T }).data
  await shop.press(shop.link(t('returns', 'returnProducts')))
  await shop.at(/\/return$/)
  const submit = shop.button(t('returns', 'requestReturn'))
  await submit.click()
  await expect(page.getByText(t('returns', 'chooseProduct'))).toBeVisible()
  await expect(page.getByText(t('returns', 'chooseReason'))).toBeVisible()

  await page.getByRole('checkbox').nth(0).check()
  const second = page.getByRole('checkbox').nth(1)
  await second.focus()
  await page.keyboard.press('Space')
  await page.getByRole('combobox', { name: t('returns', 'reason') }).selectOption('2')
  await page.getByRole('radio', { name: t('returns', 'wantRefund') }).check()
  await submit.click()
  await expect(page.getByText(t('returns', 'addPicture'))).toBeVisible()
  await addPhotos(shop, 2)
  const refund = page
    .locator('dl > div')
    .filter({ hasText: t('returns', 'refund') })
    .locator('dd')
  await expect(refund).toHaveText(/₹/)
  const shown = (await refund.textContent()) ?? ''
  await submit.focus()
  await page.keyboard.press('Enter')
  await shop.notice(t('returns', 'returnRequested'))
  await shop.at(new RegExp(`/dashboard/order/${number}$`))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('returns', 'returns') })).toBeVisible()
  await expect(main.getByText(t('order', 'RETURN_REQUESTED')).first()).toBeVisible()
  await expect(main.getByText(shown).first()).toBeVisible()

  // the third product is exchanged for the same one
  await shop.press(shop.link(t('returns', 'returnProducts')))
  await page.getByRole('combobox', { name: t('returns', 'reason') }).selectOption('7')
  await page.getByRole('radio', { name: t('returns', 'wantExchange') }).check()
  await shop.press(shop.button(t('returns', 'requestExchange')))
  await shop.notice(t('returns', 'exchangeRequested'))
  await expect(main.getByText(t('order', 'EXCHANGE_REQUESTED')).first()).toBeVisible()
  await expect(shop.link(t('returns', 'returnProducts'))).toHaveCount(0)

  await expect(async () => {
    await advanceClock(60)
    const returns = await read<Return[]>('/api/v1/order/returns')
    expect(returns.map(({ state }) => state)).toEqual(['completed', 'completed'])
    const { refunds } = await read<Order>('/api/v1/order/orderDetails')
    expect(refunds).toMatchObject([{ cause: 'returned', state: 'succeeded' }])
  }).toPass()
  await page.reload()
  await expect(main.getByText(t('returns', 'evCompleted'))).toHaveCount(2)
  await expect(main.getByRole('listitem').filter({ hasText: shown }).first()).toBeVisible()
})

test('a return is withdrawn', async ({ shop, page }) => {
  const { t } = shop
  await openDeliveredOrder(shop, 1)
  await shop.press(shop.link(t('returns', 'returnProducts')))
  await page.getByRole('combobox', { name: t('returns', 'reason') }).selectOption('8')
  await page.getByRole('radio', { name: t('returns', 'wantRefund') }).check()
  await expect(page.locator('dl > div').filter({ hasText: t('returns', 'refund') })).toBeVisible()
  await shop.press(shop.button(t('returns', 'requestReturn')))
  await shop.notice(t('returns', 'returnRequested'))
  await shop.press(shop.button(t('returns', 'withdraw')))
  await shop.notice(t('returns', 'withdrawnDone'))
  await expect(page.getByRole('main').getByText(t('returns', 'evWithdrawn'))).toBeVisible()
})
