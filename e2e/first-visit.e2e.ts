// The first visit, with an empty cache: fetched fonts, the font of every letter, and no layout shift.

import type { CDPSession, Page } from '@playwright/test'
import { LANGUAGES } from '../contract/shared/market.ts'
import { BROWSER_FLAGS, launchOptions } from './support/browser.ts'
import { PHONE_IN_HINDI } from './support/devices.ts'
import { expect, test } from './support/test.ts'

test.use({ launchOptions: launchOptions({ pictures: true }) })

const LISTING = '/electricals/211000000'

/** Ids of the elements; queried again if the document was replaced meanwhile, which invalidates the known ids. */
async function nodesOf(session: CDPSession, selector: string): Promise<number[]> {
  let found: number[] = []
  await expect(async () => {
    const { root } = await session.send('DOM.getDocument')
    found = (await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })).nodeIds
  }).toPass()
  return found
}

/** Names of the fonts in which the elements are drawn, with the browser's substitutes for missing letters. */
async function fontsOf(session: CDPSession, selector: string): Promise<string[]> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  let fonts: string[] = []
  // a document that is still arriving forgets the ids of its elements
  await expect(async () => {
    fonts = await fontsNow(session, selector)
  }).toPass()
  return fonts
}

async function fontsNow(session: CDPSession, selector: string): Promise<string[]> {
  const nodeIds = await nodesOf(session, selector)
  expect(nodeIds.length, selector).toBeGreaterThan(0)
  const found = new Set<string>()
  for (const nodeId of nodeIds.slice(0, 20)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const font of fonts) found.add(font.familyName)
  }
  return [...found].sort()
}

const fetchedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const entries = performance.getEntriesByType('resource').map(entry => entry.name)
    return entries.flatMap(name => name.match(/\/(\w+)-[^/]+\.woff2$/)?.[1] ?? []).sort()
  })

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use(language === 'hi' ? PHONE_IN_HINDI : { language })

    test('fetches one font and draws every letter and price in it', async ({ shop, page }) => {
      await shop.open(LISTING)
      expect(await fetchedFonts(page)).toEqual([language === 'hi' ? 'hindi' : 'sans'])
      const session = await page.context().newCDPSession(page)
      await expect(page.locator('main article').first()).toContainText('₹')
      // a star is a drawing that the device has
      await page.locator('main article *, main h1, footer li').evaluateAll(all => {
        for (const element of all) {
          const shown = element.textContent + getComputedStyle(element, '::before').content
          const isText = element.childElementCount === 0 && !element.hasAttribute('data-rating')
          if (isText && !/★/.test(shown + getComputedStyle(element, '::after').content)) element.id ||= 'letters'
        }
      })
      const fonts = await fontsOf(session, '[id=letters]')
      expect(fonts).toEqual([language === 'hi' ? 'Karkhana Hindi' : 'Karkhana Sans'])
    })
  })
}

/** The page with its Hindi font held back; `letters` returns the font of the heading. */
async function holdFont(page: Page, address: string) {
  let send = () => {}
  const held = new Promise<void>(resolve => {
    send = resolve
  })
  await page.route('**/hindi-*.woff2', async route => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('main h1')).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const letters = () => fontsOf(session, 'main h1')
  const faces = () =>
    page.evaluate(() => [...document.fonts].map(({ family, display, status }) => `${family} ${display} ${status}`))
  return { send, letters, faces }
}

test.describe('while the font is on its way', () => {
  test.use(PHONE_IN_HINDI)

  test('is shown in the letters of the device', async ({ shop, page }) => {
    const { send, letters, faces } = await holdFont(page, shop.path('/'))
    expect(await letters()).toContain('Noto Sans Devanagari')
    expect(await faces()).toEqual(expect.arrayContaining(['Hindi swap loading', 'DeviceHindi block loaded']))
    send()
    await expect.poll(letters).toEqual(['Karkhana Hindi'])
  })

  test('shows no boxes on a device without Devanagari letters', async ({ shop, playwright, baseURL }) => {
    const { FONTCONFIG_FILE: _, ...env } = process.env as Record<string, string>
    const browser = await playwright.chromium.launch({ executablePath: env.E2E_BROWSER, args: BROWSER_FLAGS, env })
    try {
      const page = await browser.newPage()
      const { send, letters, faces } = await holdFont(page, baseURL + shop.path('/'))
      // a face that blocks is not drawn at all before its file is there
      expect(await faces()).toEqual(expect.arrayContaining(['Hindi swap loading', 'DeviceHindi block loading']))
      send()
      await expect.poll(letters).toEqual(['Karkhana Hindi'])
    } finally {
      await browser.close()
    }
  })
})
