// What a shopper does before the cart: finding a product, opening it, asking for its delivery.

import { expect, type Locator } from '@playwright/test'
import type { Shop } from './shop.ts'

/** Opens the filters where they are behind a button; answers where they stand. */
export async function openFilters(shop: Shop): Promise<Locator> {
  if (!shop.touch) return shop.page.getByRole('complementary', { name: shop.say('listing', 'filters'), exact: true })
  const name = new RegExp(`^${shop.say('listing', 'filters')}`)
  await shop.press(shop.button(name))
  return shop.page.getByRole('dialog', { name: shop.say('listing', 'filters'), exact: true })
}

/** Closes the sheet of a phone by its button with the live count. */
export async function closeFilters(shop: Shop): Promise<void> {
  if (!shop.touch) return
  const sheet = shop.page.getByRole('dialog', { name: shop.say('listing', 'filters'), exact: true })
  await shop.press(sheet.locator('footer').getByRole('button').last())
  await expect(sheet).toBeHidden()
}

/** Ticks the first filter term; answers how many products it promises. */
export async function tickFirstTerm(shop: Shop): Promise<number> {
  const filters = await openFilters(shop)
  const term = filters.getByRole('checkbox').first()
  const count = await term.locator('xpath=..').locator('span').last().textContent()
  await shop.press(term)
  await expect(term).toBeChecked()
  await expect(shop.page).toHaveURL(/#[^/]+-./)
  await closeFilters(shop)
  return Number((count ?? '').replace(/\D/g, ''))
}

/** The figure of "Showing x out of y products". */
export function totalShown(shop: Shop, total: number, shown: number): Locator {
  return shop.page.getByText(shop.say('listing', 'showing', { shown, total }), { exact: true })
}

/** Sale prices of the cards in the order shown, in whole currency units. */
export async function pricesOfCards(shop: Shop): Promise<number[]> {
  const texts = await shop.page.locator('article[data-module=search] div > p:first-child > b').allTextContents()
  return texts.map(text => Number(text.replace(/[^\d.]/g, '')))
}

/** Opens the first product that can be bought; answers its name. */
export async function openFirstProduct(shop: Shop): Promise<string> {
  const link = shop.card().first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await shop.press(link)
  await shop.at(/\/mp\/msn/)
  await expect(shop.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  return name
}

/** The part of the product page that answers when, whether and how. */
export function deliveryPart(shop: Shop): Locator {
  return shop.page
    .locator('section')
    .filter({ has: shop.heading(shop.say('product', 'delivery')) })
    .last()
}

/** Asks for the delivery to a pincode on a product page. */
export async function askDelivery(shop: Shop, pincode: string): Promise<void> {
  const part = deliveryPart(shop)
  await part.getByRole('textbox', { name: shop.say('common', 'pincode'), exact: true }).fill(pincode)
  await shop.press(part.getByRole('button', { name: shop.say('common', 'check'), exact: true }))
}
