// The pick list at the console, the bin of a product, and a parcel that is packed by scan.

import { staffOrderExample } from '../../contract/orders/staff-api.ts'
import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('a pick list', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const item = (at: number) => ({
    ...{ bin: at === 3 ? null : `A-0${at}-10`, msn: `MSN0000000${at}`, partNumber: 'TID-13', quantity: at * 7 },
    productName:
      shop.language === 'hi' ? 'इम्पैक्ट ड्रिल 13 मिमी' : 'Impact drill 13 mm, 750 W, with a long name that breaks',
    parcels: [1, 2, 3].map(n => ({ orderNumber: 100000 + n, shipmentId: 500000 + n, quantity: at })),
  })
  // orders of a store in development mode pack themselves within a minute
  await page.route('**/api/admin/orders/pickList*', route =>
    route.fulfill({
      json: {
        ...{ status: true, statusCode: 200, message: '' },
        data: {
          warehouses: [{ code: 'IN-PNQ', name: shop.language === 'hi' ? 'पुणे' : 'Pune', parcels: 3 }],
          ...{ warehouse: 'IN-PNQ', items: [1, 2, 3].map(item), parcels: 3, more: true, left: [100009] },
        },
      },
    }),
  )
  await page.goto('/console/orders/picking')
  await page.getByRole('checkbox').first().click()
  await expect(page.locator('.picks .done')).toHaveCount(1)
  await checkConsoleScreen(shop, page)
})

test('the bin of a product', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/stock')
  await page.getByRole('link', { name: /^MSN/ }).first().click()
  await page.locator('.stock-row button').last().click()
  await page.getByRole('dialog').getByRole('textbox').fill('a 1')
  await checkConsoleScreen(shop, page)
})

test('a parcel that is packed by scan', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const [line] = staffOrderExample.lines
  const [shipment] = staffOrderExample.shipments
  if (!line || !shipment) throw new Error('no example')
  const productName =
    shop.language === 'hi' ? 'इम्पैक्ट ड्रिल 13 मिमी' : 'Impact drill 13 mm, 750 W, with a long name that breaks'
  const lines = [1, 2, 3].map(lineNo => ({ ...line, lineNo, msn: `MSN0000000${lineNo}`, productName, quantity: 20 }))
  const names = shop.language === 'hi' ? { warehouse: 'पुणे', seller: 'सह्याद्रि' } : {}
  const parcel = { ...shipment, ...names, lines: lines.map(({ lineNo }) => ({ lineNo, quantity: 20 })) }
  const order = { ...staffOrderExample, lines, shipments: [parcel] }
  // orders of a store in development mode pack themselves within a minute
  await page.route('**/api/admin/orders/100001', route =>
    route.fulfill({ json: { status: true, statusCode: 200, message: '', data: order } }),
  )
  await page.goto('/console/orders/100001')
  await page.locator('.parcel .b.go').click()
  const field = page.getByRole('dialog').getByRole('textbox').first()
  for (const code of ['20*MSN00000001', '7*MSN00000002', 'TID-13']) {
    await field.fill(code)
    await field.press('Enter')
  }
  await expect(page.locator('.scan .problem')).toBeVisible()
  await checkConsoleScreen(shop, page)
  for (const code of ['13*MSN00000002', '20*MSN00000003']) {
    await field.fill(code)
    await field.press('Enter')
  }
  await expect(page.locator('.scan-sum .go')).toBeVisible()
  await checkConsoleScreen(shop, page)
})
