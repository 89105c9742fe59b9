// The message that a screen shows when a call fails.

import { ApiError } from './api/api-error.ts'
import { messageOf } from './session/session.ts'

/** The localized message for any error that a call rejected with. */
export function errorMessage(error: unknown): Promise<string> {
  return messageOf(error instanceof ApiError ? error : new ApiError(0, {}))
}

/** Names of the fields that the server rejected: the last part of each path. */
export function wrongFields(error: unknown): string[] {
  if (!(error instanceof ApiError)) return []
  return error.problems.map(({ path }) => path.split('.').at(-1) ?? '')
}
