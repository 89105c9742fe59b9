// Delivery in the console: a promise is explained, and changed by a location rule; warehouse staff can only read.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('a promise is explained before and after a location rule, which warehouse staff may not change', async ({
  page,
  context,
  browser,
}) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'owner', 'en')
  await page.goto('/console/stock')
  const msn = (await page.getByRole('link', { name: /^MSN/ }).first().textContent()) ?? ''
  // a pincode that no other test uses
  await page.goto('/console/delivery')
  await page.getByLabel('Pincode').fill('781001')
  await page.getByLabel('MSN').fill(msn.toLowerCase())
  await page.getByRole('button', { name: 'Explain' }).click()
  await expect(page.getByText('chosen', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Delivered on/ })).toBeVisible()
  const address = page.url()

  await page.getByRole('link', { name: 'Locations' }).click()
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByLabel('Begins with').fill('781001')
  await page.getByRole('checkbox', { name: 'Delivered to' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '781001' })).toContainText('not delivered to')
  await page.goto(address)
  await expect(page.getByText('The rule of the location excludes delivery.')).toBeVisible()

  const other = await browser.newContext({ baseURL: origin })
  await enterAs(other, origin, 'warehouse', 'en')
  const looker = await other.newPage()
  await looker.goto('/console/delivery?view=places')
  await expect(looker.getByRole('listitem').filter({ hasText: '781001' })).toBeVisible()
  await expect(looker.getByRole('button', { name: /^(Add|Change)/ })).toHaveCount(0)
  await other.close()

  await page.goto('/console/delivery?view=places')
  await page.getByRole('button', { name: 'Change: 781001' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '781001' })).toHaveCount(0)
})
