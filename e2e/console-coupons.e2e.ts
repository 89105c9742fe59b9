// A coupon is created in the console and used in a cart, changed by two members, read-only for an auditor; an
// automatic offer combines with a coupon.

import type { Page } from '@playwright/test'
import type { Listing } from '../contract/listing/api.ts'
import { applyCoupon } from './support/buying.ts'
import { newPhone, takeOver } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import { fillCart } from './support/several-products.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { CASH_ON_DELIVERY, Shopper } from './system/shopper.ts'

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
  const largest = page.getByLabel('Maximum discount in ₹')
  await largest.fill('20')
  const categories = page.getByRole('combobox', { name: 'Categories' })
  for (const name of ['Lighting', 'Power tools']) {
    await categories.fill(name.slice(0, 5))
    const option = page.locator(`datalist option[value="${name}"]`).first()
    await expect(option).toBeAttached()
    await categories.fill((await option.getAttribute('value')) ?? '')
    await expect(page.getByRole('button', { name: new RegExp(`^Remove ${name}`) })).toBeVisible()
  }
  const takeOff = page.getByRole('button', { name: /^Remove Power tools/ })
  await takeOff.focus()
  await page.keyboard.press('Enter')
  await expect(takeOff).toHaveCount(0)
  // input survives a reload
  await page.reload()
  await expect(largest).toHaveValue('20')
  await expect(page.getByRole('button', { name: /^Remove Lighting/ })).toBeVisible()
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
  await colleague.getByLabel('Minimum cart in ₹').fill('100')
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

/** Fills the cart with a dear product for ₹5,000 or more; returns its brand. */
async function fillCartOfBrand(shopper: Shopper): Promise<string> {
  const listing: unknown = await shopper.must('GET', '/api/v3/category/getCategory?category=114000000')
  const [dearest] = (listing as Listing).productSearchResult.products
    .filter(one => one.availability === 'in-stock' && one.minQuantity === 1 && one.salesPrice < 10_000_00)
    .sort((a, b) => b.salesPrice - a.salesPrice)
  if (!dearest) throw new Error('No product can be bought')
  const productQuantity = Math.ceil(5_000_00 / dearest.salesPrice)
  await shopper.fillCartWith([{ productId: dearest.msn, productQuantity }])
  return dearest.brandName
}

/** Fills in the form of a new combinable promotion for a brand, and saves it; returns its URL. */
async function writePromotion(
  page: Page,
  { kind, name, title, brand, percent }: Record<'kind' | 'name' | 'title' | 'brand' | 'percent', string>,
): Promise<string> {
  await page.goto(`${originOf('IN')}/console/promotions`)
  await page.getByRole('link', { name: `New ${kind}` }).click()
  await page.getByLabel(kind === 'coupon' ? 'Code' : 'Name for staff').fill(name)
  await page.getByLabel('Title in English').fill(title)
  await page.getByLabel('Title in Hindi').fill(`${title} (हिंदी)`)
  await page.getByLabel('Type').selectOption({ label: 'Per cent' })
  await page.getByLabel('Per cent', { exact: true }).fill(percent)
  // it is for no cart of another journey
  await page.getByLabel('Minimum cart in ₹').fill('5,000')
  const brands = page.getByRole('combobox', { name: 'Brands' })
  await brands.fill(brand.slice(0, 5))
  await expect(page.locator(`datalist option[value="${brand}"]`).first()).toBeAttached()
  await brands.fill(brand)
  await expect(page.getByRole('button', { name: `Remove ${brand}` })).toBeVisible()
  await page.getByLabel('Combines with coupons and other offers').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('No order has used it yet.')).toBeVisible()
  return page.url()
}

test('an offer that applies by itself and a coupon in one order', async ({ shop, page, context }) => {
  const { t } = shop
  const origin = originOf('IN')
  const mark = Date.now().toString(36).toUpperCase()
  const [offer, code, title] = [`AUTO-${mark}`, `WITH-${mark}`, `5 per cent off ${mark}`]
  const shopper = new Shopper(() => origin)
  await shopper.signUp(newPhone(shop))
  const addressId = await shopper.addAddress()
  const brand = await fillCartOfBrand(shopper)
  await enterAs(context, origin, 'marketing', 'en')
  await writePromotion(page, { kind: 'coupon', name: code, title: 'With it', brand, percent: '1' })
  const offerPage = await writePromotion(page, { kind: 'automatic offer', name: offer, title, brand, percent: '5' })
  await page.goto(`${origin}/console/promotions?appliedBy=code&text=${offer}`)
  await expect(page.getByText('No coupon or offer in this view')).toBeVisible()

  await takeOver(shop, shopper)
  await shop.open('/quickorder')
  const named = page.getByText(t('totals', 'totals.automaticOffer', { title })).first()
  await expect(named).toBeVisible()
  await applyCoupon(shop, code)
  await expect(named).toBeVisible()
  await expect(page.getByText(t('totals', 'promo', { code })).first()).toBeVisible()
  const { status, body } = await shopper.pay(await shopper.payment(addressId, CASH_ON_DELIVERY))
  expect(status).toBe(200)
  const { orderNumber } = body.data as { orderNumber: number }
  await shop.open(`/order-confirmation?orderNumber=${orderNumber}`)
  await expect(named).toBeAttached()

  await context.clearCookies()
  await enterAs(context, origin, 'marketing', 'en')
  await page.goto(offerPage)
  await expect(page.getByText(`Order ${orderNumber}`)).toBeVisible()
  const stopped = page.waitForResponse(response => response.url().endsWith('/active') && response.ok())
  await page.getByRole('button', { name: 'Stop' }).click()
  await stopped
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console/orders/${orderNumber}`)
  await expect(page.getByRole('row', { name: new RegExp(`^Offer: ${title}`) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`^Coupon ${code}`) })).toBeVisible()
})
