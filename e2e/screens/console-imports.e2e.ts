// The screens of imports: a tried file with its problems and columns; sources, the form and one with its fetches; in both sizes and languages.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { feed, openImportFile } from '../support/import-file.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('sources of import files, with the form and fetches', async ({ shop, page, context }) => {
  const name = `Screen ${shop.language}`
  const file = await openImportFile(feed(`SCREEN-${shop.language}`))
  file.status = 503
  await enterAs(context, originOf('IN'), 'catalog', shop.language)
  await page.goto('/console/imports/sources')
  await page.locator('.acts .go').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(name)
  await dialog.getByRole('textbox').nth(1).fill(file.address)
  await dialog.getByRole('textbox').nth(2).fill('karkhana')
  await dialog.locator('input[type=password]').fill('sesame')
  await dialog.locator('select').nth(2).selectOption('week')
  await checkConsoleScreen(shop, page)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name }).first().click()
  await page.locator('.acts .go').click()
  await expect(page.locator('li .tag.bad')).toBeVisible()
  file.status = 200
  await page.locator('.acts .go').click()
  await expect(page.locator('li .tag.warn')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.goto('/console/imports/sources')
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  file.close()
})

test('an import with a row that is rejected', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'catalog', shop.language)
  await page.goto('/console/imports')
  const lines = ['Part number,Brand,Name,Price', `S-${shop.language},Importa,Clamp,abc`]
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'feed.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
  })
  await page.locator('button[type=submit]').first().click()
  await expect(page.locator('.rows .tag.bad')).toBeVisible()
  await expect(page.locator('.acts .b')).toHaveCount(7)
  await checkConsoleScreen(shop, page)
  await page.locator('a[href$="/columns"]').click()
  for (const [at, choice] of ['stock', 'attribute', 'guess', 'weight'].entries())
    await page.locator('.map-row > select').nth(at).selectOption(choice)
  await page.locator('details > summary').last().click()
  await page.evaluate(() => window.scrollTo(0, 0))
  await checkConsoleScreen(shop, page)
})
