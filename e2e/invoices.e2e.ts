// The invoice of a shipped order, its page and its PDF read back, both exact to the paisa; the proforma invoice of a
// cart.

import type { InvoiceYear } from '../contract/invoices/archive-api.ts'
import { describeInvoice, documentAmount } from '../contract/invoices/document.rules.ts'
import type { Invoice } from '../contract/invoices/schemas.ts'
import type { Order } from '../contract/orders/schemas.ts'
import { readPdf } from '../server/testing/pdf-text.ts'
import { zipEntries } from '../server/testing/zip-entries.ts'
import { openProduct } from './support/browsing.ts'
import { addToCart } from './support/buying.ts'
import { enterAnew, newPhone } from './support/entering.ts'
import { invoiceLinks, openInvoicedOrder } from './support/invoiced-order.ts'
import { expect, test } from './support/test.ts'

test.use({ movesClock: true, language: 'hi' })

test('a shipped order has an invoice as page and PDF, exact to the paisa', async ({ shop, page }) => {
  const { t } = shop
  const { number } = await openInvoicedOrder(shop)
  const details = await page.request.get(`/api/v1/order/orderDetails?orderNumber=${number}`)
  const order = ((await details.json()) as { data: Order }).data
  await expect(invoiceLinks(shop)).toHaveCount(order.shipments.length)
  await shop.press(invoiceLinks(shop).first())
  await shop.at(/\/dashboard\/invoice\//)
  const document = page.getByRole('article')
  await expect(document.getByRole('heading', { level: 2 })).toHaveText('टैक्स इनवॉइस (रिटेल)')
  const amounts = order.lines.flatMap(({ unitPrice, taxable, payable, taxParts }) => [
    ...[unitPrice, taxable, payable],
    ...taxParts.map(({ amountMinor }) => amountMinor),
  ])
  const wanted = [...amounts, order.payable].map(amount => documentAmount(amount, 'IN'))
  for (const amount of wanted) await expect(document).toContainText(amount)

  const address = await shop.link(t('account', 'invoicePdf')).getAttribute('href')
  const response = await page.request.get(address ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  const pdf = await readPdf(await response.body())
  // the order was placed in English, and so is its file
  expect(pdf).toMatchObject({ pages: 1, language: 'en-IN' })
  const text = pdf.texts.join(' ')
  const [line] = order.lines
  for (const part of [...wanted, line?.msn, order.shipments[0]?.taxNumber, number]) expect(text).toContain(part)
  const id = page.url().split('/').at(-1)
  const call = await page.request.get(`/api/v1/order/invoiceDetails?invoiceId=${id}`)
  const { words } = describeInvoice(((await call.json()) as { data: Invoice }).data, 'en')
  expect(text.replace(/\s+/g, ' ')).toContain(words.value)
})

test('the invoices of a year are one ZIP, and the orders a CSV', async ({ shop, page }) => {
  const { t } = shop
  const { number } = await openInvoicedOrder(shop)
  await shop.open('/dashboard/order')
  const years = await page.request.get('/api/v1/order/invoiceYears')
  const [{ year, ready } = { year: '', ready: 0 }] = ((await years.json()) as { data: InvoiceYear[] }).data
  const archive = shop.link(t('account', 'archive', { year, count: ready }))
  const address = (await archive.getAttribute('href')) ?? ''
  const downloaded = page.waitForEvent('download')
  await shop.press(archive)
  expect((await downloaded).suggestedFilename()).toBe(`invoices-${year}.zip`)
  const entries = zipEntries(await (await page.request.get(address)).body())
  expect(entries.size).toBe(ready)
  for (const [file, bytes] of entries) {
    expect(file).toMatch(/\.pdf$/)
    expect((await readPdf(new Uint8Array(bytes))).pages).toBe(1)
  }

  const csv = shop.link(t('account', 'ordersCsv'))
  const saved = page.waitForEvent('download')
  await shop.press(csv)
  expect((await saved).suggestedFilename()).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await (await page.request.get((await csv.getAttribute('href')) ?? '')).text()
  expect(text).toMatch(/^\ufeffऑर्डर नंबर,/)
  expect(text).toContain(`\r\n${number},`)
})

test('a cart is downloaded as a proforma invoice, with the reference of the buyer', async ({ shop, page }) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  await shop.open('/electricals/211000000')
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/quickorder')
  await shop.press(page.getByText(t('cart', 'proforma')))
  await shop.field(t('cart', 'proformaReference')).fill('REQ-77')
  const form = page.locator('form[action="/api/v1/cart/proforma"]')
  const query = await form.evaluate(element =>
    new URLSearchParams(
      [...new FormData(element as HTMLFormElement)].map(([key, value]) => [key, String(value)]),
    ).toString(),
  )
  const answered = page.context().waitForEvent('response', answer => answer.url().includes('/api/v1/cart/proforma'))
  await shop.press(form.getByRole('button', { name: t('cart', 'proformaDownload') }))
  expect((await answered).headers()['content-type']).toBe('application/pdf')
  const pdf = await readPdf(await (await page.request.get(`/api/v1/cart/proforma?${query}`)).body())
  expect(pdf.language).toBe('hi-IN')
  const call = await page.request.get('/api/v1/cart/getCartBySessionV2')
  const { data: cart } = (await call.json()) as { data: { totalPayableAmount: number } }
  expect(pdf.texts).toContain('REQ-77')
  expect(pdf.texts).toContain(`₹${documentAmount(cart.totalPayableAmount, 'IN')}`)
})
