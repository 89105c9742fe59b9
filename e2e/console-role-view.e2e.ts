// The console as a role: an owner sees fewer areas and a banner, changes nothing, and is back by a button.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('an owner sees the console as a role, and ends it', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console/staff/roles/translator`)
  await page.getByRole('button', { name: 'View as this role' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('UAE').uncheck()
  await dialog.getByRole('button', { name: 'View as this role' }).click()
  const banner = page.getByRole('region', { name: 'Viewing as a role' })
  await expect(banner).toContainText('as “Translator” (India) until')
  const areas = page.getByRole('navigation', { name: 'Areas' })
  await expect(areas.getByRole('link', { name: 'Orders' })).toHaveCount(0)
  await page.goto(`${origin}/console/account`)
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Create new recovery codes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'nothing can be changed' })).toBeVisible()
  await banner.getByRole('button', { name: 'End this view' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page).toHaveURL(/\/console\/staff\/roles$/)
  await expect(areas.getByRole('link', { name: 'Orders' })).toBeVisible()
})
