// The profile of a customer who is logged in on two devices.

import { enterAgain, enterAnew, newPhone } from '../support/entering.ts'
import { noteHydration } from '../support/hydration.ts'
import { openAndCheck } from '../support/screen-check.ts'
import { Shop } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

test('two sessions, one of them ended', async ({ shop, browser, baseURL, language, market }) => {
  const { t } = shop
  const phone = newPhone(shop)
  await enterAnew(shop, phone)
  const elsewhere = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0 (a desktop of somebody else)',
  })
  await elsewhere.addInitScript(noteHydration)
  const there = new Shop(await elsewhere.newPage(), { language, market, t, touch: false })
  await enterAgain(there, phone)
  await openAndCheck(shop, '/dashboard/profile')
  const name = t('account', 'sessionDevice', { browser: 'Firefox', device: 'Windows' })
  await shop.press(shop.button(t('account', 'sessionEndNamed', { name })))
  await shop.notice(t('account', 'sessionEnded'))
  // the login that began it stays in the history
  await expect(shop.button(t('account', 'sessionEndNamed', { name }))).toBeHidden()
  await there.open('/dashboard/profile')
  await there.at(/\/login/)
  await elsewhere.close()
})
