// Generates the OpenAPI 3.1 document from the endpoint tables, and an HTML page that shows it.

import { z } from 'zod'
import { type Endpoint, schemasOf } from '../../contract/shared/endpoint.ts'
import { ERRORS, type ErrorCode } from '../../contract/shared/errors.ts'
import { COOKIES, HEADERS, STAFF_COOKIES } from '../../contract/shared/headers.ts'
import type { Route } from './invoke.ts'

type Json = Record<string, unknown>
interface Operation extends Json {
  summary: string
  tags: string[]
}
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: Json
  servers: { url: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Json
}

/** Error codes that follow from the access and method of an endpoint, in addition to those it declares. */
export function commonErrors(endpoint: Endpoint): ErrorCode[] {
  // an unparsable URL is a bad request on every endpoint, and in production mode foreign hosts and plain http are rejected
  const codes: ErrorCode[] = ['request.invalid', 'request.misdirected', 'request.plain-http', 'request.too-many']
  codes.push('server.unknown', 'server.unavailable')
  if (endpoint.params) codes.push('request.not-found')
  if (endpoint.access === 'customer' || endpoint.access === 'supplier')
    codes.push('session.login-required', 'session.expired')
  if (endpoint.access === 'supplier') codes.push('session.forbidden')
  if (endpoint.access === 'staff' || endpoint.access === 'staff-own')
    codes.push('session.login-required', 'session.expired')
  if (endpoint.confirmed) codes.push('staff.confirm')
  if (endpoint.feature) codes.push('request.switched-off')
  if (endpoint.sensitive) codes.push('session.confirm')
  if (endpoint.method === 'GET') return [...codes, 'session.forbidden']
  return [...codes, 'session.csrf', 'session.forbidden', 'request.too-large', 'request.media-type']
}

/** JSON schemas of one endpoint; recursive parts move to the components, where references can point to them. */
class Schemas {
  readonly #prefix: string
  readonly #components: Record<string, Json>

  constructor(prefix: string, components: Record<string, Json>) {
    this.#prefix = prefix
    this.#components = components
  }

  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
    if (!json.$defs) return json
    const start = `${this.#prefix}_${io}`
    const text = JSON.stringify(json).replaceAll('"#/$defs/', `"#/components/schemas/${start}`)
    const { $defs, ...rest } = JSON.parse(text) as Json & { $defs: Record<string, Json> }
    for (const [name, part] of Object.entries($defs)) this.#components[`${start}${name}`] = part
    return rest
  }
}

const header = (name: string, description: string, schema: Json = {}): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', ...schema },
})

const SENT_BY_ALL = {
  language: header(HEADERS.language, '`hi` for Hindi; anything else is English.'),
  deviceId: header(HEADERS.deviceId, 'Name of the device; the first 64 characters count.'),
  requestId: header(HEADERS.requestId, 'Kept as the id of the request when it is 6 to 64 letters, digits, - or _.'),
  pincode: header(HEADERS.pincode, 'Pincode or emirate for which prices and delivery are told; others are ignored.'),
  sessionId: header(HEADERS.sessionId, 'The session, with its access token, where no cookie is kept.'),
  accessToken: header(HEADERS.accessToken, 'The access token of GET token/getToken.'),
  userReference: header(
    HEADERS.userReference,
    'The encrypted customer id of a session; another customer’s is rejected.',
  ),
}
const SENT_BY_SOME = {
  csrf: header(
    HEADERS.csrf,
    'Echo of the cookie kh_csrf (over https __Host-kh_csrf), or of GET token/getToken; calls of staff take that of kh_staff_csrf. Not needed with a bearer token.',
  ),
  accessKey: {
    ...header(
      HEADERS.accessKey,
      'Good once: `random.hash`, random being 16 to 64 letters, digits, - or _, and hash the SHA-256 hex of `random:device id:email or phone as sent`.',
    ),
    required: true,
  },
  work: header(
    HEADERS.work,
    'Needed after a 428 with `data.challenge`, and good once: `challenge:number`, whose SHA-256 begins with as many zero bits as the number that the challenge begins with.',
  ),
}
const named = (name: keyof typeof SENT_BY_ALL | keyof typeof SENT_BY_SOME): Json => ({
  $ref: `#/components/parameters/${name}`,
})

function parameters(endpoint: Endpoint, schemas: Schemas): Json[] {
  const of = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!schema) return []
    const json = schemas.of(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
    return Object.entries(json.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || (json.required ?? []).includes(name),
      schema: property,
    }))
  }
  const headers = (Object.keys(SENT_BY_ALL) as (keyof typeof SENT_BY_ALL)[]).map(named)
  if (endpoint.method !== 'GET' && endpoint.access !== 'webhook') headers.push(named('csrf'))
  if (endpoint.errors.includes('auth.access-key')) headers.push(named('accessKey'))
  if (endpoint.errors.includes('auth.work-required')) headers.push(named('work'))
  const { params, query } = schemasOf(endpoint)
  return [...of(params, 'path'), ...of(query, 'query'), ...headers]
}

