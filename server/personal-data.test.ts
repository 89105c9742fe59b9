// Personal data over HTTP: every table that names a customer is declared, all of it is handed out, and deletion leaves what must stay.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domains, personalData } from './domains.ts'
import { statement } from './platform/db.ts'
import { pickProducts } from './testing/buyers.ts'
import { buyerOf, cancelAsCustomer, placeCodOrder } from './testing/invoices.ts'
import { openTestStore, type TestStore, type Visitor } from './testing/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

/** Tables below a declared one that hold nothing of a person beside it. */
const NOTHING_PERSONAL: Readonly<Record<string, string>> = {
  ad_events: 'counts',
}

const NAMING = statement(
  'test.naming-customers',
  `select distinct c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not a.attisdropped
     and (a.attname = 'customer_id' or a.attname in ('recipient', 'identifier') or exists (
       select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'customers'::regclass))`,
)
const SECRETS = statement(
  'test.secret-columns',
  `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
   where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and not a.attisdropped
     and (a.atttypid = 'bytea'::regtype or a.attname ~ 'hash|token|secret|sealed|share_key|public_key'
       or (a.attname = 'ref' and c.relname = 'gateway_customers'))
     and a.attname not in ('image_hash', 'hash')`,
)

describe('the declarations', () => {
  it('name every table with a column of a customer', async () => {
    const rows = await store.app.db.rows<{ table: string }>(NAMING)
    const declared = new Set(personalData.map(({ table }) => table))
    expect(rows.map(row => row.table).filter(table => !declared.has(table) && !(table in NOTHING_PERSONAL))).toEqual([])
  })

  it('are made by the owner of each table, once', () => {
    for (const { name, tables = [], personalData: own = [] } of domains)
      for (const { table } of own) expect(tables, `${table} of ${name}`).toContain(table)
    expect(new Set(personalData.map(({ table }) => table)).size).toBe(personalData.length)
  })

  it('leave out secrets', async () => {
    const tables = personalData.map(({ table }) => table)
    const secrets = await store.app.db.rows<{ table: string; column: string }>(SECRETS, [tables])
    const omitted = new Map(personalData.map(({ table, omit = [] }) => [table, omit]))
    expect(secrets.filter(({ table, column }) => !omitted.get(table)?.includes(column))).toEqual([])
  })
})

const download = async (visitor: Visitor) => {
  const { body } = await visitor.try('GET /api/v1/customer/personalData')
  return (JSON.parse(String(body)) as { data: Record<string, Record<string, unknown>[]> }).data
}

describe('the download', () => {
  it('contains what is stored about the customer, and about nobody else', async () => {
    const [mine, yours] = [await store.customer(), await store.customer()]
    const [productId = ''] = await store.buyableMsns('IN', 1)
    for (const visitor of [mine, yours]) {
      await visitor.call('POST /api/v1/user/addProductToWishlist', { body: { productId } })
      await visitor.call('POST /api/v1/cart/updateCartV2', {
        body: { itemsList: [{ productId, productQuantity: 1 }] },
      })
    }
    const data = await download(mine)
    expect(Object.keys(data)).toEqual(personalData.map(({ table }) => table))
    expect(data.customers).toMatchObject([{ id: mine.customerId }])
    expect(data.wishlist_items).toMatchObject([{ msn: productId, customer_id: mine.customerId }])
    expect(data.cart_items).toMatchObject([{ msn: productId, quantity: 1 }])
    expect(data.sessions?.length).toBeGreaterThan(0)
    const text = JSON.stringify(data)
    expect(text).not.toContain(yours.customerId)
    expect(text).not.toMatch(/token_hash|password_hash/)
  })

  it('has no one-time codes', async () => {
    const customer = await store.customer()
    const { data } = await customer.call('GET /api/v1/customer/getcustomer')
    await customer.call('POST /api/v1/auth/sendOTPV2', { body: { phone: data.phone ?? '', flowType: 'checkout' } })
    const code = await customer.lastCode(data.phone ?? '')
    expect(JSON.stringify(await download(customer))).not.toContain(code)
  })
})

