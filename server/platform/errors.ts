// Errors with a code of the contract, which determines their HTTP status and message.

import { ERRORS, type ErrorBody, type ErrorCode } from '../../contract/shared/errors.ts'

/** An expected error that is reported to the caller; any other error is reported as a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /**
   * Details for the log. `problems`, the `msn` of the rejected product and the fields of `answer` are also part of
   * the response.
   */
  readonly data: { problems?: { path: string; message: string }[]; msn?: string; answer?: object } & Record<
    string,
    unknown
  >

  constructor(code: ErrorCode, data: AppError['data'] = {}) {
    const [, text] = ERRORS[code]
    super(data.msn === undefined ? text : `${text.replace(/\.$/, '')}: ${data.msn}.`)
    this.name = 'AppError'
    this.code = code
    this.status = ERRORS[code][0]
    this.data = data
  }
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
  const { problems, msn, answer } = known.data
  if (problems) body.problems = problems
  if (msn !== undefined) body.data = { msn }
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
