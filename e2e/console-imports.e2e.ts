// A file comes in at the console: tried first, its rejected rows saved and tried again, applied and taken back.

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
  await page.getByRole('button', { name: 'Try the file' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${part}.csv`)
  await expect(page.getByText('Tried, not applied')).toBeVisible()
  const rejected = page.getByRole('button', { name: 'Rejected rows as Excel' })
  const saved = page.waitForEvent('download')
  await rejected.click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^rejected-[0-9a-f]{8}\.xlsx$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  await page.getByRole('button', { name: 'Try the rejected rows again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${part}.csv (rejected rows)`)
  await expect(page.getByText('Tried, not applied')).toBeVisible()
  await expect(page.getByText('1 of 1 rows')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Apply the file' }).click()
  await expect(page.getByRole('heading', { name: 'What the file did' })).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Taken back' })).toBeVisible()
})
