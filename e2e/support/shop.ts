// The store as one shopper uses it: addresses and messages of their language, taps on mobile and clicks on desktop.

import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, MARKET_INFO, type Market } from '../../contract/shared/market.ts'
import { formatMoney } from '../../contract/shared/money.ts'
import { formatDay } from '../../web/framework/messages/format-date.ts'
import type { Namespaces } from '../../web/store/app/messages.ts'
import { hydrated } from './hydration.ts'
import type { Translate } from './messages.ts'

export interface Setting {
  language: Language
  market: Market
  t: Translate
  touch: boolean
}

export class Shop {
  readonly page: Page
  readonly language: Language
  readonly market: Market
  readonly t: Translate
  readonly touch: boolean

  constructor(page: Page, { language, market, t, touch }: Setting) {
    this.page = page
    this.language = language
    this.market = market
    this.t = t
    this.touch = touch
  }

  /** Address of a store path in the shopper's language. */
  path(path: string): string {
    if (this.language === 'en') return path
    return path === '/' ? '/hi' : `/hi${path}`
  }

  /** Opens a page afresh and waits until its scripts answer; returns the status of the response. */
  async open(path: string): Promise<number> {
    const response = await this.page.goto(this.path(path))
    await this.alive()
    return response?.status() ?? 200
  }

  /** The scripts of a page that was opened afresh have taken over. */
  async alive(): Promise<void> {
    await hydrated(this.page)
  }

  /** A finger on a phone, a mouse on a desk. */
  async press(target: Locator): Promise<void> {
    if (this.touch) await target.tap()
    else await target.click()
  }

  /** Waits until the address is this store path, whatever its query and fragment. */
  async at(path: string | RegExp): Promise<void> {
    const wanted = typeof path === 'string' ? this.path(path) : path
    await this.page.waitForURL(url =>
      typeof wanted === 'string' ? url.pathname === wanted : wanted.test(url.pathname + url.search),
    )
  }

  /** Matches a text whatever stands at its placeholders. */
  like<A extends keyof Namespaces>(area: A, key: keyof Namespaces[A] & string): RegExp {
    const gap = '\u0000'
    const text = this.t(area, key, new Proxy({}, { get: () => gap }))
    return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(gap, '.+')}$`)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' })
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name, exact: typeof name === 'string' })
  }

  /** The first product card that can be put into the cart. */
  card(): Locator {
    return this.page.locator('article[data-module]').filter({ has: this.page.locator('button[data-add]') })
  }

  /** The first place where this can be read. */
  seen(text: string | RegExp): Locator {
    return this.page.getByText(text).filter({ visible: true }).first()
  }

  /** A notice is on the screen. */
  async notice(text: string | RegExp): Promise<void> {
    await expect(this.page.locator('[popover]').getByText(text).last()).toBeVisible()
  }

  /** The cart link in the header says how many products there are. */
  async cartHolds(count: number): Promise<void> {
    const name = this.t('common', 'cartCount', { count })
    await expect(this.page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible()
  }

  money(minor: number): string {
    const { currency, languageTag } = MARKET_INFO[this.market]
    return formatMoney(minor, currency, languageTag[this.language])
  }

  day(iso: string): string {
    return formatDay(iso, this.language)
  }
}
