// Notifications of members of staff over HTTP: recipients, later visibility, preferences, and the daily mail.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { buyerOf, cancelAsCustomer, placeCodOrder } from '../testing/invoices.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { mailUnread } from './commands/mail-unread.ts'
import { tellOfState } from './commands/notify.ts'
import { countUnread, listNotifications } from './repository/notifications.ts'

let store: TestStore
let owner: SignedIn
let support: SignedIn
let warehouse: SignedIn
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  support = await openStaff(store, 'support')
  warehouse = await openStaff(store, 'warehouse')
  msn = (await pickProducts(store.app.db, 'IN', 1))[0] ?? ''
})
afterAll(() => store.close())

async function newOrder() {
  const customer = await store.customer()
  const buyer = await buyerOf(store, customer)
  const { orderNumber } = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
  return { customer, buyer, orderNumber, recordId: String(orderNumber) }
}

const RECORD = '/api/admin/annotations/{recordKind}/{recordId}' as const
const of = (recordId: string) => ({ recordKind: 'order' as const, recordId })
const write = (by: SignedIn, recordId: string, note: string, mentions: string[] = [], noteId: string = randomUUID()) =>
  by.visitor.try(`POST ${RECORD}/notes`, { params: of(recordId), body: { noteId, note, mentions } })
const assign = (by: SignedIn, recordId: string, staffId: string | null, before: string | null) =>
  by.visitor.try(`POST ${RECORD}/assignment`, { params: of(recordId), body: { staffId, before } })
const follow = (by: SignedIn, recordId: string, follow: boolean) =>
  by.visitor.try(`POST ${RECORD}/follow`, { params: of(recordId), body: { follow } })
const LIST = 'GET /api/admin/session/notifications' as const
const READ = 'POST /api/admin/session/notifications/read' as const
const page = async (by: SignedIn, query: object = {}) => (await by.visitor.call(LIST, { query })).data
/** Reasons of a member's notifications about a record, newest first. */
const told = async (by: SignedIn, recordId: string) =>
  (await page(by, { limit: 50 })).notifications.filter(one => one.recordId === recordId).map(({ reason }) => reason)
const unread = async (by: SignedIn) =>
  (await by.visitor.call('GET /api/admin/session/notifications/unread')).data.unread
const nameOf = async (by: SignedIn) => (await by.visitor.call('GET /api/admin/session')).data.member?.name ?? ''
const choose = (by: SignedIn, muted: ('note' | 'state')[], dailyMail = false) =>
  by.visitor.call('POST /api/admin/session/notifications/choices', { body: { muted, dailyMail } })

