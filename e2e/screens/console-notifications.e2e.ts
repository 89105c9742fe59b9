// Notifications of the console, the choices of the own account, and the offer of colleagues in a note: accessibility, width, language.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('notifications of the console', async ({ shop, page, context, browser }) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'owner', shop.language)
  const other = await browser.newContext()
  await enterAs(other, origin, 'support', shop.language)
  const colleague = await other.newPage()
  await page.goto('/console/notifications')
  await expect(page.locator('main h1')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.goto(`/console/orders/${number}`)
  const panel = page.locator('section').filter({ has: page.locator('.tag-add') })
  await panel.locator('button[aria-pressed]').click()
  await expect(panel.locator('button[aria-pressed=true]')).toBeVisible()
  await panel.locator('textarea').pressSequentially('@')
  await expect(page.locator('.mentions li').first()).toBeVisible()
  await checkConsoleScreen(shop, page)

  await colleague.goto(`${origin}/console/orders/${number}`)
  const notes = colleague.locator('section').filter({ has: colleague.locator('.tag-add') })
  await notes.locator('textarea').fill('1')
  await notes
    .locator('form')
    .filter({ has: colleague.locator('textarea') })
    .locator('button')
    .click()
  await expect(colleague.locator('.note-row')).toHaveCount(1)
  await other.close()

  await page.goto('/console/notifications')
  await expect(page.locator('.rows .unread').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.goto('/console/account')
  await expect(page.locator('fieldset.form input').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
})
