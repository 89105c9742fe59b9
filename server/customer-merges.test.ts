// Merging two accounts of a person: every table has a rule, everything moves, and nothing is lost while both are in
// use.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder } from './checkout/service.ts'
import { mergeRules, personalData } from './domains.ts'
import { statement } from './platform/db.ts'
import { type Buyer, fillCarts, payRequest } from './testing/buyers.ts'
import { openRewardsStore, type RewardsStore } from './testing/rewards.ts'
import { eventually } from './testing/soon.ts'
import { codeOf, openStaff, type SignedIn } from './testing/staff.ts'
import type { Visitor } from './testing/store.ts'

const COD = 5
type Customer = Visitor & { customerId: string }

let shop: RewardsStore
let owner: SignedIn
beforeAll(async () => {
  shop = await openRewardsStore()
  owner = await openStaff(shop.store, 'owner')
})
afterAll(() => shop.store.close())

const NAMING = statement(
  'test.naming-merged',
  `select distinct c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'follow_merge'::regproc) as follows,
     exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'customers'::regclass) as refers
   from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and (a.attname in ('customer_id', 'voter') or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
       and k.confrelid in ('customers'::regclass, 'reward_accounts'::regclass, 'gateway_customers'::regclass)))`,
)
/** Tables with a reference to a customer that a merge writes itself. */
const OWN = ['customers', 'customer_merges']
/** An order or a login of a merged account fails, and is retried. */
const FAIL = ['orders', 'sessions']

it('has a rule for each table with a customer, and rows written meanwhile follow', async () => {
  const tables = (await shop.store.app.db.rows<{ name: string; follows: boolean; refers: boolean }>(NAMING)).filter(
    ({ name }) => !OWN.includes(name),
  )
  const ruled = new Set(mergeRules.map(({ table }) => table))
  expect(tables.filter(({ name }) => !ruled.has(name))).toEqual([])
  expect(tables.filter(({ name, follows, refers }) => refers && !follows && !FAIL.includes(name))).toEqual([])
})

const merge = (kept: { customerId: string }, merged: { customerId: string }, body: object = {}, staff = owner) =>
  staff.visitor.try('POST /api/admin/customers/{customerId}/merge', {
    params: { customerId: kept.customerId },
    body: { mergedId: merged.customerId, idempotencyKey: randomUUID(), reason: 'Identity card seen', ...body },
  })
const preview = async (kept: { customerId: string }, merged: { customerId: string }) =>
  (
    await owner.visitor.call('GET /api/admin/customers/{customerId}/merge', {
      params: { customerId: kept.customerId },
      query: { mergedId: merged.customerId },
    })
  ).data
const found = async ({ customerId }: { customerId: string }) =>
  (await owner.visitor.call('GET /api/admin/customers/{customerId}', { params: { customerId } })).data
const phoneOf = async (customer: Customer) => (await customer.call('GET /api/v1/customer/getcustomer')).data.phone ?? ''

async function logIn(phone: string) {
  const visitor = shop.store.visitor()
  await visitor.call('POST /api/v1/auth/sendOTPV2', { body: { phone, flowType: 'login' } })
  const otp = await visitor.lastCode(phone)
  const { status } = await visitor.try('POST /api/v1/login/validateOtp', { body: { phone, otp } })
  return { status, visitor }
}

const LEFT = (table: string) =>
  statement(`test.left-of-${table}`, `select count(*)::int as count from ${table} where customer_id = $1`)
const MAIL = statement(
  'test.merge-mail',
  `select recipient from messages where template = 'accounts-merged' order by recipient`,
)
const BALANCE = statement(
  'test.merged-balance',
  `select balance_points as balance, (select coalesce(sum(points), 0)::int from reward_movements m where m.customer_id = a.customer_id) as moved,
     (select coalesce(sum(points_left), 0)::int from reward_lots l where l.customer_id = a.customer_id) as left
   from reward_accounts a where customer_id = $1`,
)

async function use({ visitor, buyer }: { visitor: Customer; buyer: Buyer }, name: string) {
  const [first = '', second = ''] = shop.msns
  await shop.deliver(await shop.order(buyer, 2))
  await visitor.call('POST /api/v1/user/addProductToWishlist', { body: { productId: first } })
  await visitor.call('POST /api/v1/purchase/addPurchaseList', {
    body: { name, products: [{ productId: second, quantity: 2 }] },
  })
  await visitor.call('POST /api/v1/cart/updateCartV2', {
    body: { itemsList: [{ productId: second, productQuantity: 1 }] },
  })
}

