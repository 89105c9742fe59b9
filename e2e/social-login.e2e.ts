// A login at an outside provider in a browser: connected to an account by a code, then recognised, or cancelled.

import { startIdentityProvider, type TestIdentityProvider } from '../server/testing/identity-provider.ts'
import { expect, test } from './support/test.ts'
import { filledFolder, freePort, type RunningStore, removeFolders, startStore } from './system/processes.ts'
import { codeInOutbox, Shopper } from './system/shopper.ts'

const PHONE = '9876500055'
const PERSON = { sub: 'person-1', name: 'Asha Kulkarni', given_name: 'Asha', email: 'asha@plant.example' }

test.describe('at a provider', () => {
  let provider: TestIdentityProvider
  let store: RunningStore
  let folder: string
  test.beforeAll(async () => {
    folder = await filledFolder()
    const port = await freePort()
    provider = await startIdentityProvider([`http://localhost:${port}/login/social`])
    const { clientId, clientSecret, issuer } = provider.client
    store = await startStore(folder, {
      PORT: String(port),
      ...{ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer },
    })
    await new Shopper(() => store.origin).signUp(PHONE)
  })
  test.afterAll(async () => {
    await store?.stop()
    await provider?.close()
    await removeFolders(folder)
  })

  test('an account is connected by a code, and recognised the next time', async ({ shop, page, browser }) => {
    const { t } = shop
    const button = { name: t('auth', 'socialContinue', { name: 'Google' }) }
    provider.person = null
    await page.goto(`${store.origin}/login`)
    await page.getByRole('button', button).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL(`${store.origin}/login/social`)

    provider.person = PERSON
    await page.getByRole('link', { name: t('auth', 'startAgain') }).click()
    await page.getByRole('button', button).click()
    const main = page.getByRole('main')
    // the previous page has a field with this name too
    await expect(page).toHaveURL(`${store.origin}/login/social`)
    await main.getByRole('textbox', { name: t('auth', 'identifier'), exact: true }).fill(PHONE)
    await main.getByRole('button', { name: t('auth', 'sendCode'), exact: true }).click()
    const field = main.getByRole('textbox', { name: t('auth', 'code'), exact: true })
    await expect(field).toBeVisible()
    await field.fill((await codeInOutbox(store.origin, PHONE)) ?? '')
    await expect(page).not.toHaveURL(/login/)
    await expect(page.getByRole('banner')).toContainText('Asha')

    // another device: no code is required any longer
    const other = await browser.newContext()
    const second = await other.newPage()
    await second.goto(`${store.origin}/login`)
    await second.getByRole('button', button).click()
    await expect(second).not.toHaveURL(/login/)
    await expect(second.getByRole('banner')).toContainText('Asha')
    await other.close()
  })
})
