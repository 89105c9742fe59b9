// Builds requests from the OpenAPI document: a valid one, and variations with one hostile part.

import { randomUUID } from 'node:crypto'
import { type Description, type JsonSchema, type Operation, type Parameter, typesOf } from './described.ts'

export interface BuiltRequest {
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, string>
  body: unknown
}

export interface Case {
  request: BuiltRequest
  /** Expected validation error; null for a valid request. */
  wrong: string | null
}

/** Realistic values by field name. */
export type Plausible = Record<string, unknown>

/** Text that breaks naive code: injections, and characters that are hard to store or display. */
const TEXTS = [
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
]

/** Values of every type, including extremes. */
const HOSTILE: readonly unknown[] = [
  ...TEXTS,
  ...[null, true, -1, 0, 1.5, 1e308, 2 ** 53, '', [], [null], {}, { toString: 'x' }],
]

/** A value of the schema. */
function sample(api: Description, declared: JsonSchema, name: string, plausible: Plausible): unknown {
  if (Object.hasOwn(plausible, name)) return plausible[name]
  const schema = api.schema(declared)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  if (schema.anyOf?.[0]) return sample(api, schema.anyOf[0], name, plausible)
  const [type] = typesOf(schema)
  if (type === 'object') {
    const parts = Object.entries(schema.properties ?? {})
    return Object.fromEntries(parts.map(([part, property]) => [part, sample(api, property, part, plausible)]))
  }
  if (type === 'array') return schema.items ? [sample(api, schema.items, name, plausible)] : []
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (type === 'boolean') return false
  if (schema.format === 'uuid') return randomUUID()
  if (schema.format === 'date') return '2026-11-23'
  return type === 'string' ? 'text'.padEnd(schema.minLength ?? 0, 't').slice(0, schema.maxLength) : {}
}

/** A valid request of an operation. */
export function plausibleRequest(api: Description, operation: Operation, plausible: Plausible): BuiltRequest {
  const part = (place: Parameter['in']) =>
    Object.fromEntries(
      operation.parameters
        .filter(one => one.in === place)
        .map(({ name, schema }) => [name, sample(api, schema, name, plausible)]),
    )
  const { body } = operation
  return {
    path: part('path'),
    query: part('query'),
    headers: {},
    body: body && sample(api, body.schema, '', plausible),
  }
}

/** Values on both sides of every limit of a schema, each enum value, and values of other types. */
function limitValues(api: Description, declared: JsonSchema, present: unknown): unknown[] {
  const schema = api.schema(declared)
  const { anyOf = [], enum: choices = [], minLength, maxLength, minimum, maximum, maxItems, minItems } = schema
  const values: unknown[] = [...anyOf.flatMap(choice => limitValues(api, choice, present)), ...choices]
  if (choices.length > 0) values.push('no-such-choice')
  if ('const' in schema) values.push(schema.const)
  if (maxLength !== undefined) values.push('x'.repeat(maxLength), 'x'.repeat(maxLength + 1))
  if (minLength) values.push('x'.repeat(minLength - 1))
  if (minimum !== undefined) values.push(minimum, minimum - 1)
  if (maximum !== undefined) values.push(maximum, maximum + 1)
  if (schema.format === 'date') values.push('2026-02-30', '0000-01-01', '9999-12-31')
  if (schema.format === 'uuid') values.push(randomUUID(), `${randomUUID()}0`)
  if (typesOf(schema).includes('string')) values.push(['one', 'two'])
  if (Array.isArray(present) && present.length > 0) {
    const [first] = present
    values.push([first, first])
    if (maxItems !== undefined) values.push(Array(maxItems).fill(first), Array(maxItems + 1).fill(first))
    if (minItems) values.push([])
  }
  return values
}

/** The value that the server parses from a parameter; undefined when the text is blank. */
function read(schema: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 1) return value
  const text = parameterText(value)
  if (!typesOf(schema).some(type => type === 'integer' || type === 'number')) return text
  if (text.trim() === '') return undefined
  return Number.isNaN(Number(text)) ? text : Number(text)
}

/** A value as URL text; unpaired surrogates cannot be encoded. */
export function parameterText(value: unknown): string {
  if (typeof value === 'string') return value.replace(/[\ud800-\udfff]/gu, '\ufffd')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function without<T extends object>(value: T, name: string): T {
  const { [name as keyof T]: _gone, ...rest } = value
  return rest as T
}

function* parameterCases(api: Description, operation: Operation, base: BuiltRequest): Generator<Case> {
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'header') continue
    const missing = required ? `${name} is missing` : null
    yield { request: { ...base, [place]: without(base[place], name) }, wrong: missing }
    for (const value of [...limitValues(api, schema, base[place][name]), ...HOSTILE]) {
      const meant = read(api.schema(schema), value)
      const wrong = meant === undefined ? null : api.violation(schema, meant, name)
      yield { request: { ...base, [place]: { ...base[place], [name]: value } }, wrong }
    }
  }
}

