// A shopper reads reviews, votes once, writes and changes a review with a picture, asks and finds a question.

import sharp from 'sharp'
import { openProduct } from './support/browsing.ts'
import { enterAnew, newPhone } from './support/entering.ts'
import { noteHydration } from './support/hydration.ts'
import { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LISTING = '/electricals/211000000'

/** Opens an available product; returns its path without the language. */
async function someProduct(shop: Shop): Promise<string> {
  await shop.open(LISTING)
  await openProduct(shop)
  return new URL(shop.page.url()).pathname.replace(/^\/hi(?=\/)/, '')
}

/** Loads a URL that may differ from the current one only by its fragment. */
async function load(shop: Shop, path: string): Promise<void> {
  await shop.page.goto('about:blank')
  await shop.open(path)
}

/** Follows a link in a lazy section; returns the popup. */
async function openFrom(shop: Shop, anchor: string, name: string) {
  const section = shop.page.locator(anchor)
  await section.scrollIntoViewIfNeeded()
  await shop.press(section.getByRole('link', { name, exact: true }))
  const popup = shop.page.getByRole('dialog')
  await expect(popup).toBeVisible()
  return popup
}

test('a review: rejected empty, written with the keyboard and a picture, held for a link, changed', async ({
  shop,
  page,
}) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  const reviewText = `Sits firmly on the rail, ${newPhone(shop).slice(-5)}.`
  const path = await someProduct(shop)
  let popup = await openFrom(shop, '#review', t('reviews', 'write'))
  await expect(page).toHaveURL(/#product-write-review$/)
  const send = popup.getByRole('button', { name: t('reviews', 'send'), exact: true })
  await shop.press(send)
  await expect(popup.getByText(t('reviews', 'chooseStars'))).toBeVisible()
  await expect(popup.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
  await expect(popup.getByRole('radio').nth(3)).toBeChecked()
  const text = popup.getByRole('textbox', { name: t('reviews', 'reviewText'), exact: true })
  await text.fill('See www.example.com')
  const buffer = await sharp({ create: { width: 2000, height: 900, channels: 3, background: '#2463c9' } })
    .png()
    .toBuffer()
  await popup.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(popup.getByRole('img', { name: t('reviews', 'pictureAt', { at: 1 }) })).toBeVisible()
  await shop.press(send)
  await expect(popup.getByText(t('reviews', 'heldReview'))).toBeVisible()
  await expect(popup.getByRole('heading', { name: t('reviews', 'thanks') })).toBeFocused()

  await load(shop, path)
  popup = await openFrom(shop, '#review', t('reviews', 'edit'))
  await expect(popup.getByRole('radio').nth(3)).toBeChecked()
  await popup.getByRole('radio').nth(4).check()
  await popup.getByRole('textbox', { name: t('reviews', 'reviewText'), exact: true }).fill(reviewText)
  await shop.press(popup.getByRole('button', { name: t('reviews', 'save'), exact: true }))
  await expect(popup.getByText(t('reviews', 'thanksText'))).toBeVisible()
  await load(shop, `${path}#product-review-all`)
  await expect(page.getByRole('dialog').getByText(reviewText)).toBeVisible()
  await expect(page.getByRole('dialog').getByText(t('reviews', 'sample'), { exact: true })).toHaveCount(0)
})

test('a vote counts once, and may be changed', async ({ shop, page, browser }) => {
  const { t } = shop
  const path = await someProduct(shop)
  const writer = await browser.newContext({ baseURL: new URL(page.url()).origin })
  await writer.addInitScript(noteHydration)
  const writerPage = await writer.newPage()
  const other = new Shop(writerPage, { language: shop.language, market: shop.market, t, touch: false })
  await enterAnew(other, newPhone(other))
  await load(other, `${path}#product-write-review`)
  const form = writerPage.getByRole('dialog')
  await form.getByRole('radio').nth(4).check()
  const reviewText = `Good ${newPhone(other).slice(-4)}`
  await form.getByRole('textbox', { name: t('reviews', 'reviewText'), exact: true }).fill(reviewText)
  await form.getByRole('button', { name: t('reviews', 'send'), exact: true }).click()
  await expect(form.getByText(t('reviews', 'thanksText'))).toBeVisible()
  await writer.close()

  await load(shop, `${path}#product-review-all`)
  const review = page.getByRole('dialog').getByRole('article').filter({ hasText: reviewText })
  const yes = (count: number) =>
    review.getByRole('button', { name: t('reviews', 'helpfulCount', { count }), exact: true })
  const no = (count: number) =>
    review.getByRole('button', { name: t('reviews', 'notHelpfulCount', { count }), exact: true })
  await shop.press(yes(0))
  await expect(yes(1)).toHaveAttribute('aria-pressed', 'true')
  await shop.press(yes(1))
  await expect(yes(1)).toBeVisible()
  await shop.press(no(0))
  await expect(no(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(yes(0)).toHaveAttribute('aria-pressed', 'false')
})

test('a question: login first, asked, found by a word', async ({ shop, page }) => {
  const { t } = shop
  const path = await someProduct(shop)
  const guest = await openFrom(shop, '#qna', t('reviews', 'ask'))
  await expect(guest.getByText(t('reviews', 'loginAsk'))).toBeVisible()
  await enterAnew(shop, newPhone(shop))
  await load(shop, `${path}#product-ask-now`)
  const form = page.getByRole('dialog')
  const word = `x${newPhone(shop).slice(-6)}`
  await form.getByRole('textbox', { name: t('reviews', 'yourQuestion'), exact: true }).fill(`Does it fit ${word}?`)
  await shop.press(form.getByRole('button', { name: t('reviews', 'sendQuestion'), exact: true }))
  await expect(form.getByRole('heading', { name: t('reviews', 'asked') })).toBeFocused()
  await load(shop, `${path}#product-faq-all`)
  await page.getByRole('dialog').getByRole('searchbox').fill(word)
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('dialog').getByText(`Does it fit ${word}?`)).toBeVisible()
  await page.getByRole('dialog').getByRole('searchbox').fill('zzzz')
  await expect(page.getByText(t('reviews', 'noneFound'))).toBeVisible()
})
