// Tagging many customers at once: selected in the list, previewed, run as a job, and undone.

import { placeEarlierOrder } from './support/earlier-order.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('support tags customers from the list and undoes it', async ({ page, context }) => {
  const origin = originOf('IN')
  await placeEarlierOrder(origin)
  await placeEarlierOrder(origin)
  await enterAs(context, origin, 'support', 'en')
  await page.goto(`${origin}/console/customers`)
  const rows = page.locator('table.list tbody tr')
  await rows.nth(0).getByRole('checkbox').check()
  await rows.nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Add a tag' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tag').fill('Fair 2026')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('2 customers will be changed.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: 'Add the tag Fair 2026' })).toBeVisible()
  await expect(page.getByText('2 of 2 done, 0 skipped, 0 failed')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Undone: Remove the tag Fair 2026' })).toBeVisible()
  await expect(page.getByText('2 of 2 done, 0 skipped, 0 failed')).toBeVisible()
  await page.goto(`${origin}/console/customers?tag=Fair 2026`)
  await expect(rows).toHaveCount(0)
})
