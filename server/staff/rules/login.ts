// Rules of staff: lifetimes of sessions and links, codes of authenticator apps, recovery codes, limits on attempts.

import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { needsSecondFactor } from '../../../contract/shared/permissions.ts'
import { permissionsOf, type WithRole } from './rights.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * A session ends after `idleMs` without use, and `maxMs` after the login in any case; an incomplete login ends after
 * `pendingMs`. A session in use is extended once per `renewalMs`.
 */
export const STAFF_SESSION_RULES = {
  ...{ idleMs: 30 * MINUTE_MS, maxMs: 12 * HOUR_MS },
  ...{ pendingMs: 10 * MINUTE_MS, renewalMs: MINUTE_MS },
} as const
/** How long a second factor counts as fresh. */
const CONFIRMED_MS = 10 * MINUTE_MS
export const INVITATION_MS = 72 * HOUR_MS
export const SETUP_LINK_MS = HOUR_MS
/** Free attempts and the pauses after them, as for customers; a whole office may share an IP address. */
export const STAFF_ATTEMPT_RULES = {
  account: { free: 5, pauseSeconds: 15, maxPauseSeconds: 900 },
  address: { free: 30, pauseSeconds: 15, maxPauseSeconds: 900 },
} as const

const STEP_MS = 30_000
const SECRET_BYTES = 20

/** Issuer shown in the authenticator app. */
const ISSUER = 'Karkhana'

/** A new secret for an authenticator app: base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

const totpOf = (secret: string, email: string) =>
  new TOTP({ issuer: ISSUER, label: email, algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000, secret })

/** The link for authenticator apps: `otpauth://totp/...`. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The time step of a code, at most one before or after the current one; null for a wrong code. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta
}

const RECOVERY_CODES = 10
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Ten recovery codes of 80 random bits in display form: two groups of eight characters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = [...randomBytes(16)].map(byte => BASE32[byte % BASE32.length]).join('')
    return `${text.slice(0, 8)}-${text.slice(8)}`
  })
}

/** A recovery code in its stored form, without the hyphen. */
export function plainRecoveryCode(code: string): string {
  return code.replaceAll('-', '')
}

type SessionMember = WithRole & { totpSealed: Buffer | null }

/**
 * Whether a member may use a password or passkey while company-only sign-in is on: owners may, so that nobody is
 * locked out by an outage.
 */
export const hasOwnLogin = ({ role }: WithRole): boolean => role === 'owner'

/**
 * Whether a member without a linked provider account may get one: active, or invited with a link that is still valid.
 */
export function mayLink(
  member: {
    companyLinkedAt: Date | null
    passwordHash: string | null
    invitedUntil: Date | null
    deactivatedAt: Date | null
  },
  now: Date,
): boolean {
  const { companyLinkedAt, passwordHash, invitedUntil, deactivatedAt } = member
  if (companyLinkedAt !== null || deactivatedAt !== null) return false
  return passwordHash !== null || (invitedUntil !== null && invitedUntil > now)
}

type SessionState = 'second-factor' | 'enrol' | 'signed-in'

/** What a session may do now: a member whose role requires a second factor must enrol one first. */
export function stateOf(
  session: { state: SessionState; providerFactor: boolean },
  member: SessionMember,
): SessionState {
  const lacksFactor = !session.providerFactor && member.totpSealed === null && needsSecondFactor(permissionsOf(member))
  return session.state === 'signed-in' && lacksFactor ? 'enrol' : session.state
}

/** Until when the last second factor of a session counts as fresh; null when it does not. */
export function confirmedUntil({ confirmedAt }: { confirmedAt: Date | null }, now: Date): Date | null {
  const until = confirmedAt && new Date(confirmedAt.getTime() + CONFIRMED_MS)
  return until && until > now ? until : null
}
