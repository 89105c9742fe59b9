// A customer's tax number: what it contains, what contradicts it, and what staff record about it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const PATH = '/api/admin/customers/{customerId}/taxNumber' as const
const GSTIN = '27AAPFU0939F1ZV'
const OTHER = '29AAGCB7383J1Z4'
const AUDITED = statement(
  'test.audited-checks',
  `select after from audit_entries where call = $1 and record_id = $2 order by seq desc`,
)

let store: TestStore
let owner: SignedIn
let support: SignedIn
let auditor: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  support = await openStaff(store, 'support')
  auditor = await openStaff(store, 'auditor')
})
afterAll(() => store.close())

type Buyer = Visitor & { customerId: string }

async function business(gstin: string, companyName = 'Quartz Valves'): Promise<Buyer> {
  const customer = await store.customer()
  await customer.call('POST /api/v1/customer/addUpdateCustomer', { body: { companyName, gstin, isGstInvoice: true } })
  return customer
}
const read = async ({ customerId }: Buyer) =>
  (await support.visitor.call(`GET ${PATH}`, { params: { customerId } })).data
const check = ({ customerId }: Buyer, body: object = {}) =>
  owner.visitor.try(`POST ${PATH}`, {
    params: { customerId },
    body: { taxNumber: GSTIN, outcome: 'active', registeredName: 'QUARTZ VALVES', ...body },
  })

describe('a tax number', () => {
  it('contains the State, the kind of taxpayer and the PAN', async () => {
    expect(await read(await business(GSTIN))).toMatchObject({
      ...{ taxNumber: GSTIN, companyName: 'Quartz Valves', problem: null, kind: 'normal', pan: 'AAPFU0939F' },
      state: { code: '27', nameEn: 'Maharashtra', nameHi: 'महाराष्ट्र' },
      checks: [],
    })
  })

  it('is not shown for a retail customer', async () => {
    const none = { taxNumber: '', problem: null, kind: null, state: null, pan: null, elsewhere: [], others: [] }
    expect(await read(await store.customer())).toMatchObject(none)
  })

  it('lists contradictions: billing addresses in another State, other customers with the number', async () => {
    const customer = await business(OTHER)
    const address = { name: 'Asha', phone: '9876543210', addressLine: 'Plot 12', city: 'Pune', postCode: '411026' }
    await customer.call('POST /api/v1/address/postaddressV2', { body: { ...address, type: 'billing' } })
    const second = await business(OTHER, 'Quartz Pumps')
    expect(await read(customer)).toMatchObject({
      state: { code: '29' },
      elsewhere: [{ city: 'Pune', place: '411026', state: { code: '27', nameEn: 'Maharashtra' } }],
      others: [{ customerId: second.customerId, name: 'Quartz Pumps' }],
    })
    expect((await read(second)).elsewhere).toEqual([])
  })

  it('of the UAE names no State', async () => {
    const uae = await store.customer('ae.localhost')
    const body = { companyName: 'Sharjah Tools', gstin: '100123456700003', isGstInvoice: true }
    await uae.try('POST /api/v1/customer/addUpdateCustomer', { body })
    expect(await read(uae)).toMatchObject({ market: 'AE', state: null, kind: null, pan: null, elsewhere: [] })
  })
})

describe('the result of a staff check with the tax authority', () => {
  it('is stored once a day with its author, and is in the audit log', async () => {
    const customer = await business(GSTIN)
    const answers = await Promise.all([check(customer), check(customer), check(customer)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { checks } = await read(customer)
    expect(checks).toMatchObject([{ taxNumber: GSTIN, outcome: 'active', registeredName: 'QUARTZ VALVES' }])
    await check(customer, { outcome: 'cancelled' })
    expect((await read(customer)).checks.map(({ outcome }) => outcome)).toEqual(['cancelled', 'active'])
    const rows = await store.app.db.rows<{ after: unknown }>(AUDITED, [`POST ${PATH}`, customer.customerId])
    expect(rows[0]?.after).toMatchObject({ outcome: 'cancelled', taxNumber: GSTIN })
    expect(rows.filter(({ after }) => after !== null)).toHaveLength(2)
  })

  it('is rejected of another number than the present one, and without the registered name', async () => {
    const customer = await business(GSTIN)
    expect(await check(customer, { taxNumber: OTHER })).toMatchObject({
      status: 409,
      body: { code: 'customer.tax-number-changed' },
    })
    const invalid = { status: 400, body: { code: 'request.invalid', problems: [{ path: 'body.registeredName' }] } }
    expect(await check(customer, { registeredName: '' })).toMatchObject(invalid)
    expect(await check(customer, { outcome: 'not-found' })).toMatchObject(invalid)
    expect(await check(customer, { outcome: 'not-found', registeredName: '' })).toMatchObject({ status: 200 })
    expect((await read(customer)).checks).toHaveLength(1)
  })

  it('can be written only by members who may change customers', async () => {
    const { customerId } = await business(GSTIN)
    const body = { taxNumber: GSTIN, outcome: 'active' as const, registeredName: 'X' }
    const answer = await auditor.visitor.try(`POST ${PATH}`, { params: { customerId }, body })
    expect(answer).toMatchObject({ status: 403 })
    expect((await auditor.visitor.try(`GET ${PATH}`, { params: { customerId } })).status).toBe(200)
  })
})
