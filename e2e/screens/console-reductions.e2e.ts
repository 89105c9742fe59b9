// A refund without a return at the console: pieces and amounts, what nothing is left of, credit notes and the refund.

import { staffOrderExample } from '../../contract/orders/staff-api.ts'
import { reductionEndpoints } from '../../contract/returns/reductions-api.ts'
import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('a refund without a return', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const inHindi = shop.language === 'hi'
  const [line] = staffOrderExample.lines
  const [shipment] = staffOrderExample.shipments
  const { data: preview } = reductionEndpoints.reductionPreview.example
  const [note] = preview?.notes ?? []
  if (!line || !shipment || !note) throw new Error('no example')
  const productName = inHindi ? 'इम्पैक्ट ड्रिल 13 मिमी' : 'Impact drill 13 mm, 750 W, with a long name that breaks'
  const { number } = await placeEarlierOrder(originOf('IN'))
  const names = inHindi ? { warehouse: 'पुणे', seller: 'सह्याद्रि' } : {}
  const lines = [1, 2].map(lineNo => ({ ...line, lineNo, msn: `MSN0000000${lineNo}`, productName, quantity: 20 }))
  const held = lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }))
  const order = {
    ...{ ...staffOrderExample, orderNumber: number, state: 'delivered', lines },
    shipments: [{ ...shipment, ...names, state: 'delivered', lines: held }],
  }
  const price = { charged: 63_800_000, credited: 1_300_000 }
  const left = {
    ...{ orderNumber: number, currency: 'INR', left: 638_000, refundTo: 'link' },
    lines: [
      {
        lineNo: 1,
        productName,
        quantity: 20,
        hindrance: null,
        price: { ...price, largest: 62_499_980, hindrance: null },
      },
      {
        lineNo: 2,
        productName,
        quantity: 0,
        hindrance: 'settled',
        price: { ...price, largest: 0, hindrance: 'in-return' },
      },
    ],
  }
  const notes = [
    { ...note, taxable: 12_345_678, tax: 2_222_222, total: 14_567_900, discount: 1_250 },
    { ...note, kind: 'commercial-credit-note', invoiceNumber: 'TI/2526/000007', taxable: 319_000, tax: 0 },
  ]
  const answer = (data: object) => ({ json: { status: true, statusCode: 200, message: '', data } })
  await page.route(`**/api/admin/orders/${number}`, route => route.fulfill(answer(order)))
  await page.route('**/reducible', route => route.fulfill(answer(left)))
  await page.route('**/reductionPreview', route => route.fulfill(answer({ notes, refund: 14_885_650 })))
  await page.goto(`/console/orders/${number}`)
  await page.getByRole('button', { name: inHindi ? 'बिना वापसी के रिफ़ंड' : 'Refund without a return' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().selectOption('amounts')
  await dialog.getByRole('textbox').first().fill('625,000')
  await expect(dialog.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
  await checkConsoleScreen(shop, page)
  await dialog.getByRole('combobox').first().selectOption('pieces')
  await dialog.getByRole('spinbutton').fill('2')
  // more than the payments leave
  await expect(dialog.locator('[role=status] .problem')).toBeVisible()
  await expect(dialog.locator('.rows li')).toHaveCount(2)
  await checkConsoleScreen(shop, page)
})
