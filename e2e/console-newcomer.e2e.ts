// A new member sets up a product range and serves the first customers, in English and in Hindi, using only the
// screens.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import writeXlsxFile from 'write-excel-file/node'
import { LANGUAGES, type Language } from '../contract/shared/market.ts'
import type { ConsoleStore } from './support/console-store.ts'
import { expect, test } from './support/console-test.ts'
import { consoleTranslator } from './support/messages.ts'

/**
 * Differences between the two languages, so that both can share one store: names in both languages, and the headings
 * of the file.
 */
const SHOPS = {
  en: {
    brand: ['Nirvaan', 'निर्वाण'],
    category: ['Robot grippers', 'रोबोट ग्रिपर'],
    attribute: ['Gripping force', 'पकड़ का बल'],
    coupon: ['GRIP10', 'A tenth off grippers', 'ग्रिपर पर दस प्रतिशत की छूट'],
    headings: ['Part number', 'Brand', 'Name', 'Category', 'HSN', 'MRP', 'Price', 'Stock', 'Picture', 'Origin'],
  },
  hi: {
    brand: ['Sarvadya', 'सर्वद्य'],
    category: ['Vacuum suction cups', 'वैक्यूम सक्शन कप'],
    attribute: ['Holding force', 'थामने का बल'],
    coupon: ['CUP10', 'A tenth off suction cups', 'सक्शन कप पर दस प्रतिशत की छूट'],
    headings: ['पार्ट नंबर', 'ब्रांड', 'नाम', 'श्रेणी', 'एचएसएन', 'एमआरपी', 'मूल्य', 'स्टॉक', 'चित्र', 'मूल देश'],
  },
} as const
type NewShop = (typeof SHOPS)[Language]

/** Legally required declarations of each product. */
const DECLARED = {
  'Manufacturer name': 'Nirvaan Tools LLP',
  'Manufacturer address': 'Plot 4, MIDC Bhosari, Pune 411026',
  'Net quantity': '1 N',
  'Consumer care name': 'Nirvaan customer care',
  'Consumer care address': 'Plot 4, MIDC Bhosari, Pune 411026',
  'Consumer care phone': '02012345678',
  'Consumer care email': 'care@nirvaan.example',
}
const PRODUCTS = 10

