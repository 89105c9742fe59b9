// All records that match the filters of a list: returns, quote requests and tickets, the limit, and permissions.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { pickProducts } from '../testing/buyers.ts'
import { insertReturns, raiseRequest, raiseTicket } from '../testing/desk-records.ts'
import { openCustomStaff, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
let support: SignedIn
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  support = await openStaff(store, 'support')
  msn = (await pickProducts(store.app.db, 'IN', 1))[0] ?? ''
})
afterAll(() => store.close())

const market = 'IN' as const
const tag = (recordKind: 'return' | 'rfq' | 'ticket', number: number) =>
  support.visitor.call('POST /api/admin/annotations/{recordKind}/{recordId}/tags', {
    params: { recordKind, recordId: String(number) },
    body: { label: 'Chosen' },
  })
const found = (...numbers: number[]) => ({ records: numbers.map(String), more: false })

it('tickets by state, text, tag and assignee, only of the market', async () => {
  const [open, closed] = [await raiseTicket(store), await raiseTicket(store)]
  const abroad = await raiseTicket(store, 'AE')
  const params = { ticketNumber: closed }
  await support.visitor.call('POST /api/admin/support/{ticketNumber}/assign', { params, body: {} })
  await support.visitor.call('POST /api/admin/support/{ticketNumber}/close', { params, body: { reason: 'Settled.' } })
  for (const number of [open, closed, abroad]) await tag('ticket', number)
  const select = (query: object) =>
    support.visitor.try('GET /api/admin/support/selection', { query: { market, ...query } })
  const data = async (query: object) => (await select(query)).body
  expect(await data({})).toMatchObject({ data: found(open) })
  expect(await data({ state: 'closed' })).toMatchObject({ data: found(closed) })
  expect(await data({ tag: 'CHOSEN', state: 'any' })).toMatchObject({ data: found(closed, open) })
  expect(await data({ tag: 'chosen', state: 'any', text: String(open) })).toMatchObject({ data: found(open) })
  expect(await data({ assignedTo: support.staffId, state: 'any' })).toMatchObject({ data: found(closed) })
  expect(await data({ text: String(closed) })).toMatchObject({ data: found() })
  expect(await select({ state: 'any' })).toMatchObject({ status: 400 })
  expect(await select({ before: 5 })).toMatchObject({ status: 400 })
})

it('requests by state, text, tag and assignee', async () => {
  const [older, newer] = [await raiseRequest(store, msn), await raiseRequest(store, msn)]
  const params = { rfqNumber: older }
  await support.visitor.call('POST /api/admin/rfq/{rfqNumber}/start', { params, body: {} })
  await tag('rfq', older)
  const select = async (query: object) =>
    (await support.visitor.call('GET /api/admin/rfq/selection', { query: { market, ...query } })).data
  expect(await select({})).toEqual(found(newer, older))
  expect(await select({ state: 'received' })).toEqual(found(newer))
  expect(await select({ tag: 'chosen' })).toEqual(found(older))
  expect(await select({ tag: 'chosen', state: 'received' })).toEqual(found())
  expect(await select({ assignedTo: support.staffId })).toEqual(found(older))
  expect(await select({ text: String(newer) })).toEqual(found(newer))
})

it('returns, 1,000 at most, the newest first, and those with a tag in any state', async () => {
  const numbers = await insertReturns(
    store,
    msn,
    Array.from({ length: 1001 }, () => 'received'),
  )
  const [ended = 0] = await insertReturns(store, msn, ['rejected'])
  for (const number of [numbers[0] ?? 0, ended]) await tag('return', number)
  const select = async (query: object) =>
    (await support.visitor.call('GET /api/admin/returns/selection', { query: { market, ...query } })).data
  const newest = numbers.slice(1).reverse().map(String)
  expect(await select({ state: 'received' })).toEqual({ records: newest, more: true })
  expect(await select({ state: 'any', tag: 'chosen' })).toEqual(found(ended, numbers[0] ?? 0))
  expect(await select({ state: 'rejected', tag: 'chosen' })).toEqual(found(ended))
})

it('products, 1,000 at most in the order of the grid, by its filters', async () => {
  const select = (query: object) =>
    support.visitor.try('GET /api/admin/products/selection', { query: { market, ...query } })
  const data = async (query: object) => ((await select(query)).body as { data: { records: string[] } }).data
  const grid = await support.visitor.call('GET /api/admin/products', { query: { market, columns: [], limit: 500 } })
  const all = grid.data.rows.map(row => row.msn)
  expect(await data({})).toEqual({ records: all, more: grid.data.next !== null })
  expect(await data({ text: msn })).toEqual({ records: [msn], more: false })
  expect((await data({ availability: 'on-request' })).records.length).toBeLessThan(all.length)
  expect(await select({ category: '111111111' })).toMatchObject({ body: { code: 'catalog.category-unknown' } })
  for (const query of [{ columns: 'price' }, { list: msn }, { after: msn }])
    expect(await select(query)).toMatchObject({ status: 400 })
})

it('need the right to read the records, in the markets of the member, and the right to read notes for tags and members', async () => {
  const owner = await openStaff(store, 'owner')
  const [catalog, abroad] = [await openStaff(store, 'catalog'), await openStaff(store, 'support', ['AE'])]
  const reader = await openCustomStaff(store, owner, ['orders.read', 'rfq.read', 'support.read'])
  const lacks = (permission: string) => ({ status: 403, body: { data: { permission } } })
  for (const [path, permission] of [
    ['GET /api/admin/returns/selection', 'orders.read'],
    ['GET /api/admin/rfq/selection', 'rfq.read'],
    ['GET /api/admin/support/selection', 'support.read'],
  ] as const) {
    expect(await catalog.visitor.try(path, { query: { market } })).toMatchObject(lacks(permission))
    expect(await abroad.visitor.try(path, { query: { market } })).toMatchObject({ status: 403 })
    expect(await reader.visitor.try(path, { query: { market } })).toMatchObject({ status: 200 })
    expect(await reader.visitor.try(path, { query: { market, tag: 'x' } })).toMatchObject(lacks('notes.read'))
  }
})
