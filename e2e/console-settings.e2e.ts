// Settings from the console: found by the palette, changed, and back to the default by an owner, who also makes a backup; an auditor only looks.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const CONFIG = '/api/v3/common/web/config'

test('an owner changes a setting and takes it back; an auditor only looks', async ({ page, context }) => {
  const origin = originOf('IN')
  const pages = async () => (await (await page.request.get(`${origin}${CONFIG}`)).json()).data.autoScrollPageLimit
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type('scrolling')
  await expect(page.getByRole('option').filter({ hasText: 'Pages that follow by scrolling' })).toBeVisible()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Pages that follow by scrolling')
  await expect(field).toHaveValue('5')
  await field.fill('0')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await field.fill('7')
  await field.press('Enter')
  await expect(page.getByText(/^Changed by/)).toBeVisible()
  await expect.poll(pages).toBe(7)
  await page.getByRole('button', { name: 'Back to the default, 5' }).click()
  await expect(page.getByText('The default.')).toBeVisible()
  await expect.poll(pages).toBe(5)

  // the days of calls are chosen, and the page of support names them
  await page.goto(`${origin}/console/settings?text=care.days`)
  await page.getByLabel('Sunday', { exact: true }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Changed by/)).toBeVisible()
  const support = async () => (await page.request.get(`${origin}/bharat-pay`)).text()
  await expect.poll(support).toContain('Calls 10:30 AM to 4:30 PM, every day')
  await page.getByRole('button', { name: 'Back to the default, Monday to Saturday' }).click()
  await expect(page.getByText('The default.')).toBeVisible()
  await expect.poll(support).toContain('Calls 10:30 AM to 4:30 PM, Monday to Saturday')

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/settings?text=scrolling`)
  await expect(field).toHaveAttribute('readonly')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
})

test('an owner backs the store up and verifies it; an auditor only looks', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console/settings/backups`)
  const asked = page.waitForResponse(
    response => response.url().endsWith('/api/admin/backups') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Back up now' }).press('Enter')
  expect((await asked).status()).toBe(200)
  const runs = page.getByRole('region', { name: 'Backups' })
  const run = runs.getByRole('listitem').first()
  await expect(run).toContainText('complete', { timeout: 120_000 })
  await expect(page.getByText(/^npm run restore -- .*\/backups\//)).toBeVisible()
  await run.getByRole('button', { name: /^Verify/ }).click()
  await expect(run).toContainText('every file is as it was written')

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/settings/backups`)
  await expect(run).toContainText('verified')
  await expect(page.getByRole('button', { name: 'Back up now' })).toHaveCount(0)
  await expect(run.getByRole('button', { name: /^Verify/ })).toHaveCount(0)
})
