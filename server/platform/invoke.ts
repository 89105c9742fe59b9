// Executes a call: authorization, rate limit, validation, handler. Shared by HTTP and server rendering.

import { z } from 'zod'
import { type Endpoint, type EndpointOutput, type HandlerInput, schemasOf } from '../../contract/shared/endpoint.ts'
import type { ErrorCode } from '../../contract/shared/errors.ts'
import type { Actor, Customer, Staff, StaffMember, SupplierUser } from './actor.ts'
import {
  requireConfirmed,
  requireCustomer,
  requireMayWrite,
  requireMember,
  requirePermission,
  requireUnlimited,
} from './actor.ts'
import type { App } from './app.ts'
import { AppError, appError, errorBody } from './errors.ts'
import { isSwitchedOff } from './limits.ts'
import { addressKey, type CheckRate } from './rate-limit-plugin.ts'

/** Input of an endpoint without a body. */
const NO_BODY = z.strictObject({})
/** Rate limit of endpoints without their own. */
const CALLS_PER_MINUTE = 600

export interface CookieJar {
  get(name: string): string | undefined
  /** Sets a site-wide cookie; `maxAge` in seconds, HttpOnly unless `readable`, not sent from other sites when `strict`. */
  set(name: string, value: string, options: { maxAge: number; readable?: boolean; strict?: boolean }): void
}

export interface CallContext {
  app: App
  actor: Actor
  headers: Record<string, string | undefined>
  cookies: CookieJar
  /** The unparsed body, for signature checks. */
  rawBody: string
}

type ActorFor<E extends Endpoint> = E['access'] extends 'customer'
  ? Customer
  : E['access'] extends 'supplier'
    ? SupplierUser
    : E['access'] extends 'staff'
      ? Staff
      : E['access'] extends 'staff-own'
        ? StaffMember
        : Actor
export type Handler<E extends Endpoint> = (
  call: Omit<CallContext, 'actor'> & { actor: ActorFor<E> } & HandlerInput<E>,
) => Promise<EndpointOutput<E>>

export interface Route {
  endpoint: Endpoint
  handle(call: CallContext & Record<string, unknown>): Promise<unknown>
  /** The tags of a response that is the same for all guests; it is cached until one of the tags is invalidated. */
  tagsOf?(response: unknown): readonly string[]
  /** Fields to add to the error response, for endpoints whose error response includes an empty result. */
  empty?(httpStatus: number, query: Readonly<Record<string, unknown>>): object
}

/** Pairs an endpoint table with its handlers; a missing handler does not compile. */
export function routes<T extends Record<string, Endpoint>>(
  table: T,
  handlers: { [K in keyof T]: Handler<T[K]> },
): Route[] {
  return Object.entries(table).map(([key, endpoint]) => ({
    endpoint,
    handle: handlers[key as keyof T] as unknown as Route['handle'],
  }))
}

export interface RawInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/**
 * Executes a call. `checkRate` is null for calls of a page, which is limited as a whole. Rejects with an AppError whose
 * code is declared by the endpoint or its access.
 */
export async function invoke(
  route: Route,
  context: CallContext,
  input: RawInput,
  checkRate: CheckRate | null,
): Promise<unknown> {
  try {
    return await run(route, context, input, checkRate)
  } catch (error) {
    if (!route.empty) throw error
    const { app, actor } = context
    const { code, statusCode, problems } = errorBody(error, actor.requestId)
    app.storage.note(error)
    if (statusCode >= 500) app.log.error({ err: error, requestId: actor.requestId }, 'call failed')
    const answer = route.empty(statusCode, (input.query ?? {}) as Record<string, unknown>)
    throw appError(code, { ...(problems && { problems }), answer })
  }
}

/**
 * The actor with the access that the endpoint requires. @throws session.login-required, session.forbidden,
 * session.confirm, staff.viewing
 */
