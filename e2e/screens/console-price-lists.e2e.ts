// Price lists and customer groups: their lists, forms, what a pasted list names, and what a file of prices brings.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const TAX_NUMBER = '27AAPFU0939F1ZV'

test('a customer group and a price list for it', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const name = `${shop.language} ${Date.now().toString(36)}`
  const toTop = () => page.evaluate(() => window.scrollTo(0, 0))
  await page.goto('/console/price-lists/groups/new')
  await page.locator('form input').first().fill(name)
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.locator('#members + .b').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('textarea').fill(`${TAX_NUMBER}\nnobody@plant.example`)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('.rows > li')).toHaveCount(2)
  await checkConsoleScreen(shop, page)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(TAX_NUMBER, { exact: true })).toBeVisible()
  await toTop()
  await checkConsoleScreen(shop, page)

  await page.goto('/console/price-lists/new')
  await page.locator('form input').first().fill(name)
  await page.locator('fieldset select').selectOption('all')
  const share = page.locator('fieldset .pair input').last()
  await share.fill('7.5')
  await page.locator('fieldset .pair .acts .b').click()
  await expect(page.locator('.tag-list .tag')).toHaveCount(1)
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.locator('header .b.go').last().click()
  await dialog.locator('textarea').fill('MSN\tPrice\nMSN0000ZZZZ\t1\nabc\t1')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('.rows > li')).toHaveCount(2)
  await checkConsoleScreen(shop, page)
  await page.keyboard.press('Escape')
  await toTop()
  await checkConsoleScreen(shop, page)
  for (const path of ['price-lists', 'price-lists/groups']) {
    await page.goto(`/console/${path}`)
    await page.locator('a.id').first().waitFor()
    await checkConsoleScreen(shop, page)
  }
})
