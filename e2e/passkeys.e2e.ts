// A passkey is added in the profile and logs in afterwards; the authenticator is Chromium's virtual one.

import { enterAnew, leave, newPhone } from './support/entering.ts'
import { expect, test } from './support/test.ts'

test('a passkey is added and logs in', async ({ shop, page }) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await shop.open('/dashboard/profile')
  await shop.press(shop.button(t('account', 'passkeyAdd')))
  await page.getByLabel(t('account', 'passkeyName')).fill('Laptop')
  await page.keyboard.press('Enter')
  await shop.notice(t('account', 'passkeyAdded'))
  await expect(page.getByText('Laptop')).toBeVisible()
  await leave(shop)
  // the suggestion of the field would log in by itself, before the button is pressed
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await shop.open('/login')
  await shop.press(shop.button(t('auth', 'passkeyLogin')))
  await shop.notice(t('auth', 'welcomeBack'))
})
