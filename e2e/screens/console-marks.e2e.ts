// Lists filtered by tag and responsible member: accessibility, width and language.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('lists by tag and responsible member', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'owner', shop.language)
  await page.goto(`/console/orders/${number}`)
  await page.locator('.tag-add input').fill('VIP')
  await page.keyboard.press('Enter')
  await page.locator('.tag-list a').first().click()
  await expect(page.locator('table.list tbody tr').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  for (const list of ['customers', 'returns', 'quotes', 'support']) {
    await page.goto(`/console/${list}?who=me`)
    await expect(page.locator('.views a[aria-current]')).toHaveCount(1)
    await expect(page.locator('.pager')).toBeVisible()
    await checkConsoleScreen(shop, page)
  }
})
