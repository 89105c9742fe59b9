// An order placed over HTTP, for journeys that begin after it.

import { randomInt } from 'node:crypto'
import type { Listing } from '../../contract/listing/api.ts'
import { Shopper } from '../system/shopper.ts'

export interface EarlierOrder {
  phone: string
  number: string
  /** The customer of the order. */
  shopper: Shopper
}

/** A new customer of the store at `origin`. */
export async function signUpShopper(origin: string): Promise<{ phone: string; shopper: Shopper }> {
  const phone = `97${randomInt(10_000_000, 100_000_000)}`
  const shopper = new Shopper(() => origin)
  await shopper.signUp(phone)
  return { phone, shopper }
}

/** Orders products for 500 rupees or more at the door; returns the number of the order. */
export async function orderAtDoor(shopper: Shopper): Promise<string> {
  const addressId = await shopper.addAddress()
  const listing: unknown = await shopper.must('GET', '/api/v3/category/getCategory?category=212000000')
  const { products } = (listing as Listing).productSearchResult
  const product = products.find(({ availability, salesPrice }) => availability === 'in-stock' && salesPrice > 50_000)
  const { status, body } = await shopper.order(addressId, product?.msn ?? '', product?.minQuantity ?? 1)
  if (status !== 200) throw new Error(`The earlier order was rejected: ${JSON.stringify(body)}`)
  return String(body.data?.orderNumber)
}

/** Orders at the door as a new customer of the store at `origin`. */
export async function placeEarlierOrder(origin: string): Promise<EarlierOrder> {
  const { phone, shopper } = await signUpShopper(origin)
  return { phone, shopper, number: await orderAtDoor(shopper) }
}
