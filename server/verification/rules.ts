// Pure decisions of one-time codes: who is meant, how often, how long, and whether the access key was honestly made.

import { createHash } from 'node:crypto'
import { normalizeEmail, normalizeMobile } from '../../contract/shared/identifiers.ts'
import type { Market } from '../../contract/shared/market.ts'

export const OTP_RULES = {
  lifeSeconds: 600,
  resendSeconds: 30,
  /** Codes to one identifier in 24 hours; one more answers 429. */
  perIdentifier: 10,
  /** Codes from one address in 24 hours. */
  perIp: 200,
  /** Wrong tries of one code. */
  attempts: 5,
} as const

/** Login kind of the specification. */
export type IdentifierKind = 1 | 2
export interface Identifier {
  kind: IdentifierKind
  /** Lower-case email, or E.164 digits without the plus sign. */
  value: string
}

/** Reads an email or phone as people type it; null when it is neither. */
export function readIdentifier(
  market: Market,
  given: { email?: string | undefined; phone?: string | undefined },
): Identifier | null {
  if (given.email) {
    const email = normalizeEmail(given.email)
    return email ? { kind: 1, value: email } : null
  }
  const phone = normalizeMobile(given.phone ?? '', market)
  return phone ? { kind: 2, value: phone.slice(1) } : null
}

/** The national part of a stored phone number, as people write it. */
export function nationalPhone(market: Market, phone: string | null): string | null {
  if (phone === null) return null
  const prefix = market === 'AE' ? '971' : '91'
  return phone.startsWith(prefix) ? phone.slice(prefix.length) : phone
}

/** An access key is `random.hash`, the hash being SHA-256 hex of `random:device:identifier as typed`. */
export function accessKeyFits(key: string | undefined, deviceId: string, typed: string): boolean {
  const [random = '', hash = ''] = (key ?? '').split('.')
  if (!/^[A-Za-z0-9_-]{16,64}$/.test(random)) return false
  return createHash('sha256').update(`${random}:${deviceId}:${typed}`).digest('hex') === hash
}

/** What the message says. A code is never put where a screen or a log could show it. */
export function otpMessage(code: string, language: 'en' | 'hi'): { subject: string; body: string } {
  const minutes = OTP_RULES.lifeSeconds / 60
  return language === 'hi'
    ? {
        subject: 'आपका कारखाना कोड',
        body: `${code} आपका कारखाना कोड है। यह ${minutes} मिनट तक मान्य है। इसे किसी को न बताएँ।`,
      }
    : {
        subject: 'Your Karkhana code',
        body: `${code} is your Karkhana code. It is valid for ${minutes} minutes. Do not share it with anyone.`,
      }
}
