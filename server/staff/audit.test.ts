// The audit log: changes by staff are recorded, chained and searchable, and cannot be rewritten unnoticed.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { redacted } from '../platform/audit.ts'
import { statement } from '../platform/db.ts'
import { KEY_END, openStaff, type SignedIn, TEST_PASSWORD } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { appendAudit, verifyAudit } from './service.ts'

const UPDATE = statement('test.update-audit', `update audit_entries set who = 'somebody' where seq = 1`)
const DELETE = statement('test.delete-audit', 'delete from audit_entries where seq = 1')
/** Only the owner of the tables can do this, not the application. */
const SWITCH = 'alter table audit_entries'
const GUARD = 'audit_entries_append_only'
const MEMBERS = statement('test.count-members', 'select count(*)::int as count from staff_members')

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

type Query = CallInput<'GET /api/admin/audit'>['query']
const log = async (query: Query = {}) => (await owner.visitor.call('GET /api/admin/audit', { query })).data

const entry = (n: number) => ({
  ...{ at: new Date(), who: 'staff:test', whoName: 'Test', ip: '127.0.0.1', requestId: `r${n}`, call: 'POST /test' },
  ...{ recordKind: 'test', recordId: String(n), input: { n, text: 'ünïcode', price: 1.5 }, before: null, after: { n } },
})

describe('an entry', () => {
  it('says who changed what, with the values before and after and no secrets', async () => {
    const member = await openStaff(store, 'content')
    const body = { role: 'catalog' as const, markets: ['IN' as const], version: 1 }
    await owner.visitor.call('POST /api/admin/staff/{staffId}/role', { params: { staffId: member.staffId }, body })
    const { entries } = await log({ recordKind: 'staff', recordId: member.staffId })
    expect(entries[0]).toMatchObject({
      ...{ who: `staff:${owner.staffId}`, call: 'POST /api/admin/staff/{staffId}/role', ip: '127.0.0.1' },
      input: { params: { staffId: member.staffId }, body },
      before: { role: 'content', markets: ['IN', 'AE'], state: 'active' },
      after: { role: 'catalog', markets: ['IN'], state: 'active' },
    })
    const change = { presentPassword: TEST_PASSWORD, password: 'another long password' }
    await member.visitor.call('POST /api/admin/session/password', { body: change })
    const [own] = (await log({ who: `staff:${member.staffId}` })).entries
    expect(own).toMatchObject({
      call: 'POST /api/admin/session/password',
      input: { body: { presentPassword: '[removed]', password: '[removed]' } },
    })
  })

  it('is written once for a change by an API key, and not for a failed one', async () => {
    const body = { name: 'ERP', role: 'catalog' as const, markets: ['IN' as const], expiresAt: KEY_END }
    const { key, secret } = (await owner.visitor.call('POST /api/admin/keys', { body })).data
    expect((await log({ recordKind: 'key', recordId: key.keyId })).entries).toHaveLength(1)
    const headers = { host: 'localhost', authorization: `Bearer ${secret}` }
    const synonym = { market: 'IN', language: 'en' }
    const save = (payload: object) =>
      store.http.inject({ method: 'POST', url: '/api/admin/search/synonyms', headers, payload })
    expect((await save({ ...synonym, line: 'spanner, wrench' })).statusCode).toBe(200)
    expect((await save({ ...synonym, line: '' })).statusCode).toBe(400)
    const { entries } = await log({ who: `staff:key:${key.keyId}` })
    expect(entries).toMatchObject([{ call: 'POST /api/admin/search/synonyms', recordKind: 'search', whoName: 'ERP' }])
    const upload = { method: 'POST' as const, url: '/api/admin/imports?market=in&name=products.csv', headers }
    expect((await store.http.inject({ ...upload, payload: 'msn\nMSN00000001\n' })).statusCode).toBe(200)
    expect((await log({ who: `staff:key:${key.keyId}` })).entries[0]?.call).toBe('POST /api/admin/imports')
  })

  it('is part of the transaction of the change: if it fails, so does the change', async () => {
    const count = async () => (await store.app.db.one<{ count: number }>(MEMBERS)).count
    const before = await count()
    await store.asOwner('alter table audit_entries add constraint test_full check (seq < 1) not valid')
    const body = { email: 'none@staff.example', name: 'None', role: 'content' as const, markets: ['IN' as const] }
    const answer = await owner.visitor.try('POST /api/admin/staff', { body })
    await store.asOwner('alter table audit_entries drop constraint test_full')
    expect(answer.status).toBe(500)
    expect(await count()).toBe(before)
    expect((await owner.visitor.try('POST /api/admin/staff', { body })).status).toBe(200)
  })

  it('has no secrets, no personal data at any depth, and no long text', () => {
    const sent = {
      body: { email: 'a@b.example', csv: 'x'.repeat(9), address: { line1: 'x' }, reason: 'y'.repeat(400), quantity: 2 },
      list: Array.from({ length: 60 }, (_, n) => ({ n, phone: '9876543210' })),
    }
    const clean = redacted(sent) as { body: object; list: unknown[] }
    expect(clean.body).toEqual({
      ...{ email: '[removed]', csv: '[removed]', address: '[removed]', reason: '[400 characters]', quantity: 2 },
    })
    expect(clean.list).toHaveLength(51)
    expect(JSON.stringify(clean)).not.toContain('9876543210')
  })
})