function authorize({ method, access, permission, confirmed, sensitive, whileViewing }: Endpoint, actor: Actor): Actor {
  if (!whileViewing) requireMayWrite(actor, method)
  if (sensitive) requireUnlimited(actor)
  if (access === 'customer') return requireCustomer(actor)
  if (access === 'supplier' && actor.kind !== 'supplier') throw appError('session.forbidden')
  if (access === 'staff-own') return requireMember(actor)
  if (access !== 'staff') return actor
  // an endpoint without a permission is forbidden to everybody
  if (!permission) throw appError('session.forbidden')
  const staff = requirePermission(actor, permission)
  if (confirmed) requireConfirmed(staff)
  return staff
}

interface Problem {
  path: string
  message: string
}

/** Validation problems by path; an unknown field is reported at its own path. */
function problemsOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Problem[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({ path: [...path, key].join('.'), message: 'This field is not known.' }))
  }
  // among alternatives, the one whose only problem is an unknown field was meant
  const nearest = issue.code === 'invalid_union' ? issue.errors.find(onlyUnknownFields) : undefined
  return nearest ? nearest.flatMap(one => problemsOf(one, path)) : [{ path: path.join('.'), message: issue.message }]
}

const onlyUnknownFields = (issues: readonly z.core.$ZodIssue[]) =>
  issues.length > 0 && issues.every(({ code }) => code === 'unrecognized_keys')

/** Counts a call of an endpoint. @throws request.too-many */
export async function countCall(
  { path, perMinute }: Endpoint,
  actor: Actor,
  checkRate: CheckRate | null,
): Promise<void> {
  await checkRate?.(`${path}|${actor.customerId ?? addressKey(actor.ip)}`, perMinute ?? CALLS_PER_MINUTE)
}

/** @throws request.switched-off for a call of a feature that is switched off in the market */
function requireFeature({ feature, featureWhen = {} }: Endpoint, { market }: Actor, body: unknown): void {
  if (!feature || !isSwitchedOff(market, feature)) return
  const sent = new Map(Object.entries(body ?? {}))
  if (Object.entries(featureWhen).every(([name, value]) => sent.get(name) === value)) {
    throw appError('request.switched-off', { feature })
  }
}

async function run(route: Route, context: CallContext, input: RawInput, checkRate: CheckRate | null): Promise<unknown> {
  const { endpoint } = route
  await countCall(endpoint, context.actor, checkRate)
  const actor = authorize(endpoint, context.actor)
  const problems: Problem[] = []
  const part = (schema: z.ZodType | undefined, value: unknown, name: string) => {
    if (!schema) return undefined
    const result = schema.safeParse(value === undefined ? {} : value)
    if (result.success) return result.data
    problems.push(...result.error.issues.flatMap(issue => problemsOf(issue, [name])))
    return undefined
  }
  const schemas = schemasOf(endpoint)
  const params = part(schemas.params, input.params, 'params')
  const query = part(schemas.query, input.query, 'query')
  const body = part(schemas.body ?? NO_BODY, input.body, 'body')
  if (problems.length > 0) throw appError('request.invalid', { problems: problems.slice(0, 20) })
  requireFeature(endpoint, actor, body)
  const call = () => route.handle({ ...context, actor, params, query, body })
  return context.app.config.validateResponses ? validated(endpoint, call) : call()
}

/** Runs a handler and checks its result or error against the endpoint definition. */
async function validated(endpoint: Endpoint, call: () => Promise<unknown>): Promise<unknown> {
  const { method, path, errors } = endpoint
  let result: unknown
  try {
    result = await call()
  } catch (error) {
    if (error instanceof AppError && error.code !== 'request.invalid' && !isDeclared(error.code, errors))
      throw new Error(`${method} ${path} does not declare the error ${error.code}`, { cause: error })
    throw error
  }
  const { error } = schemasOf(endpoint).response.safeParse(result)
  if (error) throw new Error(`${method} ${path} returned what its schema does not allow: ${error.message}`)
  return result
}

const isDeclared = (code: ErrorCode, errors: readonly ErrorCode[]) =>
  errors.includes(code) || /^(session|server|request)\./.test(code)
