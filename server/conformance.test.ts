// Checks every endpoint against its own description: examples, access of each role, declared errors, one path each.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ATTACHMENT_UPLOAD_ERRORS } from '../contract/annotations/attachments-api.ts'
import { schemasOf } from '../contract/shared/endpoint.ts'
import { ERRORS } from '../contract/shared/errors.ts'
import { domains } from './domains.ts'
import { commonErrors, openApi } from './platform/openapi.ts'
import { openTestStore, type TestStore, type Visitor } from './testing/store.ts'

const named = domains
  .flatMap(({ routes = [] }) => routes)
  .map(({ endpoint }) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))

describe('the contract', () => {
  it('names every call once', () => {
    const names = named.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(75)
  })

  it('is described as OpenAPI 3.1 with every path, error and example', () => {
    const document = openApi(
      domains.flatMap(({ routes = [] }) => routes),
      [],
    )
    expect(document.openapi).toBe('3.1.0')
    for (const { endpoint } of named) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
      expect(operation?.summary).toBe(endpoint.summary)
      expect(operation?.['x-access']).toBe(endpoint.access)
      const sent = JSON.stringify(operation?.parameters)
      expect(sent.includes('parameters/csrf')).toBe(endpoint.method !== 'GET' && endpoint.access !== 'webhook')
      expect(sent.includes('parameters/accessKey')).toBe(endpoint.errors.includes('auth.access-key'))
      const responses = operation?.responses as Record<string, { 'x-codes'?: string[] }>
      const codes = Object.values(responses).flatMap(response => response['x-codes'] ?? [])
      for (const code of [...endpoint.errors, ...commonErrors(endpoint)]) expect(codes).toContain(code)
    }
    // every reference resolves, and every shared description is used
    const text = JSON.stringify(document)
    const targets = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, target = '']) => target))
    for (const target of targets) {
      const resolved = target
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document)
      expect(resolved, target).toBeDefined()
    }
    for (const name of Object.keys(document.components.parameters as object)) {
      expect(targets).toContain(`components/parameters/${name}`)
    }
    // it must be serializable: no function, no undefined, no cycle
    expect(JSON.parse(JSON.stringify(document)).paths).toEqual(JSON.parse(JSON.stringify(document.paths)))
  })

  it.each(named)('$name answers as its example says', ({ endpoint }) => {
    const parsed = schemasOf(endpoint).response.safeParse(endpoint.example)
    expect(parsed.error?.issues ?? []).toEqual([])
    for (const code of endpoint.errors) expect(ERRORS[code]).toBeDefined()
  })
})

it('every error code is declared by a call or common to all', () => {
  const declared = new Set(named.flatMap(({ endpoint }) => [...endpoint.errors, ...commonErrors(endpoint)]))
  const platform = [
    'import.try-first',
    'request.method',
    'request.too-large',
    'request.media-type',
    'server.unavailable',
    'media.unknown',
  ]
  // endpoints of files that are outside the contract
  for (const code of [...platform, ...ATTACHMENT_UPLOAD_ERRORS]) declared.add(code as keyof typeof ERRORS)
  expect(Object.keys(ERRORS).filter(code => !declared.has(code as keyof typeof ERRORS))).toEqual([])
})

it('every call of staff names the permission it needs', () => {
  for (const { endpoint } of named) expect(endpoint.access === 'staff').toBe(endpoint.permission !== undefined)
})

describe('access', () => {
  let store: TestStore
  let guest: Visitor
  let customer: Visitor
  beforeAll(async () => {
    store = await openTestStore()
    guest = store.visitor()
    await guest.call('GET /api/v1/session/getSession')
    customer = await store.customer()
  })
  afterAll(() => store.close())

  const closed = named.filter(({ endpoint }) => endpoint.access === 'customer' || endpoint.access === 'supplier')
  const fill = (path: string) => path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

  it.each(closed)('$name rejects a guest', async ({ endpoint }) => {
    const body = endpoint.method === 'POST' ? {} : undefined
    const answer = await guest.request(endpoint.method, fill(endpoint.path), body)
    expect(answer.status).toBe(endpoint.access === 'supplier' ? 403 : 401)
    expect(answer.body).toMatchObject({ status: false, statusCode: answer.status })
  })

  const writes = named.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.access !== 'webhook')
  it.each(writes)('$name rejects a write without the echoed token', async ({ endpoint }) => {
    const body = endpoint.method === 'POST' ? {} : undefined
    const answer = await customer.request(endpoint.method, fill(endpoint.path), body, { 'x-csrf-token': 'forged' })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ code: 'session.csrf' })
  })
})
