// Contact data outside a customer's own record: orders, quote requests, tickets and leads mask it, and log who reads
// it.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { payerOf } from '../testing/payer.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const CONTACT = { fullName: 'Asha Kulkarni', email: 'asha@plant.example', mobile: '9812345670' }
const IDS = statement(
  'test.contact-ids',
  `select (select max(number) from rfq_requests)::text as "rfqNumber",
     (select max(number) from support_tickets)::text as "ticketNumber", (select max(id::text) from leads) as "leadId"`,
)
const LEAD = statement(
  'test.contact-lead',
  `insert into leads (market, kind, session_id, name, email, phone) values ('IN', 'offer', '', 'Asha', $1, '91' || $2)`,
)
const READS = statement(
  'test.contact-reads',
  `select call, who, record_id as "recordId" from audit_entries where call like '%/contact' order by seq`,
)

let store: TestStore
let support: SignedIn
let warehouse: SignedIn
let orderNumber: string
let ids: { rfqNumber: string; ticketNumber: string; leadId: string }
beforeAll(async () => {
  store = await openTestStore()
  support = await openStaff(store, 'support')
  warehouse = await openStaff(store, 'warehouse')
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  const { answer } = await payerOf(store).order([{ msn, quantity: 1 }], 5)
  orderNumber = String(answer.orderNumber)
  const rfq = { ...CONTACT, productType: '114000000', quantity: '60', description: 'Clear.' }
  const asked = { ...rfq, idempotencyKey: 'a-form-of-this-test', city: 'Pune', pincode: '411026' }
  await store.visitor().call('POST /api/v1/rfq/createRFQ', { body: asked as never })
  const ticket = { ...CONTACT, idempotencyKey: 'a-ticket-of-this-test', topic: 'other' as const, text: 'Where is it?' }
  await store.visitor().call('POST /api/v1/support/createTicket', { body: ticket })
  await store.app.db.run(LEAD, [CONTACT.email, CONTACT.mobile])
  ids = await store.app.db.one(IDS)
})
afterAll(() => store.close())

it('is masked in every list and record', async () => {
  const { visitor } = support
  const query = { market: 'IN' as const }
  const { rfqNumber, ticketNumber } = ids
  const shown = JSON.stringify([
    await visitor.call('GET /api/admin/rfq', { query }),
    await visitor.call('GET /api/admin/rfq/{rfqNumber}', { params: { rfqNumber } }),
    await visitor.call('POST /api/admin/rfq/{rfqNumber}/start', { params: { rfqNumber }, body: {} }),
    await visitor.call('GET /api/admin/support', { query }),
    await visitor.call('GET /api/admin/support/{ticketNumber}', { params: { ticketNumber } }),
    await visitor.call('GET /api/admin/leads', { query }),
  ])
  expect(shown).not.toContain(CONTACT.mobile)
  expect(shown).not.toContain(CONTACT.email)
  expect(shown.match(/a•••@plant\.example/g)).toHaveLength(5)
  const { data: order } = await visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })
  expect(order.shippingAddress.phone).toMatch(/^\+91 •••••••?\d{4}$/)
})

it('is read in full by a call with an audit entry, by members with the right', async () => {
  const { visitor, staffId } = support
  const { rfqNumber, ticketNumber, leadId } = ids
  const full = { data: { email: CONTACT.email, phone: `+91${CONTACT.mobile}` } }
  expect(await visitor.call('GET /api/admin/rfq/{rfqNumber}/contact', { params: { rfqNumber } })).toMatchObject(full)
  const ofTicket = await visitor.call('GET /api/admin/support/{ticketNumber}/contact', { params: { ticketNumber } })
  expect(ofTicket).toMatchObject(full)
  expect(await visitor.call('GET /api/admin/leads/{leadId}/contact', { params: { leadId } })).toMatchObject(full)
  const params = { orderNumber }
  const { data } = await visitor.call('GET /api/admin/orders/{orderNumber}/contact', { params })
  expect(data.phone).toMatch(/^\+91\d{10}$/)
  const who = `staff:${staffId}`
  expect(await store.app.db.rows(READS)).toEqual([
    { call: 'GET /api/admin/rfq/{rfqNumber}/contact', who, recordId: rfqNumber },
    { call: 'GET /api/admin/support/{ticketNumber}/contact', who, recordId: ticketNumber },
    { call: 'GET /api/admin/leads/{leadId}/contact', who, recordId: leadId },
    { call: 'GET /api/admin/orders/{orderNumber}/contact', who, recordId: orderNumber },
  ])
  const denied = await warehouse.visitor.try('GET /api/admin/orders/{orderNumber}/contact', { params })
  expect(denied).toMatchObject({ status: 403, body: { data: { permission: 'customers.unmask' } } })
})

it('of a missing record is an error', async () => {
  const { visitor } = support
  const unknown = { orderNumber: '999999' }
  const order = await visitor.try('GET /api/admin/orders/{orderNumber}/contact', { params: unknown })
  expect(order).toMatchObject({ status: 404, body: { code: 'order.unknown' } })
  const leadId = '4a3a8f57-4f3e-4e6f-9a0a-5c5f2f9d8e77'
  const lead = await visitor.try('GET /api/admin/leads/{leadId}/contact', { params: { leadId } })
  expect(lead).toMatchObject({ status: 404, body: { code: 'lead.unknown' } })
})
