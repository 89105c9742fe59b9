// Screens of the console in the UAE that differ from those of India: taxes, registrations, emirates, amounts in dirhams.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test.use({ market: 'AE' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kh_console_market', '"AE"'))
})

test('of the owner', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'owner', shop.language)
  for (const path of [
    '',
    '/orders',
    '/products',
    '/delivery',
    '/price-lists',
    '/customers',
    '/settings',
    '/settings/returns',
  ]) {
    await page.goto(`${origin}/console${path}`)
    await checkConsoleScreen(shop, page)
  }
})

test('of finance', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'finance', shop.language)
  for (const path of ['', '/entries', '/sellers', '/documents', '/commission', '/files']) {
    await page.goto(`${origin}/console/finance${path}`)
    await checkConsoleScreen(shop, page)
  }
  const form = page.locator('section.panel').last()
  await form.locator('input').first().fill('100123456700003')
  await form.locator('button.go').click()
  await expect(form.getByRole('row')).toHaveCount(11)
  await checkConsoleScreen(shop, page)
})
