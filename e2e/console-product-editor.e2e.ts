// The catalogue from the console: a brand, a category with an attribute, a product with a picture, seen in the store.

import { expect, test } from './support/console-test.ts'

/** One pixel as PNG, in base64. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a brand, a category with an attribute, a product with a picture, seen in the store', async ({
  store,
  page,
  context,
}) => {
  await store.enter(context)
  const go = (path: string) => page.goto(`${store.origin}/console/${path}`)
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()

  await go('categories/brands/new')
  await page.getByLabel('Name, English').fill('Nirvaan')
  await page.getByLabel('Name, Hindi').fill('निर्वाण')
  await save()
  await expect(page.getByRole('heading', { name: 'Nirvaan' })).toBeVisible()

  await go('categories/attributes')
  await page.getByRole('button', { name: 'New attribute' }).click()
  await page.getByLabel('Name, English').fill('Gripping force')
  await page.getByLabel('Name, Hindi').fill('पकड़ का बल')
  await page.getByLabel('Type').selectOption('Number')
  await page.getByLabel('Unit').fill('N')
  await save()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await go('categories')
  await page.getByRole('button', { name: 'New category' }).click()
  await page.getByLabel('Name, English').fill('Robot grippers')
  await page.getByLabel('Name, Hindi').fill('रोबोट ग्रिपर')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Robot grippers' })).toBeVisible()
  await page.getByLabel('Add an attribute').pressSequentially('Gripping')
  await expect(page.locator('datalist option[value="Gripping force"]')).toBeAttached()
  await page.getByLabel('Add an attribute').fill('Gripping force')
  await page.getByRole('button', { name: 'Save the attributes' }).click()
  await expect(page.getByRole('button', { name: 'Save the attributes' })).toBeDisabled()

  await go('products')
  await page.getByRole('button', { name: 'New product' }).click()
  const dialog = page.getByRole('dialog')
  const choose = async (label: string, text: string) => {
    await dialog.getByLabel(label, { exact: true }).fill(text)
    await expect(dialog.locator(`datalist option[value*="${text}"]`).first()).toBeAttached()
  }
  await dialog.getByLabel('Name, English').fill('Parallel gripper 40 N')
  await choose('Brand', 'Nirvaan')
  await dialog.getByLabel('Part number').fill('PG-40')
  await choose('Category', 'Robot grippers')
  await choose('Seller', 'Sahyadri')
  await dialog.getByLabel('HSN').fill('8479')
  await dialog.getByLabel('Price with tax').fill('4500')
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
  await expect(page.getByRole('heading', { name: 'Parallel gripper 40 N' })).toBeVisible()

  const tab = (name: string) => page.locator('.editor .views').getByRole('link', { name }).click()
  await tab('Specifications')
  await page.getByLabel('Gripping force (N)').fill('40')
  await tab('Pictures and videos')
  await page
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
  await page.getByLabel('Alternative text, English').fill('Gripper from the front')
  await tab('Publication')
  await page.getByLabel('Active').selectOption('Yes')
  await page.reload()
  await expect(page.getByText('3 cells changed in 1 product')).toBeVisible()
  await page.getByRole('button', { name: /^Review/ }).click()
  await page.getByRole('button', { name: 'Save 3 changes' }).click()
  const link = page.getByRole('link', { name: 'See it in the store' })
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { name: /Parallel gripper 40 N/ }).first()).toBeVisible()
  await expect(page.getByText('Gripping force').first()).toBeVisible()
})
