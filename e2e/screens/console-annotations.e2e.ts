// The panel of files, notes and tags of a record: accessibility, width and language, while it is read, edited and asked to delete.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

/** One dot, as PNG. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('files, notes and tags of a record', async ({ shop, page, context }) => {
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
  await panel.locator('input[type=file]').setInputFiles([
    { name: '1.txt', mimeType: 'text/plain', buffer: Buffer.from('1') },
    { name: '1.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') },
    { name: '2.png', mimeType: 'image/png', buffer: Buffer.from('2') },
  ])
  await expect(panel.locator('.file-row a')).toHaveCount(2)
  await expect(panel.locator('.file-row .problem')).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 0))
  await checkConsoleScreen(shop, page)
  // without the toast, which covers what is below it for some seconds
  await page.reload()
  await expect(panel.locator('.note-row')).toHaveCount(1)
  await checkConsoleScreen(shop, page)
  await panel.locator('.file-row button:has(img)').click()
  await expect(page.getByRole('dialog').locator('img')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.keyboard.press('Escape')
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
