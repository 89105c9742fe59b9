// Wishlist alerts: once per event, in the daytime, ended with one click.

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type Buyer, makeBuyers, pickProducts, setStock } from '../testing/buyers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { setProductAlert } from '../wishlists/service.ts'
import { sendAlerts } from './commands/send-alerts.ts'

let store: TestStore
let [cheap, gone] = ['', '']
beforeAll(async () => {
  store = await openTestStore()
  ;[cheap = '', gone = ''] = await pickProducts(store.app.db, 'IN', 2)
})
afterAll(() => store.close())

const VERIFY = statement('test.verify', 'update customers set email = $2, email_verified_at = now() where id = $1')
const MAILS = statement(
  'test.mails',
  `select subject, body, unsubscribe_url as "unsubscribeUrl" from messages where recipient = $1 and template = 'product-alerts' order by created_at, id`,
)
const SET_PRICE = statement(
  'test.set-price',
  `with l as (select lock_products(array[$1])) update offers o set price_minor = o.price_minor + $2 from l where o.msn = $1`,
)
const changePrice = (change: number) => store.app.db.run(SET_PRICE, [cheap, change])

const today = new Date().toISOString().slice(0, 10)
/** Minutes after noon, or after midnight, in India. */
const noon = (minutes = 0) => ({
  ...store.background,
  now: () => new Date(Date.parse(`${today}T06:30:00Z`) + minutes * 60_000),
})

let buyer: Buyer
let email: string
const mails = () => store.app.db.rows<{ subject: string; body: string; unsubscribeUrl: string }>(MAILS, [email])
beforeEach(async () => {
  await store.asOwner('delete from wishlist_items')
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  buyer = made
  email = `${made.actor.customerId}@plant.example`
  await store.app.db.run(VERIFY, [made.actor.customerId, email])
})

it('notifies once of a lower price, and again when it falls further', async () => {
  await setProductAlert(store.app.db, buyer.actor, { productId: cheap, kind: 'price', on: true })
  expect(await sendAlerts(noon())).toBe(0)
  await changePrice(-1000)
  expect(await sendAlerts(noon(12 * 60))).toBe(0)
  await Promise.all([sendAlerts(noon(1)), sendAlerts(noon(2))])
  expect(await mails()).toHaveLength(1)
  await sendAlerts(noon(15))
  await changePrice(500)
  await changePrice(-500)
  await sendAlerts(noon(30))
  expect(await mails()).toHaveLength(1)
  await changePrice(-1000)
  await sendAlerts(noon(45))
  const sent = await mails()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toContain(`/mp/${cheap.toLowerCase()}`)
})

it('notifies once that a product is back in stock', async () => {
  await setStock(store.app.db, gone, 0)
  await setProductAlert(store.app.db, buyer.actor, { productId: gone, kind: 'stock', on: true })
  expect(await sendAlerts(noon())).toBe(0)
  await setStock(store.app.db, gone, 5)
  await sendAlerts(noon(1))
  await setStock(store.app.db, gone, 0)
  await setStock(store.app.db, gone, 5)
  await sendAlerts(noon(2))
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).toBe('Back in stock: products of your wishlist')
})

it('is ended for all products by one-click unsubscribe', async () => {
  await setProductAlert(store.app.db, buyer.actor, { productId: cheap, kind: 'price', on: true })
  await changePrice(-100)
  await sendAlerts(noon())
  const [sent] = await mails()
  const { pathname, search } = new URL(sent?.unsubscribeUrl ?? '')
  const send = (method: 'GET' | 'POST') =>
    store.http.inject({
      method,
      url: `${pathname}${search}`,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
    })
  expect((await send('GET')).body).toContain('End all alerts?')
  expect((await send('POST')).body).not.toContain('<button')
  await changePrice(-100)
  expect(await sendAlerts(noon(1))).toBe(0)
})

it('goes to verified addresses only', async () => {
  await setProductAlert(store.app.db, buyer.actor, { productId: cheap, kind: 'price', on: true })
  await store.asOwner(`update customers set email_verified_at = null where id = '${buyer.actor.customerId}'`)
  await changePrice(-100)
  expect(await sendAlerts(noon())).toBe(0)
})
