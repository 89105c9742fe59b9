// Finance in the console: commission rates, tax documents, and files of incoming payments; an auditor can only read.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('finance sets a rate of commission and sees tax documents; an auditor only looks', async ({ page, context }) => {
  const origin = originOf('IN')
  const rows = page.locator('main .rows > li')
  await enterAs(context, origin, 'finance', 'en')
  await page.goto(`${origin}/console/finance/commission`)
  await page.getByRole('link', { name: 'Rates', exact: true }).click()
  await page.getByRole('button', { name: 'Set a rate' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Commission in per cent').fill('101')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('A number from 0 to 100 with at most two decimals.')
  await dialog.getByLabel('Commission in per cent').fill('8.5')
  await dialog.getByLabel('From this day on').fill('2099-12-01')
  await dialog.getByLabel('Code of the category').fill('212000000')
  const set = page.waitForResponse(
    reply => reply.url().includes('/commission/rates') && reply.request().method() === 'POST',
  )
  await page.keyboard.press('Enter')
  expect((await set).status()).toBe(200)
  await expect(dialog).toHaveCount(0)
  const row = rows.filter({ hasText: '212000000' }).first()
  await expect(row).toContainText('8.5%')
  await expect(row).toContainText('Planned')
  await expect(row).toContainText('Without tax')

  // documents of a seller, found by part of its name
  await page.getByRole('link', { name: 'Tax documents' }).click()
  await page.getByLabel('GSTIN of the seller').fill('27AAKCS4821M1ZW')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/taxNumber=27AAKCS4821M1ZW/)
  await expect(page.getByText(/No documents in this period|documents?\./).first()).toBeVisible()
  await page.getByLabel('Signed file (JSON)').setInputFiles({
    ...{ name: 'signed.json', mimeType: 'application/json' },
    buffer: Buffer.from(
      JSON.stringify([
        { Irn: 'a'.repeat(64), AckNo: 1, AckDt: '2026-11-23 10:00:00', SignedQRCode: 'a.b.c', Status: 'ACT' },
        { Irn: 'short', AckNo: 2, AckDt: '2026-11-23 10:00:00', SignedQRCode: 'a.b.c' },
      ]),
    ),
  })
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect(page.getByText('0 stored, 0 known before, 2 rejected.')).toBeVisible()
  await expect(page.getByText('The QR code cannot be read.')).toBeVisible()
  await expect(page.getByText('The entry cannot be read. Irn:')).toBeVisible()
  const kept = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rejected entries' }).click()
  expect((await kept).suggestedFilename()).toBe('signed-not-taken.json')

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/finance/commission/rates`)
  await expect(rows.filter({ hasText: '212000000' }).first()).toContainText('8.5%')
  await expect(page.getByRole('button', { name: 'Set a rate' })).toHaveCount(0)
  await page.goto(`${origin}/console/finance/documents`)
  await expect(page.getByRole('button', { name: 'Show documents' })).toBeVisible()
  await expect(page.getByLabel('Signed file (JSON)')).toHaveCount(0)
})

test('support releases an address that gets no mail; finance does not see the list', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'support', 'en')
  await page.goto(`${origin}/console/customers`)
  await page.getByRole('link', { name: 'Bounced mail' }).click()
  await expect(page.getByRole('heading', { name: 'Bounced addresses' })).toBeVisible()
  await page.getByRole('button', { name: 'Release an address' }).press('Enter')
  await page.getByLabel('Email address').fill('asha@plant.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This address is not in the list: it gets mail.')).toBeVisible()

  await context.clearCookies()
  await enterAs(context, origin, 'finance', 'en')
  await page.goto(`${origin}/console/customers`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bounced mail' })).toHaveCount(0)
  await page.goto(`${origin}/console/customers/bounced`)
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
})

test('finance uploads files of gateways, banks and carriers; an auditor may not', async ({ page, context }) => {
  const origin = originOf('IN')
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const sent = (path: string) => page.waitForResponse(reply => reply.url().endsWith(path))
  await enterAs(context, origin, 'finance', 'en')
  await page.goto(`${origin}/console/finance`)
  await page.getByRole('link', { name: 'Money received' }).click()
  const post = page.getByRole('button', { name: 'Post', exact: true })

  // unknown columns are mapped, and a preview is shown before sending
  const rows = 'Entity ID,Amount,Fee,Tax,Paid out,Settled At\npay_none,319000,7528,1148,311472,24/11/2026\n'
  await page.getByLabel('File (CSV)').setInputFiles(file('recon.csv', rows))
  await expect(page.getByText('1 row in the file.')).toBeVisible()
  await expect(post).toBeDisabled()
  await page.getByLabel('Paid to the bank').selectOption('Paid out')
  await page.getByLabel('Amounts are in paise or fils').check()
  await page.getByLabel('The fee includes the tax on it').check()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('3190.00')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('2026-11-24')
  const settled = sent('/api/admin/settlements')
  await post.press('Enter')
  expect((await settled).status()).toBe(200)
  await expect(page.getByText('0 posted, 0 posted before, 1 not posted.')).toBeVisible()
  await expect(page.getByText('The store has none with this reference.')).toBeVisible()

  await page.getByRole('link', { name: 'Bank statement' }).click()
  const header = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'
  const credit = '24/11/26,NEFT CR-RAO TOOLS-HDFCN52026112412345,HDFCN52026112412345,24/11/26,,17.23,1000.00'
  await page.getByLabel(/^Statement as the bank exports it/).setInputFiles(file('hdfc.csv', `${header}\n${credit}\n`))
  await expect(page.getByText('Recognised by the columns of the file.')).toBeVisible()
  const read = sent('/api/admin/payments/statement')
  await post.click()
  expect((await read).status()).toBe(200)
  await expect(page.getByText('0 confirmed, 0 confirmed before, 1 to review.')).toBeVisible()
  await expect(page.getByText('No order found')).toBeVisible()

  await page.getByRole('link', { name: 'Cash paid out by carriers' }).click()
  const parcels =
    'tracking_number,amount,charges,tax,net,remitted_on,reference\nVX-0,10.00,1.00,0,8.00,2026-11-24,UTR1234567\n'
  await page.getByLabel('File (CSV)').setInputFiles(file('cod.csv', parcels))
  await expect(page.getByText('The columns of this file are known.')).toBeVisible()
  await post.click()
  await expect(page.getByText('Amount less fee and tax is not what was paid to the bank.')).toBeVisible()

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/finance`)
  await expect(page.getByRole('link', { name: 'Tax documents' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Money received' })).toHaveCount(0)
  await page.goto(`${origin}/console/finance/incoming`)
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
})