describe('a merge', () => {
  it('moves everything, ends the other account, tells the customer, and covers both in data and deletion', async () => {
    const { db } = shop.store.app
    const [a, b] = [await shop.newBuyer(), await shop.newBuyer()]
    await use(a, 'Monthly')
    await use(b, 'monthly')
    await shop.store.asOwner(
      `update customers set email = 'old@plant.example', email_verified_at = now() where id = '${b.visitor.customerId}'`,
    )
    await shop.store.asOwner(`insert into record_notes (id, kind, record_id, text, author_id, author_name, at)
      values (gen_random_uuid(), 'customer', '${b.visitor.customerId}', 'Calls first', 'x', 'X', now())`)
    const [phoneA, phoneB] = [await phoneOf(a.visitor), await phoneOf(b.visitor)]
    const before = await Promise.all(
      [a, b].map(({ visitor }) => db.one<{ balance: number }>(BALANCE, [visitor.customerId])),
    )
    const number = (await found(b.visitor)).number
    const shown = await preview(a.visitor, b.visitor)
    expect(shown).toMatchObject({ hindrances: [], choose: { email: false, phone: true }, merged: { number } })
    const counts = Object.fromEntries(shown.moves.map(({ kind, count }) => [kind, count]))
    expect(counts).toMatchObject({
      orders: 1,
      invoices: 1,
      carts: 1,
      wishlist: 1,
      purchaseLists: 1,
      points: 1,
      notes: 1,
    })
    expect(shown.ends).toContainEqual({ kind: 'sessions', count: 1 })
    expect(JSON.stringify(shown)).not.toContain(phoneB)

    const key = { idempotencyKey: randomUUID() }
    const both = await Promise.all([merge(a.visitor, b.visitor, key), merge(a.visitor, b.visitor, key)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await merge(a.visitor, a.visitor, key)).toMatchObject({ status: 409, body: { code: 'request.idempotency' } })

    for (const table of mergeRules
      .map(rule => rule.table)
      .filter(
        name =>
          !['reward_accounts', 'review_votes'].includes(name) &&
          !name.startsWith('record_') &&
          !['custom_field_values', 'staff_notifications'].includes(name),
      ))
      expect(await db.one(LEFT(table), [b.visitor.customerId]), table).toEqual({ count: 0 })
    expect(await db.one(BALANCE, [a.visitor.customerId])).toEqual({
      ...{ balance: (before[0]?.balance ?? 0) + (before[1]?.balance ?? 0), moved: expect.any(Number) },
      left: (before[0]?.balance ?? 0) + (before[1]?.balance ?? 0),
    })
    const { data: lists } = await a.visitor.call('GET /api/v1/purchase/getPurchaseList')
    expect(JSON.stringify(lists)).toContain(`monthly (${number})`)
    const { data: steps } = await owner.visitor.call('GET /api/admin/customers/{customerId}/notes', {
      params: { customerId: a.visitor.customerId },
    })
    expect(steps.notes.map(({ kind }) => kind)).toEqual(['merged'])
    const { data: noted } = await owner.visitor.call('GET /api/admin/annotations/{recordKind}/{recordId}/notes', {
      params: { recordKind: 'customer', recordId: a.visitor.customerId },
    })
    expect(noted.notes.map(({ text }) => text)).toEqual(['Calls first'])

    // the merged account is logged out, its number redirects to the kept one, its verified address identifies the
    // kept one
    expect(await b.visitor.try('GET /api/v1/customer/getcustomer')).toMatchObject({ status: 401 })
    expect(await found(b.visitor)).toMatchObject({
      mergedInto: { customerId: a.visitor.customerId },
      name: '',
      phone: '',
    })
    expect(await found(a.visitor)).toMatchObject({ mergedFrom: [{ number }], emailVerified: true })
    const listed = await owner.visitor.call('GET /api/admin/customers', {
      query: { market: 'IN', text: String(number) },
    })
    expect(listed.data.customers.map(({ customerId }) => customerId)).toEqual([a.visitor.customerId])
    expect((await logIn(phoneB)).status).not.toBe(200)
    expect((await logIn(phoneA)).status).toBe(200)
    await eventually(async () => expect(await db.rows(MAIL)).toEqual([{ recipient: 'old@plant.example' }]))
    const AUDIT = statement(
      'test.merge-audit',
      `select after from audit_entries where call like '%/merge' and after is not null order by seq desc limit 1`,
    )
    expect(await db.one(AUDIT)).toMatchObject({ after: { customers: [shown.kept.number] } })

    // messages to the released address belong to the person, until somebody else has it
    const messages = personalData.find(({ table }) => table === 'messages')
    const SENT = statement(
      'test.merged-messages',
      `select count(*)::int as count from messages where ${messages?.where} and recipient like '%' || $2`,
    )
    expect((await db.one<{ count: number }>(SENT, [a.visitor.customerId, phoneB])).count).toBeGreaterThan(0)
    const returning = shop.store.visitor()
    await returning.signUp(phoneB)
    expect(await db.one(SENT, [a.visitor.customerId, phoneB])).toEqual({ count: 0 })
  })

  it('leaves documents unchanged for everybody else', async () => {
    const { buyer, visitor } = await shop.newBuyer()
    await shop.deliver(await shop.order(buyer, 1))
    const other = await shop.store.customer()
    const set = `update invoices set customer_id = '${other.customerId}' where customer_id = '${visitor.customerId}'`
    await expect(shop.store.asOwner(set)).rejects.toThrow('is not allowed')
    const MOVE = statement('test.move', `select move_kept_rows('invoices', $1, $2)`)
    await expect(shop.store.app.db.run(MOVE, [other.customerId, visitor.customerId])).rejects.toThrow('was not merged')
    const SET = statement('test.set-invoice', set)
    await expect(shop.store.app.db.run(SET)).rejects.toThrow('permission denied')
  })

  it('uses the chosen address; an unverified one identifies nobody', async () => {
    const [a, b, c] = [await shop.store.customer(), await shop.store.customer(), await shop.store.customer()]
    const phone = await phoneOf(b)
    await shop.store.asOwner(`update customers set email = 'given@plant.example' where id = '${b.customerId}'`)
    expect(await merge(a, b, { phone: 'merged' })).toMatchObject({ status: 200 })
    expect(await found(a)).toMatchObject({ phone: `+91 ••••••${phone.slice(-4)}`, email: '', phoneVerified: true })
    expect((await logIn(phone)).status).toBe(200)
    // a chain leads to the last one
    expect(await merge(c, a)).toMatchObject({ status: 200 })
    expect(await found(b)).toMatchObject({ mergedInto: { customerId: c.customerId } })
    expect((await found(c)).mergedFrom).toHaveLength(2)
  })

  it('is rejected for another market, a blocked or ended account, the same one, and without the right or a fresh code', async () => {
    const [a, b] = [await shop.store.customer(), await shop.store.customer()]
    const uae = await shop.store.customer('ae.localhost')
    expect((await preview(a, uae)).hindrances).toEqual(['markets'])
    expect(await merge(a, uae)).toMatchObject({ status: 409, body: { code: 'customer.not-mergeable' } })
    expect(await merge(a, a)).toMatchObject({ status: 409 })
    const india = await openStaff(shop.store, 'owner', ['IN'])
    expect(await merge(a, uae, {}, india)).toMatchObject({ status: 404, body: { code: 'customer.unknown' } })
    const support = await openStaff(shop.store, 'support')
    expect(await merge(a, b, {}, support)).toMatchObject({ status: 403, body: { code: 'session.forbidden' } })
    const params = { customerId: b.customerId }
    await owner.visitor.call('POST /api/admin/customers/{customerId}/block', { params, body: { reason: 'Fraud' } })
    expect((await preview(a, b)).hindrances).toEqual(['blocked'])
    expect(await merge(b, a)).toMatchObject({ status: 409, body: { code: 'customer.not-mergeable' } })
    await owner.visitor.call('POST /api/admin/customers/{customerId}/erase', { params, body: { reason: 'Letter' } })
    expect((await preview(a, b)).hindrances).toContain('ended')
  })

  it('lose nothing with a concurrent order, login or opposite merge', async () => {
    const { app } = shop.store
    const [a, b] = [await shop.newBuyer(), await shop.newBuyer()]
    const phone = await phoneOf(b.visitor)
    await fillCarts(app.db, [b.buyer], [{ msn: shop.msns[0] ?? '', quantity: 1 }])
    const request = await payRequest(app, b.buyer, COD, {})
    const [placed, entered, ...merged] = await Promise.all([
      placeOrder(app, b.buyer.actor, request).then(
        () => 1,
        () => 0,
      ),
      logIn(phone),
      merge(a.visitor, b.visitor),
      merge(b.visitor, a.visitor),
    ])
    expect(merged.map(({ status }) => status).sort()).toEqual([200, 409])
    const [kept, gone] = merged[0]?.status === 200 ? [a, b] : [b, a]
    const ORDERS = statement('test.merged-orders', 'select count(*)::int as count from orders where customer_id = $1')
    expect(await app.db.one(ORDERS, [gone.visitor.customerId])).toEqual({ count: 0 })
    expect((await app.db.one<{ count: number }>(ORDERS, [kept.visitor.customerId])).count).toBe(placed)
    expect((await found(gone.visitor)).sessions).toEqual([])
    // the phone may have left the merged account before the code arrived
    expect([200, 401, 403, 404]).toContain(entered.status)
    // writes of a request that started before belong to the kept account
    const ITEM = statement(
      'test.late-item',
      `insert into wishlist_items (customer_id, msn, price_minor) values ($1, $2, 100) returning customer_id as "customerId"`,
    )
    expect(await app.db.one(ITEM, [gone.visitor.customerId, shop.msns[0] ?? ''])).toEqual({
      customerId: kept.visitor.customerId,
    })
    await expect(
      shop.store.asOwner(`insert into sessions (token_hash, market, customer_id, expires_at)
        values ('y', 'IN', '${gone.visitor.customerId}', now())`),
    ).rejects.toThrow('has ended')
    await shop.store.advanceClock(11 * 60)
    expect(await merge(kept.visitor, gone.visitor)).toMatchObject({ body: { code: 'staff.confirm' } })
    await owner.visitor.call('POST /api/admin/session/confirm', { body: { code: codeOf(owner.secret, app.now()) } })
    expect(await merge(kept.visitor, gone.visitor)).toMatchObject({ status: 409 })
  })
})
