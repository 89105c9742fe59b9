// Steps for many orders: the bar of the selection, the preview, a job with its report, and the list of jobs.

import { randomUUID } from 'node:crypto'
import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('a step for many orders', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'owner', shop.language)
  await page.goto('/console/orders?state=delivered&state=shipped&state=placed&state=processing&state=packed')
  await page.locator('tbody input[type=checkbox]').first().click()
  await page.locator('.bulk button.flat').first().click()
  await expect(page.locator('.bulk [role=status]')).toHaveCount(2)
  await checkConsoleScreen(shop, page)
  // the last of the steps packs; what is packed or delivered is skipped
  await page.locator('.bulk button.go').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[role=status]')).toBeVisible()
  await checkConsoleScreen(shop, page)
  // a job whatever the state of the order is by now: of a number that is no order, so that it has a report
  const bulkJobId = randomUUID()
  await page.evaluate(
    async ([id, orderNumber]) => {
      const csrf = /kh_staff_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      await fetch('/api/admin/bulkJobs', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
        body: JSON.stringify({ bulkJobId: id, market: 'IN', step: 'packing-slips', orders: [Number(orderNumber), 1] }),
      })
    },
    [bulkJobId, number] as const,
  )
  await page.goto(`/console/orders/bulk/${bulkJobId}`)
  await expect(page.locator('.panel .rows li').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.goto('/console/orders/bulk')
  await expect(page.locator('.list a.id').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
})
