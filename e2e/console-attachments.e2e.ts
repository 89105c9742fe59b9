// Files of an order at the console: chosen and dropped, one of them refused, shown, saved and deleted; an auditor only reads.

import { readFile } from 'node:fs/promises'
import { launchOptions } from './support/browser.ts'
import { placeEarlierOrder } from './support/earlier-order.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ launchOptions: launchOptions({ pictures: true }) })

const PDF = '%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'
/** One dot, as PNG. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('support attaches files to an order, one of which is rejected, and deletes one; an auditor downloads the other', async ({
  page,
  context,
  browser,
}) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'support', 'en')
  await page.goto(`${origin}/console/orders/${number}`)
  const panel = page.getByRole('region', { name: 'Files, notes and tags' })
  await panel
    .getByLabel('Attach files')
    .last()
    .setInputFiles([
      { name: 'proof of delivery.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) },
      { name: 'not a picture.png', mimeType: 'image/png', buffer: Buffer.from('<script>') },
      { name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') },
    ])
  const row = (name: string) => panel.locator('.file-row').filter({ hasText: name })
  await expect(row('proof of delivery.pdf').getByRole('link')).toBeVisible()
  await expect(row('gate.png').getByRole('link')).toBeVisible()
  await expect(row('not a picture.png').getByRole('alert')).toHaveText(
    'The content of this file is not what the ending of its name says.',
  )
  await row('not a picture.png').getByRole('button').click()
  await expect(panel.locator('.file-row')).toHaveCount(2)

  // an interrupted upload is retried, as the same file
  await page.route('**/attachments?*', route => route.abort())
  const transfer = await page.evaluateHandle(() => {
    const files = new DataTransfer()
    files.items.add(new File(['Bank,Amount\n'], 'payments.csv', { type: 'text/csv' }))
    return files
  })
  await panel.locator('.file-drop').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(row('payments.csv').getByRole('alert')).toHaveText(/./)
  await page.unroute('**/attachments?*')
  await panel.getByRole('button', { name: 'Try again: payments.csv' }).click()
  await expect(row('payments.csv').getByRole('link')).toBeVisible()

  await panel.getByRole('button', { name: 'View gate.png' }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'gate.png' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('button', { name: 'View gate.png' })).toBeFocused()

  await panel.getByRole('button', { name: 'Delete gate.png' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(panel.locator('.file-row')).toHaveCount(2)

  const other = await browser.newContext()
  await enterAs(other, origin, 'auditor', 'en')
  const reader = await other.newPage()
  await reader.goto(`${origin}/console/orders/${number}`)
  const read = reader.getByRole('region', { name: 'Files, notes and tags' })
  const saved = reader.waitForEvent('download')
  await read.getByRole('link', { name: 'proof of delivery.pdf' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('proof of delivery.pdf')
  expect(await readFile(await download.path(), 'utf8')).toBe(PDF)
  await expect(read.getByRole('button')).toHaveText(['Follow'])
  await other.close()
})
