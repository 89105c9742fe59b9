// The invoice of an order that has left: its page, its PDF read back, both to the paisa what the order says.

import { documentAmount } from '../contract/invoices/document.rules.ts'
import type { Order } from '../contract/orders/api.ts'
import { readPdf } from '../server/testing/pdf-text.ts'
import { placeEarlierOrder } from './support/earlier-order.ts'
import { enterAgain } from './support/entering.ts'
import { originOf } from './support/origin.ts'
import { expect, test } from './support/test.ts'
import { advanceClock } from './system/processes.ts'

test.use({ language: 'hi' })

test('an order that has left has an invoice as page and PDF, to the paisa', async ({ shop, page }) => {
  const { t } = shop
  const origin = originOf('IN')
  const { phone, number } = await placeEarlierOrder(origin)
  await enterAgain(shop, phone)
  const invoiceLink = page.getByRole('link', { name: /[TR]I\/\d{4}\/\d{6}/ })
  const pdfLink = shop.link(t('account', 'invoicePdf'))
  await shop.open(`/dashboard/order/${number}`)
  await expect(invoiceLink).toHaveCount(0)
  await expect(async () => {
    // a step of the warehouse at a time, and the job that makes the PDF
    await advanceClock(origin, 60)
    await page.reload()
    await expect(pdfLink.first()).toBeVisible({ timeout: 1000 })
  }).toPass()

  const details = await page.request.get(`/api/v1/order/orderDetails?orderNumber=${number}`)
  const order = ((await details.json()) as { data: Order }).data
  await expect(invoiceLink).toHaveCount(order.shipments.length)
  await shop.press(invoiceLink.first())
  await shop.at(/\/dashboard\/invoice\//)
  const document = page.getByRole('article')
  await expect(document.getByRole('heading', { level: 2 })).toHaveText('टैक्स इनवॉइस (रिटेल)')
  const amounts = order.lines.flatMap(({ unitPrice, taxable, payable, taxParts }) => [
    ...[unitPrice, taxable, payable],
    ...taxParts.map(({ amountMinor }) => amountMinor),
  ])
  const wanted = [...amounts, order.payable].map(amount => documentAmount(amount, 'IN'))
  for (const amount of wanted) await expect(document).toContainText(amount)

  const address = await pdfLink.getAttribute('href')
  const response = await page.request.get(address ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  const pdf = await readPdf(await response.body())
  // the order was placed in English, and so is its file
  expect(pdf).toMatchObject({ pages: 1, language: 'en-IN' })
  const text = pdf.texts.join(' ')
  for (const amount of wanted) expect(text).toContain(amount)
  const [line] = order.lines
  expect(text).toContain(line?.msn)
  expect(text).toContain(order.shipments[0]?.taxNumber)
  expect(text).toContain(number)
})
