// Review requests: some days after delivery, in the daytime, once, and never again after unsubscribing.

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type Buyer, makeBuyers, pickProducts } from '../testing/buyers.ts'
import { moveOrdersOn, placeCodOrder, shipOrder } from '../testing/invoices.ts'
import { type MailServer, startMailServer } from '../testing/providers.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { requestReviews } from './commands/request-reviews.ts'

let mail: MailServer
let store: TestStore
let msns: string[]
beforeAll(async () => {
  mail = await startMailServer()
  store = await openTestStore({
    config: { mailUrl: mail.url, publicOrigins: { IN: 'https://shop.example', AE: 'https://ae.shop.example' } },
  })
  msns = await pickProducts(store.app.db, 'IN', 2)
})
afterAll(async () => {
  await store.close()
  await mail.close()
})

const VERIFY = statement('test.set-email', 'update customers set email = $2, email_verified_at = now() where id = $1')
const OPTED_OUT = statement(
  'test.opted-out',
  'select count(*)::int as count from message_opt_outs where customer_id = $1',
)
const isOut = async (customerId: string) =>
  (await store.app.db.one<{ count: number }>(OPTED_OUT, [customerId])).count === 1

const DAY_MS = 86_400_000
/** Noon in India, this many days from now. */
const noonIn = (days: number) => {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  return { ...store.background, now: () => new Date(`${day}T06:30:00Z`) }
}
const requests = () => mail.mails.filter(({ subject }) => subject === 'How are your products?')

let buyer: Buyer
beforeEach(async () => {
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  buyer = made
  await store.app.db.run(VERIFY, [made.actor.customerId, `${made.actor.customerId}@plant.example`])
  const items = msns.map(msn => ({ msn, quantity: 1 }))
  await shipOrder(store, await placeCodOrder(store, buyer, items))
  await moveOrdersOn(store)
  await moveOrdersOn(store)
  mail.mails.length = 0
})

it('is sent once, some days after delivery and in the daytime, with a link to each product', async () => {
  expect(await requestReviews(noonIn(2))).toBe(0)
  const night = { ...store.background, now: () => new Date(noonIn(7).now().getTime() + 12 * 3_600_000) }
  expect(await requestReviews(night)).toBe(0)
  expect(await requestReviews(noonIn(7))).toBe(1)
  expect(await requestReviews(noonIn(7))).toBe(0)
  expect(await requestReviews(noonIn(40))).toBe(0)
  await eventually(() => expect(requests()).toHaveLength(1))
  const [sent] = requests()
  for (const msn of msns) expect(sent?.text).toContain(`/mp/${msn.toLowerCase()}`)
})

it('is ended by one-click unsubscribe and on the page, where it can be resumed', async () => {
  await requestReviews(noonIn(7))
  await eventually(() => expect(requests()).toHaveLength(1))
  const list = requests()[0]?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? ''
  const click = requests()[0]?.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line
  expect(click).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const { pathname, search } = new URL(/<([^>]+)>/.exec(list.replaceAll(/\s/g, ''))?.[1] ?? '')
  const url = `${pathname}${search}`
  const { customerId } = buyer.actor
  const send = (method: 'GET' | 'POST', address: string) =>
    store.http.inject({
      method,
      url: address,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
    })
  // opening the link alone changes nothing
  const page = await send('GET', url)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Stop asking for reviews?')
  expect(await isOut(customerId)).toBe(false)

  expect((await send('POST', url)).statusCode).toBe(200)
  expect((await send('POST', url)).body).toContain('Ask me again')
  expect(await isOut(customerId)).toBe(true)
  expect(await requestReviews(noonIn(8))).toBe(0)

  await send('POST', `${url}&action=resume`)
  expect(await isOut(customerId)).toBe(false)

  const boundary = 'a-mail-program'
  const part = 'content-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click'
  const asParts = await store.http.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\n${part}\r\n--${boundary}--\r\n`,
  })
  expect(asParts.statusCode).toBe(200)
  expect(await isOut(customerId)).toBe(true)

  const foreign = url.replace(customerId, '00000000-0000-4000-8000-000000000000')
  for (const wrong of [foreign, `${url}x`, `${url}&more=1`, pathname]) {
    expect((await send('POST', wrong)).statusCode).toBe(404)
  }
})

it('is not sent to customers who have opted out', async () => {
  await store.asOwner(
    `insert into message_opt_outs (customer_id, topic) values ('${buyer.actor.customerId}', 'reviews')`,
  )
  expect(await requestReviews(noonIn(7))).toBe(0)
})
