// Exports of returns, quote requests and tickets: filtered contents, permissions, and audit entries.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from './platform/db.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from './testing/returns.ts'
import { openCustomStaff, openStaff, type SignedIn } from './testing/staff.ts'

const MOBILE = '9876543210'

let shop: ReturnsStore
let owner: SignedIn
beforeAll(async () => {
  shop = await openReturnsStore()
  owner = await openStaff(shop.store, 'owner')
  await returnOf(shop.store, await shop.delivered())
  const who = { fullName: 'Asha Kulkarni', email: 'asha@plant.example' }
  await shop.store.visitor().call('POST /api/v1/rfq/createRFQ', {
    body: {
      ...{ ...who, idempotencyKey: 'a-form-of-this-test', mobile: MOBILE, productType: '114000000' },
      ...{ quantity: '60', description: 'Clear.', city: 'Pune', pincode: '411026' },
    } as never,
  })
  await shop.store.visitor().call('POST /api/v1/support/createTicket', {
    body: { ...who, idempotencyKey: 'a-ticket-of-this-test', topic: 'other', text: '=cmd|Where is it?' },
  })
}, 120_000)
afterAll(() => shop.store.close())

async function file(path: string, by: SignedIn = owner): Promise<string[]> {
  const { status, body } = await by.visitor.request('GET', `/api/admin/${path}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return String(body).replace('\ufeff', '').trim().split('\r\n')
}
const statusOf = async (path: string, by: SignedIn) => (await by.visitor.request('GET', `/api/admin/${path}`)).status
const audited = async (path: string) =>
  (
    await shop.store.app.db.rows<{ who: string }>(
      statement('', 'select who from audit_entries where call = $1 order by seq desc'),
      [`GET /api/admin/${path}`],
    )
  ).map(({ who }) => who)

test('the file of returns has the returns of the state, in the columns of the list', async () => {
  const [head, line, ...more] = await file('returns.csv?market=IN')
  expect(head).toBe('Return,Requested,Order,Products,Reason,Pictures,Wanted,Comes by,Refund,Currency,State')
  expect(line).toMatch(/^\d+,\d{4}-\d\d-\d\d \d\d:\d\d,\d+,.+,\d+\.\d\d,INR,Requested$/)
  expect(more).toEqual([])
  expect((await file('returns.csv?market=IN&language=hi'))[1]).toContain('अनुरोध मिला')
  expect(await file('returns.csv?market=IN&state=received')).toHaveLength(1)
  expect(await statusOf('returns.csv?market=IN&state=any', owner)).toBe(400)
  expect(await file('returns.csv?market=IN&state=any&tag=VIP')).toHaveLength(1)
})

test('the file of quotation requests masks contacts', async () => {
  const [head, line, ...more] = await file('rfq.csv?market=IN&state=received')
  expect(head).toBe('Request,Raised,Customer,Phone,Email,Products,Quantity,Place,Works on it,State')
  expect(line).toMatch(/,Asha Kulkarni,[^,]*3210,a•••@plant\.example,.*,60,Pune,,To take on$/)
  expect(line).not.toContain(MOBILE)
  expect(more).toEqual([])
  expect(await file('rfq.csv?market=IN&state=closed')).toHaveLength(1)
})

test('the file of tickets has no contacts and no formulas', async () => {
  const [head, line] = await file('support.csv?market=IN&text=kulkarni')
  expect(head).toBe('Ticket,Raised,Customer,Topic,Order,Quotation request,Message,Assigned to,Answer due,State')
  expect(line).toMatch(/,Asha Kulkarni,Something else,,,'=cmd\|Where is it\?,,[\d: -]+,To answer$/)
  expect(line).not.toContain('asha@')
  expect(await file('support.csv?market=IN&state=closed')).toHaveLength(1)
})

test('each needs the right to read the list, in the caller’s markets, and is in the audit log', async () => {
  const reader = await openCustomStaff(shop.store, owner, ['support.read'], ['IN'])
  await file('support.csv?market=IN', reader)
  for (const path of [
    'support.csv?market=AE',
    'returns.csv?market=IN',
    'rfq.csv?market=IN',
    'support.csv?market=IN&tag=VIP',
  ])
    expect(await statusOf(path, reader), path).toBe(403)
  expect((await audited('support.csv'))[0]).toBe(`staff:${reader.staffId}`)
  for (const path of ['returns.csv', 'rfq.csv']) expect(await audited(path)).toContain(`staff:${owner.staffId}`)
})