describe('a member is notified', () => {
  it('of being made responsible by somebody else, and follows the record from then on', async () => {
    const { recordId } = await newOrder()
    await assign(owner, recordId, support.staffId, null)
    await assign(owner, recordId, support.staffId, null)
    expect((await page(support)).notifications[0]).toMatchObject({
      ...{ reason: 'assigned', recordKind: 'order', recordId, recordNumber: Number(recordId), market: 'IN' },
      ...{ by: await nameOf(owner), state: null, read: false },
    })
    expect(await told(support, recordId)).toEqual(['assigned'])
    await assign(owner, recordId, owner.staffId, support.staffId)
    expect(await told(owner, recordId)).toEqual([])
    await write(warehouse, recordId, 'Packed.')
    for (const one of [owner, support]) expect((await told(one, recordId))[0]).toBe('note')
    expect(await told(warehouse, recordId)).toEqual([])
  })

  it('of a note on a record they follow, by choice or by writing on it, once, until they unfollow it', async () => {
    const { recordId } = await newOrder()
    expect(await follow(support, recordId, true)).toMatchObject({ body: { data: { following: true } } })
    await follow(support, recordId, true)
    const noteId = randomUUID()
    await write(owner, recordId, 'First', [], noteId)
    await write(owner, recordId, 'First', [], noteId)
    expect(await told(support, recordId)).toEqual(['note'])
    await write(support, recordId, 'Second')
    expect(await told(owner, recordId)).toEqual(['note'])
    expect(await follow(support, recordId, false)).toMatchObject({ body: { data: { following: false } } })
    await write(owner, recordId, 'Third')
    expect(await told(support, recordId)).toEqual(['note'])
  })

  it('of being mentioned, only as a mention, when the text contains the name', async () => {
    const { recordId } = await newOrder()
    await follow(support, recordId, true)
    const name = await nameOf(support)
    await write(owner, recordId, `@${name} please call`, [support.staffId, owner.staffId])
    expect(await told(support, recordId)).toEqual(['mentioned'])
    expect(await told(owner, recordId)).toEqual([])
    await write(owner, recordId, 'No name here', [warehouse.staffId])
    expect(await told(warehouse, recordId)).toEqual([])
    // a member who may not read the record cannot be mentioned, and the note is not written
    const catalog = await openStaff(store, 'catalog')
    const uae = await openStaff(store, 'support', ['AE'])
    for (const { staffId } of [catalog, uae, { staffId: randomUUID() }])
      expect(await write(owner, recordId, 'Lost', [staffId])).toMatchObject({ body: { code: 'staff.unknown' } })
    const { notes } = (await owner.visitor.call(`GET ${RECORD}/notes`, { params: of(recordId) })).data
    expect(notes.map(({ text }) => text)).not.toContain('Lost')
  })

  it('of a new state of a followed order, unless they changed it', async () => {
    const { orderNumber, recordId, buyer } = await newOrder()
    for (const one of [owner, support]) await follow(one, recordId, true)
    await owner.visitor.call('POST /api/admin/orders/{orderNumber}/confirm', { params: { orderNumber } })
    await eventually(async () => expect(await told(support, recordId)).toEqual(['state']))
    expect((await page(support)).notifications[0]).toMatchObject({ state: 'processing', by: '' })
    expect(await told(owner, recordId)).toEqual([])
    await cancelAsCustomer(store, buyer, { orderNumber })
    await eventually(async () => expect(await told(owner, recordId)).toEqual(['state']))
  })

  it('of a ticket that a colleague assigned to them', async () => {
    const contact = { fullName: 'Asha', email: 'asha@plant.example', topic: 'other' as const, text: 'Where is it?' }
    const body = { idempotencyKey: randomUUID(), ...contact }
    const { ticketNumber } = (await store.visitor().call('POST /api/v1/support/createTicket', { body })).data
    const params = { ticketNumber }
    await owner.visitor.call('POST /api/admin/support/{ticketNumber}/assign', {
      params,
      body: { assignTo: support.staffId },
    })
    expect(await told(support, String(ticketNumber))).toEqual(['assigned'])
    await owner.visitor.call('POST /api/admin/support/{ticketNumber}/assign', { params, body: { assignTo: 'Meera' } })
    expect(await told(support, String(ticketNumber))).toEqual(['assigned'])
  })

  it('not of muted reasons', async () => {
    const { recordId } = await newOrder()
    await choose(warehouse, ['note', 'note'])
    expect((await warehouse.visitor.call('GET /api/admin/session/notifications/choices')).data).toEqual({
      muted: ['note'],
      dailyMail: false,
    })
    await follow(warehouse, recordId, true)
    await write(owner, recordId, 'Quiet')
    expect(await told(warehouse, recordId)).toEqual([])
    await choose(warehouse, [])
    await write(owner, recordId, 'Loud')
    expect(await told(warehouse, recordId)).toEqual(['note'])
  })
})

describe('notifications', () => {
  it("are marked as read one by one or all up to one, in pages, and only the member's own", async () => {
    const reader = await openStaff(store, 'support')
    const { recordId } = await newOrder()
    await follow(reader, recordId, true)
    for (const text of ['A', 'B', 'C', 'D']) await write(owner, recordId, text)
    expect(await unread(reader)).toBe(4)
    const first = await page(reader, { limit: 3 })
    expect(first.notifications).toHaveLength(3)
    const rest = await page(reader, { limit: 3, before: first.next })
    expect([rest.notifications.length, rest.next]).toEqual([1, null])
    const ids = first.notifications.map(({ notificationId }) => notificationId)
    // another member's are not touched
    await support.visitor.call(READ, { body: { ids } })
    expect(await unread(reader)).toBe(4)
    expect((await reader.visitor.call(READ, { body: { ids: ids.slice(0, 1) } })).data.unread).toBe(3)
    expect((await page(reader, { unread: 'true' })).notifications.map(one => one.notificationId)).not.toContain(ids[0])
    await write(owner, recordId, 'E')
    // notifications newer than the list stay unread
    expect((await reader.visitor.call(READ, { body: { upTo: ids[0] ?? 0 } })).data.unread).toBe(1)
    for (const body of [{}, { ids: [] }, { ids: [1], upTo: 1 }, { upTo: 'all' }])
      expect(await reader.visitor.try(READ, { body: body as { upTo: number } })).toMatchObject({ status: 400 })
  })

  it('about records the member may no longer read are not shown, counted or mailed', async () => {
    const reader = await openStaff(store, 'support')
    const { recordId } = await newOrder()
    await follow(reader, recordId, true)
    await write(owner, recordId, 'Before')
    await choose(reader, [], true)
    expect(await unread(reader)).toBe(1)
    await store.asOwner(`update staff_members set markets = '{AE}' where id = '${reader.staffId}'`)
    expect([await unread(reader), (await page(reader)).notifications]).toEqual([0, []])
    await store.asOwner(`update staff_members set markets = '{IN}', role = 'catalog' where id = '${reader.staffId}'`)
    expect([await unread(reader), (await page(reader)).notifications]).toEqual([0, []])
    await mailUnread(store.app)
    expect(await mailsTo(reader)).toEqual([])
    await write(owner, recordId, 'After')
    await store.asOwner(`update staff_members set role = 'translator' where id = '${reader.staffId}'`)
    expect(await unread(reader)).toBe(0)
    await store.asOwner(`update staff_members set role = 'support' where id = '${reader.staffId}'`)
    // no notification was written while the record could not be read
    expect(await told(reader, recordId)).toEqual(['note'])
  })

  it('belong to a person: an API key has none and cannot follow', async () => {
    expect(await store.visitor().try(LIST, { query: {} })).toMatchObject({ status: 401 })
  })

  it('are counted and listed from an index', async () => {
    await store.asOwner(`
      insert into staff_notifications (staff_id, reason, kind, record_id, record_number, market, actor_name, at, read_at)
        select '${owner.staffId}', 'note', 'order', n::text, n, 'IN', 'Test', now(), case when n % 100 > 0 then now() end
        from generate_series(1, 20000) n;
      analyze staff_notifications`)
    const readable = { staffId: owner.staffId, markets: ['IN' as const], kinds: ['order' as const], permissions: [] }
    const { db } = store.app
    expect(await countUnread(db, readable, 100)).toBe(100)
    for (const isUnread of [true, false]) {
      const asked = { before: null, unread: isUnread, limit: 21 }
      expect(await rowsRead(db, at => listNotifications(at, readable, asked))).toBeLessThan(100)
    }
  })
})

