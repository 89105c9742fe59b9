// The stream of an order: signed for its customer, a message for each change, closed with the server.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { moveOrdersOn } from '../testing/invoices.ts'
import { payerOf, type Waiting } from '../testing/payer.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { orderStreams } from './adapters/order-streams.ts'
import { orderStream } from './queries/order-stream.ts'

const COD = 5
const NOTE = statement('', `insert into order_events (order_id, kind, who) values ($1, 'note', 'test')`)

let store: TestStore
let payer: ReturnType<typeof payerOf>
let msn: string
let origin: string
beforeAll(async () => {
  store = await openTestStore()
  payer = payerOf(store)
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  await setStock(store.app.db, msn, 100)
  origin = await store.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => store.close())

const order = () => payer.order([{ msn, quantity: 1 }], COD)
const addressOf = async ({ buyer, answer }: Waiting) =>
  (await orderStream(store.app, buyer.actor, answer.orderNumber)).address

/** Opens a stream and collects its messages. */
async function open(address: string) {
  const stop = new AbortController()
  const response = await fetch(origin + address, { signal: stop.signal })
  const messages: string[] = []
  let ended = false
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const read = async () => {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) break
      for (const line of decoder.decode(part.value).split('\n')) {
        if (line.startsWith('data: ')) messages.push(line.slice(6))
      }
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      ended = true
    })
  return { response, messages, hasEnded: () => ended, stop: () => stop.abort() }
}

test('tells of each change of this order, and of no other', async () => {
  const one = await order()
  const other = await order()
  const stream = await open(await addressOf(one))
  const second = await open(await addressOf(other))
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.response.headers.get('cache-control')).toBe('no-store')
  expect(stream.response.headers.get('x-frame-options')).toBe('DENY')
  await eventually(async () => expect([stream.messages, second.messages]).toEqual([['open'], ['open']]))
  await moveOrdersOn(store)
  await eventually(async () => {
    expect(stream.messages.filter(message => message === 'changed').length).toBeGreaterThan(0)
    expect(second.messages.length).toBeGreaterThan(1)
  })
  // messages reach both streams in order
  const [seen, before] = [stream.messages.length, second.messages.length]
  await store.app.db.run(NOTE, [one.answer.orderId])
  await eventually(async () => expect(stream.messages.length).toBeGreaterThan(seen))
  expect(second.messages.length).toBe(before)
  stream.stop()
  second.stop()
  await eventually(async () => expect(orderStreams.count).toBe(0))
})

test('is not opened without a signature, with another order’s, or too late', async () => {
  const one = await order()
  const other = await order()
  const address = await addressOf(one)
  const status = async (path: string) => (await fetch(origin + path)).status
  expect(await status(address.replace(one.answer.orderId, other.answer.orderId))).toBe(404)
  expect(await status(address.replace(/signature=.*/, 'signature=AAAA'))).toBe(404)
  expect(await status(address.replace(/until=\d+/, 'until=99999999999999'))).toBe(404)
  expect(await status(`/events/order/${one.answer.orderId}`)).toBe(404)
  const { buyer, answer } = one
  const early = { ...buyer.actor, now: new Date(Date.now() - 120_000) }
  expect(await status((await orderStream(store.app, early, answer.orderNumber)).address)).toBe(404)
  await expect(orderStream(store.app, other.buyer.actor, answer.orderNumber)).rejects.toMatchObject({
    code: 'order.unknown',
  })
})

test('of one order only some are open at once', async () => {
  const one = await order()
  const address = await addressOf(one)
  const streams = await Promise.all(Array.from({ length: 8 }, () => open(address)))
  expect(streams.map(({ response }) => response.status)).toEqual(Array(8).fill(200))
  expect((await fetch(origin + address)).status).toBe(204)
  for (const { stop } of streams) stop()
  await eventually(async () => expect(orderStreams.count).toBe(0))
})

test('ends when the server closes', async () => {
  const lines: Record<string, unknown>[] = []
  const other = await openTestStore({ logTo: line => lines.push(line) })
  const place = payerOf(other)
  const [product = ''] = await pickProducts(other.app.db, 'IN', 1)
  const { buyer, answer } = await place.order([{ msn: product, quantity: 1 }], COD)
  const { address } = await orderStream(other.app, buyer.actor, answer.orderNumber)
  const there = await other.http.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(there + address)
  const text = response.text()
  await other.close()
  expect(await text).toContain('data: open')
  const late = lines.filter(({ msg, step }) => msg === 'did not stop in time' && step === 'requests')
  expect(late).toEqual([])
})
