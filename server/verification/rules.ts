// Rules of one-time codes: identifiers, limits, lifetimes, and validation of access keys.

import { createHash } from 'node:crypto'
import { leadingZeroBits } from '../../contract/auth/work.rules.ts'
import { normalizeEmail, normalizeMobile } from '../../contract/shared/identifiers.ts'
import type { Market } from '../../contract/shared/market.ts'

export const OTP_RULES = {
  lifeSeconds: 600,
  resendSeconds: 30,
  /** Codes per identifier in 24 hours; further requests fail with 429. */
  perIdentifier: 10,
  /** Codes per identifier in 24 hours that ask for no proof of work. */
  withoutWork: 3,
  /** Each further code asks for one bit more, up to this. */
  maxWorkBits: 24,
  workSeconds: 600,
  /** Codes per IP address in 24 hours. */
  perIp: 200,
  /** Attempts per code. */
  attempts: 5,
} as const

/** Purposes of a code. */
export const PURPOSES = ['login', 'signup', 'forgot-password', 'checkout', 'track-order', 'email-change'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Name of the message with a code. */
export const templateOf = (purpose: Purpose): string => `otp-${purpose}`

/** Login kind of the specification. */
export type IdentifierKind = 1 | 2
export interface Identifier {
  kind: IdentifierKind
  /** Lower-case email, or E.164 digits without the plus sign. */
  value: string
}

/** Parses an email or phone number as typed; null when it is neither. */
export function readIdentifier(
  market: Market,
  typed: { email?: string | undefined; phone?: string | undefined },
): Identifier | null {
  if (typed.email) {
    const email = normalizeEmail(typed.email)
    return email ? { kind: 1, value: email } : null
  }
  const phone = normalizeMobile(typed.phone ?? '', market)
  return phone ? { kind: 2, value: phone.slice(1) } : null
}

/** The national part of a stored phone number, formatted for display. */
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

/** Bits of work that the next code asks for after `sent` in 24 hours; null for none. */
export function workBitsAfter(sent: number, firstBits: number): number | null {
  const further = sent - OTP_RULES.withoutWork
  return further < 0 ? null : Math.min(OTP_RULES.maxWorkBits, firstBits + further)
}

/** Whether the SHA-256 of a solution begins with enough zero bits. */
export function isSolved(solution: string, bits: number): boolean {
  return leadingZeroBits(createHash('sha256').update(solution).digest()) >= bits
}

/** A code that the customer tells staff, who requested it. */
function codeForStaff(code: string, language: 'en' | 'hi', minutes: number): { subject: string; body: string } {
  return language === 'hi'
    ? {
        subject: 'आपके नए ईमेल पते का कोड',
        body: `${code} वह कोड है जिससे यह पता आपके कारखाना अकाउंट का ईमेल पता बनेगा। यह ${minutes} मिनट तक मान्य है। इसे हमारे स्टाफ़ को तभी बताएँ जब आपने यह बदलाव माँगा हो।`,
      }
    : {
        subject: 'The code for your new mail address',
        body: `${code} is the code that makes this the mail address of your Karkhana account. It is valid for ${minutes} minutes. Tell it to our staff only if you have asked for the change.`,
      }
}

/** Text of the message. A code must never appear on screen or in a log. */
export function otpMessage(code: string, language: 'en' | 'hi', purpose?: Purpose): { subject: string; body: string } {
  const minutes = OTP_RULES.lifeSeconds / 60
  if (purpose === 'email-change') return codeForStaff(code, language, minutes)
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
