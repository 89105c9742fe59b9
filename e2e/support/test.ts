// The test function of the journeys: one shopper a test, in the language, market and window of the project.

import { test as base, expect } from '@playwright/test'
import { COOKIES } from '../../contract/shared/headers.ts'
import { type Language, MARKET_INFO, type Market } from '../../contract/shared/market.ts'
import { consentText, NO_CONSENT } from '../../contract/tracking/consent.rules.ts'
import { openMovingStore } from './clock.ts'
import { noteHydration } from './hydration.ts'
import { messageTables, translatorFor } from './messages.ts'
import { originOf } from './origin.ts'
import { Shop } from './shop.ts'

export interface ShopperOptions {
  language: Language
  market: Market
  /** What the shopper has agreed to before, as the cookie holds it; null for nothing, so that they are asked. */
  consent: string | null
}

export interface Fixtures extends ShopperOptions {
  shop: Shop
  /** What a page reported as broken; a test that provokes errors empties it. */
  broken: string[]
}

export interface WorkerOptions {
  /** The tests of the file move the time of their store with `advanceClock`, or need a warehouse that moves orders. */
  movesClock: boolean
  storeOfWorker: undefined
}

/** An answer of 4xx is an outcome that the screen shows as a message; anything else on the console is a defect. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/

/** What a page cannot show itself without. */
const PARTS_OF_A_PAGE = new Set(['image', 'font', 'script', 'stylesheet'])

export const test = base.extend<Fixtures, WorkerOptions>({
  movesClock: [false, { option: true, scope: 'worker' }],
  storeOfWorker: [
    async ({ movesClock }, use) => {
      const stop = movesClock ? await openMovingStore() : undefined
      await use(undefined)
      await stop?.()
    },
    { auto: true, scope: 'worker', timeout: 240_000 },
  ],
  language: ['en', { option: true }],
  market: ['IN', { option: true }],
  consent: [consentText(NO_CONSENT), { option: true }],
  baseURL: async ({ market }, use) => use(originOf(market)),
  broken: async ({ context, baseURL, consent }, use) => {
    if (consent !== null) await context.addCookies([{ name: COOKIES.consent, value: consent, url: baseURL ?? '' }])
    await context.addInitScript(noteHydration)
    const broken: string[] = []
    context.on('weberror', error => broken.push(String(error.error().stack ?? error.error())))
    context.on('console', message => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) broken.push(message.text())
    })
    context.on('requestfailed', request => {
      const reason = request.failure()?.errorText ?? ''
      // a page that is left gives up what it was fetching
      if (reason !== 'net::ERR_ABORTED') broken.push(`${reason} ${request.url()}`)
    })
    context.on('response', response => {
      if (response.status() >= 400 && PARTS_OF_A_PAGE.has(response.request().resourceType()))
        broken.push(`${response.status()} ${response.url()}`)
    })
    await use(broken)
    expect(broken, 'errors of the page').toEqual([])
  },
  shop: async ({ page, language, market, hasTouch, broken: _ }, use) => {
    const t = translatorFor(await messageTables(language), MARKET_INFO[market].languageTag[language])
    await use(new Shop(page, { language, market, t, touch: hasTouch ?? false }))
  },
})

export { expect }
