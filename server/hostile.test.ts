// Sends bad input to every operation of the API description: each response is one it declares, never a 5xx.

import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { statement } from './platform/db.ts'
import { commonValues } from './testing/common-values.ts'
import { Description, type Operation } from './testing/described.ts'
import {
  type BuiltRequest,
  hostileCases,
  type Plausible,
  parameterText,
  plausibleRequest,
  withForeign,
} from './testing/hostile.ts'
import { CHANGED, OWN } from './testing/hostile-values.ts'
import { type Owner, openHome } from './testing/owner.ts'
import { openStaff } from './testing/staff.ts'
import { type Answer, accessKeyFor, openTestStore, type Visitor } from './testing/store.ts'

const OFFER = statement('test.offer-of', 'select offer_id as "offerId" from offer_choices where msn = $1')

const FORGET_ATTEMPTS = statement('test.forget-attempts', 'delete from login_attempts')
const KEY = 'khk_of-the-test-hostile'
const store = await openTestStore({ programKey: KEY })
afterAll(() => store.close())
const api = new Description((await store.visitor().request('GET', '/api/openapi.json')).body)
const operations = api.operations()
const msns = await store.buyableMsns('IN', 60)
const { offerId } = await store.app.db.one<{ offerId: number }>(OFFER, [msns[0] ?? ''])
let sent = 0

const isCustomers = ({ access }: Operation) => access === 'customer'
const reads = ({ parameters }: Operation, header: string) => parameters.some(({ name }) => name === header)

const COMMON = commonValues({ msns, offerId })

