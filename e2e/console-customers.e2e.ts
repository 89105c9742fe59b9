// A customer at the console: found by name, contacts unmasked and recorded, noted, blocked; an auditor only looks.

import { placeEarlierOrder } from './support/earlier-order.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('another account of the same person is merged into a customer', async ({ page, context }) => {
  const origin = originOf('IN')
  const [kept, merged] = [await placeEarlierOrder(origin), await placeEarlierOrder(origin)]
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`/console/customers?text=${kept.phone}`)
  await page.locator('.list a.id').click()
  await page.getByRole('button', { name: 'Merge an account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Find the other account').fill(merged.phone)
  await page.keyboard.press('Enter')
  await dialog.getByRole('listitem').getByRole('button').click()
  await expect(dialog.getByText('Orders: 1')).toBeVisible()
  await dialog.getByLabel('Both have a verified phone: which one stays?').selectOption('merged')
  await dialog.getByLabel('How you verified').fill('Identity card seen')
  await dialog.getByRole('button', { name: 'Merge the accounts' }).click()
  await expect(page.getByRole('link', { name: String(merged.number) })).toBeVisible()
  await expect(page.getByText(`••••••${merged.phone.slice(-4)}`)).toBeVisible()
  await page.locator('section[aria-labelledby="merging"] a').click()
  await expect(page.getByText('This account was merged into another one')).toBeVisible()
})

test('a customer is found, unmasked, noted and blocked, which an auditor may not', async ({
  page,
  context,
  browser,
}) => {
  const origin = originOf('IN')
  const { phone, number } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'owner', 'en')
  await page.goto('/console')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type(phone)
  const found = page.getByRole('option').filter({ hasText: 'Customer' })
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expect(page.getByText(`••••••${phone.slice(-4)}`)).toBeVisible()
  await expect(page.getByText(phone)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show contact data' }).click()
  await expect(page.getByText(`+91${phone}`).first()).toBeVisible()

  await page.getByLabel('New note').fill('Call before each delivery.')
  // input survives a reload
  await page.reload()
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Call before each delivery.' })).toBeVisible()

  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByLabel('Reason').fill('Refused ten orders at the door')
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('nobody can log in or order with this account')).toBeVisible()
  await expect(page.getByText('No session is open')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Refused ten orders at the door' })).toBeVisible()
  const address = page.url()
  await page.goto('/console/audit?recordKind=customer')
  await expect(page.getByText('customers/{customerId}/personal').first()).toBeVisible()

  const other = await browser.newContext({ baseURL: origin })
  await enterAs(other, origin, 'auditor', 'en')
  const auditor = await other.newPage()
  await auditor.goto(address)
  await expect(auditor.getByText('nobody can log in or order with this account')).toBeVisible()
  for (const name of ['Unblock', 'Show contact data', 'Save the note', 'Delete the account'])
    await expect(auditor.getByRole('button', { name })).toHaveCount(0)
  await other.close()

  await page.goto(address)
  await page.getByRole('button', { name: 'Unblock' }).click()
  await page.getByLabel('Reason').fill('Paid what was open')
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
})

test("the check of a company's GSTIN is recorded, which an auditor may not do", async ({ page, context, browser }) => {
  const origin = originOf('IN')
  const { phone, shopper } = await placeEarlierOrder(origin)
  const company = { companyName: 'Quartz Valves', gstin: '29AAGCB7383J1Z4', isGstInvoice: true }
  await shopper.must('POST', '/api/v1/customer/addUpdateCustomer', company)
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`/console/customers?text=${phone}`)
  await page.locator('.list a.id').click()
  const panel = page.getByRole('region', { name: 'GSTIN check' })
  await expect(panel.getByText('Karnataka (29)')).toBeVisible()
  await expect(panel.getByText('Nobody has checked this number yet.')).toBeVisible()
  await panel.getByRole('button', { name: 'Record a check' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Status in the register').selectOption('Cancelled')
  await dialog.getByLabel('Name in the register').fill('QUARTZ PUMPS')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Other than the company name: Quartz Valves')).toBeVisible()
  await expect(panel.getByText('Cancelled')).toBeVisible()

  const other = await browser.newContext({ baseURL: origin })
  await enterAs(other, origin, 'auditor', 'en')
  const auditor = await other.newPage()
  await auditor.goto(page.url())
  await expect(auditor.getByText('QUARTZ PUMPS')).toBeVisible()
  await expect(auditor.getByRole('button', { name: 'Record a check' })).toHaveCount(0)
  await other.close()
})
