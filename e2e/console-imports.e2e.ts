// An import in the console: dry run, mapped columns, rejected rows downloaded and retried, applied and undone.

import { readFile } from 'node:fs/promises'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('a file with a row that is rejected', async ({ page, context }) => {
  const origin = originOf('IN')
  const part = `IMP-${Date.now().toString(36)}`
  const lines = [
    'Part number,Brand,Name,Price,MRP',
    `${part}-1,Importa,Vice,100,100`,
    `${part}-2,Importa,Clamp,abc,500`,
  ]
  await enterAs(context, origin, 'catalog', 'en')
  await page.goto(`${origin}/console/imports`)
  await page.getByLabel('CSV, Excel or NDJSON file').setInputFiles({
    ...{ name: `${part}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
  })
  await page.getByRole('button', { name: 'Test the file' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${part}.csv`)
  await expect(page.getByText('Tested, not applied')).toBeVisible()
  const rejected = page.getByRole('button', { name: 'Rejected rows as Excel' })
  const saved = page.waitForEvent('download')
  await rejected.click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^rejected-[0-9a-f]{8}\.xlsx$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  await page.getByRole('button', { name: 'Retry the rejected rows' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${part}.csv (rejected rows)`)
  await expect(page.getByText('Tested, not applied')).toBeVisible()
  await expect(page.getByText('1 of 1 rows')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Apply the file' }).click()
  await expect(page.getByRole('heading', { name: 'What the file did' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible()
})

test('a file with meaningless headings is mapped column by column, and the mapping is saved', async ({
  page,
  context,
}) => {
  const origin = originOf('IN')
  const part = `MAP-${Date.now().toString(36)}`
  const lines = ['Ref,Maker,Heading,Rate,Mass', `${part}-1,Mappa,Vice,100,2`, `${part}-2,Mappa,Clamp,250,1`]
  await enterAs(context, origin, 'catalog', 'en')
  await page.goto(`${origin}/console/imports`)
  const text = lines.join('\n')
  const file = { name: `${part}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('CSV, Excel or NDJSON file').setInputFiles(file)
  await page.getByRole('button', { name: 'Test the file' }).click()
  await expect(page.getByText('No column holds the part number.')).toBeVisible()
  const original = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Original file' }).click()
  const saved = await original
  expect([saved.suggestedFilename(), await readFile(await saved.path(), 'utf8')]).toEqual([`${part}.csv`, text])

  await page.getByRole('link', { name: 'Map the columns' }).click()
  await expect(page.getByText('No column is mapped to the part number yet.')).toBeVisible()
  await page.getByLabel('Ref', { exact: true }).selectOption('Part number')
  await page.getByLabel('Maker', { exact: true }).selectOption('Brand')
  await page.getByLabel('Heading', { exact: true }).selectOption('Name')
  await page.getByLabel('Mass', { exact: true }).selectOption('Weight')
  await page.getByLabel('Unit', { exact: true }).fill('kg')
  await expect(page.getByText('No column is mapped to the part number yet.')).toBeHidden()
  // a reload loses nothing
  await page.reload()
  await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('kg')
  await page.getByRole('button', { name: 'Save the mapping' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(part.toLowerCase())
  await dialog.getByRole('button', { name: 'Save the mapping' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Test the file again' }).click()
  await expect(page.getByText('Tested, not applied')).toBeVisible()
  await expect(page.getByText('2 of 2 rows')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('2')

  // the next file of the supplier needs one choice
  await page.goto(`${origin}/console/imports`)
  await page.getByLabel('Mapping').selectOption(part.toLowerCase())
  await page.getByLabel('CSV, Excel or NDJSON file').setInputFiles(file)
  await page.getByRole('button', { name: 'Test the file' }).click()
  await expect(page.getByText('2 of 2 rows')).toBeVisible()
})
