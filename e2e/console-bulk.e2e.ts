// Bulk actions on orders: skipped ones are shown beforehand, the job continues without the page, and read-only
// members print slips.

import { readFile } from 'node:fs/promises'
import { type ConsoleStore, openConsoleStore } from './support/console-store.ts'
import { expect, test } from './support/test.ts'

test.describe('in a store in production mode', () => {
  // in one worker: each would start a store of its own
  test.describe.configure({ mode: 'default' })
  let store: ConsoleStore
  test.beforeAll(async () => {
    store = await openConsoleStore()
  })
  test.afterAll(() => store?.stop())

  test('all orders that match are confirmed and packed, and the report names what was skipped', async ({
    page,
    context,
  }) => {
    const [one, two, three] = [await store.placeOrder(), await store.placeOrder(), await store.placeOrder()]
    await store.staff.call('POST', `/api/admin/orders/${three}/cancel`, { reason: 'A test' })
    await store.enterAs(context, 'orders')
    await page.goto(`${store.origin}/console/orders`)
    await page.getByLabel(`Select Order ${one}`).click()
    await page.getByRole('button', { name: 'Select all that match the filters' }).click()
    await expect(page.getByText('All 3 orders that match are selected')).toBeVisible()

    // by key; one of them cannot be confirmed
    await page.keyboard.press('c')
    const dialog = page.getByRole('dialog', { name: 'Confirm orders' })
    await expect(dialog.getByText('2 orders will be confirmed.')).toBeVisible()
    await expect(dialog.getByText('1 is skipped: Cancelled')).toBeVisible()
    await expect(dialog.getByText('This cannot be undone')).toBeVisible()
    await dialog.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText('2 of 3 done, 1 skipped, 0 failed')).toBeVisible()
    const report = page.getByRole('region', { name: 'Not done' })
    await expect(report.getByRole('link', { name: `Order ${three}` })).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      report.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain(`${three},Skipped,its state does not allow it`)

    // the job continues while the page is closed, and is listed with the member's jobs
    await page.goto(`${store.origin}/console/orders?state=processing`)
    await page.getByLabel('Select all on this page').click()
    await page.keyboard.press('p')
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: 'Pack orders' })).toBeVisible()
    await page.goto(`${store.origin}/console/orders`)
    await page.getByRole('link', { name: 'Bulk actions' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Pack orders' }).getByText('2 of 2')).toBeVisible()
    await page.goto(`${store.origin}/console/orders?state=packed`)
    for (const number of [one, two]) await expect(page.getByRole('link', { name: String(number) })).toBeVisible()
  })

  test('read-only members print packing slips and change nothing', async ({ page, context }) => {
    const number = await store.placeOrder()
    await store.staff.call('POST', `/api/admin/orders/${number}/confirm`)
    await store.enterAs(context, 'auditor')
    await page.goto(`${store.origin}/console/orders?state=processing`)
    await page.getByLabel(`Select Order ${number}`).click()
    await expect(page.getByRole('button', { name: 'Packing slips' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Packing slips' }).click()
    await expect(page.getByText('The slips of 1 order will be printed.')).toBeVisible()
    await page.getByRole('button', { name: 'Start' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the PDF' }).click(),
    ])
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
