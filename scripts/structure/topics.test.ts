// The check of topics finds publishers without a consumer, and the reverse, through constants and in triggers.

import { expect, it } from 'vitest'
import { checkTopics } from './topics.ts'

const file = (path: string, text: string) => ({ path, text })
const TRIGGER = file(
  'db/migrations/0001_x.sql',
  `insert into outbox_events (topic, subject, payload)
   select 'orders.state-changed', new.number::text, '{}';`,
)
const SUBSCRIBER = file(
  'server/payments/domain.ts',
  "const subscribers = [{ name: 'a', topics: ORDER_TOPICS, handle }]",
)
const LIST = file('server/payments/service.ts', 'export const ORDER_TOPICS = [ORDER_TOPIC]')
const NAME = file('server/orders/service.ts', "export const ORDER_TOPIC = 'orders.state-changed'")

it('accepts a topic of a trigger that a manifest subscribes to through constants', () => {
  expect(checkTopics([SUBSCRIBER, LIST, NAME], [TRIGGER])).toEqual([])
})

it('accepts a topic that SQL reads from the outbox', () => {
  const reader = file('server/search/repository/x.ts', "where e.topic = 'orders.state-changed'")
  expect(checkTopics([reader], [TRIGGER])).toEqual([])
})

it('reports a topic without subscriber, and one without publisher', () => {
  const emits = file('server/rfq/service.ts', "const RFQ_TOPIC = 'rfq.raised'\nawait emit(tx, RFQ_TOPIC, 'x', {})")
  const literal = file('server/reviews/service.ts', "await emit(tx, 'reviews.rated', subject, event)")
  const test = file('server/platform/x.test.ts', "await emit(tx, 'test.topic', 'x', {})")
  const waits = file('server/listing/domain.ts', "topics: ['reviews.written']")
  expect(checkTopics([emits, literal, test, waits], [TRIGGER])).toEqual([
    'db/migrations/0001_x.sql: publishes orders.state-changed, to which nothing subscribes',
    'server/rfq/service.ts: publishes rfq.raised, to which nothing subscribes',
    'server/reviews/service.ts: publishes reviews.rated, to which nothing subscribes',
    'server/listing/domain.ts: waits for reviews.written, which nothing publishes',
  ])
})
