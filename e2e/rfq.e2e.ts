// A bulk quote: rejected field by field with the texts of the specification, then raised once, with its thanks.

import { openProduct } from './support/browsing.ts'
import { PHONE_IN_HINDI } from './support/devices.ts'
import { ASHA, enterAnew, newPhone } from './support/entering.ts'
import { raiseQuote } from './support/product.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function openForm(shop: Shop, listing = '/electricals/211000000') {
  await shop.open(listing)
  await openProduct(shop, shop.market === 'AE' ? 10 : 400)
  const { page } = shop
  await page.evaluate(() => {
    location.hash = '#bulk-quote'
  })
  const form = page.locator('#bulk-quote form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toBeVisible()
  return form
}

const doneKey = (shop: Shop) => (shop.touch ? 'slideDone' : 'clickDone')

async function raiseAsGuest(shop: Shop): Promise<void> {
  const { t, page } = shop
  const form = await openForm(shop)
  const field = (key: 'quantity' | 'fullName' | 'email' | 'mobile' | 'pincode' | 'city' | 'note' | 'gstin') =>
    form.getByRole('textbox', { name: t('product-quote', key), exact: true })
  const wrong = (key: Parameters<typeof t<'product-quote'>>[1], least?: number) =>
    expect(form.getByText(t('product-quote', key, least === undefined ? {} : { least }), { exact: true })).toBeVisible()
  await raiseQuote(shop)
  for (const key of ['quantity-required', 'name-required', 'email-required', 'mobile-required'] as const) {
    await wrong(key)
  }
  await wrong('pincode-required')
  await wrong('city-required')
  await expect(field('quantity')).toBeFocused()

  await field('quantity').fill('2x')
  await field('fullName').fill('Asha <Kulkarni>')
  await field('email').fill('asha@')
  await field('mobile').fill('98765')
  await field('pincode').fill('4110')
  await field('city').fill('A city whose name is far too long to be one')
  await field('note').fill('12 pieces')
  await form.getByRole('checkbox').check()
  await raiseQuote(shop)
  for (const key of [
    'quantity-digits',
    'name-characters',
    'email-invalid',
    'mobile-length',
    'pincode-length',
  ] as const) {
    await wrong(key)
  }
  await wrong('city-length')
  await wrong('description-characters')
  await wrong('gstin-required')

  await field('quantity').fill('1')
  await field('gstin').fill('27AAPFU0939F1ZX')
  await raiseQuote(shop)
  await expect(form.getByText(shop.like('product-quote', 'quantity-least'))).toBeVisible()
  await wrong('gstin-invalid')

  await field('quantity').fill('500')
  await field('fullName').fill('Asha Kulkarni')
  await field('email').fill('asha@example.com')
  await field('mobile').fill(newPhone(shop))
  await field('pincode').fill('411026')
  await expect(field('city')).not.toHaveValue('')
  await field('note').fill('In two lots, please.')
  await field('gstin').fill('27AAPFU0939F1ZV')
  await raiseQuote(shop)
  await expect(form.getByText(t('product-quote', doneKey(shop)), { exact: true }).first()).toBeVisible()
  const thanks = page.locator('#bulk-quote').getByRole('heading', { name: t('product-quote', 'thanks'), exact: true })
  await expect(thanks).toBeFocused()
  await expect(page.locator('#bulk-quote').getByText(shop.like('product-quote', 'thanksText'))).toBeVisible()
}

test('a guest is told what is wrong, field by field, then raises the request', ({ shop }) => raiseAsGuest(shop))

test.describe('on a phone, in Hindi, by sliding the button', () => {
  test.use(PHONE_IN_HINDI)
  test('a guest is told what is wrong, field by field, then raises the request', ({ shop }) => raiseAsGuest(shop))
})

test('a customer finds the form filled in', async ({ shop }) => {
  const { t } = shop
  const phone = newPhone(shop)
  await enterAnew(shop, phone)
  const form = await openForm(shop)
  const field = (key: 'fullName' | 'mobile') =>
    form.getByRole('textbox', { name: t('product-quote', key), exact: true })
  await expect(field('fullName')).toHaveValue(new RegExp(ASHA.firstName))
  await expect(field('mobile')).toHaveValue(phone)
})

test.describe('in the UAE', () => {
  test.use({ market: 'AE' })

  test('emirate, area and TRN replace pincode, city and GSTIN', async ({ shop, page }) => {
    const { t } = shop
    const form = await openForm(shop, '/electricals/1002000000')
    await raiseQuote(shop)
    await expect(form.getByText(t('product-quote', 'emirate-required'), { exact: true })).toBeVisible()
    const field = (key: 'quantity' | 'fullName' | 'email' | 'mobile' | 'area' | 'trn') =>
      form.getByRole('textbox', { name: t('product-quote', key), exact: true })
    await field('quantity').fill('500')
    await field('fullName').fill('Fatima Rahman')
    await field('email').fill('fatima@example.com')
    await field('mobile').fill(newPhone(shop))
    await form.getByRole('combobox').selectOption({ index: 1 })
    await field('area').fill('Al Quoz')
    await form.getByRole('checkbox').check()
    await field('trn').fill('123')
    await raiseQuote(shop)
    await expect(form.getByText(t('product-quote', 'trn-invalid'), { exact: true })).toBeVisible()
    await form.getByRole('checkbox').uncheck()
    await raiseQuote(shop)
    await expect(
      page.locator('#bulk-quote').getByRole('heading', { name: t('product-quote', 'thanks'), exact: true }),
    ).toBeVisible()
  })
})
