// The account for bank transfers in the console: offered at once, sealed, and managed only with the right.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { takeUpAccounts } from './commands/follow.ts'
import { resealTransfer } from './service.ts'

const SAVE = 'POST /api/admin/transferAccount'
const REMOVE = 'POST /api/admin/transferAccount/remove'
const ACCOUNT = {
  beneficiary: 'Karkhana Trading LLP',
  accountNumber: '50200012345678',
  ifsc: 'HDFC0000123',
  bank: 'HDFC',
}
const query = { market: 'IN' as const }

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

const AUDIT = statement(
  'test.transfer-audit',
  `select coalesce(string_agg(to_jsonb(a)::text, ''), '') as text from audit_entries a`,
)
const SEALED = statement('test.transfer-sealed', 'select sealed::text as text from transfer_accounts')
const isServed = () => store.app.ports.payments.find('transfer') !== null

it('is offered at once, sealed, in the audit log with its last digits, and gone when it is removed', async () => {
  expect(isServed()).toBe(false)
  const bad = await owner.visitor.try(SAVE, { body: { ...ACCOUNT, version: 0, ifsc: 'HDFC' } })
  expect(bad).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  const both = await Promise.all(
    [1, 2].map(() => owner.visitor.try(SAVE, { body: { ...ACCOUNT, ifsc: 'hdfc0000123', version: 0 } })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const read = (await owner.visitor.call('GET /api/admin/transferAccount', { query })).data
  expect(read).toMatchObject({ source: 'console', account: ACCOUNT, version: 1 })
  expect(isServed()).toBe(true)
  expect(store.app.ports.payments.transferAccount).toEqual(ACCOUNT)
  const { text } = await store.app.db.one<{ text: string }>(AUDIT)
  expect(text).toContain('5678')
  expect(text).not.toContain(ACCOUNT.accountNumber)
  expect((await store.app.db.one<{ text: string }>(SEALED)).text).not.toContain(Buffer.from('5020001').toString('hex'))
  expect(await resealTransfer(store.app)).toEqual({ resealed: 0, unreadable: 0 })
  // written directly to the database
  await store.asOwner(`update transfer_accounts set sealed = '\\x00'::bytea`)
  await takeUpAccounts(store.app)
  expect(store.app.ports.payments.transferAccount).toEqual(ACCOUNT)
  expect(await resealTransfer(store.app)).toEqual({ resealed: 0, unreadable: 1 })
  expect(await owner.visitor.try(REMOVE, { body: { version: 1 } })).toMatchObject({ status: 200 })
  expect(isServed()).toBe(false)
})

it('cannot be changed by finance, members of the other market and API keys', async () => {
  const body = { ...ACCOUNT, version: 0 }
  const finance = await openStaff(store, 'finance')
  expect(await finance.visitor.try('GET /api/admin/transferAccount', { query })).toMatchObject({ status: 200 })
  for (const member of [finance, await openStaff(store, 'owner', ['AE'])])
    expect(await member.visitor.try(SAVE, { body })).toMatchObject({ status: 403, body: { code: 'session.forbidden' } })
})
