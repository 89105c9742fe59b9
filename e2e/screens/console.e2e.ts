// The screens of the console: accessibility, width and language, in both sizes and languages.

import type { Page } from '@playwright/test'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { expectLayout } from '../support/screen-check.ts'
import type { Shop } from '../support/shop.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { openReceiver } from '../support/webhook-receiver.ts'

const SCREENS = [
  '',
  'orders',
  'orders?state=cancelled',
  'returns',
  'refunds',
  'disputes',
  'disputes?state=reported',
  'quotes',
  'support',
  'leads',
  'carts',
  'account',
  'no-such-page',
]

async function check(shop: Shop, page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true], [role=status] + .state')).toHaveCount(0)
  await expect.soft(page.locator('html')).toHaveAttribute('lang', `${shop.language}-IN`)
  // the areas are worded in the language of the page
  if (shop.language === 'hi') await expect.soft(page.locator('body'), page.url()).toContainText(/[\u0900-\u097f]/)
  await expectLayout(shop)
}

test('before a login', async ({ shop, page }) => {
  await page.addInitScript(language => {
    localStorage.setItem('kh_console_language', JSON.stringify(language))
  }, shop.language)
  await page.goto('/console')
  await expect(page.locator('input[type=password]')).toBeVisible()
  await check(shop, page)
})

test('the areas', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'orders', shop.language)
  for (const path of [...SCREENS, `orders/${number}`]) {
    await page.goto(`/console/${path}`)
    await check(shop, page)
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type(String(number))
  await expect(page.getByRole('option').filter({ hasText: String(number) })).toBeVisible()
  await check(shop, page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(shop, page)
})

test('the catalogue', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'catalog', shop.language)
  for (const path of [
    ...['products', 'products?missing=picture&state=active', 'products/changes'],
    ...['products/translations', 'products/translations?state=outdated'],
    ...['categories', 'categories?text=drill', 'categories/attributes', 'categories/brands', 'categories/brands/new'],
  ]) {
    await page.goto(`/console/${path}`)
    await check(shop, page)
  }
  await page.goto('/console/products')
  await page.locator('.cell-row a').first().click()
  for (let tab = 0; tab < 7; tab++) {
    await page.locator('.editor .views a').nth(tab).click()
    await expect(page.locator('.editor .panel, .editor .state').first()).toBeVisible()
    await check(shop, page)
  }
})

test('reviews and questions', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'support', shop.language)
  for (const path of ['reviews', 'reviews?kind=question&state=published']) {
    await page.goto(`/console/${path}`)
    await check(shop, page)
  }
  await page.locator('.head .acts button.flat').last().click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  await check(shop, page)
})

test('delivery', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/stock')
  const msn = (await page.locator('.list a.id').first().textContent()) ?? ''
  await page.goto(`/console/delivery?place=560001&msn=${msn}`)
  await expect(page.locator('.tag.good').first()).toBeVisible()
  await check(shop, page)
  for (const view of ['warehouses', 'carriers', 'places']) {
    await page.goto(`/console/delivery?view=${view}`)
    await page.locator('.panel header .b').click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await check(shop, page)
  }
  await page.goto('/console/delivery?view=holidays')
  await check(shop, page)
})

test('stock', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'warehouse', shop.language)
  for (const path of ['stock?text=drill', 'stock?only=below']) {
    await page.goto(`/console/${path}`)
    await check(shop, page)
  }
  await page.goto('/console/stock')
  await page.locator('.list a.id').first().click()
  await expect(page.locator('.stock-row').first()).toBeVisible()
  await check(shop, page)
  await page.locator('.stock-row .b').first().click()
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible()
  await check(shop, page)
})

test('customers', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  const { phone } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'owner', shop.language)
  await page.goto(`/console/customers?text=${phone}`)
  await check(shop, page)
  await page.locator('.list a.id').click()
  await expect(page.locator('.detail .rows a').first()).toBeVisible()
  await check(shop, page)
  await page.locator('.head .acts .b').last().click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  await check(shop, page)
})

test('notes and tags of a record', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'owner', shop.language)
  await page.goto(`/console/orders/${number}`)
  const panel = page.getByRole('region').filter({ has: page.locator('.tag-add') })
  await panel.locator('.tag-add input').fill('VIP')
  await page.keyboard.press('Enter')
  await expect(panel.locator('.chip button')).toHaveCount(1)
  await panel.locator('textarea').fill('1')
  await panel.locator('textarea').locator('xpath=ancestor::form').locator('button').click()
  await expect(panel.locator('.note-row')).toHaveCount(1)
  // without the toast, which covers what is below it for some seconds
  await page.reload()
  await expect(panel.locator('.note-row')).toHaveCount(1)
  await check(shop, page)
  await panel.locator('.note-row button').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(shop, page)
  await page.keyboard.press('Escape')
  await panel.locator('.note-row button').first().click()
  await expect(panel.locator('.note-row textarea')).toBeVisible()
  await check(shop, page)
})

