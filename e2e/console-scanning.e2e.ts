// Warehouse staff find, count and check using only scanner and keyboard; read-only members cannot count.

import type { Page } from '@playwright/test'
import { expect, test } from './support/console-test.ts'

/** As a scanner types: the characters and Enter, into whatever has the focus. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

const answered = (page: Page, path: string, method = 'POST') =>
  page.waitForResponse(reply => reply.url().includes(path) && reply.request().method() === method)

interface Row {
  msn: string
  partNumber: string
  offerId: number
  warehouse: string
  onHand: number
}

test('a shelf is counted by scanner, continues after a reload, and is saved with its differences', async ({
  store,
  page,
  context,
  browser,
}) => {
  await store.enterAs(context, 'warehouse')
  const list = await store.staff.call('GET', '/api/admin/stock?market=IN&limit=20')
  const rows = list.rows as Row[]
  const row = rows.find(({ onHand }) => onHand > 5)
  if (!row) throw new Error('no stock')
  await page.goto(`${store.origin}/console/stock`)
  await page.getByLabel('Scan a product or a bin').focus()
  await scan(page, 'NO-SUCH-CODE')
  await expect(page.getByText('No product or bin of this market has the code NO-SUCH-CODE.')).toBeVisible()
  await scan(page, row.msn.toLowerCase())
  await expect(page).toHaveURL(new RegExp(`/console/stock/${row.msn}$`))
  await page.goBack()
  await page.getByRole('link', { name: 'Count by scanning' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Warehouse').selectOption(row.warehouse)

  const field = page.getByLabel('Scan or type a code')
  await expect(field).toBeFocused()
  const looked = answered(page, '/api/admin/stock/codes', 'GET')
  await scan(page, row.msn)
  await scan(page, `2*${row.partNumber}`)
  await looked
  const pieces = page.getByLabel(/^Pieces: /)
  await expect(pieces).toHaveValue('3')
  await scan(page, 'NOT-OURS')
  await expect(page.getByText('NOT-OURS is not a product of this market. It is kept below.')).toBeVisible()
  await scan(page, 'x'.repeat(120))
  await expect(page.getByText(/This has 120 characters/)).toBeVisible()
  await page.reload()
  await expect(pieces).toHaveValue('3')
  await expect(page.locator('.packs code')).toHaveText('NOT-OURS')
  // one piece is missing, and its quantity is typed
  await pieces.fill(String(row.onHand - 1))
  await pieces.press('Enter')
  await expect(page.getByText(`on hand ${row.onHand}`)).toContainText('difference −1')
  await page.getByLabel('Reason').fill('Count of the year')
  const saved = answered(page, '/api/admin/stock/scanned')
  await page.keyboard.press('Enter')
  const reply = await saved
  expect(reply.status()).toBe(200)
  expect(reply.request().postDataJSON()).toMatchObject({
    ...{ step: 'count', warehouse: row.warehouse, reason: 'Count of the year' },
    lines: [{ msn: row.msn, pieces: row.onHand - 1, expected: row.onHand }],
  })
  await expect(pieces).toHaveCount(0)
  await expect(page.locator('.packs code')).toHaveText('NOT-OURS')
  const { movements } = await store.staff.call('GET', `/api/admin/stock/${row.msn}/movements`)
  const [last] = movements as object[]
  expect(last).toMatchObject({ kind: 'count', onHandChange: -1, reason: 'Count of the year' })

  const other = await browser.newContext()
  await store.enterAs(other, 'auditor')
  const look = await other.newPage()
  await look.goto(`${store.origin}/console/stock`)
  await expect(look.getByLabel('Scan a product or a bin')).toBeVisible()
  await expect(look.getByRole('link', { name: 'Count by scanning' })).toHaveCount(0)
  await other.close()
})

test('a return is found by its parcel, and its pieces are checked by code', async ({ store, page, context }) => {
  const number = await store.requestReturn()
  for (const step of ['approve', 'receive']) await store.staff.call('POST', `/api/admin/returns/${number}/${step}`)
  const { items, orderNumber } = await store.staff.call('GET', `/api/admin/returns/${number}`)
  const [item] = items as { msn: string; quantity: number }[]
  if (!item) throw new Error('a return without a product')
  const order = await store.staff.call('GET', `/api/admin/orders/${orderNumber}`)
  const [parcel] = order.shipments as { trackingNumber: string }[]
  await store.enterAs(context, 'warehouse')
  await page.goto(`${store.origin}/console/returns`)
  await page.getByLabel('Scan a parcel').focus()
  await scan(page, 'VX-UNKNOWN')
  await expect(page.getByText('No return of this market belongs to VX-UNKNOWN.')).toBeVisible()
  await scan(page, parcel?.trackingNumber ?? '')
  await expect(page).toHaveURL(new RegExp(`/console/returns/${number}$`))
  await page.getByLabel('Check by scanning').focus()
  await scan(page, 'NOT-OF-THIS')
  await expect(page.getByText('NOT-OF-THIS is not a product of this return. Put it aside.')).toBeVisible()
  await expect(page.getByLabel('Accepted')).toHaveValue(String(item.quantity))
  await scan(page, item.msn)
  await expect(page.getByLabel('Accepted')).toHaveValue('1')
  await expect(page.getByText('Everything has arrived.')).toBeVisible()
  await scan(page, item.msn)
  await expect(page.getByText(/This is one too many/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`1 of ${item.quantity} pieces checked`)).toBeVisible()
  const inspected = answered(page, '/inspect')
  await page.getByRole('button', { name: 'Accept and refund' }).press('Enter')
  expect((await inspected).request().postDataJSON()).toMatchObject({ items: [{ accepted: 1, saleable: 1 }] })
})
