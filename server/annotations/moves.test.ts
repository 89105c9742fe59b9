// New states of quote requests and tickets: followers are notified of each, except the one who made the change.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
let owner: SignedIn
let support: SignedIn
let uae: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  support = await openStaff(store, 'support')
  uae = await openStaff(store, 'owner', ['IN', 'AE'])
})
afterAll(() => store.close())

const follow = (by: SignedIn, recordKind: 'rfq' | 'ticket', number: number) =>
  by.visitor.call('POST /api/admin/annotations/{recordKind}/{recordId}/follow', {
    params: { recordKind, recordId: String(number) },
    body: { follow: true },
  })
/** What a member was notified of about a record, oldest first: the state, or otherwise the reason. */
async function told(by: SignedIn, number: number) {
  const { notifications } = (await by.visitor.call('GET /api/admin/session/notifications', { query: { limit: 50 } }))
    .data
  const about = notifications.filter(one => one.recordId === String(number))
  return about.map(({ reason, state }) => state ?? reason).reverse()
}

it('followers of a ticket are notified of changes by customers and staff, and the first to reply follows it', async () => {
  const guest = store.visitor()
  const contact = { fullName: 'Asha', email: 'asha@plant.example', topic: 'other' as const, text: 'Where is it?' }
  const raised = await guest.call('POST /api/v1/support/createTicket', {
    body: { idempotencyKey: randomUUID(), ...contact },
  })
  const { ticketNumber, code } = raised.data
  const params = { ticketNumber }
  for (const one of [owner, uae]) await follow(one, 'ticket', ticketNumber)
  await store.asOwner(`update staff_members set markets = '{AE}' where id = '${uae.staffId}'`)
  const answer = { idempotencyKey: randomUUID(), text: 'Sent.', close: true }
  for (const _twice of [1, 2])
    await support.visitor.call('POST /api/admin/support/{ticketNumber}/answer', { params, body: answer })
  expect(await told(owner, ticketNumber)).toEqual(['answered', 'closed'])
  expect(await told(support, ticketNumber)).toEqual([])
  const reply = () => ({ ticketNumber, code, idempotencyKey: randomUUID(), text: 'Nothing came.', pictures: [] })
  // the second message leaves it open
  for (const _turn of [1, 2]) await guest.call('POST /api/v1/support/reply', { body: reply() })
  expect(await told(support, ticketNumber)).toEqual(['open'])
  await owner.visitor.call('POST /api/admin/session/notifications/choices', {
    body: { muted: ['state'], dailyMail: false },
  })
  await guest.call('POST /api/v1/support/closeTicket', { body: { ticketNumber, code } })
  expect(await told(support, ticketNumber)).toEqual(['open', 'closed'])
  expect(await told(owner, ticketNumber)).toEqual(['answered', 'closed', 'open'])
  // a member who had lost the market of the record was not notified meanwhile
  await store.asOwner(`update staff_members set markets = '{IN,AE}' where id = '${uae.staffId}'`)
  expect(await told(uae, ticketNumber)).toEqual([])
})

it('followers of a quote request are notified of changes by staff and of its end', async () => {
  const [msn = ''] = await store.buyableMsns('IN', 1)
  const seller = await openStaff(store, 'owner')
  const reader = await openStaff(store, 'owner')
  const customer = await store.customer()
  const place = { mobile: '9811122233', pincode: '411026', city: 'Pune', isBusiness: false }
  const asked = { msn, quantity: '15', fullName: 'Asha Kulkarni', email: 'asha@plant.example', description: '' }
  const { rfqNumber } = (
    await customer.call('POST /api/v1/rfq/createRFQ', { body: { idempotencyKey: randomUUID(), ...asked, ...place } })
  ).data
  const params = { rfqNumber }
  await follow(reader, 'rfq', rfqNumber)
  await seller.visitor.call('POST /api/admin/rfq/{rfqNumber}/start', { params, body: {} })
  const lines = [{ msn, quantity: 15, unitPrice: 30_000 }]
  const quote = () => ({ idempotencyKey: randomUUID(), lines, validDays: 10, deliveryDays: 6, note: '' })
  // another quotation replaces the first
  for (const _turn of [1, 2])
    await seller.visitor.call('POST /api/admin/rfq/{rfqNumber}/quote', { params, body: quote() })
  expect(await told(reader, rfqNumber)).toEqual(['quoting', 'quoted', 'quoted'])
  await customer.call('POST /api/v1/rfq/declineQuote', { body: { rfqNumber, reason: 'Too dear.' } })
  expect(await told(seller, rfqNumber)).toEqual(['declined'])
  await reader.visitor.call('POST /api/admin/rfq/{rfqNumber}/close', { params, body: { reason: 'Settled.' } })
  expect(await told(seller, rfqNumber)).toEqual(['declined', 'closed'])
  expect(await told(reader, rfqNumber)).toEqual(['quoting', 'quoted', 'quoted', 'declined'])
})
