// The one way to refuse a call: an error with a code of the contract, its status and its message.

import { ERRORS, type ErrorBody, type ErrorCode } from '../../contract/shared/errors.ts'

/** A refusal that the caller is told of; anything else thrown is our fault and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /**
   * Field problems or figures for the log. `problems` and the `msn` of a refused product also reach the caller, and so
   * does `answer`, beside the error.
   */
  readonly data: { problems?: { path: string; message: string }[]; msn?: string; answer?: object } & Record<
    string,
    unknown
  >

  constructor(code: ErrorCode, data: AppError['data'] = {}) {
    const [, text] = ERRORS[code]
    super(data.msn === undefined ? text : `${text.replace(/\.$/, '')}: ${data.msn}.`)
    this.name = 'Refusal'
    this.code = code
    this.status = ERRORS[code][0]
    this.data = data
  }
}

/** Makes the error of a code: `throw appError('cart.empty')`. */
export function appError(code: ErrorCode, data: AppError['data'] = {}): AppError {
  return new AppError(code, data)
}

/** The body that a failed call answers. Unknown errors tell nothing but that something went wrong. */
export function errorBody(error: unknown, requestId: string): ErrorBody {
  const refusal =
    error instanceof AppError ? error : appError(isDatabaseUnavailable(error) ? 'server.unavailable' : 'server.unknown')
  const body: ErrorBody = {
    status: false,
    statusCode: refusal.status,
    code: refusal.code,
    message: refusal.message,
    requestId,
  }
  const { problems, msn, answer } = refusal.data
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

/** Whether the error means that the database could not be reached, so that trying again may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    CONNECTION_CODES.has(code) ||
    /Connection terminated|connection timeout|timeout exceeded when trying to connect/i.test(error.message)
  )
}
