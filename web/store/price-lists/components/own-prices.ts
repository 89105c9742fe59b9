// Prices of a customer group member on cards and product pages: pages are cached for everybody, so the browser writes them in.

import { MAX_OWN_PRICES } from '../../../../contract/price-lists/choice.rules.ts'
import type { OwnPrice } from '../../../../contract/price-lists/own-api.ts'
import { MARKET_INFO, type Market } from '../../../../contract/shared/market.ts'
import { readStored, writeStored } from '../../../framework/api/browser-storage.ts'
import { createClient, pageLanguage } from '../../../framework/api/client.ts'
import { createLocale } from '../../../framework/locale.ts'
import { refreshSession } from '../../../framework/session/session.ts'
import { loadMessages, translator } from '../../app/messages.ts'
import { isLoggedIn, visitor } from '../../app/session.ts'
import { type Words, writeOwnPrice } from './own-lines.ts'

/** Stored while a price list applies to this customer: own prices are then fetched in parallel with the session. */
const OWN_KEY = 'kh_own'

const MSN = /\/mp\/(msn[0-9a-z]{8})$/i

/** Elements with prices: cards, and the summary on the product page. */
const PLACES = 'article[data-module], [data-product]'

/** Fallback delay for browsers without idle callbacks, long after hydration. */
const SETTLED_MS = 2000

/** The product of a card or of the page. */
function msnOf(place: HTMLElement): string | null {
  const link = place.tagName === 'ARTICLE' ? place.querySelector<HTMLAnchorElement>('h2 a, h3 a') : null
  if (place.tagName === 'ARTICLE' && !link) return null
  return MSN.exec((link ?? location).pathname)?.[1]?.toUpperCase() ?? null
}

// a stored session may have ended: then no prices are fetched, and the session call decides
const { quietCall } = createClient({
  identity() {
    const { user, userReference } = visitor.get()
    return { sessionId: user.sessionId, userReference, token: user.token }
  },
  refreshSession,
  onError: () => undefined,
})

/** Customer prices; null for a product at the public price. */
const known = new Map<string, OwnPrice | null>()
/** Disposers of written prices, by element. */
const written = new Map<HTMLElement, (() => void)[]>()
let owner = ''
let isAsking = false
let mayHave = true
/** Whether all of the document is hydrated; static parts never are. */
let isSettled = false

/** Forgets the prices of another customer of this browser. */
function forget(userId: string): void {
  owner = userId
  mayHave = true
  known.clear()
  for (const undo of written.values()) for (const takeBack of undo) takeBack()
  written.clear()
  const { ownPrices, ...others } = visitor.get()
  if (ownPrices) visitor.set(others)
}

/** Notifies the buy boxes, again after the session was fetched. */
function publish(): void {
  const prices = [...known.values()].flatMap(price => price ?? [])
  const now = visitor.get()
  if (prices.length === Object.keys(now.ownPrices ?? {}).length) return
  visitor.set({ ...now, ownPrices: Object.fromEntries(prices.map(price => [price.msn, price])) })
}

/** Fetches prices of products new on the page, and remembers for the next page whether to fetch them early. */
async function ask(msns: readonly string[]): Promise<void> {
  const asker = owner
  const { data } = await quietCall('GET /api/v1/user/ownPrices', { query: { msns: msns.join(',') } })
  if (asker !== owner) return
  mayHave = data.hasLists
  writeStored(OWN_KEY, data.hasLists || null)
  for (const msn of msns) known.set(msn, null)
  for (const price of data.prices) known.set(price.msn, price)
}

interface Setting extends Words {
  market: Market
}

/** A product page shows more than the price. */
function writePage(place: HTMLElement, own: OwnPrice, undo: (() => void)[], { market, locale }: Setting): void {
  const { language } = locale
  const shown = import('./own-page.tsx').then(page => page.showOnPage(place, own, { market, language }))
  undo.push(() => void shown.then(takeBack => takeBack()).catch(() => undefined))
}

function writeAt(place: HTMLElement, own: OwnPrice, setting: Setting): void {
  const takeBack = writeOwnPrice(place, own, setting)
  if (!takeBack) return
  const undo = written.get(place)
  if (undo) {
    undo.push(takeBack)
    return
  }
  const first = [takeBack]
  written.set(place, first)
  if (place.tagName !== 'ARTICLE') writePage(place, own, first, setting)
}

/** Writes known prices. Returns the products still to be fetched. */
function draw(main: HTMLElement, setting: Setting): string[] {
  const unknown = new Set<string>()
  for (const place of written.keys()) if (!place.isConnected) written.delete(place)
  for (const place of main.querySelectorAll<HTMLElement>(PLACES)) {
    const msn = msnOf(place)
    if (!msn) continue
    const price = known.get(msn)
    if (price === undefined) unknown.add(msn)
    else if (price && (isSettled || place.closest('[data-static]'))) writeAt(place, price, setting)
  }
  return [...unknown].slice(0, MAX_OWN_PRICES)
}

async function readSetting(): Promise<Setting> {
  const language = pageLanguage()
  const { lang } = document.documentElement
  const market = Object.values(MARKET_INFO).find(one => one.languageTag[language] === lang)?.code ?? 'IN'
  const messages = await loadMessages(['common', 'product-more'], language)
  const locale = createLocale({ market, language })
  const tCommon = translator(messages, 'common', locale.tag)
  return { t: translator(messages, 'product-more', locale.tag), tCommon, locale, market }
}

function settle(then: () => void): void {
  const settled = () => {
    isSettled = true
    then()
  }
  // not in every browser
  if ('requestIdleCallback' in window) requestIdleCallback(settled)
  else setTimeout(settled, SETTLED_MS)
}

let isShown = false

/**
 * Shows customer prices on this page and later ones, once somebody is logged in. Nothing is fetched for guests, and
 * only once for customers who are in no group.
 */
export async function showOwnPrices(): Promise<void> {
  const main = document.querySelector('main')
  if (isShown || !main) return
  isShown = true
  const words = readSetting()
  let isPlanned = false
  let isSettling = false
  const update = (setting: Setting) => {
    const now = visitor.get()
    if (now.user.userId !== owner) forget(now.user.userId)
    if (!isLoggedIn(now)) {
      if (now.ready) writeStored(OWN_KEY, null)
      return
    }
    if (!now.ready && !readStored(OWN_KEY)) return
    if (!isSettling) settle(plan)
    isSettling = true
    const unknown = draw(main, setting)
    publish()
    if (unknown.length === 0 || isAsking || !mayHave) return
    isAsking = true
    // failed requests are repeated with the next change of the page
    void ask(unknown)
      .then(() => true)
      .catch(() => false)
      .then(isAnswered => {
        isAsking = false
        if (isAnswered) plan()
      })
  }
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    void words.then(setting =>
      requestAnimationFrame(() => {
        isPlanned = false
        update(setting)
      }),
    )
  }
  visitor.subscribe(plan)
  new MutationObserver(plan).observe(main, { childList: true, subtree: true })
  plan()
}
