// A product created in the console's editor: specifications, a picture and its publication in one review, then shown
// in the store.

import { expect, test } from './support/console-test.ts'

/** One pixel as PNG, in base64. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a product with a picture, seen in the store', async ({ store, page, context }) => {
  await store.enter(context)
  const go = (path: string) => page.goto(`${store.origin}/console/${path}`)

  await go('products')
  await page.getByRole('button', { name: 'New product' }).click()
  const dialog = page.getByRole('dialog')
  const choose = async (label: string, text: string) => {
    await dialog.getByLabel(label, { exact: true }).fill(text)
    await expect(dialog.locator(`datalist option[value*="${text}"]`).first()).toBeAttached()
  }
  await dialog.getByLabel('Name, English').fill('Cordless screwdriver 40 N·m')
  await choose('Brand', 'Torvane')
  await dialog.getByLabel('Part number').fill('SD-40')
  await choose('Category', 'Cordless drills')
  await choose('Seller', 'Sahyadri')
  await dialog.getByLabel('HSN').fill('8467')
  await dialog.getByLabel('Price with tax').fill('4500')
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
  await expect(page.getByRole('heading', { name: 'Cordless screwdriver 40 N·m' })).toBeVisible()

  const tab = (name: string) => page.locator('.editor .views').getByRole('link', { name }).click()
  await tab('Specifications')
  const add = page.getByLabel('Add a specification')
  await add.fill('Torqu')
  await expect(page.locator('datalist option[value="Torque (N·m)"]')).toBeAttached()
  await add.fill('Torque (N·m)')
  await page.getByLabel('Torque (N·m)').fill('40')
  await tab('Pictures and videos')
  await page
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
  await page.getByLabel('Alternative text, English').fill('Screwdriver from the front')
  await tab('Publication')
  await page.getByLabel('Active').selectOption('Yes')
  await page.reload()
  await expect(page.getByText('3 cells changed in 1 product')).toBeVisible()
  await page.getByRole('button', { name: /^Review/ }).click()
  await page.getByRole('button', { name: 'Save 3 changes' }).click()
  const link = page.getByRole('link', { name: 'View in the store' })
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { name: /Cordless screwdriver 40 N·m/ }).first()).toBeVisible()
  await expect(page.getByText('Torque').first()).toBeVisible()
})
