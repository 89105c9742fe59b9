// HTTP headers and cookies of the API (specification section 7).

export const HEADERS = {
  /** Encrypted customer id, only when logged in. */
  userReference: 'x-user-reference',
  /** `Bearer <session token>`, only when logged in. */
  authorization: 'authorization',
  sessionId: 'x-session-id',
  deviceId: 'x-device-id',
  buildVersion: 'x-build-version',
  platform: 'x-platform',
  accessToken: 'x-access-token',
  requestId: 'x-request-id',
  /** `hi` for Hindi; absent for English. */
  language: 'language',
  /** Random string and hash that send-OTP calls require. */
  accessKey: 'x-access-key',
  /** Solved proof of work, required for a further one-time code to an email or phone: `challenge:number`. */
  work: 'x-proof-of-work',
  pincode: 'x-pincode',
  /** Value of the `kh_csrf` cookie, required on every write; staff calls use `kh_staff_csrf`. */
  csrf: 'x-csrf-token',
} as const

export const PLATFORM = 'DESKTOP'
export const BUILD_VERSION = '12.0.1'

/** Cookies: the session is HttpOnly; the CSRF token is read by the page; the others are preferences of the visitor. */
export const COOKIES = {
  session: 'kh_session',
  csrf: 'kh_csrf',
  device: 'kh_device',
  deliveryLocation: 'kh_place',
  /** The visitor's consent: `contract/tracking/consent.rules.ts`; readable by the page. */
  consent: 'kh_consent',
} as const

/**
 * Staff cookies of the console, separate from a customer's: the session is HttpOnly, the page can read the CSRF token.
 */
export const STAFF_COOKIES = { session: 'kh_staff', csrf: 'kh_staff_csrf' } as const

/** Prefix of all cookie names on https pages. */
export const SECURE_COOKIE_PREFIX = '__Host-'
