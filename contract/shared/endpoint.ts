// The definition of an endpoint, from which the route, the typed client, OpenAPI and the conformance test are derived.

import { z } from 'zod'
import type { Feature } from '../settings/features.rules.ts'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'
import { strict } from './strict-input.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * Who may call: any session, a logged-in customer, a logged-in supplier, a signed gateway webhook, staff with a
 * permission, a signed-in staff member for their own account (staff-own), or anybody at the staff login (staff-login).
 */
export type Access = 'public' | 'customer' | 'supplier' | 'webhook' | 'staff' | 'staff-own' | 'staff-login'

/**
 * The type-level part of a schema. A schema has some fifty methods; comparing those of each schema in a table took more
 * than half of the time of `tsc`. `schemasOf` returns the full schemas at run time.
 */
interface SchemaType {
  _zod: { input: unknown; output: unknown }
}

export interface Endpoint {
  method: Method
  /** Fastify style path, verbatim from the specification: `/api/v1/cart/updateCartV2`. */
  path: string
  access: Access
  /** Permission required from staff; mandatory where `access` is 'staff', checked by a test. */
  permission?: Permission
  summary: string
  params?: SchemaType
  query?: SchemaType
  body?: SchemaType
  response: SchemaType
  /** Type of the file that is sent instead of JSON; `response` is then `zFile` or `zFileStream`. */
  file?: 'application/pdf' | 'application/zip' | 'application/octet-stream' | 'text/csv; charset=utf-8'
  /** Error codes in addition to those common to its access and method. */
  errors: readonly ErrorCode[]
  /** An example response that matches `response`; shown in the documentation and checked by a test. */
  example: unknown
  /**
   * For staff: a second factor within the last ten minutes is required; API keys are exempt, because creating one
   * required it.
   */
  confirmed?: true
  /**
   * For staff: what another member approves first, above the limit of the market or of the role. Its errors include
   * `staff.approval-waits`.
   */
  approval?: 'refunds' | 'settings' | 'payouts' | 'prices' | 'promotions' | 'rewards'
  /** For a staff write: allowed even while the session views the console as a role, which rejects all other writes. */
  whileViewing?: true
  /** The feature that it belongs to: rejected with `request.switched-off` where that is switched off. */
  feature?: Feature
  /** Values of the body with which a call belongs to its feature; without it, every call does. */
  featureWhen?: Readonly<Record<string, unknown>>
  /** A session from a partner's link needs a code to a verified contact of the customer first. */
  sensitive?: true
  /**
   * Whether the audit log records a staff call, where that differs from its method: `true` for a read of personal data
   * that is masked elsewhere, `false` for a preview that has a body and changes nothing.
   */
  recorded?: boolean
  /** Maximum body size, where a megabyte is too little. */
  maxBytes?: number
  /** Rate limit per IP address and minute; the default is generous. */
  perMinute?: number
}

interface Schemas {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  response: z.ZodType
}

/** The schemas of an endpoint with their methods. */
export function schemasOf(endpoint: Endpoint): Schemas {
  return endpoint as Endpoint & Schemas
}

/** The endpoint with an input schema that rejects unknown fields. */
function withStrictInput(endpoint: Endpoint): Endpoint {
  const { params, query, body } = schemasOf(endpoint)
  return {
    ...endpoint,
    ...(params && { params: strict(params) }),
    ...(query && { query: strict(query) }),
    ...(body && { body: strict(body) }),
  }
}

/** Defines the endpoints of a domain; keeps literal types for the client. Unknown fields of their input are rejected. */
export function defineEndpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return Object.fromEntries(Object.entries(table).map(([name, endpoint]) => [name, withStrictInput(endpoint)])) as T
}

/** A file as the result of a call. */
export const zFile = z.object({
  name: z.string(),
  bytes: z.custom<Uint8Array>(value => value instanceof Uint8Array),
})

/** A file that is streamed, so that it need not fit into memory. */
export const zFileStream = z.object({
  name: z.string(),
  chunks: z.custom<AsyncIterable<Uint8Array>>(value => Symbol.asyncIterator in Object(value)),
})
export type FileStream = z.output<typeof zFileStream>

/** `{status, statusCode, data}`: the response where the specification does not define another one. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ status: z.literal(true), statusCode: z.literal(200), data })
}

/** A successful response in the common envelope. */
export function ok<T>(data: T): { status: true; statusCode: 200; data: T } {
  return { status: true, statusCode: 200, data }
}

/** An input part is optional when all its fields are. */
type Part<E, K extends string> = E extends { [P in K]: { _zod: { input: infer I } } }
  ? object extends I
    ? { [P in K]?: I }
    : { [P in K]: I }
  : object
type PartOut<E, K extends string> = E extends { [P in K]: { _zod: { output: infer O } } } ? { [P in K]: O } : object

/** Input of a call. */
export type EndpointInput<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
/** What a handler receives, after validation and defaults. */
export type HandlerInput<E> = PartOut<E, 'params'> & PartOut<E, 'query'> & PartOut<E, 'body'>
/** Output of a call. */
export type EndpointOutput<E extends Endpoint> = E['response']['_zod']['output']
