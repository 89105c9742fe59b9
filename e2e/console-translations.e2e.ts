// Texts to translate at the console: written in place, sent away as a file and read back, reviewed and saved.

import { readFile } from 'node:fs/promises'
import type { ConsoleStore } from './support/console-store.ts'
import { expect, test } from './support/console-test.ts'

const CHANGE_SETS = ['3f0c6ac8-52c5-4f37-9a3b-2f8f3d9a6d11', '3f0c6ac8-52c5-4f37-9a3b-2f8f3d9a6d12'] as const

interface Row {
  msn: string
  sellerCode: string
  cells: Record<string, string>
}

/** Other English names of the first products. */
async function rename({ staff }: ConsoleStore, changeSetId: string, names: readonly string[]): Promise<void> {
  const path = `/api/admin/products?market=IN&availability=in-stock&limit=${names.length}&columns=name`
  const rows = (await staff.call('GET', path)).rows as Row[]
  const cellsOf = (row: Row, at: number) => ({ name: { was: row.cells.name, now: names[at] } })
  await staff.call('POST', '/api/admin/products/changes', {
    ...{ market: 'IN', changeSetId, note: '' },
    rows: rows.map((row, at) => ({ msn: row.msn, seller: row.sellerCode, cells: cellsOf(row, at) })),
  })
}

test('outdated names are translated in place and by file, without losing changes made meanwhile', async ({
  store,
  page,
  context,
}) => {
  await rename(store, CHANGE_SETS[0], ['Bench vice 100 mm', 'Bench vice 125 mm', 'Bench vice 150 mm'])
  await store.enterAs(context, 'translator')
  await page.goto(`${store.origin}/console/products`)
  await page.getByRole('link', { name: 'Translations' }).click()
  await page.getByRole('link', { name: 'Outdated', exact: true }).click()
  const fields = page.getByLabel('Name in Hindi')
  await expect(fields).toHaveCount(3)

  // a file leaves, the English of one text changes, the file comes back
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  const translated = lines.map((line, at) =>
    at < 2 ? line : line.replace(/(?:"[^"]*"|[^,]*),(v[^,]*)$/, `बेंच वाइस ${at},$1`),
  )
  await rename(store, CHANGE_SETS[1], ['Bench vice 100 mm', 'Bench vice 125 mm', 'Bench vice 151 mm'])
  await page.reload()
  await page.getByRole('button', { name: 'Import a file' }).click()
  await page.getByLabel('Translated file').setInputFiles({
    ...{ name: 'translated.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(translated.join('\r\n')),
  })
  await page.getByRole('button', { name: 'Import the file' }).click()
  await expect(page.getByText('1 text taken into the draft · 1 text is unchanged · 1 text skipped')).toBeVisible()
  await page.getByRole('button', { name: 'Import it anyway' }).click()
  await expect(page.getByText('In the draft')).toBeVisible()

  // one is typed; a reload loses neither the draft nor the report
  await fields.first().fill('बेंच वाइस 100 मिमी')
  await page.reload()
  await expect(page.getByText('3 cells changed in 3 products')).toBeVisible()
  await expect(page.getByText('Result of the import')).toBeVisible()
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Save 3 changes' }).click()
  await expect(page.getByText('No text to translate')).toBeVisible()
  await page.goto(`${store.origin}/console/products/changes`)
  await expect(page.locator('.list a.id').first()).toBeVisible()
})
