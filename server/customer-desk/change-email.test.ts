// Email change by staff: verified with a code before it can be used to log in, notified to the former address,
// recorded, and permissions.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { codeOf, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const MAILS = statement(
  'test.mails-of-change',
  `select template, language, body from messages where recipient = $1 and template in ('otp-email-change', 'email-changed') order by created_at`,
)
const ENTRY = statement(
  'test.entry-of-change',
  `select input, before, after from audit_entries where call = 'POST /api/admin/customers/{customerId}/email' and record_id = $1`,
)
const CALL = 'POST /api/admin/customers/{customerId}/email' as const

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

type Buyer = Visitor & { customerId: string }
let made = 0
const fresh = () => `buyer.${++made}@plant.example`
const send = ({ customerId }: Buyer, email: string, by = owner) =>
  by.visitor.try('POST /api/admin/customers/{customerId}/emailCode', { params: { customerId }, body: { email } })
const change = ({ customerId }: Buyer, email: string, code: string, by = owner) =>
  by.visitor.try(CALL, { params: { customerId }, body: { email, code, reason: 'The mailbox was closed.' } })
const profile = async (customer: Buyer) => (await customer.call('GET /api/v1/customer/getcustomer')).data
/** As the customer of it with a code, by staff. */
async function give(customer: Buyer, email: string) {
  expect(await send(customer, email)).toMatchObject({ status: 200 })
  return change(customer, email, await store.visitor().lastCode(email))
}

describe('another mail address', () => {
  test('asks for a fresh second factor', async () => {
    const customer = await store.customer()
    await store.advanceClock(11 * 60)
    expect(await send(customer, fresh())).toMatchObject({ body: { code: 'staff.confirm' } })
    expect(await change(customer, fresh(), '123456')).toMatchObject({ body: { code: 'staff.confirm' } })
    await owner.visitor.call('POST /api/admin/session/confirm', {
      body: { code: codeOf(owner.secret, store.app.now()) },
    })
  })

  test('can be used to log in once its code is entered; the former address is notified, and the change is recorded', async () => {
    const customer = await store.customer()
    const [first, second] = [fresh(), fresh()]
    expect((await give(customer, first)).status).toBe(200)
    expect(await profile(customer)).toMatchObject({ email: first, emailVerified: true })
    expect(await send(customer, second.toUpperCase())).toMatchObject({ status: 200 })
    // not before, and not with another code
    expect(await change(customer, second, '000000')).toMatchObject({ body: { code: 'auth.otp-wrong' } })
    expect(await profile(customer)).toMatchObject({ email: first })
    const code = await store.visitor().lastCode(second)
    const both = await Promise.all([change(customer, second, code), change(customer, second, code)])
    expect(both.map(({ status }) => status)).toContain(200)
    expect(await profile(customer)).toMatchObject({ email: second, emailVerified: true })
    // repeating it with any code changes nothing
    expect((await change(customer, second, '000000')).status).toBe(200)
    expect(await store.app.db.rows(MAILS, [first])).toMatchObject([
      { template: 'otp-email-change', body: expect.stringContaining('only if you have asked') },
      { template: 'email-changed', language: 'en', body: expect.stringContaining('write to us at once') },
    ])
    expect(await store.app.db.rows(MAILS, [second])).toMatchObject([{ template: 'otp-email-change' }])
    const entries = await store.app.db.rows<{ input: object; after: { contact: string } | null }>(ENTRY, [
      customer.customerId,
    ])
    expect(JSON.stringify(entries)).not.toContain(second)
    expect(entries.filter(({ after }) => after !== null)).toHaveLength(2)
    const params = { customerId: customer.customerId }
    const { data } = await owner.visitor.call('GET /api/admin/customers/{customerId}/notes', { params })
    expect(data.notes).toMatchObject([
      { kind: 'email-changed', text: 'The mailbox was closed.' },
      { kind: 'email-changed' },
    ])
  })

  test('cannot belong to another account, and is removed from an account that had not verified it', async () => {
    const [one, other] = [await store.customer(), await store.customer()]
    const taken = fresh()
    expect((await give(other, taken)).status).toBe(200)
    expect(await give(one, taken)).toMatchObject({ body: { code: 'customer.identifier-taken' } })
    expect((await profile(one)).email).not.toBe(taken)
    const given = fresh()
    await store.asOwner(
      `update customers set email = '${given}', email_verified_at = null where id = '${other.customerId}'`,
    )
    expect((await give(one, given)).status).toBe(200)
    expect((await profile(other)).email ?? '').toBe('')
  })

  test('allows three codes a day, and requires a valid address, a customer of the market and a member with the right', async () => {
    const customer = await store.customer()
    expect(await send(customer, 'no address')).toMatchObject({ body: { code: 'auth.identifier' } })
    const email = fresh()
    const auditor = await openStaff(store, 'auditor')
    expect(await send(customer, email, auditor)).toMatchObject({ status: 403 })
    const uae = await openStaff(store, 'owner', ['AE'])
    expect(await send(customer, email, uae)).toMatchObject({ body: { code: 'customer.unknown' } })
    const codes: unknown[] = []
    for (let count = 0; count < 4; count++) {
      codes.push((await send(customer, email)).body)
      await store.asOwner(
        `update otp_challenges set created_at = created_at - interval '1 minute' where identifier = '${email}'`,
      )
    }
    expect(codes.at(2)).toMatchObject({ data: { resendInSeconds: expect.any(Number) } })
    expect(codes.at(-1)).toMatchObject({ code: 'auth.otp-too-many' })
  })
})
