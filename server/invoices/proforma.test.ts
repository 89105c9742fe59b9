// The proforma invoice of a cart: its amounts are those of the cart, and it states that it is not a tax invoice.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentAmount } from '../../contract/invoices/document.rules.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

async function fill(visitor: Visitor, market: 'IN' | 'AE') {
  const msns = await store.buyableMsns(market, 2)
  const itemsList = msns.map(productId => ({ productId, productQuantity: 2 }))
  await visitor.call('POST /api/v1/cart/updateCartV2', { body: { mode: 'set', itemsList } })
}

async function read(visitor: Visitor, host: string, query: string) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode, headers, rawPayload } = await store.http.inject({
    url: `/api/v1/cart/proforma?${query}`,
    headers: { host, cookie },
  })
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'application/pdf' })
  expect(headers['content-disposition']).toMatch(/filename="PF-\d{8}-[0-9A-F]{8}\.pdf"/)
  return readPdf(rawPayload)
}

it('has the figures of the cart, the validity and the reference', async () => {
  const buyer = await store.customer()
  expect(await buyer.request('GET', '/api/v1/cart/proforma')).toMatchObject({
    status: 409,
    body: { code: 'cart.empty' },
  })
  await buyer.call('POST /api/v1/customer/addUpdateCustomer', {
    body: { companyName: 'Kulkarni Works', gstin: '27AAPFU0939F1ZV', isGstInvoice: true },
  })
  await fill(buyer, 'IN')
  const { data: cart } = await buyer.call('GET /api/v1/cart/getCartBySessionV2', { query: { pincode: '411001' } })
  const { texts, title, language } = await read(buyer, 'localhost', 'poReference=REQ-77&pincode=411001')
  expect({ title, language }).toEqual({ title: expect.stringMatching(/^PF\//), language: 'en-IN' })
  const text = texts.join(' ')
  for (const part of [
    'Proforma invoice',
    'not a tax invoice',
    'Valid until',
    'REQ-77',
    'Kulkarni Works',
    '27AAPFU0939F1ZV',
  ]) {
    expect(text).toContain(part)
  }
  for (const { productId, productUnitPrice, totalPayableAmount, sellerName } of cart.itemsList) {
    expect(texts).toContain(productId)
    expect(text).toContain(sellerName)
    for (const amount of [productUnitPrice, totalPayableAmount]) expect(texts).toContain(documentAmount(amount, 'IN'))
  }
  expect(texts).toContain(`₹${documentAmount(cart.totalPayableAmount, 'IN')}`)
  expect(text).not.toContain('estimate')
})

it('says that taxes are an estimate while no place is chosen, and is in dirhams and without HSN in the UAE', async () => {
  const indian = await store.customer()
  await fill(indian, 'IN')
  expect((await read(indian, 'localhost', '')).texts.join(' ')).toContain('are an estimate')
  const buyer = await store.customer('ae.localhost')
  await fill(buyer, 'AE')
  const { texts, language } = await read(buyer, 'ae.localhost', 'language=hi&pincode=DU')
  expect(language).toBe('hi-AE')
  const text = texts.join(' ')
  expect(text).toMatch(/AED \d/)
  expect(text).toContain('VAT')
  expect(text).not.toMatch(/HSN|GST/)
})

it('is for customers', async () => {
  expect(await store.visitor().request('GET', '/api/v1/cart/proforma')).toMatchObject({ status: 401 })
})