test('campaigns, newsletters, rewards, partners and search, with their forms', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const search = ['synonyms', 'synonyms/results', 'synonyms/redirects', 'synonyms/results?text=drill']
  for (const path of [
    ...['campaigns', 'newsletters', 'newsletters/new', 'rewards', 'rewards?view=gold', 'partners'],
    ...search,
  ]) {
    await page.goto(`/console/${path}`)
    await check(shop, page)
  }
  for (const path of ['campaigns', 'partners']) {
    await page.goto(`/console/${path}`)
    await page.locator('.head .go').click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await check(shop, page)
  }
})

test('content', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'content', shop.language)
  // first: what checks the screens is a script of every later document, and none runs in the frame of a preview
  await page.goto('/console/content/edit?kind=layout&key=home&tab=preview')
  await expect(page.frameLocator('iframe').locator('main h1').first()).toBeVisible()
  await Promise.all(page.frames().map(frame => frame.waitForLoadState()))
  await check(shop, page)
  for (const path of [
    ...['content', 'content?kind=page&state=hidden', 'content/edit?kind=footer&key=footer'],
    ...['content/edit?kind=page&key=info/shipping', 'content/edit?kind=redirect&key=/old-address'],
  ]) {
    await page.goto(`/console/${path}`)
    await check(shop, page)
  }
  await page.goto('/console/content/edit?kind=layout&key=home')
  for (const block of await page.locator('.sort > li > details > summary').all()) await block.click()
  await check(shop, page)
  await page.goto('/console/content?kind=faqs')
  await page.locator('.head .go').click()
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
  await check(shop, page)
})

test('settings, jobs, health and tax rates', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  for (const path of ['settings', 'settings?text=zzzz', 'settings/jobs', 'settings/health', 'settings/tax-rates']) {
    await page.goto(`/console/${path}`)
    await check(shop, page)
  }
  await page.locator('.acts .go').click()
  await check(shop, page)
})

test('webhooks, with their forms and a delivery', async ({ shop, page, context }) => {
  const receiver = await openReceiver()
  receiver.status = 503
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/settings/webhooks')
  await page.locator('.acts .go').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(`ERP ${shop.language}`)
  await dialog.getByRole('textbox').nth(1).fill(receiver.address)
  // tells of nothing that other tests do
  await dialog.getByRole('checkbox').nth(8).check()
  await check(shop, page)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('.secret')).toHaveText(/^whsec_/)
  await check(shop, page)
  await dialog.locator('.acts .b').last().click()
  await check(shop, page)
  await page
    .getByRole('link', { name: `ERP ${shop.language}` })
    .first()
    .click()
  await page.locator('.acts .go').click()
  await page.locator('.entry:has(.tag.bad) > summary').click()
  await expect(page.locator('.attempts pre')).toBeVisible()
  await check(shop, page)
  for (const place of [3, 4]) {
    await page.locator('.acts:has(.go) .b').nth(place).click()
    await expect(dialog).toBeVisible()
    await check(shop, page)
    await page.keyboard.press('Escape')
  }
  receiver.close()
})

test('staff, with the form of an invitation', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/staff')
  await check(shop, page)
  await page.locator('.acts .go').click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(2)
  await check(shop, page)
})

test('roles, with the form of one', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/staff/roles/new?from=orders')
  await page.getByRole('textbox').first().fill(`Night shift ${shop.language}`)
  await check(shop, page)
  await page.locator('button[type=submit]').click()
  await page.getByRole('link', { name: `Night shift ${shop.language}` }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await check(shop, page)
  await page.goto('/console/staff/roles')
  await check(shop, page)
  await page.goto('/console/staff/roles/auditor')
  await check(shop, page)
})

test('the dashboard with sales, API keys and the audit log', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console')
  await expect(page.locator('.chart')).toBeVisible()
  await check(shop, page)
  await page.goto('/console/keys')
  await check(shop, page)
  await page.locator('.acts .go').click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  await check(shop, page)
  // a key that is made stands in the log
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Price feed')
  await dialog.getByRole('checkbox').first().check()
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('.secret')).toHaveText(/^khk_/)
  await check(shop, page)
  await page.goto('/console/audit')
  await expect(page.locator('.entry').first()).toBeVisible()
  await page.locator('.entry > summary').first().click()
  await check(shop, page)
})

test('finance', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'finance', shop.language)
  for (const path of [
    'finance',
    'finance/differences',
    'finance/payouts',
    'finance/commission',
    'finance/sellers',
    'finance/sellers?text=nobody',
    'finance/cash',
    'finance/files',
  ]) {
    await page.goto(`/console/${path}`)
    await check(shop, page)
  }
})

test('dark', async ({ shop, page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enterAs(context, originOf('IN'), 'orders', shop.language)
  await page.goto('/console/orders')
  await check(shop, page)
})
