// Search from the console: a text is sent to a page of the store in both languages, and results say why they have their place.

import { type ConsoleStore, openConsoleStore } from './support/console-store.ts'
import { expect, test } from './support/test.ts'

test.describe('in a store in production mode', () => {
  let store: ConsoleStore
  test.beforeAll(async () => {
    store = await openConsoleStore()
  })
  test.afterAll(() => store?.stop())

  test('a search text leads to a page in both languages until the redirect is removed', async ({ page, context }) => {
    await store.enterAs(context, 'content')
    await page.goto(`${store.origin}/console/synonyms/redirects`)
    await page.getByRole('button', { name: 'New redirect' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search text').fill('Safety  Helmet')
    await dialog.getByLabel('Page of the store').fill('//elsewhere.example/')
    await expect(dialog.getByText('This is no page of the store')).toBeVisible()
    await dialog.getByLabel('Page of the store').fill('/search?str=helmet')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('→ /search?str=helmet')).toBeVisible()

    // by its address, and by the search field without a page load
    for (const prefix of ['', '/hi']) {
      await expect(async () => {
        await page.goto(`${store.origin}${prefix}/search?str=safety+helmet`)
        await expect(page).toHaveURL(`${store.origin}${prefix}/search?str=helmet`, { timeout: 1000 })
      }).toPass()
    }
    const narrowed = `${store.origin}/search?str=safety+helmet&brand=helmora`
    await page.goto(narrowed)
    await expect(page).toHaveURL(narrowed)
    await page.goto(store.origin)
    await page.getByRole('combobox').first().fill('SAFETY helmet')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${store.origin}/search?str=helmet`)

    await page.goto(`${store.origin}/console/synonyms/redirects`)
    await expect(page.getByText(/Used \d+ times/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove: safety helmet' }).click()
    await expect(page.getByText('No text leads to a page yet')).toBeVisible()
    await expect(async () => {
      await page.goto(`${store.origin}/search?str=safety+helmet`)
      await expect(page).toHaveURL(`${store.origin}/search?str=safety+helmet`, { timeout: 1000 })
    }).toPass()

    await page.goto(`${store.origin}/console/synonyms/results?text=zorblatt+helmet`)
    const first = page.locator('.panel ol li').first()
    await expect(first).toBeVisible()
    await expect(first.locator('.why')).toHaveCount(0)
    await page.getByLabel('Say why each product has its place').check()
    await expect(first).toContainText('“helmet” in the title')
    await expect(first).toContainText('Not there: zorblatt')
  })
})
