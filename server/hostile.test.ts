// Sends bad input to every endpoint, as a guest and as a customer: each answer is a declared one, and never a 5xx.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '../contract/endpoint.ts'
import type { ErrorBody } from '../contract/errors.ts'
import { allRoutes } from './domains.ts'
import { commonErrors } from './platform/openapi.ts'
import { type BuiltRequest, hostileRequests, type Plausible, plausibleRequest } from './testing/hostile.ts'
import { type Answer, openTestStore, type TestStore, type Visitor } from './testing/store.ts'

let store: TestStore
let plausible: Plausible
let sent = 0

beforeAll(async () => {
  store = await openTestStore()
  const [msn = ''] = await store.buyableMsns('IN', 1)
  plausible = {
    msn,
    productId: msn,
    msnList: [msn],
    msns: msn,
    productQuantity: 1,
    quantity: 1,
    pincode: '411001',
    postCode: '411001',
    pin: '411001',
    phone: '9876543210',
    email: undefined,
    latlng: '18.52,73.85',
    gstin: '27AAPFU0939F1ZV',
    ifsc: 'SBIN0000095',
    city: 'Pune',
    category: '116000000',
    otp: '000000',
  }
})
afterAll(() => store.close())

// ending the session would turn every later call into the same 401
const targets = allRoutes
  .filter(({ endpoint }) => !endpoint.path.endsWith('/logout'))
  .map(({ endpoint }) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))

function urlOf(endpoint: Endpoint, { params, query }: BuiltRequest): string {
  const text = (value: unknown) =>
    typeof value === 'string'
      ? value.replace(/[\ud800-\udfff]/gu, '\ufffd')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(text(params?.[key] ?? 'x')))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.append(key, text(value))
  return search.size > 0 ? `${path}?${search}` : path
}

function check(endpoint: Endpoint, request: BuiltRequest, answer: Answer<unknown>): void {
  const shown = JSON.stringify({ request, answer }).slice(0, 1500)
  expect(answer.status, shown).toBeLessThan(500)
  if (answer.status === 200) {
    expect(endpoint.response.safeParse(answer.body).error?.issues ?? [], shown).toEqual([])
    return
  }
  const { code, message, requestId } = answer.body as ErrorBody
  expect([...endpoint.errors, ...commonErrors(endpoint), 'request.not-found', 'request.invalid'], shown).toContain(code)
  expect(message.length, shown).toBeGreaterThan(3)
  expect(requestId.length, shown).toBeGreaterThan(5)
}

async function attack(visitor: Visitor, endpoint: Endpoint): Promise<void> {
  const base = plausibleRequest(endpoint, plausible)
  for (const request of [base, base, ...hostileRequests(base)]) {
    const body =
      endpoint.method === 'POST' ? (request.body === undefined ? undefined : JSON.stringify(request.body)) : undefined
    const answer = await visitor.request(endpoint.method, urlOf(endpoint, request), body)
    sent++
    check(endpoint, request, answer)
  }
  if (endpoint.method !== 'POST') return
  for (const broken of ['{', '[]', 'null', '"text"', '{"a":1}garbage', `{"a":${'['.repeat(2000)}`]) {
    check(endpoint, base, await visitor.request('POST', urlOf(endpoint, base), broken))
    sent++
  }
}

it.each(targets)(
  '$name',
  async ({ endpoint }) => {
    const guest = store.visitor()
    await guest.call('GET /api/v1/session/getSession')
    await attack(guest, endpoint)
    if (endpoint.access === 'customer') await attack(await store.customer(), endpoint)
  },
  180_000,
)

it('was at least 5,000 requests', () => {
  expect(sent).toBeGreaterThanOrEqual(5000)
})
