// Notes, tags and assignments over HTTP: permissions, concurrent changes, invalid input, and deletion with the
// customer's account.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TAGS_MAX } from '../../contract/annotations/kinds.rules.ts'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { buyerOf, cancelAsCustomer, placeCodOrder } from '../testing/invoices.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { listTagsInUse } from './repository/tags.ts'

type Kind = 'order' | 'customer' | 'product' | 'return' | 'rfq' | 'ticket'
interface Params<K extends Kind = Kind> {
  recordKind: K
  recordId: string
}
type Noted = Params

let store: TestStore
let owner: SignedIn
let support: SignedIn
let auditor: SignedIn
let msn: string
let order: Noted
let product: Noted
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  support = await openStaff(store, 'support')
  auditor = await openStaff(store, 'auditor')
  msn = (await pickProducts(store.app.db, 'IN', 1))[0] ?? ''
  order = (await newOrder()).params
  product = { recordKind: 'product', recordId: msn }
})
afterAll(() => store.close())

async function newOrder() {
  const customer = await store.customer()
  const buyer = await buyerOf(store, customer)
  const { orderNumber } = await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])
  const params: Noted = { recordKind: 'order', recordId: String(orderNumber) }
  return { customer, buyer, orderNumber, params }
}

const NOTES = '/api/admin/annotations/{recordKind}/{recordId}/notes' as const
const NOTE = '/api/admin/annotations/{recordKind}/{recordId}/notes/{noteId}' as const
const TAGS = '/api/admin/annotations/{recordKind}/{recordId}/tags' as const
const ASSIGNMENT = '/api/admin/annotations/{recordKind}/{recordId}/assignment' as const

const write = (by: SignedIn, params: Noted, note: string, noteId: string = randomUUID()) =>
  by.visitor.try(`POST ${NOTES}`, { params, body: { noteId, note } })
const read = async (by: SignedIn, params: Noted, query: object = {}) =>
  (await by.visitor.call(`GET ${NOTES}`, { params, query })).data
const change = (by: SignedIn, params: Noted, noteId: string, note: string, version: number) =>
  by.visitor.try(`POST ${NOTE}`, { params: { ...params, noteId }, body: { note, version } })
const remove = (by: SignedIn, params: Noted, noteId: string) =>
  by.visitor.try(`DELETE ${NOTE}`, { params: { ...params, noteId } })
const tag = (by: SignedIn, params: Params, label: string) => by.visitor.try(`POST ${TAGS}`, { params, body: { label } })
const untag = (by: SignedIn, params: Params, label: string) =>
  by.visitor.try(`POST ${TAGS}/remove`, { params, body: { label } })
const assign = (by: SignedIn, params: Params, staffId: string | null, before: string | null) =>
  by.visitor.try(`POST ${ASSIGNMENT}`, {
    params: { ...params, recordKind: params.recordKind as 'order' },
    body: { staffId, before },
  })
const shown = async (params: Params) =>
  (await owner.visitor.call('GET /api/admin/annotations/{recordKind}/{recordId}', { params })).data
const entries = (recordId: string) =>
  store.app.db.rows<{ call: string; who: string; recordKind: string; input: unknown; after: unknown }>(
    statement(
      'test.annotation-entries',
      `select call, who, record_kind as "recordKind", input, after from audit_entries where record_id = $1 order by seq`,
    ),
    [recordId],
  )

