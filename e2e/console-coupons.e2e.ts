// A coupon is written in the console and used in a cart; two people change it; it is stopped, and an auditor only looks.

import { originOf } from './support/origin.ts'
import { fillCart } from './support/several-products.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { Shopper } from './system/shopper.ts'

test('a coupon from its form to the cart', async ({ page, context }) => {
  const origin = originOf('IN')
  const code = `DRILL${Date.now().toString(36).toUpperCase()}`
  await enterAs(context, origin, 'marketing', 'en')
  await page.goto(`${origin}/console/promotions`)
  await page.getByRole('link', { name: 'New coupon' }).click()
  const codeField = page.getByLabel('Code')
  await codeField.fill(code.toLowerCase())
  await expect(codeField).toHaveValue(code)
  await page.getByLabel('Title in English').fill('10 per cent off')
  await page.getByLabel('Title in Hindi').fill('10 प्रतिशत की छूट')
  await page.getByLabel('Type').selectOption({ label: 'Per cent' })
  await page.getByLabel('Per cent', { exact: true }).fill('10')
  const largest = page.getByLabel('Largest discount in ₹')
  await largest.fill('20')
  const categories = page.getByRole('combobox', { name: 'Categories' })
  for (const name of ['Lighting', 'Power tools']) {
    await categories.fill(name.slice(0, 5))
    const option = page.locator(`datalist option[value="${name}"]`).first()
    await expect(option).toBeAttached()
    await categories.fill((await option.getAttribute('value')) ?? '')
    await expect(page.getByRole('button', { name: new RegExp(`^Take off ${name}`) })).toBeVisible()
  }
  const takeOff = page.getByRole('button', { name: /^Take off Power tools/ })
  await takeOff.focus()
  await page.keyboard.press('Enter')
  await expect(takeOff).toHaveCount(0)
  // what is typed is there after a reload
  await page.reload()
  await expect(largest).toHaveValue('20')
  await expect(page.getByRole('button', { name: /^Take off Lighting/ })).toBeVisible()
  await page.getByRole('button', { name: 'Try', exact: true }).click()
  await expect(page.getByRole('status').getByText(/would have got the discount|no order of these days/)).toBeVisible()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)
  await expect(page.getByText('No order has used it yet.')).toBeVisible()

  const shopper = new Shopper(() => origin)
  await shopper.must('GET', '/api/v1/session/getSession')
  await fillCart(shopper)
  const apply = async () =>
    (await shopper.must('POST', '/api/v1/promoCode/validatePromoCode', { promoCode: code })).data
  expect(await apply()).toMatchObject({ applied: true, cart: { promoDiscount: 2000 } })

  // a colleague changes it while the form is open
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await colleague.getByLabel('Smallest cart in ₹').fill('100')
  await colleague.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(colleague.getByRole('status').getByText('Saved.')).toBeAttached()
  await colleague.close()
  await largest.fill('30')
  await save.click()
  await page.getByRole('button', { name: 'Keep mine and save again' }).click()
  // the notice of the save before is still there
  const stored = page.waitForResponse(
    response =>
      response.request().method() === 'POST' && response.url().includes('/api/admin/coupons/') && response.ok(),
  )
  await save.click()
  await stored
  expect(await apply()).toMatchObject({ applied: true, cart: { promoDiscount: 3000 } })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  expect(await apply()).toMatchObject({ applied: false, reason: 'expired' })

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/promotions?state=stopped&text=${code}`)
  await page.getByRole('link', { name: code }).click()
  await expect(largest).toHaveValue('30')
  await expect(largest).toHaveAttribute('readonly')
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0)
})
