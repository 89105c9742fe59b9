// Every staff call with every role, allowed or forbidden as in the permission table, and members limited to one of
// two markets.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIELD_PERMISSIONS } from '../../contract/products/fields.rules.ts'
import { PERMISSIONS, type Permission, STAFF_ROLES, type StaffRole } from '../../contract/shared/permissions.ts'
import { domains } from '../domains.ts'
import { statement } from '../platform/db.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { KEY_END, openStaff, type SignedIn } from '../testing/staff.ts'

const calls = domains
  .flatMap(({ routes = [] }) => routes)
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access === 'staff')
const roles = Object.keys(STAFF_ROLES) as StaffRole[]

let shop: ReturnsStore
let owner: SignedIn
beforeAll(async () => {
  shop = await openReturnsStore()
  owner = await openStaff(shop.store, 'owner')
})
afterAll(() => shop.store.close())

type Rights = { role: StaffRole } | { permissions: Permission[] }

async function keyOf(rights: Rights, markets: ('IN' | 'AE')[]): Promise<string> {
  const body = { name: 'Test', markets, expiresAt: KEY_END, ...rights }
  return (await owner.visitor.call('POST /api/admin/keys', { body })).data.secret
}

async function send(secret: string, method: string, url: string, payload: object = {}) {
  const headers = { host: 'localhost', authorization: `Bearer ${secret}` }
  const sent = method === 'POST' ? { payload } : {}
  const answer = await shop.store.http.inject({ method: method as 'GET', url, headers, ...sent })
  const json = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: (json ? answer.json() : {}) as { code?: string; data?: object } }
}

const filled = (path: string) => path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

describe('every call of staff', () => {
  it.each(roles)('as %s', async role => {
    const secret = await keyOf({ role }, ['IN', 'AE'])
    for (const { method, path, permission } of calls) {
      const { status, body } = await send(secret, method, filled(path))
      const held: readonly Permission[] = STAFF_ROLES[role]
      const name = `${method} ${path}`
      if (permission && held.includes(permission)) expect(body.code, name).not.toBe('session.forbidden')
      else
        expect({ name, status, body }).toMatchObject({
          status: 403,
          body: { code: 'session.forbidden', data: { permission } },
        })
    }
  })

  it('is forbidden to a guest and to a made-up key', async () => {
    for (const { method, path } of calls) {
      expect((await send('khk_made-up', method, filled(path))).status, path).toBe(403)
      expect((await shop.store.visitor().request(method, filled(path))).status, path).toBe(403)
    }
  })

  it('needs a permission of a role other than owner, or is for owners only', () => {
    const ownersAlone: Permission[] = [
      'customers.write',
      'delivery.write',
      'fields.write',
      'gateways.write',
      'keys.write',
      'notes.moderate',
      'orders.price',
      'partners.write',
      'settings.write',
      'staff.write',
      'webhooks.write',
    ]
    const others = new Set(roles.filter(role => role !== 'owner').flatMap(role => [...STAFF_ROLES[role]]))
    expect(PERMISSIONS.filter(permission => !others.has(permission as never))).toEqual(ownersAlone)
    // the product file is sent outside the contract; single product fields need their own permissions, as do notes on
    // customers and of others
    const asked = ['exports.read', 'customers.note', 'orders.price', 'notes.moderate', ...FIELD_PERMISSIONS]
    const used = new Set([...calls.map(({ permission }) => permission), ...asked])
    expect(used).toEqual(new Set(PERMISSIONS))
  })
})

const IDS = statement(
  'test.staff-ids',
  `select (select max(number) from returns) as "returnNumber", (select max(number) from shipments) as "shipmentId",
     (select max(number) from rfq_requests) as "rfqNumber", (select max(number) from support_tickets) as "ticketNumber", (select id from refunds limit 1) as "refundId", (select id from customers where market = 'IN' limit 1) as "customerId"`,
)
const LEAD = statement(
  'test.staff-lead',
  `insert into leads (market, kind, session_id, name, email) values ('IN', 'offer', '', 'Asha', 'asha@plant.example') returning id`,
)
type Ids = Record<
  'returnNumber' | 'shipmentId' | 'rfqNumber' | 'ticketNumber' | 'refundId' | 'orderNumber' | 'leadId' | 'customerId',
  string | number
>

