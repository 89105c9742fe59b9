// Company sign-in to the console in a browser: a stranger is rejected, a member enters the code and returns to the
// start page.

import { startIdentityProvider, type TestIdentityProvider } from '../server/testing/identity-provider.ts'
import { checkConsoleScreen } from './support/console-screen.ts'
import { createOwner } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { filledFolder, freePort, type RunningStore, removeFolders, startStore } from './system/processes.ts'

test.describe('company sign-in', () => {
  let provider: TestIdentityProvider
  let store: RunningStore
  let folder: string
  test.beforeAll(async () => {
    folder = await filledFolder()
    const port = await freePort()
    provider = await startIdentityProvider([`http://localhost:${port}/console/company`])
    const { clientId, clientSecret, issuer } = provider.client
    store = await startStore(folder, {
      ...{ PORT: String(port), COMPANY_LOGIN_NAME: 'Example Works', COMPANY_LOGIN_TRUST_MFA: 'true' },
      ...{ COMPANY_LOGIN_ISSUER: issuer, COMPANY_LOGIN_CLIENT_ID: clientId, COMPANY_LOGIN_CLIENT_SECRET: clientSecret },
    })
    await createOwner(store.origin, folder)
  })
  test.afterAll(async () => {
    await store?.stop()
    await provider?.close()
    await removeFolders(folder)
  })

  test('leads back to the requested address', async ({ shop, page }) => {
    const button = page.getByRole('button', { name: 'Log in with Example Works' })
    provider.person = { sub: 'stranger', email: 'stranger@staff.example', email_verified: true }
    await page.goto(`${store.origin}/console/products?state=draft`)
    await button.click()
    await expect(page.getByRole('alert').filter({ hasText: 'belongs to nobody on the staff' })).toBeVisible()
    await expect(page).toHaveURL(`${store.origin}/console/company`)
    await checkConsoleScreen(shop, page)
    await page.getByRole('link', { name: 'Back to the login' }).click()
    await expect(button).toBeVisible()
    await checkConsoleScreen(shop, page)

    await page.context().clearCookies()
    provider.person = { sub: 'meera', email: 'owner@staff.example', email_verified: true, amr: ['pwd', 'mfa'] }
    await page.goto(`${store.origin}/console/products?state=draft`)
    await button.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(page).toHaveURL(/\/console\/products\?state=draft$/)
    await page.goto(`${store.origin}/console/account`)
    await expect(page.getByRole('heading', { name: 'Company account' })).toBeVisible()
  })
})
