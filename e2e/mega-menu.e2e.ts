// The category panel on a desktop: every department's columns by keyboard and by touch.

import { checkScreen } from './support/screen-check.ts'
import { expect, test } from './support/test.ts'

test('keys reach the columns of every department', async ({ shop, page }) => {
  await shop.open('/')
  const button = page.getByRole('navigation').getByRole('button', { name: shop.t('common', 'allCategories') })
  await button.focus()
  await page.keyboard.press('Enter')
  const departments = page.locator('nav ul:has(a[aria-current]) a')
  await expect(departments.first()).toBeFocused()
  const names = await departments.allTextContents()
  expect(names.length).toBeGreaterThan(10)
  // the last link leads to all categories
  for (const [at, name] of names.slice(0, -1).entries()) {
    await expect(departments.nth(at)).toBeFocused()
    await page.keyboard.press('Tab')
    const inColumns = page.locator('nav a:focus')
    const path = new URL((await departments.nth(at).getAttribute('href')) ?? '', page.url()).pathname.split('/')[1]
    await expect(inColumns, name).toHaveAttribute('href', new RegExp(`^/${path}/.+/`))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(page.locator('nav a:focus')).toHaveAttribute(
    'href',
    (await departments.first().getAttribute('href')) ?? '',
  )
  await checkScreen(shop)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(departments).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('the first touch shows the columns of a department, the second opens it', async ({ shop, page }) => {
    await page.clock.install()
    await shop.open('/')
    await page
      .getByRole('navigation')
      .getByRole('button', { name: shop.t('common', 'allCategories') })
      .tap()
    const second = page.locator('nav ul:has(a[aria-current]) a').nth(1)
    await second.tap()
    await expect(second).toHaveAttribute('aria-current', 'true')
    // nothing that a mouse would have meant by staying there undoes it
    await page.clock.runFor(1000)
    await expect(second).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(/\/$/)
    const address = await second.getAttribute('href')
    await second.tap()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })
})
