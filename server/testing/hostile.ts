// Builds requests out of the endpoint schemas: a plausible one, and that one with a single field made hostile.

import { z } from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'

type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minimum?: number
  default?: unknown
}

export interface BuiltRequest {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

/** Values that break naive code: wrong types, extremes, injections, text that is hard to store or to show. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(10_000),
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  'a\u0000b',
  '../../../../etc/passwd',
  '%00%ff',
  '\ud800',
  '٣٤٥٦٧٨',
  '👷🏽‍♀️',
  '{"$gt":""}',
  'NaN',
  [],
  [null],
  {},
  { toString: 'x' },
]

/** Values that a real caller would send, by the name of the field. */
export type Plausible = Record<string, unknown>

function sample(schema: JsonSchema, name: string, plausible: Plausible): unknown {
  if (name in plausible) return plausible[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0], name, plausible)
  if (schema.type === 'object') return sampleObject(schema, plausible)
  if (schema.type === 'array') return schema.items ? [sample(schema.items, name, plausible)] : []
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return false
  return 'text'
}

function sampleObject(schema: JsonSchema, plausible: Plausible): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sample(property, name, plausible)]),
  )
}

const schemaOf = (schema: z.ZodType | undefined): JsonSchema | null =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : null

/** The plausible request of an endpoint. */
export function plausibleRequest(endpoint: Endpoint, plausible: Plausible): BuiltRequest {
  const part = (schema: z.ZodType | undefined) => {
    const json = schemaOf(schema)
    return json ? sampleObject(json, plausible) : {}
  }
  return {
    params: part(endpoint.params),
    query: part(endpoint.query),
    body: endpoint.body ? part(endpoint.body) : undefined,
  }
}

type Place = (string | number)[]

function placesOf(value: unknown, at: Place = []): Place[] {
  if (Array.isArray(value)) return [at, ...value.slice(0, 1).flatMap((item, index) => placesOf(item, [...at, index]))]
  if (value !== null && typeof value === 'object')
    return [at, ...Object.entries(value).flatMap(([key, item]) => placesOf(item, [...at, key]))]
  return [at]
}

function withAt(value: unknown, place: Place, put: unknown, remove: boolean): unknown {
  const [key, ...rest] = place
  if (key === undefined) return put
  const copy: Record<string | number, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) }
  if (rest.length === 0 && remove) delete copy[key]
  else copy[key] = withAt(copy[key], rest, put, remove)
  return copy
}

/** Every field in turn missing, then with each hostile value. */
export function* hostileRequests(request: BuiltRequest): Generator<BuiltRequest> {
  for (const place of placesOf(request)) {
    if (place.length === 0 || (place.length === 1 && place[0] !== 'body')) continue
    if (request.body === undefined && place[0] === 'body') continue
    yield withAt(request, place, undefined, true) as BuiltRequest
    for (const value of HOSTILE) yield withAt(request, place, value, false) as BuiltRequest
  }
}
