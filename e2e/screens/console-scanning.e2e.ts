// Stock by scanning at the console, and the pieces of a return that are checked by their codes.

import { returnExample } from '../../contract/returns/schemas.ts'
import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('stock by scanning', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'warehouse', shop.language)
  await page.goto('/console/stock')
  const msn = (await page.locator('.list a.id').first().textContent()) ?? ''
  const find = page.locator('.scan-form input')
  await find.fill('NO-SUCH-CODE')
  await find.press('Enter')
  await expect(page.locator('.find-code .problem')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.goto('/console/stock/scan')
  for (const code of [`12*${msn}`, '4006381333931', 'NO-SUCH-CODE-WITH-A-LONG-NAME-THAT-BREAKS-SOMEWHERE']) {
    await find.fill(code)
    await find.press('Enter')
  }
  await expect(page.locator('.packs input')).toHaveValue('12')
  await expect(page.locator('.packs code')).toHaveCount(2)
  await checkConsoleScreen(shop, page)
  await page.locator('.acts select').first().selectOption('transfer')
  await expect(page.locator('.acts select')).toHaveCount(3)
  await checkConsoleScreen(shop, page)
})

test('a return that is checked by scanning', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const productName =
    shop.language === 'hi' ? 'इम्पैक्ट ड्रिल 13 मिमी' : 'Impact drill 13 mm, 750 W, with a long name that breaks'
  const [item] = returnExample.items
  if (!item) throw new Error('no example')
  const items = [1, 2].map(lineNo => ({ ...item, lineNo, msn: `MSN0000000${lineNo}`, productName, quantity: 3 }))
  const words = shop.language === 'hi' ? { reason: 'खराब या चालू नहीं', note: '' } : {}
  await page.route('**/api/admin/returns/700001', route =>
    route.fulfill({
      json: {
        ...{ status: true, statusCode: 200, message: '' },
        data: { ...returnExample, ...words, items, state: 'received' },
      },
    }),
  )
  // nothing is noted on it
  const nothing = { notes: [], attachments: [], next: null, tags: [], assignee: null, following: false }
  await page.route('**/api/admin/annotations/**', route =>
    route.fulfill({ json: { status: true, statusCode: 200, message: '', data: nothing } }),
  )
  await page.goto('/console/returns/700001')
  const field = page.locator('.scan-form input')
  for (const code of ['3*MSN00000001', 'MSN00000002', 'MSN00000009']) {
    await field.fill(code)
    await field.press('Enter')
  }
  await expect(page.locator('.scan-box .problem')).toBeVisible()
  await expect(page.locator('.scan-sum b')).toBeVisible()
  // fewer are accepted than have come: the others are kept
  await page.locator('form select').first().selectOption('kept')
  await checkConsoleScreen(shop, page)
})
