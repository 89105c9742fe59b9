// The error with which every failed API call rejects.

import type { ErrorBody } from '../../../contract/shared/error-body.ts'
import type { ErrorCode } from '../../../contract/shared/errors.ts'

export class ApiError extends Error {
  /** HTTP status; 0 when there was no response. */
  readonly status: number
  readonly code: ErrorCode
  readonly requestId: string
  readonly problems: readonly { path: string; message: string }[]
  /** The rejected values, with the numbers that the message needs. */
  readonly data: ErrorBody['data']

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message || 'Something went wrong')
    this.name = 'ApiError'
    this.status = status
    this.code = body.code ?? 'server.unknown'
    this.requestId = body.requestId ?? ''
    this.problems = body.problems ?? []
    this.data = body.data
  }
}
