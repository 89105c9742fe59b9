// The screens of the console: accessibility, width and language, in both sizes and languages.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

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
  'carts/abandoned',
  'account',
  'no-such-page',
]

test('before a login', async ({ shop, page }) => {
  await page.addInitScript(language => {
    localStorage.setItem('kh_console_language', JSON.stringify(language))
  }, shop.language)
  await page.goto('/console')
  await expect(page.locator('input[type=password]')).toBeVisible()
  await checkConsoleScreen(shop, page)
})

test('the areas', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  await enterAs(context, origin, 'orders', shop.language)
  for (const path of [...SCREENS, `orders/${number}`]) {
    await page.goto(`/console/${path}`)
    await checkConsoleScreen(shop, page)
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type(String(number))
  await expect(page.getByRole('option').filter({ hasText: String(number) })).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkConsoleScreen(shop, page)
})

test('the catalogue', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'catalog', shop.language)
  for (const path of [
    ...[
      'products',
      'products?missing=picture&state=active',
      'products/changes',
      'products/schedules',
      'calendar?length=month',
      'bin',
    ],
    ...['products/translations', 'products/translations?state=outdated', 'products/translations/names?kind=category'],
    'products/translations/names?kind=value',
    ...['categories', 'categories?text=drill', 'categories/attributes', 'categories/brands', 'categories/brands/new'],
    ...['categories/together', 'categories/together/116000000'],
  ]) {
    await page.goto(`/console/${path}`)
    await checkConsoleScreen(shop, page)
  }
  await page.goto('/console/products')
  await page.locator('.cell-row a').first().click()
  // what checks the screens would be blocked in the frame of the preview: console-product-tabs.e2e.ts
  const tabs = page.locator('.editor .views a:not([href*="tab=preview"])')
  for (let tab = 0; tab < 7; tab++) {
    await tabs.nth(tab).click()
    await expect(page.locator('.editor .panel, .editor .state').first()).toBeVisible()
    await checkConsoleScreen(shop, page)
  }
})

test('reviews and questions', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'support', shop.language)
  for (const path of ['reviews', 'reviews?kind=question&state=published']) {
    await page.goto(`/console/${path}`)
    await checkConsoleScreen(shop, page)
  }
  await page.locator('.head .acts button.flat').last().click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  await checkConsoleScreen(shop, page)
})

test('delivery', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/stock')
  const msn = (await page.locator('.list a.id').first().textContent()) ?? ''
  await page.goto(`/console/delivery?place=560001&msn=${msn}`)
  await expect(page.locator('.tag.good').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  for (const view of ['warehouses', 'carriers', 'places']) {
    await page.goto(`/console/delivery?view=${view}`)
    await page.locator('.panel header .b').click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await checkConsoleScreen(shop, page)
  }
  await page.goto('/console/delivery?view=holidays')
  await checkConsoleScreen(shop, page)
})

test('stock', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'warehouse', shop.language)
  for (const path of ['stock?text=drill', 'stock?only=below']) {
    await page.goto(`/console/${path}`)
    await checkConsoleScreen(shop, page)
  }
  await page.goto('/console/stock')
  await page.locator('.list a.id').first().click()
  await expect(page.locator('.stock-row').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.locator('.stock-row .b').first().click()
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible()
  await checkConsoleScreen(shop, page)
})

test('customers', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  const { phone, shopper } = await placeEarlierOrder(origin)
  const company = { companyName: 'Quartz Valves', gstin: '29AAGCB7383J1Z4', isGstInvoice: true }
  await shopper.must('POST', '/api/v1/customer/addUpdateCustomer', company)
  await enterAs(context, origin, 'owner', shop.language)
  await page.goto(`/console/customers?text=${phone}`)
  await checkConsoleScreen(shop, page)
  await page.locator('.list a.id').click()
  await expect(page.locator('.detail .rows a').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.locator('.head .acts .b').last().click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.keyboard.press('Escape')
  await page.locator('section[aria-labelledby="tax-number"] button').click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.keyboard.press('Escape')
  const other = await placeEarlierOrder(origin)
  await page.locator('section[aria-labelledby="merging"] .b').click()
  await page.getByRole('dialog').getByRole('textbox').fill(other.phone)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  await checkConsoleScreen(shop, page)
  // no mail of this store comes back
  const bounced = {
    address: 'asha@plant.example',
    status: '5.1.1',
    reason: 'smtp; 550 5.1.1 <asha@plant.example>: User unknown',
  }
  const addresses = [{ ...bounced, template: 'shipped', bouncedAt: '2026-11-23T12:00:00.000Z' }]
  await page.route('**/api/admin/messages/bounced?*', route =>
    route.fulfill({ json: { status: true, statusCode: 200, data: { addresses } } }),
  )
  await page.goto('/console/customers/bounced')
  await page.locator('.rows .b').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkConsoleScreen(shop, page)
})

