// A staff passkey: added in the member's account, logs in without password and code, confirms, is removed. It moves
// the clock past the lifetime of a fresh code, so it has a store of its own.

import { createOwner, takeSession } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { filledFolder, type RunningStore, removeFolders, startStore } from './system/processes.ts'

let folder: string
let store: RunningStore
test.beforeAll(async () => {
  folder = await filledFolder()
  store = await startStore(folder)
})
test.afterAll(async () => {
  await store.stop()
  await removeFolders(folder)
})

test('a member logs in and confirms by a passkey, until it is removed', async ({ page, context }) => {
  const { origin } = store
  await takeSession(context, origin, await createOwner(origin, folder))
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await page.goto(`${origin}/console/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the passkey').fill('Office laptop')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The passkey is added.' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Office laptop' })
  await expect(row).toContainText('not used yet')

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(row).toContainText('last used')

  // the second factor of the login is no longer fresh
  await store.advanceClock(11 * 60)
  await page.getByRole('button', { name: 'Create new recovery codes' }).click()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(dialog.getByText('With one of them you can log in')).toBeVisible()
  await dialog.getByLabel('I have stored the codes in a safe place').check()
  await dialog.getByRole('button', { name: 'Continue to the console' }).click()

  await row.getByRole('button', { name: 'Remove: Office laptop' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The passkey is removed.' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This passkey could not be verified' })).toBeVisible()
})
