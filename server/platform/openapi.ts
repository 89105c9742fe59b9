// Describes the API as OpenAPI 3.1 from the endpoint tables, and shows it as a page.

import { z } from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'
import { ERRORS, type ErrorCode } from '../../contract/errors.ts'
import { HEADERS } from '../../contract/headers.ts'
import type { Route } from './invoke.ts'

type Json = Record<string, unknown>
interface Operation extends Json {
  summary: string
  tags: string[]
}
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: Json
  paths: Record<string, Record<string, Operation>>
  components: Json
}

/** Codes that an endpoint may answer with by its access and method, beside those it declares itself. */
export function commonErrors(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['request.too-many', 'server.unknown', 'server.unavailable']
  if (endpoint.query || endpoint.body || endpoint.params) codes.push('request.invalid')
  if (endpoint.access === 'customer' || endpoint.access === 'supplier')
    codes.push('session.login-required', 'session.expired')
  if (endpoint.access === 'supplier') codes.push('session.forbidden')
  if (endpoint.method === 'GET') return [...codes, 'session.forbidden']
  return [...codes, 'session.csrf', 'session.forbidden', 'request.too-large', 'request.media-type', 'request.invalid']
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

function parameters(endpoint: Endpoint): Json[] {
  const of = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!schema) return []
    const json = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
    return Object.entries(json.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || (json.required ?? []).includes(name),
      schema: property,
    }))
  }
  const headers = [HEADERS.language, HEADERS.deviceId, HEADERS.requestId].map(name => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
  }))
  return [...of(endpoint.params, 'path'), ...of(endpoint.query, 'query'), ...headers]
}

function responses(endpoint: Endpoint): Json {
  const byStatus = new Map<number, Set<ErrorCode>>()
  for (const code of [...endpoint.errors, ...commonErrors(endpoint)]) {
    const [status] = ERRORS[code]
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code))
  }
  const refusals = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => [
      String(status),
      {
        description: [...codes].join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        'x-codes': [...codes],
      },
    ])
  const success = {
    description: 'The answer',
    content: { 'application/json': { schema: schemaOf(endpoint.response, 'output'), example: endpoint.example } },
  }
  return { 200: success, ...Object.fromEntries(refusals) }
}

function security(endpoint: Endpoint): Json[] {
  if (endpoint.access === 'customer' || endpoint.access === 'supplier') return [{ bearer: [] }, { cookie: [] }]
  if (endpoint.access === 'operator') return [{ bearer: [] }]
  return []
}

/** The whole API as one document. */
export function openApi(routes: readonly Route[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const { endpoint } of routes) {
    const operation: Operation = {
      operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^A-Za-z0-9]+/g, '_')}`,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[3] ?? 'store'],
      'x-access': endpoint.access,
      parameters: parameters(endpoint),
      responses: responses(endpoint),
      security: security(endpoint),
    }
    if (endpoint.body)
      operation.requestBody = {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
      }
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Karkhana',
      version: '1',
      description:
        'The calls of the store. Money is in integer minor units (paise, fils). Writes carry the cookie kh_csrf back in the header x-csrf-token; GET token/getToken tells it too.',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'kh_session' },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['status', 'statusCode', 'code', 'message', 'requestId'],
          properties: {
            status: { const: false },
            statusCode: { type: 'integer' },
            code: { enum: Object.keys(ERRORS) },
            message: { type: 'string' },
            requestId: { type: 'string' },
            problems: {
              type: 'array',
              items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
            },
          },
        },
      },
    },
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)

/** A page that lists every call with its schemas; plain HTML, no script. */
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