test('campaigns, newsletters, rewards, partners and search, with their forms', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const search = ['synonyms', 'synonyms/results', 'synonyms/redirects', 'synonyms/texts', 'synonyms/results?text=drill']
  for (const path of [
    ...['campaigns', 'newsletters', 'newsletters/new', 'rewards', 'rewards?view=gold', 'partners'],
    ...search,
  ]) {
    await page.goto(`/console/${path}`)
    await checkConsoleScreen(shop, page)
  }
  for (const path of ['campaigns', 'partners']) {
    await page.goto(`/console/${path}`)
    await page.locator('.head .go').click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await checkConsoleScreen(shop, page)
  }
})

test('coupons, with the form of a new one and of one that is there', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  for (const path of [
    'promotions',
    'promotions?text=none-of-these',
    'promotions/new',
    'promotions/new?appliedBy=automatic',
  ]) {
    await page.goto(`/console/${path}`)
    await checkConsoleScreen(shop, page)
  }
  await page.goto('/console/promotions?text=WELCOME')
  await page.locator('a.id').first().click()
  await page.getByRole('button', { name: shop.language === 'hi' ? 'आज़माएँ' : 'Try', exact: true }).click()
  await expect(page.locator('.panel [role=status]').first()).toBeVisible()
  // what lies half under the tabs of a phone would be measured as too small
  await page.evaluate(() => window.scrollTo(0, 0))
  await checkConsoleScreen(shop, page)
})

test('content', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'content', shop.language)
  // first: what checks the screens is a script of every later document, and none runs in the frame of a preview
  await page.goto('/console/content/edit?kind=layout&key=home&tab=preview')
  await expect(page.frameLocator('iframe').locator('main h1').first()).toBeVisible()
  await Promise.all(page.frames().map(frame => frame.waitForLoadState()))
  await checkConsoleScreen(shop, page)
  for (const path of [
    ...['content', 'content?kind=page&state=hidden', 'content/edit?kind=footer&key=footer'],
    'content/edit?kind=menu&key=menu',
    ...['content/messages', 'content/messages/mail/shipped', 'content/messages/sms/shipped'],
    ...['content/edit?kind=page&key=info/shipping', 'content/edit?kind=redirect&key=/old-address'],
  ]) {
    await page.goto(`/console/${path}`)
    await checkConsoleScreen(shop, page)
  }
  await page.goto('/console/content/edit?kind=layout&key=home')
  for (const block of await page.locator('.sort > li > details > summary').all()) await block.click()
  await checkConsoleScreen(shop, page)
  await page.goto('/console/content?kind=faqs')
  await page.locator('.head .go').click()
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
})

test('the dashboard with sales, API keys and the audit log', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console')
  await expect(page.locator('.chart')).toBeVisible()
  await expect(page.locator('.setup')).toBeVisible()
  await checkConsoleScreen(shop, page)
  for (const by of ['hour', 'week']) {
    await page.goto(`/console?by=${by}`)
    await page.locator('.sales details > summary').click()
    await checkConsoleScreen(shop, page)
  }
  await page.goto('/console/keys')
  await checkConsoleScreen(shop, page)
  await page.locator('.acts .go').click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  // a key that is made stands in the log
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Price feed')
  await dialog.getByRole('checkbox').first().check()
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('.secret')).toHaveText(/^khk_/)
  await checkConsoleScreen(shop, page)
  await page.goto('/console/approvals')
  await checkConsoleScreen(shop, page)
  await page.goto('/console/audit')
  await expect(page.locator('.entry').first()).toBeVisible()
  await page.locator('.entry > summary').first().click()
  await checkConsoleScreen(shop, page)
})

test('finance', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'finance', shop.language)
  for (const path of [
    'finance',
    'finance/entries?account=customers',
    'finance/differences',
    'finance/register',
    'finance/payments',
    'finance/payouts',
    'finance/commission',
    'finance/commission/rates',
    'finance/documents?taxNumber=27AAKCS4821M1ZW',
    'finance/documents?kind=e-way-bills',
    'finance/incoming',
    'finance/incoming?file=remittance',
    'finance/sellers',
    'finance/sellers?text=nobody',
    'finance/sellers/SAHYA',
    'finance/cash',
    'finance/files',
  ]) {
    await page.goto(`/console/${path}`)
    await checkConsoleScreen(shop, page)
  }
})

test('dark', async ({ shop, page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enterAs(context, originOf('IN'), 'orders', shop.language)
  await page.goto('/console/orders')
  await checkConsoleScreen(shop, page)
})
