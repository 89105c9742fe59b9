// Shopper steps before the cart: finding a product, opening it, checking its delivery.

import { expect, type Locator } from '@playwright/test'
import type { Shop } from './shop.ts'

/** Opens the filters if they are behind a button; returns their container. */
export async function openFilters(shop: Shop): Promise<Locator> {
  if (!shop.touch) return shop.page.getByRole('complementary', { name: shop.t('listing', 'filters'), exact: true })
  const name = new RegExp(`^${shop.t('listing', 'filters')}`)
  await shop.press(shop.button(name))
  return shop.page.getByRole('dialog', { name: shop.t('listing', 'filters'), exact: true })
}

/** Closes the mobile sheet with the button that shows the number of products. */
async function closeFilters(shop: Shop, count: number): Promise<void> {
  if (!shop.touch) return
  await shop.press(shop.button(shop.t('listing', 'showResults', { count })))
  await expect(shop.page.getByRole('dialog')).toBeHidden()
}

/** Ticks the first filter term; returns its product count. */
export async function tickFirstTerm(shop: Shop): Promise<number> {
  const filters = await openFilters(shop)
  const term = filters.getByRole('checkbox').first()
  const promised = await term.locator('xpath=..').locator('span').last().textContent()
  const count = Number((promised ?? '').replace(/\D/g, ''))
  await shop.press(term)
  await expect(term).toBeChecked()
  await expect(shop.page).toHaveURL(/#[^/]+-./)
  await closeFilters(shop, count)
  return count
}

/** The figure of "Showing x out of y products". */
export function totalShown(shop: Shop, total: number, shown: number): Locator {
  return shop.page.getByText(shop.t('listing', 'showing', { shown, total }), { exact: true })
}

const figure = (text: string) => Number(text.replace(/[^\d.]/g, ''))

/** The price with tax on a card: the line below its name. */
const PRICE = ':is(h2, h3) + p'

/** Sale prices of the products that can be bought, in the order shown, in rupees or dirhams. */
export async function pricesOfCards(shop: Shop): Promise<number[]> {
  const prices = shop.card().locator(PRICE)
  return (await prices.allTextContents()).map(figure)
}

/** Whether a list is ascending; a single item does not count. */
export const isRising = (prices: readonly number[]) =>
  prices.length > 1 && prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0))

/**
 * Opens the first product whose price allows every payment method; returns its name. Price and link are read from one
 * card in one step, because the list may be replaced in between.
 */
export async function openProduct(shop: Shop, from = 400, to = 9000): Promise<string> {
  const find = () =>
    shop.card().evaluateAll(
      (cards, [selector, least, most]) => {
        const fits = (card: Element) => {
          const price = Number(card.querySelector(selector)?.textContent?.replace(/[^\d.]/g, ''))
          return price >= least && price <= most
        }
        return cards.find(fits)?.querySelector('a[href*="/mp/msn"]')?.getAttribute('href') ?? ''
      },
      [PRICE, from, to] as const,
    )
  await expect.poll(find).not.toBe('')
  const link = shop
    .card()
    .locator(`a[href="${await find()}"]`)
    .first()
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
    .filter({ has: shop.heading(shop.t('product', 'delivery')) })
    .last()
}

/** Asks for the delivery to a pincode on a product page. */
export async function askDelivery(shop: Shop, pincode: string): Promise<void> {
  const part = deliveryPart(shop)
  await part.getByRole('textbox', { name: shop.t('common', 'pincode'), exact: true }).fill(pincode)
  await shop.press(part.getByRole('button', { name: shop.t('common', 'check'), exact: true }))
}