const MAILS = statement(
  'test.staff-mails',
  `select subject, body, language from messages where template = 'staff-unread' and recipient = $1 order by created_at`,
)
const mailsTo = ({ email }: SignedIn) =>
  store.app.db.rows<{ subject: string; body: string; language: string }>(MAILS, [email])

describe('the daily mail', () => {
  it("lists unread notifications once each, in the member's language", async () => {
    const reader = await openStaff(store, 'orders')
    await reader.visitor.call('POST /api/admin/session/preferences', { body: { language: 'hi' } })
    const { recordId } = await newOrder()
    await follow(reader, recordId, true)
    await write(owner, recordId, 'Secret of the plant')
    await mailUnread(store.app)
    expect(await mailsTo(reader)).toEqual([])
    await choose(reader, [], true)
    await Promise.all([mailUnread(store.app), mailUnread(store.app)])
    await mailUnread(store.app)
    const mails = await mailsTo(reader)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ language: 'hi', subject: expect.stringContaining('सूचनाएँ') })
    expect(mails[0]?.body).toContain(`ऑर्डर ${recordId}`)
    expect(mails[0]?.body).not.toContain('Secret')
    await write(owner, recordId, 'Again')
    await mailUnread(store.app)
    expect(await mailsTo(reader)).toHaveLength(2)
    await write(owner, recordId, 'Read before the mail')
    const [newest] = (await page(reader)).notifications
    await reader.visitor.call(READ, { body: { upTo: newest?.notificationId ?? 0 } })
    await mailUnread(store.app)
    expect(await mailsTo(reader)).toHaveLength(2)
  })
})

const LOCK_CUSTOMER = statement(
  'test.lock-customer-of-order',
  'select id from customers where id = (select customer_id from orders where number = $1::text::bigint) for update',
)
const DELETE_MARKS = ['record_follows', 'staff_notifications'].map(table =>
  statement(`test.delete-${table}`, `delete from ${table} where kind = 'order' and record_id = $1`),
)
const WAITING = statement(
  'test.waiting-for-customer',
  `select count(*)::int as count from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`,
)

it('deleting an account deletes the notifications about its records', async () => {
  const { customer, buyer, orderNumber, recordId } = await newOrder()
  await follow(support, recordId, true)
  await write(owner, recordId, 'Knows the owner')
  await cancelAsCustomer(store, buyer, { orderNumber })
  const proof = await customer.confirmPhone()
  await customer.call('POST /api/v1/customer/deleteAccount', { body: { proof, proved: 'phone' } })
  for (const table of ['record_follows', 'staff_notifications']) {
    const left = statement(`test.left-${table}`, `select count(*)::int as count from ${table} where record_id = $1`)
    expect(await store.app.db.one(left, [recordId]), table).toEqual({ count: 0 })
  }
})

it('an account deletion in progress removes the followers who would be notified of a new state', async () => {
  const { db } = store.app
  const { recordId } = await newOrder()
  await follow(support, recordId, true)
  await owner.visitor.call('POST /api/admin/orders/{orderNumber}/confirm', {
    params: { orderNumber: Number(recordId) },
  })
  await eventually(async () => expect(await told(support, recordId)).toEqual(['state']))
  let waiting = Promise.resolve()
  await db.transaction(async tx => {
    await tx.rows(LOCK_CUSTOMER, [recordId])
    for (const sql of DELETE_MARKS) await tx.run(sql, [recordId])
    const state = { kind: 'order', number: Number(recordId), state: 'processing', at: store.app.now() } as const
    let ended = false
    waiting = db
      .transaction(other => tellOfState(other, state))
      .finally(() => {
        ended = true
      })
    await eventually(async () => expect(ended || (await tx.one<{ count: number }>(WAITING)).count > 0).toBe(true))
  })
  await waiting
  expect(await told(support, recordId)).toEqual([])
})
