// Reports browser errors to the server: for a quarter of page loads, at most five per load, without personal data.

import { cleanAddress } from '../../../contract/tracking/clean-address.rules.ts'
import { quietCall } from '../../framework/session/session.ts'

/** Share of the page loads that report their errors. */
const SAMPLED = 0.25
const MAX_PER_PAGE = 5
const MAX_LENGTH = 300

const isSampled = Math.random() < SAMPLED
const sent = new Set<string>()

interface BrowserError {
  kind: 'error' | 'rejection' | 'service-worker'
  message: string
  source?: string
  line?: number
  column?: number
}

function errorOf(event: ErrorEvent | PromiseRejectionEvent): BrowserError | null {
  if ('reason' in event) {
    const { reason } = event as { reason: unknown }
    // a failed call is known to the server, or there is no connection
    if (reason instanceof Error && reason.name === 'ApiError') return null
    return { kind: 'rejection', message: String(reason) }
  }
  const { message, filename, lineno, colno } = event
  return { kind: 'error', message, source: filename, line: lineno, column: colno }
}

/** Sends an error unless it was sent before. Never rejects: an error of this call must not be logged by itself. */
export async function logError(error: BrowserError): Promise<void> {
  const message = error.message.slice(0, MAX_LENGTH)
  if (!isSampled || sent.has(message) || sent.size >= MAX_PER_PAGE) return
  sent.add(message)
  const { kind, source = '', line = 0, column = 0 } = error
  const body = {
    kind,
    message,
    source: cleanAddress(source),
    line,
    column,
    page: location.pathname.slice(0, MAX_LENGTH),
  }
  await quietCall('POST /api/v1/analytic/browserErrors', { body }).catch(() => undefined)
}

export function logEvent(event: ErrorEvent | PromiseRejectionEvent): void {
  const error = errorOf(event)
  if (error) void logError(error)
}