function requestBody(schema: z.ZodType, schemas: Schemas): Json {
  const json = schemas.of(schema, 'input')
  return { required: Array.isArray(json.required), content: { 'application/json': { schema: json } } }
}

function responses(endpoint: Endpoint, schemas: Schemas): Json {
  const byStatus = new Map<number, Set<ErrorCode>>()
  for (const code of [...endpoint.errors, ...commonErrors(endpoint)]) {
    const [status] = ERRORS[code]
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code))
  }
  const rejections = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => [
      String(status),
      {
        description: [...codes].join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        'x-codes': [...codes],
      },
    ])
  const content = endpoint.file
    ? { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemas.of(schemasOf(endpoint).response, 'output'), example: endpoint.example } }
  return { 200: { description: 'The answer', content }, ...Object.fromEntries(rejections) }
}

function security(endpoint: Endpoint): Json[] {
  if (endpoint.access === 'customer' || endpoint.access === 'supplier') return [{ bearer: [] }, { cookie: [] }]
  if (endpoint.access === 'staff') return [{ bearer: [] }, { staff: [] }]
  if (endpoint.access === 'staff-own') return [{ staff: [] }]
  return []
}

const COUNT: Json = { type: 'integer' }
const REJECTED_PRODUCT: Json = {
  msn: { type: 'string' },
  available: COUNT,
  inCart: COUNT,
  minimum: COUNT,
  multiple: COUNT,
}
const REJECTED_LINE: Json = {
  ...REJECTED_PRODUCT,
  code: { enum: Object.keys(ERRORS) },
  offerId: { type: ['integer', 'null'] },
}
const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['status', 'statusCode', 'code', 'message', 'requestId'],
  properties: {
    status: { const: false },
    statusCode: { type: 'integer' },
    code: { enum: Object.keys(ERRORS) },
    message: { type: 'string', minLength: 1 },
    requestId: { type: 'string', minLength: 1 },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string', minLength: 1 } },
      },
    },
    data: {
      type: 'object',
      properties: {
        ...REJECTED_PRODUCT,
        challenge: { type: 'string' },
        permission: { type: 'string' },
        lines: { type: 'array', items: { type: 'object', required: ['msn', 'code'], properties: REJECTED_LINE } },
      },
    },
  },
}

/** The OpenAPI document of all routes; `servers` are the origins of the markets. */
export function openApi(routes: readonly Route[], servers: OpenApiDocument['servers']): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const components: Record<string, Json> = {}
  for (const { endpoint } of routes) {
    const operationId = `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^A-Za-z0-9]+/g, '_')}`
    const schemas = new Schemas(operationId, components)
    const operation: Operation = {
      operationId,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[3] ?? 'store'],
      'x-access': endpoint.access,
      parameters: parameters(endpoint, schemas),
      responses: responses(endpoint, schemas),
      security: security(endpoint),
    }
    const { body } = schemasOf(endpoint)
    if (body) operation.requestBody = requestBody(body, schemas)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Karkhana',
      version: '1',
      description:
        'The calls of the store. Money is in integer minor units (paise, fils). Writes carry the cookie kh_csrf back in the header x-csrf-token; GET token/getToken tells it too. Fields of the body or the query that a call does not describe are rejected by name.',
    },
    servers,
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: COOKIES.session },
        staff: { type: 'apiKey', in: 'cookie', name: STAFF_COOKIES.session },
      },
      parameters: { ...SENT_BY_ALL, ...SENT_BY_SOME },
      schemas: { ...components, Error: ERROR_SCHEMA },
    },
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)

/** An HTML page that lists every endpoint with its schemas, without scripts. */
export function docsPage(document: OpenApiDocument): string {
  const groups = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { summary, tags, ...rest } = operation
      const details = escapeHtml(JSON.stringify(rest, null, 1))
      const entry = `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary><pre>${details}</pre></details>`
      const group = tags[0] ?? ''
      groups.set(group, [...(groups.get(group) ?? []), entry])
    }
  }
  const body = [...groups].sort().map(([name, entries]) => `<h2>${escapeHtml(name)}</h2>${entries.join('')}`)
  const style =
    'body{font:15px/1.5 system-ui,sans-serif;max-width:1000px;margin:24px auto;padding:0 16px;color:#15191f}details{border:1px solid #e2e3de;border-radius:6px;padding:8px 12px;margin:6px 0}pre{overflow:auto;background:#f5f5f2;padding:12px}summary{cursor:pointer}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Karkhana API</title><style>${style}</style><main><h1>Karkhana API</h1><p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a></p>${body.join('')}</main></html>`
}
