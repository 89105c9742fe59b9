// The screens of what is wrong with the catalogue and of imports with their template: accessibility, width and language, in both sizes and languages.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('data quality with a list, and the template of a category', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'catalog', shop.language)
  await page.goto('/console/products/quality')
  const begun = page.waitForResponse(reply => reply.url().endsWith('/quality/check'))
  await page.getByRole('main').getByRole('button').last().click()
  expect((await begun).status()).toBe(200)
  await expect
    .poll(async () => (await (await page.request.get('/api/admin/products/quality?market=IN')).json()).data.checkedAt, {
      timeout: 60_000,
    })
    .not.toBeNull()
  for (const path of ['products/quality', 'products/quality/gtin', 'imports']) {
    await page.goto(`/console/${path}`)
    await checkConsoleScreen(shop, page)
  }
})
