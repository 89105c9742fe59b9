// Products chosen with the heart as a guest, kept at login, watched, moved to the cart, removed and brought back, shared.

import { enterAnew, newPhone } from './support/entering.ts'
import { expect, test } from './support/test.ts'

test('hearts of a guest are the wishlist of the account', async ({ shop, page, browser }) => {
  const { t } = shop
  const hearts = page.locator('article [data-wish]')
  await shop.open('/electricals/211000000')
  await shop.press(hearts.nth(0))
  await shop.notice('Successfully added to Wishlist')
  await shop.press(hearts.nth(1))
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await shop.press(hearts.nth(2))
  await shop.press(hearts.nth(2))
  await shop.notice('Successfully removed from WishList')
  await shop.open('/dashboard/wishlist')
  await expect(page.locator('article')).toHaveCount(2)

  await enterAnew(shop, newPhone(shop))
  await shop.open('/dashboard/wishlist')
  await expect(page.getByText(t('account', 'wishCount', { count: 2 }), { exact: true })).toBeVisible()
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await shop.press(items.first().getByRole('button', { name: new RegExp(`^${t('account', 'wishRemove')}`) }))
  await expect(page.getByRole('button', { name: new RegExp(`^${t('account', 'wishUndo')}`) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(2)

  await shop.press(shop.button(t('account', 'wishShare')))
  const field = page.getByLabel(t('account', 'wishShareLink'))
  await expect(field).not.toHaveValue('')
  const link = await field.inputValue()
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.locator('article')).toHaveCount(2)
  await shop.press(page.getByRole('dialog').getByRole('button', { name: t('account', 'wishShareStop') }))
  await shop.notice(t('account', 'wishShareStopped'))
  await other.reload()
  await expect(other.getByRole('heading', { name: t('account', 'wishSharedGone') })).toBeVisible()
  await other.context().close()

  await shop.press(shop.button(t('account', 'wishMoveAll')))
  await expect(page.getByRole('dialog')).toBeVisible()
  await shop.press(page.getByRole('dialog').getByRole('button', { name: t('common', 'close') }))
  await shop.cartHolds(2)
  await expect(page.getByRole('heading', { name: t('account', 'wishEmpty') })).toBeVisible()
})
