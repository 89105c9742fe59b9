// A return that staff open from an order, and a replacement without one: products, what cannot be returned, and what it comes to.

import { staffOrderExample } from '../../contract/orders/staff-api.ts'
import { openReturnEndpoints } from '../../contract/returns/open-api.ts'
import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('a return that staff open', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const inHindi = shop.language === 'hi'
  const [line] = staffOrderExample.lines
  const [shipment] = staffOrderExample.shipments
  const { data: options } = openReturnEndpoints.staffReturnOptions.example
  const [item] = options?.lines ?? []
  if (!line || !shipment || !item) throw new Error('no example')
  const productName = inHindi ? 'इम्पैक्ट ड्रिल 13 मिमी' : 'Impact drill 13 mm, 750 W, with a long name that breaks'
  const { number } = await placeEarlierOrder(originOf('IN'))
  const names = inHindi ? { warehouse: 'पुणे', seller: 'सह्याद्रि' } : {}
  const lines = [1, 2, 3].map(lineNo => ({ ...line, lineNo, msn: `MSN0000000${lineNo}`, productName, quantity: 20 }))
  const held = lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }))
  const order = {
    ...{ ...staffOrderExample, orderNumber: number, state: 'delivered', lines },
    shipments: [{ ...shipment, ...names, state: 'delivered', lines: held }],
  }
  const nothing = { quantity: 0, until: null, kinds: [], faultKinds: [] }
  const offered = {
    ...{ ...options, orderNumber: number },
    lines: [
      { ...item, productName, quantity: 20 },
      { ...item, lineNo: 2, productName, quantity: 20, kinds: ['exchange'] },
      { ...item, ...nothing, lineNo: 3, productName, hindrance: 'too-late', endedOn: '2026-11-20' },
    ],
    reasons: [{ id: 2, reason: inHindi ? 'खराब या चालू नहीं' : 'Defective', needsPictures: true, isFault: true }],
  }
  const replacement = { productId: 'MSN00000009', quantity: 2, productName, price: 400_000, tax: 61_017 }
  const answer = (data: object) => ({ json: { status: true, statusCode: 200, message: '', data } })
  await page.route(`**/api/admin/orders/${number}`, route => route.fulfill(answer(order)))
  await page.route('**/returnOptions', route => route.fulfill(answer(offered)))
  await page.route('**/returnPreview', route =>
    route.fulfill(answer({ refund: 319_000, replacement: { ...replacement, difference: 81_000 } })),
  )
  const price = { charged: 6_380_000, credited: 0, largest: 0, hindrance: null }
  const reducible = {
    ...{ orderNumber: number, currency: 'INR', left: 6_380_000, refundTo: 'source' },
    lines: [
      { lineNo: 1, productName, quantity: 20, hindrance: null, price },
      { lineNo: 2, productName, quantity: 0, hindrance: 'settled', price },
    ],
  }
  await page.route('**/reducible', route => route.fulfill(answer(reducible)))
  await page.goto(`/console/orders/${number}`)
  await page.getByRole('button', { name: inHindi ? 'वापसी दर्ज करें' : 'Open a return' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('spinbutton')).toHaveCount(2)
  await dialog.getByRole('spinbutton').first().fill('2')
  await dialog.locator('select').first().selectOption('2')
  await dialog.locator('select').last().selectOption('other')
  await dialog.getByRole('textbox').first().fill('MSN00000009')
  await expect(dialog.locator('button[type=submit]')).toBeEnabled()
  await checkConsoleScreen(shop, page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: inHindi ? 'बदले का उत्पाद भेजें' : 'Send a replacement' }).click()
  await expect(dialog.locator('button[type=submit]')).toBeDisabled()
  await dialog.getByRole('spinbutton').fill('2')
  await expect(dialog.locator('button[type=submit]')).toBeEnabled()
  await checkConsoleScreen(shop, page)
})
