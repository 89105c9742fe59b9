// What must hold on every screen: accessibility, language, width, messages.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { LANGUAGES, MARKET_INFO, type Market } from '../../contract/shared/market.ts'
import { DESKTOP, PHONE } from './devices.ts'
import { messageTables } from './messages.ts'
import type { Shop } from './shop.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

/** Colours are the same in both languages, and their contrast is most of the work: it is checked in English alone. */
const ENGLISH_ONLY = { 'color-contrast': { enabled: false } }

/** Pages whose documents come with axe: to send its half megabyte takes longer than to run it. */
const equipped = new WeakSet<Page>()

async function loadAxe(page: Page): Promise<void> {
  if (!equipped.has(page)) {
    equipped.add(page)
    await page.addInitScript(AXE)
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
}

/** The parts that all screens share: checked once in each language and width, as they are half of the elements of a page. */
const FRAME = ['header:not(main *, dialog *)', 'footer:not(main *, dialog *)', 'nav.side', 'nav.tabbar']
const checkedFrames = new Set<string>()

/** Which of the shared parts need no check on this page: none on the first page of its kind that this process checks. */
function knownFrame({ page, language, market }: Shop): string[] {
  const app = new URL(page.url()).pathname.startsWith('/console') ? 'console' : 'store'
  const kind = [app, market, language, page.viewportSize()?.width].join()
  if (checkedFrames.has(kind)) return FRAME
  checkedFrames.add(kind)
  return []
}

/** No violation of the rules in the open dialog, else on the page; each is told with where it is. */
export async function expectAccess(shop: Shop): Promise<void> {
  const { page, language } = shop
  await loadAxe(page)
  const exclude = knownFrame(shop)
  const options: RunOptions = {
    runOnly: RULES,
    resultTypes: ['violations'],
    // only rules about sound and film need it, and there is none
    preload: false,
    ...(language === 'en' ? {} : { rules: ENGLISH_ONLY }),
  }
  const check = async ({ options, exclude }: { options: RunOptions; exclude: string[] }) => {
    // a modal dialog makes the page behind it inert; that was checked before it opened
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    // what has scrolled under the header that stays would be found too small
    if (!dialog) window.scrollTo(0, 0)
    const present = exclude.filter(part => document.querySelector(part)).map(part => [part])
    // a notice covers what is below it for three seconds, which would be found too small
    for (const notice of document.querySelectorAll<HTMLElement>('[popover=manual]:popover-open')) notice.hidePopover()
    const problems = await window.axe.run(dialog ?? { include: [['html']], exclude: present }, options)
    return problems.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(node => `${id} (${help}): ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
    )
  }
  const violations = await page.evaluate(check, { options, exclude })
  expect.soft(violations, `access of ${page.url()}`).toEqual([])
}

/** Nothing scrolls sideways. A phone widens the page to what overflows, so the screen itself is the measure. */
export async function expectNoOverflow(page: Page, screen: number): Promise<void> {
  const wide = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth))
  expect.soft(wide, `width of ${page.url()} on a screen of ${screen} px`).toBeLessThanOrEqual(screen)
}

/**
 * Nothing is wider than the screen and nothing out of reach, on the phone and on a desktop, whose width the page is given
 * for a moment: no element of a page depends on the width, styles alone do, and to open every page again would take a
 * fifth of the time of all browser tests. Access in Hindi is checked on the phone alone.
 */
export async function expectLayout(shop: Shop): Promise<void> {
  const { page, language } = shop
  const own = page.viewportSize() ?? PHONE.viewport
  await expectNoOverflow(page, own.width)
  await expectAccess(shop)
  await page.setViewportSize(DESKTOP.viewport)
  await expectNoOverflow(page, DESKTOP.viewport.width)
  if (language === 'en') await expectAccess(shop)
  await page.setViewportSize(own)
}

async function expectHead(shop: Shop): Promise<void> {
  const { page } = shop
  const tags = MARKET_INFO[shop.market].languageTag
  await expect.soft(page.locator('html')).toHaveAttribute('lang', tags[shop.language])
  const head = await page.locator('link[rel=canonical], link[rel=alternate]').evaluateAll(links =>
    links.map(link => ({
      rel: link.getAttribute('rel'),
      language: link.getAttribute('hreflang'),
      href: link.getAttribute('href') ?? '',
    })),
  )
  const pathOf = (href: string | undefined) => href && new URL(href).pathname
  const canonical = pathOf(head.find(link => link.rel === 'canonical')?.href)
  const mine = pathOf(head.find(link => link.language === tags[shop.language])?.href)
  expect.soft(canonical, `canonical of ${page.url()}`).toBe(mine)
  for (const language of LANGUAGES) {
    const href = pathOf(head.find(link => link.language === tags[language])?.href)
    expect.soft(/^\/hi(\/|$)/.test(href ?? ''), `hreflang of ${page.url()}`).toBe(language === 'hi')
  }
  expect.soft((await page.title()).length).toBeGreaterThan(3)
}

/** Texts of a table that stand alone on a screen: no placeholder, and other in Hindi. */
async function englishTexts(): Promise<Set<string>> {
  const [english, hindi] = await Promise.all([messageTables('en'), messageTables('hi')])
  const texts = Object.entries(english).flatMap(([area, table]) =>
    Object.entries(table).filter(
      ([key, text]) => /[a-z]{2}/i.test(text) && !text.includes('{') && hindi[area]?.[key] !== text,
    ),
  )
  return new Set(texts.map(([, text]) => text))
}

async function keys(): Promise<Set<string>> {
  const tables = Object.values(await messageTables('en')).flatMap(table => Object.keys(table))
  return new Set(tables.filter(key => /[a-z][A-Z.]/.test(key)))
}

/** Words of the other market's taxes and addresses: the UAE has no GST and no pincodes, India no VAT and no emirates. */
const FOREIGN: Record<Market, RegExp> = {
  AE: /\b(HSN|GST|GSTIN|IGST|CGST|SGST|PAN|UPI|NEFT)\b|\bpincode|पिनकोड|₹/,
  IN: /\b(VAT|TRN|AED)\b|\bemirate|अमीरात/,
}

/** No key, no unfilled placeholder, no word of the other market, and on a Hindi page no interface text in English. */
async function expectWords({ page, language, market }: Shop): Promise<void> {
  const texts = await page.evaluate(() => {
    const problems: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text && parent && !parent.closest('script, style, [lang=en], [lang=hi]')) problems.push(text)
    }
    const named = document.querySelectorAll('body [aria-label], body [placeholder], body [title]')
    for (const element of named) {
      if (element.closest('[lang=en], [lang=hi]')) continue
      for (const name of ['aria-label', 'placeholder', 'title']) {
        const text = element.getAttribute(name)?.trim()
        if (text) problems.push(text)
      }
    }
    return problems
  })
  expect(texts.length).toBeGreaterThan(10)
  const known = await keys()
  expect
    .soft(
      texts.filter(text => known.has(text) || /\{[a-zA-Z]+[,}]/.test(text)),
      `keys on ${page.url()}`,
    )
    .toEqual([])
  expect
    .soft(
      texts.filter(text => FOREIGN[market].test(text)),
      `terms of the other market on ${page.url()}`,
    )
    .toEqual([])
  if (language !== 'hi') return
  const english = await englishTexts()
  expect
    .soft(
      texts.filter(text => english.has(text)),
      `English on ${page.url()}`,
    )
    .toEqual([])
}

/** Checks the screen as it stands now. */
export async function checkScreen(shop: Shop): Promise<void> {
  await expect(shop.page.locator('[aria-busy=true], #app > [role=progressbar]:not([hidden])')).toHaveCount(0)
  await expectHead(shop)
  await expectWords(shop)
  await expectLayout(shop)
}

/** Opens an address and checks its screen. */
export async function openAndCheck(shop: Shop, path: string): Promise<void> {
  expect([200, 404], `status of ${path}`).toContain(await shop.open(path))
  await checkScreen(shop)
}