describe('a note', () => {
  it('is written once and listed newest first, in pages, with its author', async () => {
    const { params } = await newOrder()
    const noteId = randomUUID()
    expect(await write(support, params, 'First\nline two', noteId)).toMatchObject({ status: 200 })
    expect(await write(support, params, 'First\nline two', noteId)).toMatchObject({ status: 200 })
    expect(await write(support, params, 'Other', noteId)).toMatchObject({ body: { code: 'request.idempotency' } })
    expect(await write(owner, params, 'First\nline two', noteId)).toMatchObject({
      body: { code: 'request.idempotency' },
    })
    expect(await write(support, order, 'First\nline two', noteId)).toMatchObject({
      body: { code: 'request.idempotency' },
    })
    await write(owner, params, 'Second')
    await write(owner, params, 'Third')
    const page = await read(support, params, { limit: 2 })
    expect(page.notes.map(({ text, own }) => [text, own])).toEqual([
      ['Third', false],
      ['Second', false],
    ])
    const rest = await read(support, params, { limit: 2, before: page.next })
    expect(rest).toMatchObject({ notes: [{ noteId, text: 'First\nline two', own: true, version: 1 }], next: null })
  })

  it('can be changed and deleted only by its author; the log records who did it but not the text', async () => {
    const { params } = await newOrder()
    const noteId = randomUUID()
    await write(support, params, 'Ring the secret bell', noteId)
    expect(await change(owner, params, noteId, 'Mine', 1)).toMatchObject({ body: { code: 'note.not-own' } })
    const other = await openStaff(store, 'orders')
    expect(await remove(other, params, noteId)).toMatchObject({ body: { code: 'note.not-own' } })
    expect(await change(support, product, noteId, 'x', 1)).toMatchObject({ body: { code: 'note.unknown' } })
    const changed = await change(support, params, noteId, 'Ring twice', 1)
    expect(changed).toMatchObject({ body: { data: { text: 'Ring twice', version: 2, editedAt: expect.any(String) } } })
    expect(await change(support, params, noteId, 'Ring twice', 1)).toMatchObject({ status: 200 })
    expect(await change(support, params, noteId, 'Never', 1)).toMatchObject({
      body: { code: 'settings.changed-meanwhile' },
    })
    expect(await remove(support, params, noteId)).toMatchObject({ status: 200 })
    expect(await remove(support, params, noteId)).toMatchObject({ status: 200 })
    expect(await change(support, params, noteId, 'Back', 2)).toMatchObject({ body: { code: 'note.unknown' } })
    expect((await read(support, params)).notes).toEqual([])
    const logged = await entries(params.recordId)
    expect(logged.at(-1)).toMatchObject({
      ...{ call: `DELETE ${NOTE}`, who: `staff:${support.staffId}`, recordKind: 'order' },
      after: { noteId, deleted: true },
    })
    expect(JSON.stringify(logged)).not.toMatch(/Ring|bell/)
    const LEFT = statement('test.note-left', 'select text from record_notes where id = $1')
    expect(await store.app.db.one(LEFT, [noteId])).toEqual({ text: '' })
  })

  it('changed in two sessions of its author at once is changed by one of them', async () => {
    const { params } = await newOrder()
    const noteId = randomUUID()
    await write(support, params, 'Start', noteId)
    const sent = await Promise.all(['A', 'B'].map(text => change(support, params, noteId, text, 1)))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('rights and markets', () => {
  it('an auditor can read but not write, a translator can do neither', async () => {
    const translator = await openStaff(store, 'translator')
    expect((await read(auditor, order)).notes).toEqual([])
    for (const sent of [
      write(auditor, order, 'x'),
      tag(auditor, order, 'x'),
      assign(auditor, order, owner.staffId, null),
    ])
      expect(await sent).toMatchObject({ status: 403, body: { data: { permission: 'notes.write' } } })
    expect(await write(translator, product, 'x')).toMatchObject({ status: 403 })
    const looked = await translator.visitor.try(`GET ${NOTES}`, { params: product })
    expect(looked).toMatchObject({ status: 403, body: { data: { permission: 'notes.read' } } })
  })

  it('notes of a record the caller may not read can be neither read nor written', async () => {
    const catalog = await openStaff(store, 'catalog')
    expect(await write(catalog, product, 'Too heavy for one person')).toMatchObject({ status: 200 })
    expect(await write(catalog, order, 'x')).toMatchObject({ body: { data: { permission: 'orders.read' } } })
    const query = { recordKind: 'order' as const, market: 'IN' as const }
    expect(await catalog.visitor.try('GET /api/admin/annotationTags', { query })).toMatchObject({ status: 403 })
    expect(await catalog.visitor.try('GET /api/admin/annotationAssignees', { query })).toMatchObject({ status: 403 })
  })

  it('a record of another market, of another kind, or that does not exist is not found', async () => {
    const uae = await openStaff(store, 'support', ['AE'])
    const missing = { status: 404, body: { code: 'request.not-found' } }
    expect(await write(uae, order, 'x')).toMatchObject(missing)
    expect(await tag(uae, product, 'x')).toMatchObject(missing)
    expect(await uae.visitor.try(`GET ${NOTES}`, { params: order })).toMatchObject(missing)
    for (const recordId of ['999999999999999', msn, randomUUID()])
      expect(await write(owner, { recordKind: 'order', recordId }, 'x'), recordId).toMatchObject(missing)
    for (const recordKind of ['customer', 'product'] as const)
      expect(await tag(owner, { recordKind, recordId: order.recordId }, 'x')).toMatchObject(missing)
    const query = { recordKind: 'order' as const, market: 'IN' as const }
    expect(await uae.visitor.try('GET /api/admin/annotationTags', { query })).toMatchObject({ status: 403 })
  })

  it('hostile input is rejected', async () => {
    for (const note of ['', '   ', 'x'.repeat(2001), 'a\u0000b'])
      expect(await write(owner, order, note)).toMatchObject({ status: 400 })
    for (const label of ['', ' ', 'x'.repeat(31), 'a\nb', 'a\u202eb', 'a\u0000b'])
      expect(await tag(owner, order, label)).toMatchObject({ status: 400 })
    expect(await write(owner, { recordKind: 'order', recordId: "1' or true" }, 'x')).toMatchObject({ status: 400 })
    expect(await write(owner, order, "'; drop table orders; -- <b>")).toMatchObject({ status: 200 })
  })
})

describe('tags', () => {
  it('are compared case-insensitively and keep the spelling already in use', async () => {
    const [one, two] = [(await newOrder()).params, (await newOrder()).params]
    await tag(support, one, '  Call   first ')
    await tag(owner, two, 'CALL FIRST')
    await tag(owner, two, 'call first')
    expect((await shown(two)).tags).toEqual(['Call first'])
    await tag(owner, two, 'क़ीमत')
    const query = { recordKind: 'order' as const, market: 'IN' as const }
    const used = async (text?: string) =>
      (await support.visitor.call('GET /api/admin/annotationTags', { query: { ...query, text } })).data.labels
    expect(await used()).toEqual(['Call first', 'क़ीमत'])
    expect(await used('cAl')).toEqual(['Call first'])
    expect(await used('x')).toEqual([])
    expect(await used('%')).toEqual([])
    for (const params of [one, two]) await untag(support, params, 'call FIRST')
    expect(await untag(support, one, 'never there')).toMatchObject({ status: 200 })
    expect(await used()).toEqual(['क़ीमत'])
    // no longer used by any record, so the next spelling wins
    await tag(owner, one, 'CALL FIRST')
    expect((await shown(one)).tags).toEqual(['CALL FIRST'])
    const logged = await entries(one.recordId)
    expect(logged.map(({ call }) => call)).toContain(`POST ${TAGS}/remove`)
  })

  it('keep one spelling and their limit when many are added at once', async () => {
    const orders = [(await newOrder()).params, (await newOrder()).params]
    await Promise.all(orders.map((params, at) => tag(owner, params, at ? 'RUSH' : 'rush')))
    const spellings = await Promise.all(orders.map(async params => (await shown(params)).tags[0]))
    expect(new Set(spellings).size).toBe(1)
    const { params } = await newOrder()
    for (let at = 1; at < TAGS_MAX; at++) await tag(owner, params, `T${at}`)
    const last = await Promise.all(['X', 'Y', 'Z'].map(label => tag(owner, params, label)))
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await shown(params)).tags).toHaveLength(TAGS_MAX)
  })

  it('in use are read with one row per tag', async () => {
    await store.asOwner(`insert into record_tags (kind, record_id, key, label, market, record_number, added_by, at)
      select 'ticket', n::text, 'tag ' || n % 10, 'Tag ' || n % 10, 'IN', n, 'test', now() from generate_series(1, 20000) n`)
    await store.asOwner('analyze record_tags')
    const filter = { market: 'IN' as const, kind: 'ticket' as const, prefix: '', limit: 200 }
    expect(await listTagsInUse(store.app.db, filter)).toHaveLength(10)
    expect(await rowsRead(store.app.db, db => listTagsInUse(db, filter))).toBeLessThan(200)
  })
})

describe('the responsible member', () => {
  it('is only one; the slower of two callers gets an error and sees who it is', async () => {
    const { params } = await newOrder()
    const both = await Promise.all([
      assign(owner, params, owner.staffId, null),
      assign(support, params, support.staffId, null),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'record.assigned-meanwhile' })
    const has = (await shown(params)).assignee?.staffId ?? ''
    expect([owner.staffId, support.staffId]).toContain(has)
    // repeating the same assignment is not a conflict
    expect(await assign(owner, params, has, null)).toMatchObject({ status: 200 })
    const other = has === owner.staffId ? support.staffId : owner.staffId
    expect(await assign(owner, params, other, has)).toMatchObject({ body: { data: { assignee: { staffId: other } } } })
    expect(await assign(support, params, null, has)).toMatchObject({ status: 409 })
    expect(await assign(support, params, null, other)).toMatchObject({ body: { data: { assignee: null } } })
    expect((await entries(params.recordId)).at(-1)).toMatchObject({ after: { assignee: null } })
  })

  it('must be in the market and allowed to read the record', async () => {
    const uae = await openStaff(store, 'support', ['AE'])
    const catalog = await openStaff(store, 'catalog')
    for (const staffId of [uae.staffId, catalog.staffId, randomUUID()])
      expect(await assign(owner, order, staffId, null)).toMatchObject({ body: { code: 'staff.unknown' } })
    const query = { recordKind: 'order' as const, market: 'IN' as const }
    const { members } = (await support.visitor.call('GET /api/admin/annotationAssignees', { query })).data
    const ids = members.map(({ staffId }) => staffId)
    expect(ids).toEqual(expect.arrayContaining([owner.staffId, support.staffId, auditor.staffId]))
    expect(ids).not.toContain(catalog.staffId)
    expect(ids).not.toContain(uae.staffId)
  })
})

describe('the deletion of an account', () => {
  it('deletes the annotations of the customer and the orders; the data download never contains them', async () => {
    const { customer, buyer, orderNumber, params } = await newOrder()
    const account: Params = { recordKind: 'customer', recordId: customer.customerId }
    await write(support, params, 'Knows the owner of the plant')
    for (const record of [account, params]) {
      await tag(support, record, 'Private matter')
      await assign(support, record, support.staffId, null)
    }
    const { body } = await customer.try('GET /api/v1/customer/personalData')
    expect(String(body)).not.toMatch(/Knows the owner|Private matter/)
    const seen = await customer.call('GET /api/v1/order/orderDetails', { query: { orderNumber } })
    expect(JSON.stringify(seen)).not.toMatch(/Knows the owner|Private matter/)
    await cancelAsCustomer(store, buyer, { orderNumber })
    const proof = await customer.confirmPhone()
    const erased = customer.try('POST /api/v1/customer/deleteAccount', { body: { proof, proved: 'phone' } })
    // a tag added at the same time is either deleted too or rejected as too late
    const [deleted] = await Promise.all([erased, tag(support, account, 'Private too')])
    expect(deleted).toMatchObject({ status: 200 })
    for (const table of ['record_notes', 'record_tags', 'record_assignments']) {
      const left = statement(
        `test.left-${table}`,
        `select count(*)::int as count from ${table} where record_id = any($1)`,
      )
      expect(await store.app.db.one(left, [[account.recordId, params.recordId]]), table).toEqual({ count: 0 })
    }
    expect(await tag(support, account, 'x')).toMatchObject({ status: 404 })
  })
})
