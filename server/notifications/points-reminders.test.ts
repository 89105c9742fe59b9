// Reminders of points: two weeks before they expire, once per point, to customers who can use them and want the mail.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openRewardsStore, type RewardsStore } from '../testing/rewards.ts'
import { setOptOut } from './commands/opt-out.ts'
import { remindOfPoints } from './commands/remind-points.ts'

const DAY_MS = 86_400_000
let shop: RewardsStore
beforeAll(async () => {
  shop = await openRewardsStore()
})
afterAll(() => shop.store.close())

const VERIFY = statement('test.verify', 'update customers set email = $2, email_verified_at = now() where id = $1')
const MAILS = statement(
  'test.mails',
  `select subject, body from messages where recipient = $1 and template = 'points-expiring' order by created_at, id`,
)
const OPEN = statement(
  'test.open-account',
  'insert into reward_accounts (customer_id, market) select id, market from customers where id = $1 on conflict do nothing',
)
const EARN = statement(
  'test.earn',
  `insert into reward_movements (customer_id, kind, points, order_id, expires_at, who, at)
   select $1, 'earned', $2, o.id, $3, 'system:rewards', now() from orders o where o.customer_id = $1 limit 1`,
)

/** Noon in India, some days from today. */
const noon = (days: number) => {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  return new Date(`${day}T12:00:00+05:30`)
}
const at = (days: number) => ({ ...shop.store.background, now: () => noon(days) })

async function owner(points: readonly [count: number, days: number][]) {
  const { buyer } = await shop.newBuyer()
  const { customerId } = buyer.actor
  const email = `${customerId}@plant.example`
  await shop.store.app.db.run(VERIFY, [customerId, email])
  await shop.order(buyer, 1)
  await shop.store.app.db.run(OPEN, [customerId])
  for (const [count, days] of points) await shop.store.app.db.run(EARN, [customerId, count, noon(days)])
  return { customerId, mails: () => shop.store.app.db.rows<{ subject: string; body: string }>(MAILS, [email]) }
}

it('list the points that expire soon once, also with two processes', async () => {
  const asha = await owner([
    [300, 20],
    [80, 30],
    [500, 200],
  ])
  const few = await owner([[20, 20]])
  const quiet = await owner([[300, 20]])
  await setOptOut(shop.store.app, { customerId: quiet.customerId, topic: 'rewards' }, true)
  expect(await remindOfPoints(at(5))).toBe(0)
  const counts = await Promise.all([remindOfPoints(at(7)), remindOfPoints(at(7))])
  expect(counts.toSorted()).toEqual([0, 1])
  const [mail, second] = await asha.mails()
  expect(second).toBeUndefined()
  expect(mail?.subject).toMatch(/^300 of your points expire on /)
  expect(mail?.body).toContain('You have 880 points, worth ₹880.')
  expect(mail?.body).toContain('80 points')
  expect(mail?.body).not.toContain('500 points')
  // points expiring on the thirtieth day were already listed in the first mail
  expect(await remindOfPoints(at(19))).toBe(0)
  expect(await remindOfPoints(at(190))).toBe(1)
  expect(await asha.mails()).toHaveLength(2)
  expect([await few.mails(), await quiet.mails()]).toEqual([[], []])
})
