// The own prices of a member of customer groups, on cards and on the page of a product: pages are the same for everybody, so they are added.

import { MAX_OWN_PRICES, type OwnPrice } from '../../../../contract/price-lists/own-api.ts'
import { MARKET_INFO } from '../../../../contract/shared/market.ts'
import { pageLanguage } from '../../../framework/api/client.ts'
import { createLocale, type Locale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { loadMessages, type Translate, translator } from '../../app/messages.ts'
import { isLoggedIn, visitor } from '../../app/session.ts'
import styles from './own-prices.module.css'

const MSN = /\/mp\/(msn[0-9a-z]{8})$/i

/** Where prices stand: cards, and the summary of the product that the page is of. */
const PLACES = 'article[data-module], [data-product]'

/** The product of a card or of the page. */
function msnOf(place: HTMLElement): string | null {
  const link = place.tagName === 'ARTICLE' ? place.querySelector<HTMLAnchorElement>('h2 a, h3 a') : null
  if (place.tagName === 'ARTICLE' && !link) return null
  return MSN.exec((link ?? location).pathname)?.[1]?.toUpperCase() ?? null
}

/** `Your price ₹2,950 (₹2,500 + GST 18%)`; where one unit costs as much as for everybody, the first price that may be less. */
function wordsOf({ salesPrice, publicPrice, priceWithoutTax, taxRateBp, breaks }: OwnPrice, words: Words): string {
  const { t, locale } = words
  const tax = `${locale.marketInfo.taxName} ${taxRateBp / 100}%`
  const price = { price: locale.money(salesPrice), without: `${locale.money(priceWithoutTax)} + ${tax}` }
  const [next] = breaks
  if (salesPrice < publicPrice || !next) return t('ownPrice', price)
  return t('ownPriceFrom', { count: next.minQuantity, price: locale.money(next.price) })
}

interface Words {
  t: Translate<'product-more'>
  locale: Locale
}

/** Below the public prices: before the button of a card, and after the price of the page. */
function write(place: HTMLElement, text: string): void {
  const before = place.querySelector<HTMLElement>('[data-own-price]')
  if (before) {
    if (before.textContent !== text) before.textContent = text
    return
  }
  const line = document.createElement('p')
  line.dataset.ownPrice = ''
  line.className = styles.own ?? ''
  line.textContent = text
  const button = place.querySelector(':scope > [data-add]')
  if (button) button.before(line)
  else if (place.tagName === 'ARTICLE') place.append(line)
  else place.querySelector(':scope > div:nth-of-type(2)')?.append(line)
}

/** Of this customer; null for a product that costs them what everybody pays. */
const known = new Map<string, OwnPrice | null>()
let owner = ''
let isAsking = false
let mayHave = true

/** Forgets what another customer of this browser pays. */
function forget(main: HTMLElement, userId: string): void {
  owner = userId
  mayHave = true
  known.clear()
  for (const line of main.querySelectorAll('[data-own-price]')) line.remove()
  const { ownPrices: _theirs, ...others } = visitor.get()
  visitor.set(others)
}

/** Tells the boxes to buy, again after the session was fetched. */
function publish(): void {
  const prices = [...known.values()].flatMap(price => price ?? [])
  const now = visitor.get()
  if (prices.length === Object.keys(now.ownPrices ?? {}).length) return
  visitor.set({ ...now, ownPrices: Object.fromEntries(prices.map(price => [price.msn, price])) })
}

/** Asks for products that are new on the page. */
async function ask(msns: readonly string[]): Promise<void> {
  const asker = owner
  const { data } = await quietCall('GET /api/v1/user/ownPrices', { query: { msns: msns.join(',') } })
  if (asker !== owner) return
  mayHave = data.hasLists
  for (const msn of msns) known.set(msn, null)
  for (const price of data.prices) known.set(price.msn, price)
}

function draw(main: HTMLElement, words: Words): string[] {
  const unknown = new Set<string>()
  for (const place of main.querySelectorAll<HTMLElement>(PLACES)) {
    const msn = msnOf(place)
    if (!msn) continue
    const price = known.get(msn)
    if (price) write(place, wordsOf(price, words))
    else if (price === undefined) unknown.add(msn)
  }
  return [...unknown].slice(0, MAX_OWN_PRICES)
}

let isShown = false

/** Shows own prices on this page and on those that follow it; nothing is asked for guests, nor again for who is in no group. */
export async function showOwnPrices(): Promise<void> {
  const main = document.querySelector('main')
  if (isShown || !main || !isLoggedIn(visitor.get())) return
  isShown = true
  owner = visitor.get().user.userId
  const language = pageLanguage()
  const market = Object.values(MARKET_INFO).find(one => one.languageTag[language] === document.documentElement.lang)
  const words: Words = {
    t: translator(await loadMessages(['product-more'], language), 'product-more', document.documentElement.lang),
    locale: createLocale({ market: market?.code ?? 'IN', language }),
  }
  let planned = false
  const plan = () => {
    if (planned) return
    planned = true
    requestAnimationFrame(() => {
      planned = false
      const { userId } = visitor.get().user
      if (userId !== owner) forget(main, userId)
      const unknown = draw(main, words)
      publish()
      if (unknown.length === 0 || isAsking || !mayHave || !isLoggedIn(visitor.get())) return
      isAsking = true
      // what could not be asked is asked with the next change of the page
      void ask(unknown)
        .then(plan, () => undefined)
        .finally(() => {
          isAsking = false
        })
    })
  }
  new MutationObserver(plan).observe(main, { childList: true, subtree: true })
  plan()
}