function urlOf({ path }: Operation, request: BuiltRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(key in request.path ? parameterText(request.path[key]) : ''),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(request.query)) {
    if (value === undefined) continue
    const several = Array.isArray(value) && value.length > 1 ? value : [value]
    for (const one of several) search.append(key, parameterText(one))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** A plausible request: of alternative ways to name or prove an identity, one is used. */
function baseOf(operation: Operation, plausible: Plausible = {}): BuiltRequest {
  const base = plausibleRequest(api, operation, { ...COMMON, ...plausible, ...OWN[operation.path] })
  const { body } = base
  const eitherWay = !/\/(giftingQuery|addEpayLater)$/.test(operation.path)
  if (eitherWay && body !== null && typeof body === 'object' && 'email' in body && 'phone' in body) delete body.email
  if (body !== null && typeof body === 'object' && 'password' in body && 'otp' in body) delete body.password
  // only one of its alternatives: the redirect from a provider
  if (operation.path.endsWith('/sociallogin') && body !== null && typeof body === 'object') {
    const others = ['idToken', 'state', 'authToken', 'email', 'phone', 'proof', 'password', 'refresh']
    for (const field of others) delete (body as Record<string, unknown>)[field]
  }
  // fields of another action
  if (operation.path.endsWith('/move') && body !== null && typeof body === 'object' && 'reason' in body) {
    for (const field of ['reason', 'items', 'counted']) delete (body as Record<string, unknown>)[field]
  }
  return base
}

const readsTicket = ({ path }: Operation) => /^\/api\/v1\/support\/(reply|readTicket|closeTicket)$/.test(path)

/** The number and code of a support ticket of a guest. */
async function ticketOf(visitor: Visitor): Promise<Plausible> {
  const email = `${randomUUID()}@plant.example`
  const body = { idempotencyKey: randomUUID(), topic: 'other', fullName: 'Asha', email, text: 'Where is it?' }
  const { ticketNumber, code } = (await visitor.call('POST /api/v1/support/createTicket', { body })).data
  return { ticketNumber, code }
}

interface Caller {
  visitor: Visitor
  plausible: Plausible
}

async function openOwner(): Promise<Caller> {
  // earlier calls count for the IP address
  await store.app.db.run(FORGET_ATTEMPTS)
  return { visitor: (await openStaff(store, 'owner')).visitor, plausible: {} }
}

/**
 * One customer with orders and one owner for all requests that change nothing: opening them takes longer than such
 * requests.
 */
const unchanged: { home?: Promise<Caller>; owner?: Promise<Caller> } = {}

/** A visitor with the access that the operation needs; shared by `rejected` requests and by reads. */
async function caller(operation: Operation, { rejected = false } = {}): Promise<Caller> {
  const shared = rejected || (operation.method === 'GET' && !operation.path.endsWith('/logout'))
  if (isCustomers(operation)) {
    if (!shared) return openHome(store, msns)
    unchanged.home ??= openHome(store, msns)
    return unchanged.home
  }
  if (operation.access === 'staff-own') {
    if (!shared) return openOwner()
    unchanged.owner ??= openOwner()
    return unchanged.owner
  }
  const visitor = store.visitor()
  await visitor.request('GET', '/api/v1/session/getSession')
  await visitor.request('GET', '/api/admin/session')
  return { visitor, plausible: readsTicket(operation) ? await ticketOf(visitor) : {} }
}

/** What the access key of a code call is made for. */
function typedIn(body: unknown): string {
  const { email, phone } = (body ?? {}) as { email?: unknown; phone?: unknown }
  return parameterText(email ?? phone ?? '')
}

async function send(visitor: Visitor, operation: Operation, request: BuiltRequest, raw?: string) {
  sent++
  const { body } = request
  const headers = { ...request.headers }
  if (reads(operation, 'x-access-key')) headers['x-access-key'] ??= accessKeyFor(typedIn(body))
  const text = raw ?? (operation.body && body !== undefined ? JSON.stringify(body) : undefined)
  return visitor.request(operation.method, urlOf(operation, request), text, headers)
}

/** Fails unless the response is one of the declared ones; `wrong` is the part that makes the request invalid. */
function check(operation: Operation, request: unknown, answer: Answer<unknown>, wrong: string | null): void {
  const { status, body } = answer
  const declared = operation.answers.get(status)
  const { code = '', message = '', problems = [] } = body as { code?: string; message?: string; problems?: unknown[] }
  const fault =
    status >= 500
      ? 'failed'
      : !declared
        ? `answered ${status}, which it does not declare`
        : (api.violation(declared.schema, body, 'answer') ??
          (status !== 200 && !declared.codes.includes(code) ? `does not declare ${code}` : null) ??
          (status !== 200 && !/\p{L}{3}/u.test(message) ? 'told no reason' : null) ??
          (wrong !== null && status < 400 ? `took what the document rejects: ${wrong}` : null) ??
          (wrong !== null && code === 'request.invalid' && problems.length === 0 ? 'named no problem' : null))
  if (fault) throw new Error(`${operation.name} ${fault}\n${JSON.stringify({ request, answer }).slice(0, 1500)}`)
}

const BROKEN = ['{', '[]', '"text"', '{"a":1}garbage', `{"a":${'['.repeat(2000)}`, '{"__proto__":{"isAdmin":true}}']

/** Credentials of a staff request. */
const asStaff = ({ access }: Operation) =>
  access === 'staff' ? { authorization: `Bearer ${KEY}` } : ({} as Record<string, string>)

async function attack(operation: Operation): Promise<void> {
  const { visitor, plausible } = await caller(operation)
  visitor.seesLatestSql = false // none of these requests follows a change made by SQL
  const base = { ...baseOf(operation, plausible), headers: asStaff(operation) }
  const plain = await send(visitor, operation, base)
  check(operation, base, plain, null)
  expect(plain.body, 'the plausible request is a good one').not.toMatchObject({ code: 'request.invalid' })
  for (const { request, wrong } of hostileCases(api, operation, base)) {
    check(operation, request, await send(visitor, operation, request), wrong)
  }
  if (operation.method !== 'POST') return
  for (const [index, text] of BROKEN.entries()) {
    const wrong = operation.body?.schema.type === 'object' && index < 5 ? 'The body is no JSON object' : null
    check(operation, text.slice(0, 50), await send(visitor, operation, base, text), wrong)
  }
}

describe('hostile input', () => {
  it.each(operations)('$name', attack, 180_000)

  it.each(operations.filter(isCustomers))('$name by a guest', async operation => {
    const guest = store.visitor()
    await guest.request('GET', '/api/v1/session/getSession')
    const answer = await send(guest, operation, baseOf(operation))
    check(operation, 'by a guest', answer, 'Nobody is logged in')
    expect(answer.status).toBe(401)
  })
})

describe('an unknown field', () => {
  const rejected = (path: string) => ({
    status: 400,
    body: {
      code: 'request.invalid',
      problems: expect.arrayContaining([{ path, message: 'This field is not known.' }]),
    },
  })
  const hasQuery = operations.filter(({ parameters }) => parameters.some(one => one.in === 'query'))
  const writes = operations.filter(({ method, access }) => method !== 'GET' && access !== 'webhook')

  it.each(hasQuery)('of the query of $name is rejected by name', async operation => {
    const { visitor, plausible } = await caller(operation, { rejected: true })
    const base = baseOf(operation, plausible)
    const request = { ...base, headers: asStaff(operation), query: { ...base.query, fieldOfNobody: 'x' } }
    expect(await send(visitor, operation, request)).toMatchObject(rejected('query.fieldOfNobody'))
  })

  it.each(writes)('of the body of $name is rejected by name', async operation => {
    const { visitor, plausible } = await caller(operation, { rejected: true })
    const base = baseOf(operation, plausible)
    const raw = JSON.stringify({ ...(base.body as object | null), fieldOfNobody: 'x' })
    const answer = await send(visitor, operation, { ...base, headers: asStaff(operation) }, raw)
    expect(answer).toMatchObject(rejected('body.fieldOfNobody'))
  })

  it('inside a list is rejected by its place', async () => {
    const visitor = store.visitor()
    await visitor.request('GET', '/api/v1/session/getSession')
    const itemsList = [{ productId: msns[0], productQuantity: 1, fieldOfNobody: 1 }]
    const answer = await visitor.request('POST', '/api/v1/cart/updateCartV2', { itemsList })
    expect(answer).toMatchObject(rejected('body.itemsList.0.fieldOfNobody'))
  })

  it('a line of an order is never cancelled without a key', async () => {
    const owner = await openHome(store, msns)
    const { orderNumber } = owner.plausible
    const before = await owner.everything()
    const body = { orderNumber, reasonId: 1, items: [{ lineNo: 1 }] }
    const answer = await owner.visitor.request('POST', '/api/v1/order/cancelOrder', body)
    const body400 = { code: 'request.invalid', problems: [{ path: 'body.idempotencyKey' }] }
    expect(answer).toMatchObject({ status: 400, body: body400 })
    expect(await owner.everything()).toEqual(before)
  })
})

describe('replayed', () => {
  it.each(operations)('$name', async operation => {
    const { visitor, plausible } = await caller(operation)
    const base = baseOf(operation, plausible)
    if (reads(operation, 'x-access-key')) base.headers['x-access-key'] = accessKeyFor(typedIn(base.body))
    const first = await send(visitor, operation, base)
    const second = await send(visitor, operation, base)
    for (const answer of [first, second]) check(operation, base, answer, null)
    if (reads(operation, 'x-access-key')) expect(second.status, 'an access key is good once').toBe(400)
    if (operation.access === 'staff') return
    if (!operation.body || !('idempotencyKey' in (api.schema(operation.body.schema).properties ?? {}))) return
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(second.body).toEqual(first.body)
    const change = CHANGED[operation.path] ?? { buyNow: true }
    const other = { ...base, body: { ...(base.body as object), ...change } }
    expect(await send(visitor, operation, other)).toMatchObject({ status: 409, body: { code: 'request.idempotency' } })
  })

  it('after the session ended, by everything that names it', async () => {
    const { visitor, plausible } = await openHome(store, msns)
    const cookies = [...visitor.cookies]
    await visitor.request('GET', '/api/v1/login/logout')
    for (const operation of operations.filter(isCustomers)) {
      visitor.cookies.clear()
      for (const [name, value] of cookies) visitor.cookies.set(name, value)
      const answer = await send(visitor, operation, baseOf(operation, plausible))
      check(operation, 'an ended session', answer, 'The session has ended')
      expect([401, 403], operation.name).toContain(answer.status)
    }
  })
})

describe('wrong owner', () => {
  it('of any record named in a request: nothing is revealed, nothing is changed', async () => {
    const owner: Owner = await openHome(store, msns, { marked: true })
    const stranger = await openHome(store, msns)
    const before = await owner.everything()
    let tried = 0
    for (const operation of operations) {
      // the stranger would no longer be one
      if (operation.path.endsWith('/logout')) continue
      const base = baseOf(operation, stranger.plausible)
      if (base.body !== null && typeof base.body === 'object' && 'idempotencyKey' in base.body) {
        base.body.idempotencyKey = randomBytes(12).toString('hex')
      }
      for (const request of withForeign(base, owner.ids)) {
        tried++
        const answer = await send(stranger.visitor, operation, request)
        check(operation, request, answer, null)
        const text = JSON.stringify(answer.body)
        for (const mark of owner.marks) expect(text, `${operation.name} ${JSON.stringify(request)}`).not.toContain(mark)
      }
    }
    expect(tried).toBeGreaterThan(20)
    expect(await owner.everything()).toEqual(before)
  })
})

it('was every operation, and at least 5,000 requests', () => {
  expect(operations.length).toBeGreaterThanOrEqual(75)
  process.stdout.write(`hostile input: ${sent} requests\n`)
  expect(sent).toBeGreaterThanOrEqual(5000)
})
