// Rules of sessions and logins: lifetimes, the format of access tokens, limits on wrong passwords.

/** A session ends when it is not used for `idleDays`, and `maxDays` after the login in any case. */
export const SESSION_RULES = { idleDays: 30, maxDays: 180 } as const
/** A session in use is extended once in this time, not with every call. */
export const SESSION_RENEWAL_MS = 24 * 3600 * 1000
/**
 * Free password attempts; each further one is followed by a pause, which doubles from `pauseSeconds` to
 * `maxPauseSeconds`. An IP address may be shared by many people behind one router, so it has more.
 */
export const LOGIN_ATTEMPT_RULES = {
  account: { free: 5, pauseSeconds: 15, maxPauseSeconds: 900 },
  address: { free: 30, pauseSeconds: 15, maxPauseSeconds: 900 },
} as const
/** How long a process caches a session; logouts invalidate it in all processes at once. */
export const SESSION_CACHE_MS = 60_000
/** How long a social login may take, and the proof of an account after it. */
export const SOCIAL_RULES = { attemptMs: 15 * 60_000, pendingMs: 30 * 60_000 } as const
/** How long a browser may take to sign, and how many passkeys an account may have. */
export const ACCESS_TOKEN_SECONDS = 24 * 3600

/** Words specific to this store that attackers try, in addition to common passwords. */
const STORE_WORDS = ['karkhana', 'कारखाना', 'industrial', 'marketplace']

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Whether a password is the name of the store or a personal detail of the customer, with digits and punctuation
 * around it.
 * `names` are names and mail addresses, of which the part before the @ counts.
 */
export function isPersonal(password: string, names: readonly string[], phone: string): boolean {
  const letters = lettersOf(password)
  const words = [...STORE_WORDS, ...names.map(name => lettersOf(name.split('@')[0] ?? ''))]
  if (words.some(word => word.length >= 3 && word === letters)) return true
  const digits = digitsOf(password)
  return letters === '' && digits.length >= 8 && digitsOf(phone).endsWith(digits)
}

/** Whether a session is from a partner's link and its limits have not been lifted by a code. */
export function isLimited(
  { partnerId, confirmedUntil }: { partnerId: string | null; confirmedUntil: Date | null },
  now: Date,
): boolean {
  return partnerId !== null && (confirmedUntil === null || confirmedUntil <= now)
}

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

/** The network of an IP address, which shows roughly where a login came from: /24 of IPv4, /48 of IPv6. */
export function networkOf(ip: string): string {
  const [, v4] = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(ip) ?? []
  if (v4) return `${v4}.0/24`
  const [left = '', right] = ip.split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const [head, tail] = [groups(left), groups(right)]
  const zeros = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  const all = [...head, ...Array<string>(zeros).fill('0'), ...tail]
  const isAddress = all.length === 8 && all.every(group => /^[\da-f]{1,4}$/i.test(group))
  return isAddress ? `${all.slice(0, 3).join(':')}::/48` : ''
}

/** By what a user agent contains; the first that fits counts, as most browsers name others too. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const DEVICES = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Browser and device of a user agent in plain words; empty where they are not known. */
export function deviceOf(userAgent: string): { browser: string; device: string } {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
  return { browser: nameIn(BROWSERS), device: nameIn(DEVICES) }
}
