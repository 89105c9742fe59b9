// The event stream of an open console: new notifications of its own member, and nothing else.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickProducts } from '../testing/buyers.ts'
import { readStream } from '../testing/event-stream.ts'
import { buyerOf, placeCodOrder } from '../testing/invoices.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { notificationStreams } from './adapters/notification-streams.ts'

let store: TestStore
let origin: string
let owner: SignedIn
let support: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  origin = await store.http.listen({ port: 0, host: '127.0.0.1' })
  owner = await openStaff(store, 'owner')
  support = await openStaff(store, 'support')
})
afterAll(() => store.close())

const addressOf = async ({ visitor }: SignedIn) =>
  (await visitor.call('GET /api/admin/session/notifications/stream')).data.address

test('only the member gets the event, immediately and without its content', async () => {
  const [mine, yours] = [
    await readStream(origin + (await addressOf(support))),
    await readStream(origin + (await addressOf(owner))),
  ]
  await eventually(async () => expect([mine.lines, yours.lines]).toEqual([['open'], ['open']]))
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  const buyer = await buyerOf(store, await store.customer())
  const { orderNumber } = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
  await owner.visitor.call('POST /api/admin/annotations/{recordKind}/{recordId}/assignment', {
    params: { recordKind: 'order', recordId: String(orderNumber) },
    body: { staffId: support.staffId, before: null },
  })
  await eventually(async () => expect(mine.lines).toEqual(['open', 'changed']))
  expect(yours.lines).toEqual(['open'])
  mine.stop()
  yours.stop()
  await eventually(async () => expect(notificationStreams.count).toBe(0))
})

test('its URL is given only to members and cannot be turned into that of another one', async () => {
  expect((await store.visitor().try('GET /api/admin/session/notifications/stream')).status).toBe(401)
  const foreign = (await addressOf(support)).replace(support.staffId, owner.staffId)
  expect((await fetch(origin + foreign)).status).toBe(404)
})

test('ends as soon as its session does, and no URL of that session opens one again', async () => {
  const ends: [string, (member: SignedIn) => Promise<unknown>][] = [
    ['log-out', ({ visitor }) => visitor.call('POST /api/admin/session/logout')],
    [
      'deactivation',
      ({ staffId }) =>
        owner.visitor.call('POST /api/admin/staff/{staffId}/deactivate', {
          params: { staffId },
        }),
    ],
    [
      'deletion by another process',
      ({ staffId }) => store.asOwner(`delete from staff_sessions where staff_id = '${staffId}'`),
    ],
  ]
  for (const [name, end] of ends) {
    const member = await openStaff(store, 'support')
    const address = origin + (await addressOf(member))
    const [stream, other] = [await readStream(address), await readStream(origin + (await addressOf(owner)))]
    await eventually(async () => expect([stream.lines, other.lines], name).toEqual([['open'], ['open']]))
    await end(member)
    // the owner's stream stays open
    await eventually(async () => expect(notificationStreams.count, name).toBe(1))
    expect((await fetch(address)).status, name).toBe(404)
    other.stop()
    await eventually(async () => expect(notificationStreams.count, name).toBe(0))
  }
})
