// Customers with data of every kind: an address, a bank account, an order and a filled cart.

import { randomBytes } from 'node:crypto'
import type { Plausible } from './hostile.ts'
import type { TestStore, Visitor } from './store.ts'

export interface Owner {
  visitor: Visitor
  /** Ids of their data, by field name. */
  plausible: Plausible
  /** Ids for attempts by other customers: every id that a field of that name might accept. */
  ids: ReadonlyMap<string, readonly unknown[]>
  /** Text that only the owner may see; empty unless requested. */
  marks: readonly string[]
  /** All data of the customer, as returned by the API. */
  everything(): Promise<unknown[]>
}

const PINCODE = '411026'
let homes = 0

/** Signs up a customer who buys one of `msns` each, so that stock lasts. Marked customers have a unique address. */
export async function openHome(store: TestStore, msns: readonly string[], { marked = false } = {}): Promise<Owner> {
  const visitor = await store.customer()
  const msn = msns[homes++ % msns.length] ?? ''
  const marks = marked ? ['Kothari Gully 4711', '990011223344'] : []
  const [addressLine = 'Plot 12', accountNumber = '123456789012'] = marks
  const address = { name: 'Asha Kulkarni', phone: '9876543210', addressLine, city: 'Pune', postCode: PINCODE }
  const saved = await visitor.call('POST /api/v1/address/postaddressV2', { body: address })
  const { addressId } = saved.data.address
  const plausible: Plausible = { addressId, idAddress: addressId, id: addressId }
  const everything = () => everythingOf(visitor, plausible)
  const bank = { holder: 'Asha Kulkarni', accountNumber, ifsc: 'SBIN0000095' }
  await visitor.call('POST /api/v1/address/addCustomerBankDetails', { body: bank })
  Object.assign(plausible, await buy(visitor, msn, addressId))
  const banks = (await visitor.call('GET /api/v1/address/getCustomerBankDetails')).data
  const ids = new Map<string, unknown[]>(Object.entries(plausible).map(([name, value]) => [name, [value]]))
  ids.set('id', [addressId, visitor.customerId, ...banks.map(({ id }) => id)])
  for (const name of ['customerId', 'userId']) ids.set(name, [visitor.customerId])
  for (const name of ['expectedPayable', 'totalPayableAmount', 'idempotencyKey']) ids.delete(name)
  return { visitor, plausible, ids, marks, everything }
}

/** Places an order and fills the cart again; returns the ids. */
async function buy(visitor: Visitor, productId: string, addressId: string): Promise<Plausible> {
  const query = { pincode: PINCODE }
  const itemsList = [{ productId, productQuantity: 1 }]
  const fill = () => visitor.call('POST /api/v1/cart/updateCartV2', { query, body: { itemsList } })
  await fill()
  const { payable, methods } = (await visitor.call('POST /api/v1/payment/getAll', { body: query })).data
  const expectedPayable = methods.find(({ code }) => code === 'COD')?.payable ?? payable
  const idempotencyKey = () => randomBytes(12).toString('hex')
  const paid = await visitor.call('POST /api/v1/payment/payV2', {
    query,
    body: {
      ...{ idempotencyKey: idempotencyKey(), expectedPayable },
      addressList: [{ addressId, type: 'shipping' }],
      payment: { paymentMethodId: 5, type: 'cod' },
    },
  })
  const { cartId } = (await fill()).data
  const { orderNumber } = paid.data
  return { orderNumber, cartId, expectedPayable, idempotencyKey: idempotencyKey() }
}

function everythingOf(visitor: Visitor, { orderNumber }: Plausible): Promise<unknown[]> {
  return Promise.all([
    visitor.call('GET /api/v1/address/getAddressList'),
    visitor.call('GET /api/v1/address/getCustomerBankDetails'),
    visitor.call('GET /api/v1/order/orderDetails', { query: { orderNumber } }),
    visitor.call('GET /api/v1/cart/getCartByUserV2', { query: { pincode: PINCODE } }),
    visitor.call('GET /api/v1/customer/getcustomer'),
    visitor.call('GET /api/v1/customer/getCustomerBusinessDetails'),
  ])
}
