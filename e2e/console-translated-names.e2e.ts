// Names of categories and attribute values translated in the console: typed, kept over a reload, saved despite a
// conflict.

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

test('a translator saves names by keyboard and by file; names changed meanwhile are offered again', async ({
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
  await left.getByRole('button', { name: /^Import it anyway/ }).click()
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
  await page.getByRole('button', { name: 'Import a file' }).click()
  await page.getByLabel('Translated file').setInputFiles({
    ...{ name: 'names.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(csv),
  })
  await page.getByRole('button', { name: 'Import the file' }).click()
  await expect(page.getByText('1 text taken into the draft')).toBeVisible()
  await expect(fieldOf('Trade needs')).toHaveValue('व्यापार की ज़रूरतें')
  const third = page.waitForResponse(answer => answer.url().endsWith('/translations/names') && answer.ok())
  await page.getByRole('button', { name: 'Save 1 text' }).click()
  await third
  await expect(page.getByText('No text to translate')).toBeVisible()
})

test('a value of many products is translated once, row by row, and shoppers read it', async ({
  store,
  page,
  context,
}) => {
  const { staff } = store
  const attribute = { nameEn: 'Surface', nameHi: 'सतह', kind: 'text', unit: '', facet: true }
  await staff.call('POST', '/api/admin/attributes/surface', attribute)
  const found = await staff.call('GET', '/api/admin/products?market=IN&limit=3&state=active')
  const rows = found.rows as { msn: string; sellerCode: string }[]
  const values = ['Hammered', 'Hammered', 'Brushed']
  await staff.call('POST', '/api/admin/products/changes', {
    ...{ market: 'IN', changeSetId: '6f1d2f8e-5a5c-4a31-9a55-0e6f3c1b7d21', note: '' },
    rows: rows.map(({ msn, sellerCode: seller }, at) => ({
      ...{ msn, seller },
      cells: { 'spec:surface': { was: '', now: values[at] } },
    })),
  })
  await store.enterAs(context, 'translator')
  await page.goto(`${store.origin}/console/products/translations/names?kind=value`)
  await page.getByRole('button', { name: 'Count again' }).click()
  await expect(page.getByText(/^The values are counted\./)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('combobox', { name: 'Attribute' }).selectOption({ label: 'Surface' })
  const fieldOf = (name: string) => page.getByRole('region', { name, exact: true }).getByLabel('Value in Hindi')
  await expect(page.getByRole('region', { name: 'Hammered', exact: true }).getByText('2 products')).toBeVisible()
  const saved = () => page.waitForResponse(answer => answer.url().endsWith('/translations/names') && answer.ok())
  const [first] = await Promise.all([
    saved(),
    fieldOf('Hammered')
      .fill('हथौड़ा फ़िनिश')
      .then(() => page.keyboard.press('Enter')),
  ])
  expect((await first.json()).data.saved).toBe(1)
  await expect(fieldOf('Brushed')).toBeFocused()
  await Promise.all([saved(), page.keyboard.type('ब्रश की हुई').then(() => page.keyboard.press('Enter'))])
  await page.getByRole('link', { name: 'Missing', exact: true }).click()
  await expect(page.getByText('No text to translate')).toBeVisible()
  await page.goto(`${store.origin}/hi/x/mp/${rows[0]?.msn.toLowerCase()}`)
  await expect(page.getByText('हथौड़ा फ़िनिश').first()).toBeVisible()
})

test('members who may not translate get a message', async ({ store, page, context }) => {
  await store.enterAs(context, 'warehouse')
  await page.goto(`${store.origin}/console/products/translations/names?kind=brand`)
  await expect(page.getByText('No access')).toBeVisible()
})
