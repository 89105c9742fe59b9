// Errors with a code of the contract, which determines their HTTP status and message.

import type { Feature } from '../../contract/settings/features.rules.ts'
import type { ErrorBody, RejectedProduct } from '../../contract/shared/error-body.ts'
import { ERRORS, type ErrorCode } from '../../contract/shared/errors.ts'
import { MARKET_INFO } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'

/** An expected error that is reported to the caller; any other error is reported as a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /**
   * Details for the log. `problems`, the `msn` of the rejected product with the numbers of its message, all rejected
   * `lines` and the fields of `answer` are also part of the response.
   */
  readonly data: {
    problems?: { path: string; message: string }[]
    msn?: string
    params?: Omit<RejectedProduct, 'msn'>
    lines?: NonNullable<ErrorBody['data']>['lines']
    /** Required proof of work, also part of the response. */
    challenge?: string
    answer?: object
    /** The missing permission, also part of the response. */
    permission?: Permission
    /** The feature that is switched off, also part of the response. */
    feature?: Feature
    /** What a stale save would have overwritten, also part of the response. */
    current?: object | null
    /** The exceeded money limit, also part of the response. */
    moneyLimit?: NonNullable<NonNullable<ErrorBody['data']>['moneyLimit']>
  } & Record<string, unknown>

  constructor(code: ErrorCode, data: AppError['data'] = {}) {
    const text = filled(ERRORS[code][1], { ...data.params, ...(data.moneyLimit && moneyTexts(data.moneyLimit)) })
    super(data.msn === undefined ? text : `${text.replace(/\.$/, '')}: ${data.msn}.`)
    this.name = 'AppError'
    this.code = code
    this.status = ERRORS[code][0]
    this.data = data
  }
}

/** Amounts for the English message, such as `INR 1250.00`. */
function moneyTexts({ market, limit, amount }: NonNullable<AppError['data']['moneyLimit']>): Record<string, string> {
  const text = (minor: number) => `${MARKET_INFO[market].currency} ${(minor / 100).toFixed(2)}`
  return { limit: text(limit), amount: text(amount) }
}

/** A message with its numbers. */
function filled(text: string, params: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** Creates an error by code: `throw appError('cart.empty')`. */
export function appError(code: ErrorCode, data: AppError['data'] = {}): AppError {
  return new AppError(code, data)
}

/** Seconds after which a caller may retry. */
const RETRY_AFTER_S = 5

/** Value of the header Retry-After, or undefined. */
export function retryAfterOf(error: unknown, status: number): number | undefined {
  if (error instanceof AppError && typeof error.data.retryAfter === 'number') return error.data.retryAfter
  return status === 503 ? RETRY_AFTER_S : undefined
}

/** Response body of a failed call. Unknown errors expose no details. */
export function errorBody(error: unknown, requestId: string): ErrorBody {
  const known =
    error instanceof AppError ? error : appError(isUnavailable(error) ? 'server.unavailable' : 'server.unknown')
  const body: ErrorBody = {
    status: false,
    statusCode: known.status,
    code: known.code,
    message: known.message,
    requestId,
  }
  const { problems, msn, params, lines, challenge, permission, feature, moneyLimit, current, answer } = known.data
  if (problems) body.problems = problems
  if (msn !== undefined) body.data = { msn, ...params, ...(lines && { lines }) }
  if (challenge !== undefined) body.data = { challenge }
  if (permission !== undefined) body.data = { permission }
  if (feature !== undefined) body.data = { feature }
  if (moneyLimit !== undefined) body.data = { moneyLimit }
  if (current !== undefined) body.data = { current }
  return { ...answer, ...body }
}

/**
 * Node error codes and SQLSTATE classes of temporary failures: connections, resources, timeouts, administrator
 * shutdown, search.
 */
const TEMPORARY =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P0[1-5]|57014|55P03|25P03|25006|40001|40P01|58030|SEARCH_UNAVAILABLE)$/
/** `pg` errors without a code. */
const CONNECTION_MESSAGE =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Query read timeout|not queryable|pool after calling end/i
const DISK_FULL = /^(ENOSPC|EDQUOT|53100)$/

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/** Whether a disk of the store or of the database is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && (DISK_FULL.test(codeOf(error)) || isDiskFull(error.cause))
}

/** Whether the database or the disk failed temporarily, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const now = TEMPORARY.test(codeOf(error)) || CONNECTION_MESSAGE.test(error.message) || isDiskFull(error)
  return now || isUnavailable(error.cause)
}
