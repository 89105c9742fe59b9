// Custom fields at the console: their definitions and form, the panel of an order, and the dialog of a list.

import { randomUUID } from 'node:crypto'
import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('custom fields', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'owner', shop.language)
  await page.goto('/console/settings/fields')
  // the session has begun
  await expect(page.locator('.editor > .acts .b.go')).toBeVisible()
  await page.evaluate(
    async ([fieldId, key]) => {
      const csrf = /kh_staff_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const body = {
        fieldId,
        key,
        market: 'IN',
        recordKind: 'order',
        nameEn: '1',
        nameHi: '1',
        type: 'decimal',
        digits: 2,
      }
      await fetch('/api/admin/customFields', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
        body: JSON.stringify(body),
      })
    },
    [randomUUID(), `n${number}-${shop.language}`] as const,
  )
  await page.reload()
  await expect(page.locator('.rows .lead').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.locator('.editor > .acts .b.go').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.goto(`/console/orders/${number}`)
  const panel = page.locator('section[aria-labelledby=fields-order]')
  await panel.locator('header button').click()
  await expect(panel.locator('form')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await checkConsoleScreen(shop, page)
  await page.goto('/console/orders')
  await page.locator('.tools button[aria-haspopup=dialog]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkConsoleScreen(shop, page)
})
