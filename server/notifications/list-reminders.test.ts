// Reminders of purchase lists: in the daytime, once per due day, to verified addresses, until unsubscribed.

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dayAfter } from '../../contract/shared/days.ts'
import { statement } from '../platform/db.ts'
import { addProducts, updateList } from '../purchase-lists/service.ts'
import { type Buyer, makeBuyers, pickProducts } from '../testing/buyers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { setOptOut } from './commands/opt-out.ts'
import { remindOfLists } from './commands/remind-lists.ts'

let store: TestStore
let msn = ''
beforeAll(async () => {
  store = await openTestStore()
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
})
afterAll(() => store.close())

const VERIFY = statement('test.verify', 'update customers set email = $2, email_verified_at = now() where id = $1')
const MAILS = statement(
  'test.mails',
  `select subject, body from messages where recipient = $1 and template = 'purchase-list-reminder' order by created_at, id`,
)
const NEXT = statement('test.next', `select to_char(next_on, 'YYYY-MM-DD') as next from purchase_lists where id = $1`)

const today = new Date().toISOString().slice(0, 10)
/** A time in India some days from today, by default at noon. */
const time = (days = 0, hour = '12:00') => ({
  ...store.background,
  now: () => new Date(`${dayAfter(today, days)}T${hour}:00+05:30`),
})

let buyer: Buyer
let email: string
let listId: string
const mails = () => store.app.db.rows<{ subject: string; body: string }>(MAILS, [email])
const next = async () => (await store.app.db.one<{ next: string }>(NEXT, [listId])).next

beforeEach(async () => {
  await store.asOwner('delete from purchase_lists')
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  const now = time().now()
  buyer = { ...made, actor: { ...made.actor, now } }
  email = `${made.actor.customerId}@plant.example`
  await store.app.db.run(VERIFY, [made.actor.customerId, email])
  const products = [{ productId: msn, quantity: 6 }]
  const { list } = await addProducts(store.app.db, buyer.actor, { name: 'Coolant', products })
  listId = list.listId
  const repeat = { every: 1, unit: 'week' as const, startsOn: dayAfter(today, 3) }
  await updateList(store.app.db, buyer.actor, { listId, name: 'Coolant', repeat })
})

it('is sent once on its day, also by two processes, and again a week later', async () => {
  expect(await remindOfLists(time(2))).toBe(0)
  expect(await remindOfLists(time(3, '06:00'))).toBe(0)
  await Promise.all([remindOfLists(time(3)), remindOfLists(time(3))])
  const [sent, second] = await mails()
  expect(second).toBeUndefined()
  expect(sent?.subject).toBe('Time to buy again: Coolant')
  expect(sent?.body).toContain(`/dashboard/purchase-lists/${listId}`)
  expect(await next()).toBe(dayAfter(today, 10))
  await remindOfLists(time(9))
  expect(await mails()).toHaveLength(1)
  await remindOfLists(time(10))
  expect(await mails()).toHaveLength(2)
})

it('is sent once after days without the job, and then on its usual days', async () => {
  await remindOfLists(time(26))
  expect(await mails()).toHaveLength(1)
  expect(await next()).toBe(dayAfter(today, 31))
})

it('does not start again when the list is renamed', async () => {
  await remindOfLists(time(3))
  const repeat = { every: 1, unit: 'week' as const, startsOn: dayAfter(today, 3) }
  const late = { ...buyer.actor, now: time(5).now() }
  const list = await updateList(store.app.db, late, { listId, name: 'Oil', repeat })
  expect(list).toMatchObject({ name: 'Oil', nextOn: dayAfter(today, 10) })
})

it('is not sent to customers who have unsubscribed, and resumes on the next due day', async () => {
  const optOut = { customerId: buyer.actor.customerId, topic: 'reminders' as const }
  await setOptOut(store.app, optOut, true)
  expect(await remindOfLists(time(3))).toBe(0)
  await setOptOut(store.app, optOut, false)
  expect(await remindOfLists(time(4))).toBe(0)
  expect(await remindOfLists(time(10))).toBe(1)
})

it('is not sent for an empty list or to an unverified address', async () => {
  await store.asOwner(`update customers set email_verified_at = null where id = '${buyer.actor.customerId}'`)
  expect(await remindOfLists(time(3))).toBe(0)
  await store.app.db.run(VERIFY, [buyer.actor.customerId, email])
  await store.asOwner('delete from purchase_list_items')
  expect(await remindOfLists(time(10))).toBe(0)
  expect(await mails()).toEqual([])
})