describe('the log', () => {
  it('is searched by time and call, in pages, and exported as a file', async () => {
    for (let n = 0; n < 5; n++) await appendAudit(store.app.db, entry(n))
    const first = await log({ call: 'POST /te', limit: 3 })
    expect(first).toMatchObject({ more: true, entries: [{ recordId: '4' }, { recordId: '3' }, { recordId: '2' }] })
    const rest = await log({ call: 'POST /te', limit: 3, before: first.entries[2]?.seq ?? 0 })
    expect(rest).toMatchObject({ more: false, entries: [{ recordId: '1' }, { recordId: '0' }] })
    const future = new Date(Date.now() + 86_400_000).toISOString()
    expect((await log({ from: future })).entries).toEqual([])
    const file = await owner.visitor.request('GET', '/api/admin/audit.csv?recordKind=test')
    expect(file.status).toBe(200)
    const lines = String(file.body).trim().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[1]).toContain('staff:test')
  })

  it('can be read only with its permission', async () => {
    const auditor = await openStaff(store, 'auditor')
    expect((await auditor.visitor.try('GET /api/admin/audit')).status).toBe(200)
    const support = await openStaff(store, 'support')
    expect(await support.visitor.try('GET /api/admin/audit')).toMatchObject({
      status: 403,
      body: { data: { permission: 'audit.read' } },
    })
  })

  it('stays one chain when twenty transactions append at once', async () => {
    const before = await verifyAudit(store.app.db)
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => store.app.db.transaction(tx => appendAudit(tx, entry(100 + n)))),
    )
    const after = await verifyAudit(store.app.db)
    expect(after).toMatchObject({ count: before.count + 20, broken: null, expected: null })
  })

  it('cannot be changed by the application', async () => {
    await expect(store.app.db.run(UPDATE)).rejects.toThrow()
    await expect(store.app.db.run(DELETE)).rejects.toThrow()
    for (const change of ['update audit_entries set who = who', 'delete from audit_entries', 'truncate audit_entries'])
      await expect(store.asOwner(change)).rejects.toThrow('not allowed')
  })

  it('detects which entry the owner of the database changed, removed or cut off', async () => {
    const whole = await verifyAudit(store.app.db)
    const { last } = whole
    if (!last) throw new Error('The log is empty')
    expect(await verifyAudit(store.app.db, last)).toMatchObject({ broken: null, expected: true })
    const tamper = (change: string) =>
      store.asOwner(`${SWITCH} disable trigger ${GUARD}; ${change}; ${SWITCH} enable trigger ${GUARD}`)
    await tamper(`update audit_entries set after = '{"role": "owner"}' where seq = 3`)
    expect(await verifyAudit(store.app.db)).toMatchObject({ broken: 3 })
    await tamper(
      `update audit_entries set hash = audit_entry_hash((select hash from audit_entries where seq = 2), audit_entries) where seq = 3`,
    )
    expect(await verifyAudit(store.app.db)).toMatchObject({ broken: 4 })
    await tamper('delete from audit_entries where seq = 2')
    expect(await verifyAudit(store.app.db)).toMatchObject({ broken: 3 })
    await tamper('delete from audit_entries where seq > 1')
    expect(await verifyAudit(store.app.db, last)).toMatchObject({ broken: null, expected: false })
  })
})
