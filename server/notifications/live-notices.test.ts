// Live notices: only for their customer, at a signed URL: a new state of an order, an answered request, a lower
// price.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseNotice } from '../../contract/notifications/live.rules.ts'
import { statement } from '../platform/db.ts'
import { readStream } from '../testing/event-stream.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { noticeStreams } from './adapters/notice-streams.ts'

const CHEAPER = statement('test.cheaper', 'update offer_choices set price_minor = price_minor - $2 where msn = $1')
const ASK = statement(
  'test.rfq',
  `insert into rfq_requests (market, customer_id, session_id, idempotency_key, contents_hash, category_code, quantity, full_name,
     email, mobile, place, city, language)
   select 'IN', $1, gen_random_uuid(), 'live-notice', '', (select min(code) from categories where market = 'IN'), 5, 'Asha', 'a@b.example',
     '919876543210', '411001', 'Pune', 'en' returning number`,
)
const ANSWER = statement('test.answer', 'update rfq_requests set state = $2 where number = $1')

let store: TestStore
let origin: string
beforeAll(async () => {
  store = await openTestStore()
  origin = await store.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => store.close())

const addressOf = async (visitor: Visitor) => (await visitor.call('GET /api/v1/customer/noticeStream')).data.address

const open = (address: string) => readStream(origin + address)

test('tell only the customer about replies and lower wishlist prices', async () => {
  const [mine, yours] = [await store.customer(), await store.customer()]
  const [msn = '', other = ''] = await store.buyableMsns('IN', 2)
  await mine.call('POST /api/v1/user/addProductToWishlist', { body: { productId: msn } })
  const [stream, second] = [await open(await addressOf(mine)), await open(await addressOf(yours))]
  await eventually(async () => expect([stream.lines, second.lines]).toEqual([['open'], ['open']]))
  const { db } = store.app
  const { number } = await db.one<{ number: number }>(ASK, [mine.customerId])
  for (const state of ['quoting', 'quoted']) await db.run(ANSWER, [number, state])
  for (const [product, change] of [
    [other, 100],
    [msn, -100],
    [msn, 300],
  ] as const)
    await db.run(CHEAPER, [product, change])
  await eventually(async () => expect(stream.lines).toHaveLength(3))
  const [, answer = '', price = ''] = stream.lines
  expect(parseNotice(answer)).toEqual({ kind: 'quotation', number, state: 'quoted' })
  expect(parseNotice(price)).toMatchObject({ kind: 'price', msn })
  expect(second.lines).toEqual(['open'])
  stream.stop()
  second.stop()
  await eventually(async () => expect(noticeStreams.count).toBe(0))
})

test('can be opened only by the customer, within a minute, in a limited number of browsers', async () => {
  expect((await store.visitor().try('GET /api/v1/customer/noticeStream')).status).toBe(401)
  const [mine, yours] = [await store.customer(), await store.customer()]
  const address = await addressOf(mine)
  const foreign = address.replace(mine.customerId, yours.customerId)
  expect((await fetch(origin + foreign)).status).toBe(404)
  const streams = []
  for (let count = 0; count < 6; count++) streams.push(await open(address))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 204])
  for (const { stop } of streams) stop()
  await eventually(async () => expect(noticeStreams.count).toBe(0))
  await store.advanceClock(61)
  expect((await fetch(origin + address)).status).toBe(404)
})
