// The view a list opens with: set by an owner for two roles, replaced by a member with the plain list.

import { type ConsoleStore, openConsoleStore } from './support/console-store.ts'
import { expect, test } from './support/test.ts'

test.describe('in a store in production mode', () => {
  let store: ConsoleStore
  test.beforeAll(async () => {
    store = await openConsoleStore()
  })
  test.afterAll(() => store?.stop())

  test("an owner sets views for two roles; a list opens with the view of the role, or the member's own choice", async ({
    browser,
    page,
    context,
  }) => {
    await store.enter(context)
    const save = async (address: string, name: string, role: string) => {
      await page.goto(`${store.origin}/console/${address}`)
      await page.getByRole('button', { name: 'Saved views' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name of this view').fill(name)
      await dialog.getByLabel('Share with everybody').check()
      await dialog.getByRole('button', { name: 'Save this view' }).click()
      const row = dialog.getByRole('listitem').filter({ hasText: name })
      await row.getByLabel(`Roles for which the list opens with it: ${name}`).click()
      // roles that do not see orders are not offered
      await expect(row.getByLabel('Content')).toHaveCount(0)
      await row.getByLabel(role, { exact: true }).click()
      await expect(row.getByText(`Opens for: ${role}`)).toBeVisible()
    }
    await save('orders?state=processing', 'To pack', 'Warehouse')
    await save('orders?state=placed', 'To confirm', 'Orders')
    // the owner role has none
    await page.goto(`${store.origin}/console/orders`)
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
    await expect(page).toHaveURL(`${store.origin}/console/orders`)

    for (const [role, state] of [
      ['warehouse', 'processing'],
      ['orders', 'placed'],
    ] as const) {
      const own = await browser.newContext()
      await store.enterAs(own, role)
      const desk = await own.newPage()
      // also when the link is followed before the views are known
      let answer = () => {}
      const isOpened = new Promise<void>(resolve => {
        answer = resolve
      })
      await desk.route('**/session/views/defaults', async route => {
        await isOpened
        await route.continue()
      })
      await desk.goto(`${store.origin}/console`)
      await desk.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Orders' }).click()
      await expect(desk).toHaveURL(`${store.origin}/console/orders`)
      answer()
      await expect(desk).toHaveURL(`${store.origin}/console/orders?state=${state}`)
      // a URL without a query is opened with the view too, another query is not changed
      await desk.goto(`${store.origin}/console/orders?state=shipped`)
      await expect(desk.getByRole('heading', { name: 'Orders' })).toBeVisible()
      await expect(desk).toHaveURL(/state=shipped$/)
      await desk.goto(`${store.origin}/console/orders`)
      await expect(desk).toHaveURL(/state=(processing|placed)$/)
      await desk.getByRole('button', { name: 'Saved views' }).click()
      await desk.getByRole('link', { name: 'Plain list, without a view' }).click()
      await expect(desk).toHaveURL(`${store.origin}/console/orders`)
      await desk.getByRole('button', { name: 'Saved views' }).click()
      await desk.getByRole('button', { name: 'Open with this: Plain list' }).click()
      await expect(desk.getByText('opens for you')).toBeVisible()
      await desk.keyboard.press('Escape')
      await desk.keyboard.press('g')
      await desk.keyboard.press('o')
      await expect(desk).toHaveURL(`${store.origin}/console/orders`)
      await own.close()
    }
  })
})
