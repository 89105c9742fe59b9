// The screens of invoices: an order with its links, the invoice, the cart with its proforma invoice.

import { openProduct } from '../support/browsing.ts'
import { addToCart } from '../support/buying.ts'
import { invoiceLinks, openInvoicedOrder } from '../support/invoiced-order.ts'
import { checkScreen } from '../support/screen-check.ts'
import { expect, test } from '../support/test.ts'
import { LISTING } from './addresses.ts'

test.use({ movesClock: true })

test('an order with an invoice, and a cart with a proforma invoice', async ({ shop, page }) => {
  const { t } = shop
  await openInvoicedOrder(shop)
  await checkScreen(shop)
  await shop.press(invoiceLinks(shop).first())
  await shop.at(/\/dashboard\/invoice\//)
  await expect(page.getByRole('article').getByRole('table')).toBeVisible()
  await checkScreen(shop)
  await shop.open(LISTING)
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/quickorder')
  await shop.press(page.getByText(t('cart', 'proforma')))
  await checkScreen(shop)
})
