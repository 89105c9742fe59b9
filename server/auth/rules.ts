// Rules of sessions: lifetimes and the format of access tokens.

export const SESSION_DAYS = 30
/** How long a process caches a session; logouts invalidate it in all processes at once. */
export const SESSION_CACHE_MS = 60_000
export const ACCESS_TOKEN_SECONDS = 24 * 3600

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The signed text of an access token: session and expiry (seconds since 1970). */
export function accessTokenText(sessionId: string, expires: number): string {
  return `${sessionId}.${expires}`
}

/** Parses `session.expires.signature`; null when malformed or expired. */
export function readAccessToken(
  token: string,
  nowMs: number,
): { sessionId: string; text: string; signature: string } | null {
  const [sessionId = '', expires = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !UUID.test(sessionId) || !/^\d{10}$/.test(expires) || !signature) return null
  if (Number(expires) * 1000 < nowMs) return null
  return { sessionId, text: accessTokenText(sessionId, Number(expires)), signature }
}
