// Errors with a code of the contract, which determines their HTTP status and message.

import { ERRORS, type ErrorBody, type ErrorCode, type RejectedProduct } from '../../contract/shared/errors.ts'

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
    answer?: object
  } & Record<string, unknown>

  constructor(code: ErrorCode, data: AppError['data'] = {}) {
    const text = filled(ERRORS[code][1], data.params ?? {})
    super(data.msn === undefined ? text : `${text.replace(/\.$/, '')}: ${data.msn}.`)
    this.name = 'AppError'
    this.code = code
    this.status = ERRORS[code][0]
    this.data = data
  }
}

/** A message with its numbers. */
function filled(text: string, params: Readonly<Record<string, number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** Creates an error by code: `throw appError('cart.empty')`. */
export function appError(code: ErrorCode, data: AppError['data'] = {}): AppError {
  return new AppError(code, data)
}

/** Response body of a failed call. Unknown errors expose no details. */
export function errorBody(error: unknown, requestId: string): ErrorBody {
  const known =
    error instanceof AppError ? error : appError(isDatabaseUnavailable(error) ? 'server.unavailable' : 'server.unknown')
  const body: ErrorBody = {
    status: false,
    statusCode: known.status,
    code: known.code,
    message: known.message,
    requestId,
  }
  const { problems, msn, params, lines, answer } = known.data
  if (problems) body.problems = problems
  if (msn !== undefined) body.data = { msn, ...params, ...(lines && { lines }) }
  return { ...answer, ...body }
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
])

/** Whether the database could not be reached, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    CONNECTION_CODES.has(code) ||
    /Connection terminated|connection timeout|timeout exceeded when trying to connect/i.test(error.message)
  )
}
