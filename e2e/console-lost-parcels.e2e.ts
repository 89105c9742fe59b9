// A parcel lost by the carrier: resent from stock, packed and handed over, and compensated by the carrier.

import { checkConsoleScreen } from './support/console-screen.ts'
import { expect, test } from './support/console-test.ts'

test('a lost parcel is resent, packed again and handed over, and its claim is paid', async ({
  shop,
  store,
  page,
  context,
}) => {
  const number = await store.placeOrder()
  const order = await store.staff.call('POST', `/api/admin/orders/${number}/confirm`)
  const [{ shipmentId }] = order.shipments as [{ shipmentId: number }]
  const move = (body: object) => store.staff.call('POST', `/api/admin/shipments/${shipmentId}/move`, body)
  await move({ to: 'packed' })
  await move({ to: 'shipped', carrier: 'vayu-express', trackingNumber: `VX-${shipmentId}` })
  await store.enter(context)
  await page.goto(`${store.origin}/console/orders/${number}`)
  await page.getByRole('button', { name: 'Mark as lost' }).click()
  const dialog = page.getByRole('dialog')
  // the reason is the first field
  await expect(dialog.getByRole('textbox').first()).toHaveAccessibleName('What the carrier said')
  await dialog.getByLabel('What the carrier said').fill('Lost in the hub')
  await dialog.getByLabel('Claim number at the carrier').fill('CLM-77')
  await dialog.getByRole('button', { name: 'Mark as lost' }).click()
  await page.getByRole('button', { name: 'Resend the products' }).click()
  await expect(page.getByText('The products are reserved. Pack the other parcel.')).toBeVisible()
  await checkConsoleScreen(shop, page)

  await page.goto(`${store.origin}/console/orders/picking?orders=${number}`)
  await expect(page.getByText(`order ${number}`).first()).toBeVisible()
  await page.goto(`${store.origin}/console/orders`)
  await page.getByRole('link', { name: 'Lost, to pack again' }).click()
  await page.getByRole('link', { name: String(number) }).click()
  await page.getByRole('button', { name: 'Pack without scanning' }).click()
  await page.getByLabel('Tracking number').fill(`VX-${shipmentId}-2`)
  await page.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText(`VX-${shipmentId}-2`).first()).toBeVisible()

  await page.goto(`${store.origin}/console/finance/cash`)
  await page.getByRole('button', { name: `Record a payment: VX-${shipmentId}` }).click()
  await dialog.getByLabel('Amount in INR').fill('250.50')
  await dialog.getByLabel('Bank reference').fill('HDFCR52026112400000001')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  await dialog.getByLabel('Day of the transfer').fill(today)
  await dialog.getByRole('button', { name: 'Record a payment' }).click()
  await expect(page.getByText('₹250.50').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
})