/** Every variation of a value at one place inside it. */
function* changes(api: Description, declared: JsonSchema, value: unknown): Generator<unknown> {
  for (const one of [...limitValues(api, declared, value), ...HOSTILE]) yield one
  const schema = api.schema(declared)
  if (Array.isArray(value)) {
    const [first, ...rest] = value
    if (schema.items && first !== undefined) for (const one of changes(api, schema.items, first)) yield [one, ...rest]
    return
  }
  if (value === null || typeof value !== 'object') return
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield without(value, name)
    const part = (value as Record<string, unknown>)[name]
    for (const one of changes(api, property, part)) yield { ...value, [name]: one }
  }
  yield { ...value, unheardOf: 'x' }
}

function* bodyCases(api: Description, { body }: Operation, base: BuiltRequest): Generator<Case> {
  if (!body) return
  // as JSON would transport it: undefined is omitted, infinite numbers become null
  for (const changed of changes(api, body.schema, base.body)) {
    const sent: unknown = JSON.parse(JSON.stringify(changed))
    yield { request: { ...base, body: sent }, wrong: api.violation(body.schema, sent, 'body') }
  }
  const empty = body.required ? 'The body is missing' : null
  yield { request: { ...base, body: undefined }, wrong: empty }
}

/** Operations that get every hostile text in their headers, of each set of headers; the platform reads them for all alike. */
const OPERATIONS_WITH_ALL_TEXTS = 24
/** Texts in the headers of each other operation, in turn. */
const TEXTS_OF_OTHERS = 2
const withHeaders = new Map<string, number>()

function textsFor(names: readonly string[]): readonly string[] {
  const set = names.join()
  const before = withHeaders.get(set) ?? 0
  withHeaders.set(set, before + 1)
  if (before < OPERATIONS_WITH_ALL_TEXTS) return TEXTS
  return Array.from(
    { length: TEXTS_OF_OTHERS },
    (_, nth) => TEXTS[(before * TEXTS_OF_OTHERS + nth) % TEXTS.length] ?? '',
  )
}

/** Sets all headers of the operation to the same hostile text. */
function* headerCases({ parameters }: Operation, base: BuiltRequest): Generator<Case> {
  const names = parameters.filter(one => one.in === 'header').map(({ name }) => name)
  for (const text of textsFor(names)) {
    // headers are bytes, and line breaks and NUL never reach the store
    const value = Buffer.from(text.replaceAll('\u0000', ''), 'utf8').toString('latin1')
    yield { request: { ...base, headers: Object.fromEntries(names.map(name => [name, value])) }, wrong: null }
  }
}

/** How often a reason is tried before one request for it is enough for each operation. */
const TRIES_OF_A_REASON = 12

/**
 * Tells which requests need not be sent. What the schema of a field rejects reaches no code of the operation, and most fields
 * share their schemas with those of other operations: once a reason was tried often enough, each operation gets it once.
 */
class KnownRejections {
  #total = new Map<string, number>()
  #of = new Set<string>()

  /** Whether an invalid request of this kind can be skipped; counts it when it cannot. */
  isKnown(operation: Operation, wrong: string | null): boolean {
    if (wrong === null) return false
    const own = `${operation.name} ${wrong}`
    const total = this.#total.get(wrong) ?? 0
    if (total >= TRIES_OF_A_REASON && this.#of.has(own)) return true
    this.#of.add(own)
    this.#total.set(wrong, total + 1)
    return false
  }
}

const rejections = new KnownRejections()

/**
 * Every part in turn: missing, at its limits, of a wrong type, and with each hostile value; without what is rejected for a
 * reason that other operations of this run were tried with often enough.
 */
export function* hostileCases(api: Description, operation: Operation, base: BuiltRequest): Generator<Case> {
  for (const one of parameterCases(api, operation, base)) if (!rejections.isKnown(operation, one.wrong)) yield one
  for (const one of bodyCases(api, operation, base)) if (!rejections.isKnown(operation, one.wrong)) yield one
  yield* headerCases(operation, base)
}

/** Variations of the request with each of `values` in the part of that name. */
export function withForeign(base: BuiltRequest, values: ReadonlyMap<string, readonly unknown[]>): BuiltRequest[] {
  const put = (value: unknown): unknown[] => {
    if (Array.isArray(value)) return put(value[0]).map(one => [one, ...value.slice(1)])
    if (value === null || typeof value !== 'object') return []
    return Object.entries(value).flatMap(([name, part]) =>
      [...(values.get(name) ?? []), ...put(part)].map(one => ({ ...value, [name]: one })),
    )
  }
  return put(base) as BuiltRequest[]
}
