// Products of an order are returned: the form with what it comes to, the bank account, the order afterwards, and its credit note.

import { originOf } from '../support/origin.ts'
import { openDeliveredOrder } from '../support/returning.ts'
import { checkScreen } from '../support/screen-check.ts'
import { expect, test } from '../support/test.ts'
import { advanceClock } from '../system/processes.ts'

test.use({ movesClock: true })

test('a return is requested and credited', async ({ shop, page }) => {
  const { t } = shop
  await openDeliveredOrder(shop, 2)
  await shop.press(shop.link(t('returns', 'returnProducts')))
  await page.getByRole('checkbox').nth(0).check()
  await page.getByRole('combobox', { name: t('returns', 'reason') }).selectOption('8')
  await page.getByRole('radio', { name: t('returns', 'wantRefund') }).check()
  await expect(page.locator('dl > div').filter({ hasText: t('returns', 'refund') })).toBeVisible()
  await checkScreen(shop)
  await shop.press(shop.button(t('returns', 'requestReturn')))
  await shop.notice(t('returns', 'returnRequested'))
  await checkScreen(shop)
  const note = shop.link(shop.like('account', 'creditNoteTitle'))
  await expect(async () => {
    await advanceClock(originOf('IN'), 60)
    await page.reload()
    await expect(note).toBeVisible({ timeout: 1000 })
  }).toPass()
  await shop.alive()
  await shop.press(note)
  await shop.at(/^(\/hi)?\/dashboard\/creditnote\//)
  await checkScreen(shop)
})
