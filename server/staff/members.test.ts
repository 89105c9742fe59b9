// Changes to the staff over HTTP: invitations, rights that nobody can exceed, and the last owner.

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { codeOf, openStaff, type SignedIn, TEST_PASSWORD } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { inviteByOperator } from './service.ts'

const MAIL = statement(
  'test.invitation',
  `select subject, body, language from messages where recipient = $1 and template = 'staff-invitation' order by created_at desc
   limit 1`,
)
const NO_OWNERS = statement('test.no-owners', `update staff_members set deactivated_at = now() where role = 'owner'`)

const INVITE = 'POST /api/admin/staff'
const ROLE = 'POST /api/admin/staff/{staffId}/role'
const DEACTIVATE = 'POST /api/admin/staff/{staffId}/deactivate'
const ACCEPT = 'POST /api/admin/session/invitation/{token}'
const both = ['IN' as const, 'AE' as const]

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  owner = await openStaff(store, 'owner')
})

async function mailTo(email: string): Promise<{ subject: string; body: string; token: string }> {
  const mail = await store.app.db.one<{ subject: string; body: string }>(MAIL, [email])
  return { ...mail, token: /\/console\/invite\/(\S+)/.exec(mail.body)?.[1] ?? '' }
}

it('an invitation is mailed in the language of the person, and accepted once', async () => {
  const invitee = {
    email: 'Asha@Staff.example',
    name: 'आशा',
    role: 'content' as const,
    markets: both,
    language: 'hi' as const,
  }
  const { data } = await owner.visitor.call(INVITE, { body: invitee })
  expect(data).toMatchObject({ email: 'asha@staff.example', state: 'invited', secondFactor: false })
  expect(await owner.visitor.try(INVITE, { body: invitee })).toMatchObject({ body: { code: 'staff.exists' } })
  const mail = await mailTo('asha@staff.example')
  expect(mail.subject).toBe('कारखाना कंसोल में आपका खाता')
  const visitor = store.visitor()
  const params = { token: mail.token }
  const shown = await visitor.call('GET /api/admin/session/invitation/{token}', { params })
  expect(shown.data).toEqual({ ...invitee, email: 'asha@staff.example', customRole: null })
  const common = await visitor.try(ACCEPT, { params, body: { password: 'karkhana12345' } })
  expect(common).toMatchObject({ status: 400, body: { code: 'auth.password-common' } })
  const answers = await Promise.all(
    [visitor, store.visitor()].map(one => one.try(ACCEPT, { params, body: { password: TEST_PASSWORD } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

it('resending an invitation invalidates the previous one, and each expires after three days', async () => {
  const body = { email: 'ravi@staff.example', name: 'Ravi', role: 'catalog' as const, markets: both }
  const { staffId } = (await owner.visitor.call(INVITE, { body })).data
  const first = await mailTo(body.email)
  await owner.visitor.call('POST /api/admin/staff/{staffId}/invite', { params: { staffId } })
  const second = await mailTo(body.email)
  const look = (token: string) =>
    store.visitor().try('GET /api/admin/session/invitation/{token}', { params: { token } })
  expect(await look(first.token)).toMatchObject({ status: 404, body: { code: 'staff.invitation-unknown' } })
  expect(await look(second.token)).toMatchObject({ status: 200 })
  await store.advanceClock(72 * 3600)
  expect(await look(second.token)).toMatchObject({ status: 404 })
})

it('a withdrawn invitation cannot be accepted', async () => {
  const body = { email: 'back@staff.example', name: 'Back', role: 'content' as const, markets: both }
  const { staffId } = (await owner.visitor.call(INVITE, { body })).data
  const { token } = await mailTo(body.email)
  await owner.visitor.call(DEACTIVATE, { params: { staffId } })
  const accept = await store.visitor().try(ACCEPT, { params: { token }, body: { password: TEST_PASSWORD } })
  expect(accept).toMatchObject({ status: 404 })
})

it('nobody can grant or change rights beyond their own role and markets', async () => {
  const limited = await openStaff(store, 'owner', ['IN'])
  const body = { email: 'x@staff.example', name: 'X', role: 'content' as const, markets: both }
  const beyond = { status: 403, body: { code: 'staff.beyond-own' } }
  expect(await limited.visitor.try(INVITE, { body })).toMatchObject(beyond)
  const params = { staffId: owner.staffId }
  expect(await limited.visitor.try(DEACTIVATE, { params })).toMatchObject(beyond)
  const reset = 'POST /api/admin/staff/{staffId}/reset-second-factor'
  expect(await limited.visitor.try(reset, { params })).toMatchObject(beyond)
  const self = { params: { staffId: limited.staffId }, body: { role: 'owner' as const, markets: both } }
  expect(await limited.visitor.try(ROLE, self)).toMatchObject(beyond)
  const orders = await openStaff(store, 'orders')
  expect(await orders.visitor.try(INVITE, { body })).toMatchObject({
    status: 403,
    body: { code: 'session.forbidden', data: { permission: 'staff.write' } },
  })
})

it('changes to the staff need a fresh second factor', async () => {
  const other = await openStaff(store, 'content')
  await store.advanceClock(601)
  const change = { params: { staffId: other.staffId }, body: { role: 'catalog' as const, markets: both, version: 1 } }
  expect(await owner.visitor.try(ROLE, change)).toMatchObject({ status: 403, body: { code: 'staff.confirm' } })
  const run = { body: { market: 'IN' as const, idempotencyKey: 'a-run-of-this-test' } }
  const payouts = await owner.visitor.try('POST /api/admin/payouts/runs', run)
  expect(payouts).toMatchObject({ status: 403, body: { code: 'staff.confirm' } })
  await owner.visitor.call('POST /api/admin/session/confirm', { body: { code: codeOf(owner.secret, store.app.now()) } })
  expect(await owner.visitor.try(ROLE, change)).toMatchObject({ status: 200, body: { data: { role: 'catalog' } } })
})

it('a new role applies at once, and one that moves money requires an app first', async () => {
  const other = await openStaff(store, 'content')
  const set = (role: 'catalog' | 'finance', version: number) =>
    owner.visitor.call(ROLE, { params: { staffId: other.staffId }, body: { role, markets: ['IN'], version } })
  const imports = () => other.visitor.try('GET /api/admin/imports')
  expect(await imports()).toMatchObject({ status: 403, body: { data: { permission: 'imports.read' } } })
  await set('catalog', 1)
  expect(await imports()).toMatchObject({ status: 200 })
  await set('finance', 2)
  expect((await other.visitor.call('GET /api/admin/session')).data).toMatchObject({ state: 'enrol', member: null })
  expect(await other.visitor.try('GET /api/admin/orders', { query: { market: 'IN' } })).toMatchObject({ status: 403 })
})

it('of two members who assign a role at once one succeeds, and the other sees which role was assigned', async () => {
  const other = await openStaff(store, 'content')
  const second = await openStaff(store, 'owner')
  const set = (by: SignedIn, role: 'catalog' | 'support', version = 1) =>
    by.visitor.try(ROLE, { params: { staffId: other.staffId }, body: { role, markets: ['IN'], version } })
  const [one, two] = await Promise.all([set(owner, 'catalog'), set(second, 'support')])
  const [won, lost] = one.status === 200 ? [one, two] : [two, one]
  expect(won).toMatchObject({ status: 200, body: { data: { version: 2 } } })
  const given = won === one ? 'catalog' : 'support'
  expect(lost).toMatchObject({ status: 409, body: { code: 'settings.changed-meanwhile' } })
  expect(lost.body).toMatchObject({ data: { current: { role: given, markets: ['IN'], version: 2 } } })
  // repeating it changes nothing, whatever version it names
  expect(await set(owner, given)).toMatchObject({ status: 200, body: { data: { version: 2 } } })
})

it('a lost app is removed, which ends the sessions', async () => {
  const other = await openStaff(store, 'orders')
  await owner.visitor.call('POST /api/admin/staff/{staffId}/reset-second-factor', {
    params: { staffId: other.staffId },
  })
  expect((await other.visitor.call('GET /api/admin/session')).data.state).toBe('signed-out')
  const body = { email: other.email, password: TEST_PASSWORD }
  expect((await store.visitor().call('POST /api/admin/session/login', { body })).data.state).toBe('enrol')
})

it('a deactivated account is logged out at once, and can log in again when reactivated', async () => {
  const other = await openStaff(store, 'content')
  const params = { staffId: other.staffId }
  for (let n = 0; n < 2; n++) expect((await owner.visitor.call(DEACTIVATE, { params })).data.state).toBe('deactivated')
  expect((await other.visitor.call('GET /api/admin/session')).data.state).toBe('signed-out')
  const again = await owner.visitor.call('POST /api/admin/staff/{staffId}/reactivate', { params })
  expect(again.data.state).toBe('active')
  const body = { email: other.email, password: TEST_PASSWORD }
  expect((await store.visitor().call('POST /api/admin/session/login', { body })).data.state).toBe('signed-in')
})

it('the last owner cannot be removed, also when two remove each other at once', async () => {
  await store.app.db.run(NO_OWNERS)
  const [a, b] = [await openStaff(store, 'owner'), await openStaff(store, 'owner')]
  const answers = await Promise.all([
    a.visitor.try(DEACTIVATE, { params: { staffId: b.staffId } }),
    b.visitor.try(DEACTIVATE, { params: { staffId: a.staffId } }),
  ])
  // a removed member is logged out at once: their own call may come too late for the rule it would break
  expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 409])])
  const [left] = answers[0]?.status === 200 ? [a] : [b]
  if (!left) throw new Error('Nobody is left')
  const params = { staffId: left.staffId }
  const last = { status: 409, body: { code: 'staff.last-owner' } }
  expect(await left.visitor.try(DEACTIVATE, { params })).toMatchObject(last)
  expect(await left.visitor.try(ROLE, { params, body: { role: 'auditor', markets: both, version: 1 } })).toMatchObject(
    last,
  )
})

it('the command line gives a new link to an invited person, but not to a member', async () => {
  const invitee = {
    email: 'line@staff.example',
    name: 'Line',
    role: 'owner' as const,
    markets: both,
    language: 'en' as const,
  }
  const links = [await inviteByOperator(store.app, invitee), await inviteByOperator(store.app, invitee)]
  const tokens = links.map(({ link }) => link.split('/').at(-1) ?? '')
  const accept = (token: string) =>
    store.visitor().try(ACCEPT, { params: { token }, body: { password: TEST_PASSWORD } })
  expect(await accept(tokens[0] ?? '')).toMatchObject({ status: 404 })
  expect(await accept(tokens[1] ?? '')).toMatchObject({ status: 200 })
  await expect(inviteByOperator(store.app, invitee)).rejects.toMatchObject({ code: 'staff.exists' })
})
