// A parcel that is split at the console: the choice of pieces with both amounts, and both parcels afterwards.

import { divisionEndpoints } from '../../contract/orders/division-api.ts'
import { staffOrderExample } from '../../contract/orders/staff-api.ts'
import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('a parcel that is split', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const [line] = staffOrderExample.lines
  const [shipment] = staffOrderExample.shipments
  const { data: division } = divisionEndpoints.previewDivision.example
  if (!line || !shipment || !division) throw new Error('no example')
  const productName =
    shop.language === 'hi' ? 'इम्पैक्ट ड्रिल 13 मिमी' : 'Impact drill 13 mm, 750 W, with a long name that breaks'
  const lines = [1, 2, 3].map(lineNo => ({ ...line, lineNo, msn: `MSN0000000${lineNo}`, productName, quantity: 20 }))
  const names = shop.language === 'hi' ? { warehouse: 'पुणे', seller: 'सह्याद्रि' } : {}
  const held = (quantity: number) => lines.map(({ lineNo }) => ({ lineNo, quantity }))
  const parcel = { ...shipment, ...names, lines: held(20) }
  const { number } = await placeEarlierOrder(originOf('IN'))
  const order = { ...staffOrderExample, orderNumber: number, lines, shipments: [parcel] }
  const shares = (quantity: number, payable: number) => ({
    lines: held(quantity).map(one => ({ ...one, payable })),
    charges: [
      { kind: 'shipping' as const, payable: payable / 100 },
      { kind: 'cod-fee' as const, payable: 2_450 },
    ],
    ...{ discount: 1_967, payable: payable * 3 },
  })
  const divided = {
    ...order,
    shipments: [
      { ...parcel, lines: held(13) },
      { ...parcel, shipmentId: 500002, dividedFrom: parcel.shipmentId, lines: held(7) },
    ],
  }
  const answer = (data: object) => ({ json: { status: true, statusCode: 200, message: '', data } })
  // orders of a store in development mode pack themselves within a minute
  await page.route(`**/api/admin/orders/${number}`, route => route.fulfill(answer(order)))
  await page.route('**/split/preview', route =>
    route.fulfill(
      answer({
        ...division,
        ...{ before: shares(20, 6_380_000), stays: shares(13, 4_147_000), goes: shares(7, 2_233_000) },
      }),
    ),
  )
  await page.route('**/split', route => route.fulfill(answer(divided)))
  await page.goto(`/console/orders/${number}`)
  await page.getByRole('button', { name: shop.language === 'hi' ? 'पार्सल बाँटें' : 'Split parcel' }).click()
  const dialog = page.getByRole('dialog')
  await checkConsoleScreen(shop, page)
  await dialog.getByRole('spinbutton').first().fill('7')
  await expect(dialog.locator('tfoot')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await dialog.locator('button[type=submit]').click()
  await expect(page.locator('.parcel')).toHaveCount(2)
  await checkConsoleScreen(shop, page)
})
