// Invalidation of product pages by their contents: promotions, questions, videos, return periods.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Statement, statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const STOP_CODES = statement('test.stop-codes', `update promotions set active = false where market = 'IN'`)
const NEW_VIDEO = statement(
  'test.page-video',
  `insert into product_videos (market, msn, title_en, title_hi, provider, source, duration_seconds)
   values ('IN', $1, 'In use', 'काम में', 'file', '/a.mp4', 9)`,
)
const NO_VIDEO = statement('test.no-video', 'delete from product_videos where msn = $1')
const LONGER = statement(
  'test.longer',
  `update return_windows set days = 10 where market = 'IN' and category_code is null`,
)
const EXCHANGE = statement('', `update return_windows set kind = 'exchange' where market = 'IN'`)
const ANSWERED = statement('test.reject', `update questions set state = 'rejected' where msn = $1 and not sample`)

let store: TestStore
let msn: string
let dropped: Set<string>
let stop: () => Promise<void>
beforeAll(async () => {
  store = await openTestStore()
  msn = (await store.buyableMsns('IN', 1))[0] ?? ''
  const client = await store.app.db.connectAlone()
  client.on('notification', ({ payload }) => dropped.add(payload ?? ''))
  await client.query('listen page_cache')
  stop = () => client.end()
})
afterAll(async () => {
  await stop()
  await store.close()
})

const page = async () => (await store.visitor().call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } })).data

it.each<[string, Statement]>([
  ['promotions:*', STOP_CODES],
  ['product', NEW_VIDEO],
  ['product', NO_VIDEO],
  ['category:*', LONGER],
])('%s', async (tag, change) => {
  dropped = new Set()
  await store.app.db.run(change, change.text.includes('$1') ? [msn] : [])
  await eventually(() => expect(dropped).toContain(tag === 'product' ? `product:${msn}` : tag))
})

it('a question, added and removed', async () => {
  const customer = await store.customer()
  const before = (await page()).questionCount
  dropped = new Set()
  await customer.call('POST /api/v1/quest/setQuest', { body: { msn, text: 'Does it come with a case?' } })
  await eventually(() => expect(dropped).toContain(`product:${msn}`))
  const shown = await page()
  expect(shown).toMatchObject({ questionCount: before + 1, offers: [], returnDays: 10, videos: [] })
  dropped = new Set()
  await store.app.db.run(ANSWERED, [msn])
  await eventually(() => expect(dropped).toContain(`product:${msn}`))
  expect((await page()).questionCount).toBe(before)
})

it('a category for exchange only', async () => {
  expect((await page()).exchangeOnly).toBe(false)
  await store.app.db.run(EXCHANGE)
  const { exchangeOnly, structuredData } = await page()
  expect(exchangeOnly).toBe(true)
  expect(JSON.stringify(structuredData)).toContain('"refundType":"https://schema.org/ExchangeRefund"')
})