describe('a member of one market', () => {
  let ids: Ids
  let uae: string
  let india: string
  beforeAll(async () => {
    const { store } = shop
    const one = await shop.delivered()
    await returnOf(store, one)
    const { returnNumber } = await store.app.db.one<Ids>(IDS)
    await shop.receive(Number(returnNumber))
    await shop.inspect(Number(returnNumber), [{ lineNo: 1, accepted: 1, saleable: 1 }])
    const rfq = {
      ...{
        idempotencyKey: 'a-form-of-this-test',
        fullName: 'Asha Kulkarni',
        email: 'asha@plant.example',
        mobile: '9876543210',
      },
      ...{ productType: '114000000', quantity: '60', description: 'Clear.', city: 'Pune', pincode: '411026' },
    }
    const asked = await store.visitor().try('POST /api/v1/rfq/createRFQ', { body: rfq as never })
    expect(asked, JSON.stringify(asked.body)).toMatchObject({ status: 200 })
    const ticket = {
      idempotencyKey: 'a-ticket-of-this-test',
      topic: 'other',
      fullName: 'Asha',
      email: 'asha@plant.example',
    }
    await store.visitor().call('POST /api/v1/support/createTicket', { body: { ...ticket, text: 'Where is it?' } })
    const { id: leadId } = await store.app.db.one<{ id: string }>(LEAD)
    ids = { ...(await store.app.db.one<Ids>(IDS)), orderNumber: one.answer.orderNumber, leadId }
    uae = await keyOf({ role: 'owner' }, ['AE'])
    india = await keyOf({ role: 'owner' }, ['IN'])
  }, 120_000)

  const byId = calls.filter(({ path }) =>
    /\{(orderNumber|shipmentId|returnNumber|rfqNumber|ticketNumber|leadId|refundId|customerId)\}/.test(path),
  )
  it.each(byId.map(call => [`${call.method} ${call.path}`, call] as const))(
    '%s finds no record of another',
    async (_, call) => {
      const filledPath = call.path.replace(/\{(\w+)\}/g, (_all, name: keyof Ids) =>
        String(ids[name] ?? '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4'),
      )
      const named = call.path.endsWith('/merge') && call.method === 'GET' ? `?mergedId=${ids.customerId}` : ''
      const customer =
        call.path.endsWith('/customer') && call.method === 'GET' ? `?customerId=${ids.customerId}` : named
      const kind = call.path.endsWith('{documentId}') ? '?kind=invoice' : customer
      const query = call.path.endsWith('/personalData') ? '?reason=letter' : kind
      const url = `${filledPath}${call.path.endsWith('/edit/products') ? '?text=TID-13' : query}`
      const opened = { kind: 'return', reasonId: 2, items: [{ lineNo: 1, quantity: 1 }] }
      const isParcel = call.path.includes('/shipments/')
      const samples: Record<string, object> = {
        '/cancel': { reason: 'x' },
        '/hold': { reason: 'documents', holdId: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4' },
        '/release': { holdId: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4' },
        '/edit': { reason: 'x', digest: 'a'.repeat(64), idempotencyKey: 'an-edit-of-this-test' },
        '/withdraw': { editId: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4' },
        '/transfer': { reference: 'HDFCR52026112312345678', amount: 100 },
        '/returnPreview': opened,
        '/returns': { ...opened, idempotencyKey: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4' },
        '/reductionPreview': { items: opened.items, reason: 'missing' },
        '/reduction': {
          ...{ items: opened.items, reason: 'missing', note: 'x', expectedRefund: 1 },
          idempotencyKey: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
        },
        '/reject': { reason: 'x' },
        '/inspect': { items: [{ lineNo: 1, accepted: 1, saleable: 1 }] },
        '/sendBack': { carrier: 'Surface', trackingNumber: 'TRACK0001' },
        '/replacement': {
          ...{ items: opened.items, reasonId: 2, idempotencyKey: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4' },
        },
        '/send': { carrier: 'Surface', trackingNumber: 'TRACK0001' },
        '/booking': { carrier: 'Surface' },
        '/pickup': { carrier: 'Surface', day: '2026-12-02', window: 'morning' },
        '/failPickup': { reason: 'x' },
        '/move': { to: 'shipped' },
        '/state': { state: 'contacted', note: '' },
        '/record': { reference: 'HDFCR52026112312345678' },
        '/quote': {
          ...{ idempotencyKey: 'a-quote-of-this-test', validDays: 7, deliveryDays: 3, note: '' },
          lines: [{ msn: shop.msns[0], quantity: 1, unitPrice: 100 }],
        },
        '/answer': { idempotencyKey: 'an-answer-of-this-test', text: 'x' },
        '/assign': {},
        '/reopen': { reason: 'x' },
        '/decline': { reason: 'x' },
        '/close': { reason: 'x' },
        '/address': {
          address: { name: 'A', addressLine: 'B' },
          replaces: { name: 'A', addressLine: 'C' },
          reason: 'A test',
        },
        '/mails': { sendId: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4', kind: 'confirmation', documentId: null },
        '/gold': { until: null, reason: 'A test' },
        '/notes': { idempotencyKey: 'a-note-of-this-test', note: 'x' },
        '/block': { reason: 'A test' },
        '/unblock': { reason: 'A test' },
        '/emailCode': { email: 'asha.new@example.com' },
        '/email': { email: 'asha.new@example.com', code: '123456', reason: 'A test' },
        '/endSessions': { reason: 'A test' },
        '/taxNumber': { taxNumber: '100123456700003', outcome: 'active', registeredName: 'A' },
        '/erase': { reason: 'A test' },
        '/customer': {
          ...{ customerId: ids.customerId, fromCustomerId: ids.customerId },
          ...{ idempotencyKey: 'a-move-of-this-test', reason: 'A test' },
        },
        '/merge': isParcel
          ? { into: 1 }
          : { mergedId: ids.customerId, idempotencyKey: 'a-merge-of-this-test', reason: 'A test' },
        '/preview': isParcel ? { items: [] } : {},
        '/split': { splitId: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4', items: [], digest: 'a'.repeat(64) },
      }
      const payload = samples[/\/[a-zA-Z]+$/.exec(call.path)?.[0] ?? ''] ?? {}
      const answer = await send(uae, call.method, url, payload)
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 404 })
      expect(answer.body.code).toMatch(/^(order|return|rfq|support|lead|payment|customer)\.(\w+-)?unknown$/)
    },
  )

  it('reads records of their own market', async () => {
    expect((await send(india, 'GET', `/api/admin/orders/${ids.orderNumber}`)).status).toBe(200)
    expect((await send(india, 'GET', `/api/admin/rfq/${ids.rfqNumber}`)).status).toBe(200)
    expect((await send(india, 'POST', `/api/admin/refunds/${ids.refundId}/retry`)).status).toBe(200)
    expect((await send(india, 'GET', `/api/admin/shipments/${ids.shipmentId}/packingSlip`)).status).toBe(200)
  })

  it('cannot list, write or export anything of another market', async () => {
    for (const list of [
      'orders',
      'returns',
      'rfq',
      'support',
      'leads',
      'customers',
      'refunds',
      'payouts',
      'ledger/balances',
    ]) {
      expect((await send(uae, 'GET', `/api/admin/${list}?market=IN`)).status, list).toBe(403)
      expect((await send(uae, 'GET', `/api/admin/${list}?market=AE`)).status, list).not.toBe(403)
    }
    const period = 'taxNumber=27AAKCS4821M1ZW&period=2026-10'
    expect((await send(uae, 'GET', `/api/admin/tax-returns/gstr1?${period}`)).status).toBe(403)
    expect((await send(india, 'GET', `/api/admin/tax-returns/gstr1?${period}`)).status).toBe(200)
    expect((await send(uae, 'GET', '/api/admin/exports?market=in')).status).toBe(403)
    expect((await send(uae, 'POST', '/api/admin/imports?market=in&name=a.csv')).status).toBe(403)
    const synonym = { market: 'IN', language: 'en', line: 'spanner, wrench' }
    expect((await send(uae, 'POST', '/api/admin/search/synonyms', synonym)).status).toBe(403)
    const { body } = await send(india, 'POST', '/api/admin/search/synonyms', synonym)
    const { id } = body.data as { id: number }
    const read = await send(uae, 'GET', '/api/admin/search/synonyms')
    expect(read.body.data).toMatchObject({ lines: [] })
    expect((await send(uae, 'DELETE', `/api/admin/search/synonyms/${id}`)).status).toBe(404)
    expect((await send(india, 'DELETE', `/api/admin/search/synonyms/${id}`)).status).toBe(200)
  })
})