const LEFT = statement(
  'test.left-of-customer',
  'select first_name as "firstName", email, phone, password_hash as hash, deleted_at is not null as deleted from customers where id = $1',
)
const remove = (visitor: Visitor, proof: string) =>
  visitor.try('POST /api/v1/customer/deleteAccount', { body: { proof, proved: 'phone' } })

describe('the deletion of an account', () => {
  it('needs a code to a verified contact, ends all sessions and leaves nothing', async () => {
    const customer = await store.customer()
    const { data: profile } = await customer.call('GET /api/v1/customer/getcustomer')
    const [productId = ''] = await store.buyableMsns('IN', 1)
    await customer.call('POST /api/v1/user/addProductToWishlist', { body: { productId } })
    await customer.call('POST /api/v1/user/shareWishlist', { body: { shared: true } })
    await customer.call('POST /api/v1/purchase/addPurchaseList', {
      body: { name: 'List', products: [{ productId, quantity: 2 }] },
    })
    await customer.call('POST /api/v1/cart/updateCartV2', { body: { itemsList: [{ productId, productQuantity: 1 }] } })
    await buyerOf(store, customer)
    expect((await customer.call('GET /api/v1/customer/privacy')).data).toEqual({
      open: { orders: [], returns: [], refunds: false, credits: false },
      kept: ['abuse'],
    })
    expect(await remove(customer, 'nothing')).toMatchObject({ body: { code: 'auth.proof' } })
    const proof = await customer.confirmPhone()
    expect(await remove(customer, proof)).toMatchObject({ status: 200, body: { data: { deleted: true } } })
    expect(await remove(customer, proof)).toMatchObject({ status: 403 })
    expect((await customer.try('GET /api/v1/customer/getcustomer')).status).toBe(401)
    const left = await store.app.db.one(LEFT, [customer.customerId])
    expect(left).toEqual({ firstName: '', email: null, phone: null, hash: null, deleted: true })
    const kept = new Set(['otp_challenges', 'customers'])
    for (const { table, where } of personalData.filter(one => !kept.has(one.table))) {
      const rows = statement(`test.left-${table}`, `select count(*)::int as count from ${table} where ${where}`)
      expect(await store.app.db.one(rows, [customer.customerId]), table).toEqual({ count: 0 })
    }
    const SENT = statement('test.sent', `select count(*)::int as count from messages where recipient like '%' || $1`)
    expect(await store.app.db.one(SENT, [profile.phone ?? ''])).toEqual({ count: 0 })
    // the number is free again
    expect(await store.visitor().signUp(profile.phone ?? '')).not.toBe(customer.customerId)
  })

  it('waits for open orders, and keeps what tax law asks for', async () => {
    const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
    const customer = await store.customer()
    const buyer = await buyerOf(store, customer)
    const open = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
    const { data } = await customer.call('GET /api/v1/customer/privacy')
    expect(data).toMatchObject({ open: { orders: [open.orderNumber] }, kept: expect.arrayContaining(['tax']) })
    const proof = await customer.confirmPhone()
    expect(await remove(customer, proof)).toMatchObject({ status: 409, body: { code: 'customer.open' } })
    await cancelAsCustomer(store, buyer, { orderNumber: open.orderNumber })
    // the code was not used up
    expect(await remove(customer, proof)).toMatchObject({ status: 200 })
    const ORDERS = statement('test.orders-left', 'select count(*)::int as count from orders where customer_id = $1')
    expect(await store.app.db.one(ORDERS, [customer.customerId])).toEqual({ count: 1 })
    await expect(placeCodOrder(store, buyer, [{ msn, quantity: 1 }])).rejects.toThrow()
  })

  it('happens once when it is requested twice at once', async () => {
    const customer = await store.customer()
    const proof = await customer.confirmPhone()
    const sent = await Promise.all([remove(customer, proof), remove(customer, proof)])
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
