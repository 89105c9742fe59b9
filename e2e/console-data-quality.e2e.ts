// Data quality of the catalogue, and the template of a category: a catalogue manager starts a check, opens a list and
// downloads files; an auditor can only read.

import { readFile } from 'node:fs/promises'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('the catalogue is checked and corrected from its lists; an auditor only looks', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'catalog', 'en')
  await page.goto(`${origin}/console/products`)
  await page.getByRole('link', { name: 'Data quality' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data quality')
  const begun = page.waitForResponse(reply => reply.url().endsWith('/quality/check'))
  await page.getByRole('button', { name: 'Check now' }).click()
  expect((await begun).status()).toBe(200)
  // the screen follows the check by itself
  await expect(page.getByRole('status').filter({ hasText: 'The check has ended.' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'No GTIN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No GTIN')
  const rows = page.getByRole('table').getByRole('link')
  await expect(rows.first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Part number')
  await rows.first().click()
  await expect(page).toHaveURL(/\/console\/products\/MSN/)

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/products/quality`)
  await expect(page.getByRole('link', { name: 'No GTIN' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check now' })).toHaveCount(0)
})

test('the template of a category is downloaded from the imports', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'catalog', 'en')
  await page.goto(`${origin}/console/imports`)
  const form = page.getByRole('heading', { name: 'Template of a category' }).locator('..')
  await expect(form.getByRole('button', { name: 'CSV' })).toBeDisabled()
  const field = form.getByLabel('Category')
  await field.fill('Ear plugs')
  const option = page.locator('datalist option[value$="Ear plugs"]').first()
  await expect(option).toBeAttached()
  await field.fill((await option.getAttribute('value')) ?? '')
  const download = page.waitForEvent('download')
  await form.getByRole('link', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^template-\d+\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('Part number,Brand,Name,Name (Hindi),Category code')

  await context.clearCookies()
  await enterAs(context, origin, 'orders', 'en')
  await page.goto(`${origin}/console/imports`)
  await expect(page.getByText('No access')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Template of a category' })).toHaveCount(0)
})
