// Warehouse staff set the bin of a product, pick from a pick list, and print it; read-only members cannot change
// bins.

import { expect, test } from './support/console-test.ts'

test('a bin is set, and the pick list leads to it', async ({ store, page, context, browser }) => {
  const [one, two] = [await store.placeOrder(), await store.placeOrder()]
  for (const number of [one, two]) await store.staff.call('POST', `/api/admin/orders/${number}/confirm`)
  const { lines } = await store.staff.call('GET', `/api/admin/orders/${one}`)
  const msn = String((lines as { msn: string }[])[0]?.msn)
  await store.enterAs(context, 'warehouse')
  await page.goto(`${store.origin}/console/orders?state=processing`)
  for (const number of [one, two]) await page.getByLabel(`Select Order ${number}`).click()
  await page.locator('.bulk').getByRole('link', { name: 'Pick list' }).click()
  await expect(page.getByText('2 parcels to pack, 1 product to pick')).toBeVisible()
  const address = page.url()
  const place = await page.getByLabel('Warehouse').locator('option').first().textContent()

  // by keyboard: the bin of that warehouse
  await page.goto(`${store.origin}/console/stock/${msn}`)
  const name = (place ?? '').replace(/ \(.*/, '')
  const row = page.locator('.stock-row').filter({ hasText: name }).first()
  await row.getByRole('button', { name: /^Bin/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bin; empty for none').fill('a 2')
  await expect(dialog.getByText('Write it like A-02-10')).toBeVisible()
  await dialog.getByLabel('Bin; empty for none').fill('a-02-10')
  const saved = page.waitForResponse(reply => reply.url().endsWith('/bin') && reply.request().method() === 'POST')
  await page.keyboard.press('Enter')
  expect((await saved).status()).toBe(200)
  await expect(row.getByText('A-02-10')).toBeVisible()

  // ticked off, and still so after a reload
  await page.goto(address)
  const box = page.getByRole('checkbox', { name: /^Pick 2 × .*, bin A-02-10$/ })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 of 1 picked')).toBeVisible()
  await page.reload()
  await expect(box).toBeChecked()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.locator('.side')).toBeHidden()
  await expect(page.getByText('A-02-10')).toBeVisible()
  await page.emulateMedia({ media: null })

  const other = await browser.newContext()
  await store.enterAs(other, 'auditor')
  const look = await other.newPage()
  await look.goto(`${store.origin}/console/stock/${msn}`)
  await expect(look.locator('.stock-row').first()).toBeVisible()
  await expect(look.getByRole('button', { name: /^Bin/ })).toHaveCount(0)
  await look.goto(address)
  await expect(look.getByText('2 parcels to pack, 1 product to pick')).toBeVisible()
  await other.close()
})
