// The checklist of a new shop: collapsed and expanded by keyboard, a step done on its screen, and hidden from members
// without any step.

import { openConsoleStore } from './support/console-store.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

test('an owner works on the checklist of the dashboard, and others do not see it', async ({ page, context }) => {
  const store = await openConsoleStore()
  try {
    await store.enter(context)
    await page.goto(`${store.origin}/console`)
    const list = page.getByRole('region', { name: 'Set up the shop' })
    await expect(list.getByText('1 of 10 done')).toBeVisible()
    await expect(list.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Done' }) })).toHaveText([
      'Text messages',
    ])
    const home = list.getByRole('link', { name: 'Home page' })
    await tabTo(list.locator('summary'))
    await page.keyboard.press('Enter')
    await expect(home).toBeHidden()
    await page.reload()
    await expect(list.getByText('1 of 10 done')).toBeVisible()
    await expect(home).toBeHidden()
    await tabTo(list.locator('summary'))
    await page.keyboard.press('Enter')
    await home.click()
    await page
      .getByRole('button', { name: /^Move down:/ })
      .first()
      .click()
    const published = page.waitForResponse(one => one.url().endsWith('/content/publish') && one.ok())
    await page.getByRole('button', { name: 'Publish now' }).click()
    await published
    await page.goto(`${store.origin}/console`)
    await expect(list.getByText('2 of 10 done')).toBeVisible()
    await expect(home).toHaveCount(0)

    await context.clearCookies()
    await store.enterAs(context, 'orders')
    await page.goto(`${store.origin}/console`)
    await expect(page.getByRole('heading', { name: 'Work waiting' })).toBeVisible()
    await expect(list).toHaveCount(0)
  } finally {
    await store.stop()
  }
})
