// Search from the console: a text is sent to a page of the store in both languages, results say why they have their place, and
// what shoppers do not find leads to a synonym.

import { expect, test } from './support/console-test.ts'

test('a search text leads to a page in both languages until the redirect is removed', async ({
  store,
  page,
  context,
}) => {
  await store.enterAs(context, 'content')
  await page.goto(`${store.origin}/console/synonyms/redirects`)
  await page.getByRole('button', { name: 'New redirect' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search text').fill('Safety  Helmet')
  await dialog.getByLabel('Page of the store').fill('//elsewhere.example/')
  await expect(dialog.getByText('This is not a page of the store')).toBeVisible()
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
  await expect(page.getByText('No redirects yet')).toBeVisible()
  await expect(async () => {
    await page.goto(`${store.origin}/search?str=safety+helmet`)
    await expect(page).toHaveURL(`${store.origin}/search?str=safety+helmet`, { timeout: 1000 })
  }).toPass()

  await page.goto(`${store.origin}/console/synonyms/results?text=zorblatt+helmet`)
  const first = page.locator('.panel ol li').first()
  await expect(first).toBeVisible()
  await expect(first.locator('.why')).toHaveCount(0)
  await page.getByLabel('Explain the position of each product').check()
  await expect(first).toContainText('“helmet” in the title')
  await expect(first).toContainText('Not found: zorblatt')
})

test('a search without results leads to a synonym', async ({ store, page, context, browser }) => {
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
  const shopper = await browser.newContext({ userAgent: phone })
  const shop = await shopper.newPage()
  await shop.goto(`${store.origin}/hi/search?str=Zorblatt+Wrench+9`)
  await shop.goto(store.origin)
  await shop.getByRole('combobox').first().fill('qqxxyyzz')
  await shop.keyboard.press('Enter')
  await expect(shop).toHaveURL(`${store.origin}/search?str=qqxxyyzz`)
  await shopper.close()

  await store.enterAs(context, 'content')
  await expect(async () => {
    await page.goto(`${store.origin}/console`)
    await expect(page.getByRole('region', { name: 'Searches without results' })).toContainText('qqxxyyzz', {
      timeout: 1000,
    })
  }).toPass()
  await page.getByRole('link', { name: 'All: Searches without results' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'qqxxyyzz' })
  await expect(row).toContainText('searched 1 time')
  await page.getByRole('link', { name: 'Add a synonym: qqxxyyzz' }).click()
  await expect(page.getByLabel('Search words')).toHaveValue('qqxxyyzz')
  await page.getByLabel('Words to find').fill('helmet')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('qqxxyyzz => helmet')).toBeVisible()

  await page.goto(`${store.origin}/console/synonyms/redirects?new=qqxxyyzz`)
  await expect(page.getByRole('dialog').getByLabel('Search text')).toHaveValue('qqxxyyzz')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${store.origin}/console/synonyms/redirects`)

  await store.enterAs(context, 'orders')
  await page.goto(`${store.origin}/console`)
  await expect(page.getByRole('heading', { name: 'Work waiting' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Searches without results' })).toHaveCount(0)
})
