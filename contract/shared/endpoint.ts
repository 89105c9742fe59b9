// What an endpoint is: the one description from which the route, the typed client, OpenAPI and the conformance test follow.

import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/** Who may call: any session, a logged-in customer, a logged-in supplier, a gateway by its signature, or staff with a permission. */
export type Access = 'public' | 'customer' | 'supplier' | 'webhook' | 'staff'

export interface Endpoint {
  method: Method
  /** Fastify style path, verbatim from the specification: `/api/v1/cart/updateCartV2`. */
  path: string
  access: Access
  /** What staff need for the call; required where `access` is 'staff', checked by a test. */
  permission?: Permission
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  response: z.ZodType
  /** What it may refuse with, beside the errors common to its access and method. */
  errors: readonly ErrorCode[]
  /** An answer that matches `response`; shown in the documentation and checked by a test. */
  example: unknown
  /** Calls that one address may make in a minute; the default is generous. */
  perMinute?: number
}

/** A domain's table; keeps the literal types so that the client can read them. */
export function defineEndpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table
}

/** `{status, statusCode, data}`: the answer where the specification shows no shape of its own. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ status: z.literal(true), statusCode: z.literal(200), data })
}

/** A response in the common envelope: what a handler returns, and what examples show. */
export function ok<T>(data: T): { status: true; statusCode: 200; data: T } {
  return { status: true, statusCode: 200, data }
}

/** A part that may be empty may be left out. */
type Part<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType }
  ? object extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : object
type PartOut<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : object

/** What a caller gives. */
export type EndpointInput<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
/** What a handler receives, after validation and defaults. */
export type HandlerInput<E> = PartOut<E, 'params'> & PartOut<E, 'query'> & PartOut<E, 'body'>
/** What the call answers. */
export type EndpointOutput<E extends Endpoint> = z.output<E['response']>
