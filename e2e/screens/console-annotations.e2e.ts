// The panel of notes and tags of a record: accessibility, width and language, while it is read, edited and asked to delete.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('notes and tags of a record', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'owner', shop.language)
  await page.goto(`/console/orders/${number}`)
  const panel = page.getByRole('region').filter({ has: page.locator('.tag-add') })
  await panel.locator('.tag-add input').fill('VIP')
  await page.keyboard.press('Enter')
  await expect(panel.locator('.chip button')).toHaveCount(1)
  await panel.locator('textarea').fill('1')
  await panel.locator('textarea').locator('xpath=ancestor::form').locator('button').click()
  await expect(panel.locator('.note-row')).toHaveCount(1)
  // without the toast, which covers what is below it for some seconds
  await page.reload()
  await expect(panel.locator('.note-row')).toHaveCount(1)
  await checkConsoleScreen(shop, page)
  await panel.locator('.note-row button').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.keyboard.press('Escape')
  await panel.locator('.note-row button').first().click()
  await expect(panel.locator('.note-row textarea')).toBeVisible()
  // what was opened has scrolled the page: nothing is half below a bar when it is checked
  await page.evaluate(() => scrollTo(0, 0))
  await checkConsoleScreen(shop, page)
})
