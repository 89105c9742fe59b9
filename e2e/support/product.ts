// Shopper steps on a product page: products with many variants, bought-together products, raising a bulk quote.

import { expect, type Locator } from '@playwright/test'
import type { Listing } from '../../contract/listing/api.ts'
import type { ProductOffer } from '../../contract/storefront/product-api.ts'
import type { Shop } from './shop.ts'

const LISTING_OF_MANY = '/api/v3/category/getCategory?category=211000000&pageSize=40'

/** A product with enough variants for a table: house wires come in 38 combinations of area and colour. */
export async function manyVariants(shop: Shop): Promise<{ path: string; count: number }> {
  const { request } = shop.page.context()
  const { products } = ((await (await request.get(LISTING_OF_MANY)).json()) as Listing).productSearchResult
  for (const { msn, productUrl } of products) {
    const group = await (await request.get(`/api/v1/product/getProductGroupV2?msn=${msn}`)).json()
    const count: number = group.data?.variants?.msns.length ?? 0
    if (count > 24) return { path: productUrl, count }
  }
  throw new Error('The starter store sells no product of more than 24 variants')
}

interface SoldBySeveral {
  msn: string
  path: string
  /** Available ones: the one of the page first, then by price. */
  offers: ProductOffer[]
}

/** A product that several sellers have in stock, one unit at a time. */
export async function soldBySeveral(shop: Shop): Promise<SoldBySeveral> {
  const listing = shop.market === 'IN' ? '/electricals/211000000' : '/electricals/1002000000'
  await shop.open(listing)
  // runs in the browser, because only it knows the host of the UAE
  const found = await shop.page.evaluate(async category => {
    const read = async (path: string) => (await fetch(path)).json()
    for (let pageIndex = 0; pageIndex < 8; pageIndex++) {
      const query = `category=${category}&pageSize=40&pageIndex=${pageIndex}`
      const { productSearchResult }: Listing = await read(`/api/v3/category/getCategory?${query}`)
      for (const { msn, productUrl: path } of productSearchResult.products) {
        const all: ProductOffer[] = (await read(`/api/v1/product/offers?msn=${msn}`)).data
        const offers = all.filter(({ reason }) => reason === null)
        const single = offers.every(({ minQuantity, quantityMultiple }) => minQuantity * quantityMultiple === 1)
        if (offers.length > 1 && offers.length === all.length && single) return { msn, path, offers }
      }
    }
    return null
  }, listing.split('/').at(-1))
  if (!found) throw new Error('The starter store has no product of several sellers in this listing')
  return found
}

/** Opens the page of a product and waits for the list of its other sellers. */
export async function openOtherSellers(shop: Shop, path: string): Promise<Locator> {
  const { page, t } = shop
  await shop.open(path)
  const section = page.locator('#sellers')
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('heading', { name: t('sellers', 'title'), exact: true })).toBeVisible()
  await expect(section.locator('[data-offer]').first()).toBeVisible()
  return section
}

/** Scrolls until the section of what is bought together has been fetched; returns it. */
export async function scrollToBundle(shop: Shop): Promise<Locator> {
  const { page, t } = shop
  const titles = [t('product-more', 'togetherTitle'), t('product-more', 'togetherRule')]
  const bundle = page
    .getByRole('main')
    .locator('section')
    .filter({ has: shop.heading(new RegExp(`^(${titles.join('|')})$`)) })
    .last()
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 400))
    await expect(bundle).toBeVisible({ timeout: 250 })
  }).toPass()
  await bundle.scrollIntoViewIfNeeded()
  return bundle
}

/** Raises the bulk quote: slides the button to its end with a finger, clicks it with a mouse. */
export async function raiseQuote(shop: Shop): Promise<void> {
  const { page } = shop
  const name = shop.t('product-quote', shop.touch ? 'slide' : 'click')
  const button = page.locator('#bulk-quote').getByRole('button', { name })
  // the mobile action bar would cover it
  await button.evaluate(element => element.scrollIntoView({ block: 'center' }))
  if (!shop.touch) return button.click()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not there')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + x, y: box.y + box.height / 2 }],
    })
  await touch('touchStart', 20)
  for (let x = 40; x < box.width; x += 20) await touch('touchMove', x)
  await touch('touchEnd', 0)
}
