// Names of categories and brands that are translated at the console: typed, kept over a reload, saved against a change of another person.

import { readFile } from 'node:fs/promises'
import { expect, test } from './support/console-test.ts'

interface Category {
  categoryCode: string
  nameEn: string
  nameHi: string
  introEn: string
  introHi: string
  version: number
  position: number
  active: boolean
}

test('a translator saves names by keyboard and by a file; what somebody changed meanwhile is offered again', async ({
  store,
  page,
  context,
}) => {
  const { staff } = store
  const { categories } = await staff.call('GET', '/api/admin/categories?market=IN')
  const [first, second] = categories as Category[]
  const rename = async (code: string, nameEn: string) => {
    const now = (await staff.call('GET', `/api/admin/categories/${code}`)) as unknown as Category
    const { version, nameHi, introEn, introHi, position, active } = now
    const body = { version, nameEn, nameHi, introEn, introHi, position, active }
    await staff.call('POST', `/api/admin/categories/${code}`, body)
  }
  await rename(first?.categoryCode ?? '', 'Trade supplies')
  await rename(second?.categoryCode ?? '', 'Workshop supplies')

  await store.enterAs(context, 'translator')
  await page.goto(`${store.origin}/console/products/translations`)
  await page.getByRole('link', { name: 'Categories', exact: true }).click()
  await page.getByRole('link', { name: 'Outdated', exact: true }).click()
  const fieldOf = (name: string) => page.getByRole('region', { name, exact: true }).getByLabel('Name in Hindi')
  await fieldOf('Trade supplies').fill('व्यापार सामग्री')
  await fieldOf('Workshop supplies').fill('कार्यशाला सामग्री')
  await page.reload()
  await expect(page.getByText('2 texts changed')).toBeVisible()

  // another person renames one of them before it is saved
  await rename(second?.categoryCode ?? '', 'Workshop needs')
  const saved = page.waitForResponse(answer => answer.url().endsWith('/translations/names') && answer.ok())
  await page.keyboard.press('Control+s')
  await saved
  const left = page.getByRole('region', { name: 'Not saved' })
  await expect(left.getByText('The English has changed since')).toBeVisible()
  await expect(page.getByText('1 text changed', { exact: true })).toBeVisible()
  await left.getByRole('button', { name: /^Take it all the same/ }).click()
  const again = page.waitForResponse(answer => answer.url().endsWith('/translations/names') && answer.ok())
  await page.getByRole('button', { name: 'Save 1 text' }).click()
  await again
  await expect(page.getByText('No text to translate')).toBeVisible()
  const after = (await staff.call('GET', `/api/admin/categories/${second?.categoryCode}`)) as unknown as Category
  expect(after.nameHi).toBe('कार्यशाला सामग्री')

  // by a file
  await rename(first?.categoryCode ?? '', 'Trade needs')
  await page.reload()
  await expect(fieldOf('Trade needs')).toHaveValue('व्यापार सामग्री')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const csv = (await readFile(await file.path(), 'utf8')).replace('व्यापार सामग्री', 'व्यापार की ज़रूरतें')
  await page.getByRole('button', { name: 'Read a file back' }).click()
  await page.getByLabel('Translated file').setInputFiles({
    ...{ name: 'names.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(csv),
  })
  await page.getByRole('button', { name: 'Read the file' }).click()
  await expect(page.getByText('1 text taken into the draft')).toBeVisible()
  await expect(fieldOf('Trade needs')).toHaveValue('व्यापार की ज़रूरतें')
  const third = page.waitForResponse(answer => answer.url().endsWith('/translations/names') && answer.ok())
  await page.getByRole('button', { name: 'Save 1 text' }).click()
  await third
  await expect(page.getByText('No text to translate')).toBeVisible()
})

test('who may not translate is told so', async ({ store, page, context }) => {
  await store.enterAs(context, 'warehouse')
  await page.goto(`${store.origin}/console/products/translations/names?kind=brand`)
  await expect(page.getByText('You may not see this')).toBeVisible()
})
