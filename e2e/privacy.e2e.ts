// Personal data is downloaded, an open order prevents deletion, and the account is deleted with a code.

import { codeFor, enterAnew, newPhone } from './support/entering.ts'
import { placePaidOrder } from './support/several-products.ts'
import { expect, test } from './support/test.ts'

test('the account is deleted with a code', async ({ shop, page }) => {
  const { t } = shop
  const phone = newPhone(shop)
  await enterAnew(shop, phone)
  await shop.open('/dashboard/profile')
  await shop.press(shop.link(t('account', 'yourDataLink')))
  await shop.at('/dashboard/profile/privacy')
  const waiting = page.waitForEvent('download')
  await shop.press(shop.button(t('privacy', 'downloadButton')))
  expect((await waiting).suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/)

  await shop.press(shop.button(t('privacy', 'start')))
  await shop.press(shop.button(t('auth', 'sendCode')))
  const field = page.getByRole('textbox', { name: t('auth', 'code'), exact: true })
  await expect(field).toBeVisible()
  await field.fill(await codeFor(shop, phone))
  await shop.press(shop.button(t('privacy', 'confirm')))
  await shop.notice(t('privacy', 'deleted'))
  await shop.open('/dashboard')
  await shop.at(/^(\/hi)?\/login/)
})

test('an open order prevents deletion', async ({ shop, page }) => {
  const { t } = shop
  const number = await placePaidOrder(shop, 1)
  await shop.open('/dashboard/profile/privacy')
  await expect(shop.link(t('privacy', 'openOrder', { number }))).toBeVisible()
  await expect(page.getByText(t('privacy', 'taxIn'))).toBeVisible()
  await expect(shop.button(t('privacy', 'start'))).toHaveCount(0)
})
