// Up to four products side by side: added from the cards, compared, removed, bought.

import { expect, test } from './support/test.ts'

test('two cards are compared: only differences can be shown, one is removed, one goes into the cart', async ({
  shop,
  page,
}) => {
  await shop.open('/electricals/211000000')
  const boxes = page.locator('article input[data-compare]')
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  const bar = page.getByRole('region', { name: shop.t('compare', 'barLabel') })
  await expect(bar).toBeVisible()
  await expect(bar.getByRole('listitem')).toHaveCount(3)
  await page.reload()
  await expect(boxes.nth(2)).toBeChecked()
  await shop.press(bar.getByRole('link', { name: shop.t('compare', 'compare'), exact: true }))
  await shop.at(/\/compare\?msns=MSN/)
  const table = page.getByRole('table', { name: shop.t('compare', 'table') })
  const rows = table.getByRole('row')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  const all = await rows.count()
  await page.getByRole('checkbox', { name: shop.t('compare', 'onlyDifferences') }).check()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await shop.press(table.getByRole('columnheader').nth(3).getByRole('button').first())
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  expect(new URL(page.url()).searchParams.get('msns')?.split(',')).toHaveLength(2)
  await shop.press(table.locator('button[data-add]').first())
  await shop.cartHolds(1)
})

test('a fifth product is rejected, and an empty comparison says what to do', async ({ shop, page }) => {
  await shop.open('/electricals/211000000')
  const boxes = page.locator('article input[data-compare]')
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).check()
  const bar = page.getByRole('region', { name: shop.t('compare', 'barLabel') })
  await expect(bar.getByRole('listitem')).toHaveCount(4)
  await boxes.nth(4).click()
  await shop.notice(shop.t('compare', 'full'))
  await expect(boxes.nth(4)).not.toBeChecked()
  await shop.press(bar.getByRole('button', { name: shop.t('compare', 'clear'), exact: true }))
  await expect(boxes.nth(0)).not.toBeChecked()
  await shop.open('/compare')
  await expect(shop.heading(shop.t('compare', 'empty'))).toBeVisible()
})
