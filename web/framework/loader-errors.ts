// Errors of page loaders: the one that shows the not-found page, and the HTTP status of all others.

import { ApiError } from './api/api-error.ts'

/** Thrown by a loader to show the not-found page. */
export function notFound(): ApiError {
  return new ApiError(404, {})
}

/** HTTP status of an error from a call; 500 when it has none. */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return typeof status === 'number' ? status : 500
}