/** Serves a picture; returns its address. */
async function openPictures() {
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#2f6f8f' } })
    .png()
    .toBuffer()
  const server = createServer((_, response) => response.setHeader('content-type', 'image/png').end(picture))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`, close: () => server.close() }
}

/** A workbook of ten products. */
async function workbook(shop: NewShop, picture: string): Promise<Buffer> {
  const [category] = shop.category
  const headings = [...shop.headings, `${shop.attribute[0]} (N)`, ...Object.keys(DECLARED)]
  const rows = Array.from({ length: PRODUCTS }, (_, at) => {
    const force = (at + 1) * 20
    const part = `${shop.coupon[0]}-${force}`
    const own = [part, shop.brand[0], `${category} ${force} N`, category, '8479', 5000, 4500 + at, 20, picture, 'IN']
    return [...own, force, ...Object.values(DECLARED)]
  })
  const cells = [headings, ...rows].map(row => row.map(value => ({ value })))
  return writeXlsxFile(cells).toBuffer()
}

interface Newcomer {
  language: Language
  page: Page
  store: ConsoleStore
  shop: NewShop
  t: Awaited<ReturnType<typeof consoleTranslator>>
}

const go = ({ page, store }: Newcomer, path: string) => page.goto(`${store.origin}/console/${path}`)
const press = ({ page }: Newcomer, name: string) => page.getByRole('button', { name, exact: true }).click()

/** As the console calls it in the language of the member. */
const named = ({ language }: Newcomer, [en, hi]: readonly [string, string]) => (language === 'hi' ? hi : en)

/** Types part of a name into an autocomplete field, and selects the suggestion. */
async function choose({ page }: Newcomer, label: string, text: string) {
  const field = page.getByLabel(label, { exact: true }).last()
  await field.fill(text.slice(0, -1))
  await expect(page.locator(`datalist option[value="${text}"]`)).toBeAttached()
  await field.fill(text)
}

async function setUpAssortment(newcomer: Newcomer) {
  const { page, shop, t } = newcomer
  const name = async ([en, hi]: readonly [string, string]) => {
    await page.getByLabel(t('assortment', 'nameEn')).fill(en)
    await page.getByLabel(t('assortment', 'nameHi')).fill(hi)
  }
  await go(newcomer, 'categories/brands/new')
  await name(shop.brand)
  await press(newcomer, t('assortment', 'save'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.brand[0])

  await go(newcomer, 'categories/attributes')
  await press(newcomer, t('assortment', 'newAttribute'))
  await name(shop.attribute)
  await page.getByLabel(t('assortment', 'kind')).selectOption(t('assortment', 'kind-number'))
  await page.getByLabel(t('assortment', 'unit')).fill('N')
  await press(newcomer, t('assortment', 'save'))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await go(newcomer, 'categories')
  await press(newcomer, t('assortment', 'newCategory'))
  await name(shop.category)
  await press(newcomer, t('assortment', 'create'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(named(newcomer, shop.category))
  await choose(newcomer, t('assortment', 'addAttribute'), named(newcomer, shop.attribute))
  const save = page.getByRole('button', { name: t('assortment', 'saveAttributes') })
  await save.click()
  await expect(save).toBeDisabled()
}

/** Returns the MSN of one of the products. */
async function importProducts(newcomer: Newcomer): Promise<string> {
  const { page, store, shop, t } = newcomer
  const pictures = await openPictures()
  try {
    await go(newcomer, 'imports')
    const buffer = await workbook(shop, pictures.address)
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    await page.getByLabel(t('imports', 'chooseFile')).setInputFiles({ name: 'products.xlsx', mimeType, buffer })
    await press(newcomer, t('imports', 'dryRun'))
    await expect(page.getByText(t('imports', 'tried'))).toBeVisible()
    await press(newcomer, t('imports', 'apply'))
    await expect(page.getByRole('heading', { name: t('imports', 'did') })).toBeVisible()
    const stored = t('imports', 'picturesLine', { stored: PRODUCTS, waiting: 0, failed: 0 })
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(stored)).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 120_000 })
  } finally {
    pictures.close()
  }
  const query = new URLSearchParams({ market: 'IN', text: `${shop.coupon[0]}-20` })
  const { rows } = await store.staff.call('GET', `/api/admin/products?${query}`)
  return (rows as { msn: string }[])[0]?.msn ?? ''
}

async function promote(newcomer: Newcomer) {
  const { page, shop, t } = newcomer
  const [code, titleEn, titleHi] = shop.coupon
  await go(newcomer, 'promotions/new')
  await page.getByLabel(t('promotions', 'promoCode'), { exact: true }).fill(code)
  await page.getByLabel(t('promotions', 'titleEn')).fill(titleEn)
  await page.getByLabel(t('promotions', 'titleHi')).fill(titleHi)
  await page.getByLabel(t('promotions', 'kind')).selectOption({ label: t('promotions', 'percent') })
  await page.getByLabel(t('promotions', 'percent'), { exact: true }).fill('10')
  const [brand] = shop.brand
  await choose(newcomer, t('promotions', 'brand'), brand)
  await expect(page.getByRole('button', { name: t('promotions', 'removeNamed', { name: brand }) })).toBeVisible()
  await press(newcomer, t('frame', 'save'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)
}

async function layOutHomePage(newcomer: Newcomer) {
  const { page, store, shop, t } = newcomer
  await go(newcomer, 'content/edit?kind=layout&key=home')
  await press(newcomer, t('content', 'block-products'))
  await page.getByLabel(t('content', 'tag')).last().selectOption(t('content', 'tag-any'))
  await choose(newcomer, t('content', 'category'), named(newcomer, shop.category))
  await page.getByLabel(t('content', 'categoryTitle')).last().check()
  const blocks = page.getByRole('list', { name: t('content', 'blocks'), exact: true }).locator('> li')
  for (let place = (await blocks.count()) - 1; place > 1; place--) {
    await blocks.nth(place).locator('> .sort-head [data-move="-1"]').click()
  }
  const published = page.waitForResponse(answer => answer.url().endsWith('/content/publish') && answer.ok())
  await press(newcomer, t('content', 'publishNow'))
  await published
  await page.goto(store.origin)
  await expect(page.getByRole('heading', { level: 2, name: shop.category[0], exact: true })).toBeVisible()
  await page.goto(`${store.origin}/hi`)
  await expect(page.getByRole('heading', { level: 2, name: shop.category[1], exact: true })).toBeVisible()
}

async function shipOrder(newcomer: Newcomer, msn: string) {
  const { page, store, t } = newcomer
  const number = await store.placeOrder(2, msn)
  await go(newcomer, `orders/${number}`)
  await page.getByRole('button', { name: t('orders', 'confirm') }).click()
  await page.getByRole('button', { name: t('packing', 'withoutScan') }).click()
  await page.getByLabel(t('orders', 'tracking')).fill(`VX-${number}`)
  await page.getByRole('button', { name: t('orders', 'bookCarrier') }).click()
  await page.getByRole('button', { name: t('orders', 'handOver') }).click()
  await page.getByRole('button', { name: t('orders', 'deliver'), exact: true }).click()
  await expect(page.locator('[aria-current=step]')).toContainText(t('orders', 'state-delivered'))
}

async function takeReturn(newcomer: Newcomer) {
  const { page, store, t } = newcomer
  const number = await store.requestReturn()
  await go(newcomer, `returns/${number}`)
  await press(newcomer, t('returns', 'approve'))
  await press(newcomer, t('returns', 'receive'))
  await press(newcomer, t('returns', 'acceptAndRefund'))
  await expect(page.getByText(t('returns', 'nothingToDo'))).toBeVisible()
}

async function answerRfq(newcomer: Newcomer) {
  const { page, store, t } = newcomer
  const number = await store.raiseRfq()
  await go(newcomer, `quotes/${number}`)
  await press(newcomer, t('quotes', 'start'))
  await page.getByLabel(t('quotes', 'unitPrice', { currency: 'INR' })).fill('450.50')
  await page.getByLabel(t('quotes', 'note')).fill('Ten pieces a box.')
  await press(newcomer, t('quotes', 'send'))
  await expect(page.getByRole('heading', { name: t('quotes', 'quoted', { version: 1 }) })).toBeVisible()
  await expect(page.getByText('Ten pieces a box.').first()).toBeVisible()
}

for (const language of LANGUAGES) {
  test(`a newcomer sets up a range, promotes it, ships, takes back and quotes, in ${language}`, async ({
    store,
    page,
    context,
  }) => {
    const newcomer = { language, page, store, shop: SHOPS[language], t: await consoleTranslator(language) }
    await store.enterAs(context, 'owner', language)
    await setUpAssortment(newcomer)
    const msn = await importProducts(newcomer)
    await promote(newcomer)
    await layOutHomePage(newcomer)
    await shipOrder(newcomer, msn)
    await takeReturn(newcomer)
    await answerRfq(newcomer)
  })
}
