// The pick-up of an approved return: carrier, day and time, then what is booked, that nobody was met, and that it was collected.

import { pickupEndpoints } from '../../contract/bookings/pickups-api.ts'
import { returnExample } from '../../contract/returns/schemas.ts'
import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('a pick-up is booked', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const inHindi = shop.language === 'hi'
  const { pickup } = pickupEndpoints.bookPickup.example.data
  const approved = {
    ...{ ...returnExample, state: 'approved', handover: 'pick-up', comesBack: true, sendTo: null, pickup: null },
    reason: inHindi ? 'खराब या चालू नहीं' : 'Defective',
    items: returnExample.items.map(item => ({
      ...item,
      productName: inHindi ? 'इम्पैक्ट ड्रिल 13 मिमी' : 'Impact drill 13 mm, 750 W, with a long name that breaks',
    })),
  }
  const answer = (data: unknown) => ({ json: { status: true, statusCode: 200, message: '', data } })
  const at = `**/api/admin/returns/${returnExample.returnNumber}`
  // nothing is noted on it
  const nothing = { notes: [], attachments: [], next: null, tags: [], assignee: null, following: false }
  await page.route('**/api/admin/annotations/**', route => route.fulfill(answer(nothing)))
  await page.route(at, route => route.fulfill(answer(approved)))
  await page.route(`${at}/pickupOptions`, route => route.fulfill(answer(pickupEndpoints.pickupOptions.example.data)))
  await page.route(`${at}/pickup`, route => route.fulfill(answer({ ...approved, pickup })))
  await page.goto(`/console/returns/${returnExample.returnNumber}`)
  const book = page.getByRole('button', { name: inHindi ? 'पिकअप बुक करें' : 'Book the pick-up' })
  await expect(book).toBeVisible()
  await checkConsoleScreen(shop, page)
  await book.click()
  await page.getByRole('button', { name: inHindi ? 'उत्पाद नहीं ले जाया गया' : 'Not collected' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.route(at, route => route.fulfill(answer({ ...approved, pickup: { ...pickup, state: 'collected' } })))
  await page.reload()
  await expect(page.getByText(pickup.trackingNumber)).toBeVisible()
  await expect(book).toBeHidden()
  await checkConsoleScreen(shop, page)
})
