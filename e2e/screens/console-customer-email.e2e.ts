// The mail address of a customer that staff change: the new address, then its code and the reason.

import { customerDetailExample } from '../../contract/customer-desk/schemas.ts'
import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('another mail address of a customer', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const id = customerDetailExample.customerId
  const answer = (data: object) => ({ json: { status: true, statusCode: 200, message: '', data } })
  await page.route(`**/api/admin/customers/${id}`, route => route.fulfill(answer(customerDetailExample)))
  await page.route(`**/api/admin/customers/${id}/orders*`, route => route.fulfill(answer({ orders: [], more: false })))
  await page.route(`**/api/admin/customers/${id}/notes*`, route => route.fulfill(answer({ notes: [], next: null })))
  await page.route(`**/api/admin/customers/${id}/logins*`, route => route.fulfill(answer({ logins: [], next: null })))
  await page.route(`**/emailCode`, route => route.fulfill(answer({ resendInSeconds: 30 })))
  await page.goto(`/console/customers/${id}`)
  await page.getByRole('button', { name: shop.language === 'hi' ? 'ईमेल पता बदलें' : 'Change the email address' }).click()
  const dialog = page.getByRole('dialog')
  await checkConsoleScreen(shop, page)
  await dialog.getByRole('textbox').fill('asha.long.address.of.a.plant@maintenance.example.com')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByRole('status')).toBeVisible()
  await checkConsoleScreen(shop, page)
})
