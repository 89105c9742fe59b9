// A paid order of several products, placed over HTTP, for journeys and screens that begin with it.

import { randomInt } from 'node:crypto'
import type { Listing } from '../../contract/listing/api.ts'
import { Shopper, UPI } from '../system/shopper.ts'
import { takeOver } from './entering.ts'
import { originOf } from './origin.ts'
import type { Shop } from './shop.ts'
import { expect } from './test.ts'

interface Customer {
  shopper: Shopper
  addressId: string
}

/** Fills the cart with as many products, two units of each. */
export async function fillCart(shopper: Shopper, count = 1): Promise<void> {
  const listing: unknown = await shopper.must('GET', '/api/v3/category/getCategory?category=212000000')
  const { products } = (listing as Listing).productSearchResult
  const chosen = products.filter(
    ({ availability, minQuantity, salesPrice }) =>
      availability === 'in-stock' && minQuantity <= 2 && salesPrice > 20_000 && salesPrice < 500_000,
  )
  if (chosen.length < count) throw new Error(`Only ${chosen.length} products can be bought`)
  await shopper.fillCartWith(chosen.slice(0, count).map(({ msn }) => ({ productId: msn, productQuantity: 2 })))
}

/** Signs up at `origin` and fills the cart with as many products, two units of each. */
async function fillCartOfNewCustomer(origin: string, count: number): Promise<Customer> {
  const phone = `96${String(randomInt(10 ** 8)).padStart(8, '0')}`
  const shopper = new Shopper(() => origin)
  await shopper.signUp(phone)
  const addressId = await shopper.addAddress()
  await fillCart(shopper, count)
  return { shopper, addressId }
}

/** Orders what is in the cart and pays at the test gateway; returns the number of the order. */
async function pay(origin: string, { shopper, addressId }: Customer): Promise<string> {
  const { status, body } = await shopper.pay(await shopper.payment(addressId, UPI))
  if (status !== 200) throw new Error(`The order was rejected: ${JSON.stringify(body)}`)
  const { orderNumber, redirect } = body.data as {
    orderNumber: number
    redirect: { url: string; fields: Record<string, string> }
  }
  const goTo = async (url: string, form?: Record<string, string>) => {
    const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
    const answer = await fetch(new URL(url, origin), { ...sent, redirect: 'manual' })
    if (answer.status >= 400) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
    return answer.headers.get('location') ?? ''
  }
  await goTo(await goTo(redirect.url, redirect.fields))
  await goTo(await goTo('/gateway/test/decide', { ...redirect.fields, decision: 'success' }))
  return String(orderNumber)
}

/** Orders so many products as a new customer and pays for them; the confirmation is open. Returns the number of the order. */
export async function placePaidOrder(shop: Shop, count: number): Promise<string> {
  const origin = originOf('IN')
  const customer = await fillCartOfNewCustomer(origin, count)
  const number = await pay(origin, customer)
  await takeOver(shop, customer.shopper)
  await shop.open(`/order-confirmation?orderNumber=${number}`)
  await expect(shop.heading(shop.t('checkout', 'paidTitle'))).toBeVisible()
  return number
}
