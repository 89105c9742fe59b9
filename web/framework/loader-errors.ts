// What page loaders share: the failure that shows the not-found page, the status of any failure.

import { ApiError } from './api/api-error.ts'

/** Thrown by a loader, it shows the not-found page. */
export function notFound(): ApiError {
  return new ApiError(404, {})
}

/** HTTP status of what a call rejected with; 500 when it has none. */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return typeof status === 'number' ? status : 500
}
