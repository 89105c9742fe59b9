// One-time codes by phone and email: rate limited, stored as hashes, limited attempts, single use.

import { randomInt } from 'node:crypto'
import { HEADERS } from '../../contract/shared/headers.ts'
import { queueMessage } from '../messages/service.ts'
import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { digest, newToken } from '../platform/secrets.ts'
import { newChallenge, solvedChallenge } from './commands/work.ts'
import { consumeProof, insertAccessKey, insertChallenge, tryCode } from './repository.ts'
import {
  accessKeyFits,
  type Identifier,
  nationalPhone,
  OTP_RULES,
  otpMessage,
  type Purpose,
  readIdentifier,
  templateOf,
  workBitsAfter,
} from './rules.ts'

export type { Identifier, Purpose } from './rules.ts'
export { nationalPhone, readIdentifier } from './rules.ts'

/** How long a code is valid. */
export const CODE_SECONDS = OTP_RULES.lifeSeconds

export interface Typed {
  email?: string | undefined
  phone?: string | undefined
}

/** Parses the identifier as typed. @throws auth.identifier */
export function identify(actor: Actor, typed: Typed): Identifier {
  const identifier = readIdentifier(actor.market, typed)
  if (!identifier)
    throw appError('auth.identifier', {
      problems: [{ path: typed.email ? 'body.email' : 'body.phone', message: 'Enter a valid mobile number or email.' }],
    })
  return identifier
}

/** Verifies and consumes the access key that a send-OTP call requires. @throws auth.access-key */
export async function checkAccessKey(
  app: App,
  actor: Actor,
  typed: Typed,
  headers: Record<string, string | undefined>,
): Promise<void> {
  const key = headers[HEADERS.accessKey]
  const fits = accessKeyFits(key, actor.deviceId, typed.email ?? typed.phone ?? '')
  if (!fits || !(await insertAccessKey(app.db, digest(key ?? '')))) throw appError('auth.access-key')
}

export interface SentCode {
  isCustomer: boolean
  /** When the next code can be requested. */
  resendInSeconds: number
}

/**
 * Sends a code within the limits per identifier and IP address. Requested again too early, the code that is on its way
 * stays valid and no other one is sent.
 * After the third code of a day each one asks for a solved proof of work, so that strangers cannot cheaply use up the
 * codes of a phone.
 * @throws auth.otp-too-many, auth.work-required
 */
export async function sendCode(
  app: App,
  actor: Actor,
  identifier: Identifier,
  purpose: Purpose,
  solution = '',
): Promise<SentCode> {
  const { market, language } = actor
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const solved = solvedChallenge(app, actor, identifier, solution)
  return app.db.transaction(async tx => {
    const isFresh = solved !== null && (await insertAccessKey(tx, digest(solved.challenge)))
    const further = isFresh ? solved.bits - app.config.otpWorkBits + 1 : 0
    const { inserted, waitSeconds, sentBefore, isCustomer } = await insertChallenge(tx, {
      market,
      kind: identifier.kind,
      identifier: identifier.value,
      purpose,
      codeHash: codeHash(app, actor, identifier, purpose, code),
      ip: actor.ip || null,
      seconds: OTP_RULES.lifeSeconds,
      perIdentifier: OTP_RULES.perIdentifier,
      worked: OTP_RULES.withoutWork + Math.max(0, further),
      perIp: app.config.rateLimits ? OTP_RULES.perIp : null,
      attempts: OTP_RULES.attempts,
      resendSeconds: OTP_RULES.resendSeconds,
    })
    if (waitSeconds > 0) return { isCustomer, resendInSeconds: waitSeconds }
    const bits = workBitsAfter(sentBefore, app.config.otpWorkBits)
    if (!inserted && sentBefore < OTP_RULES.perIdentifier && bits !== null && (!isFresh || solved.bits < bits))
      throw appError('auth.work-required', { challenge: newChallenge(app, actor, identifier, bits) })
    if (!inserted) throw appError('auth.otp-too-many')
    await queueMessage(app, tx, {
      channel: identifier.kind === 1 ? 'mail' : 'sms',
      recipient: identifier.value,
      template: templateOf(purpose),
      language,
      ...otpMessage(code, language, purpose),
    })
    return { isCustomer, resendInSeconds: OTP_RULES.resendSeconds }
  })
}

/** Verifies and consumes a code; a wrong code counts as an attempt. @throws auth.otp-* */
export async function spendCode(
  app: App,
  actor: Actor,
  identifier: Identifier,
  purpose: Purpose,
  code: string,
): Promise<void> {
  await checkCode(app, actor, identifier, purpose, code, null)
}

/** Verifies a code and returns a single-use proof for the next step, valid for 15 minutes. @throws auth.otp-* */
export async function proveCode(
  app: App,
  actor: Actor,
  identifier: Identifier,
  purpose: Purpose,
  code: string,
): Promise<string> {
  const proof = newToken()
  await checkCode(app, actor, identifier, purpose, code, digest(proof))
  return proof
}

/** Consumes a proof in the transaction of the change it authorizes. @throws auth.proof */
export async function spendProof(
  tx: Tx,
  actor: Actor,
  identifier: Identifier,
  purposes: readonly Purpose[],
  proof: string,
): Promise<void> {
  for (const purpose of purposes) {
    if (await consumeProof(tx, actor.market, identifier.value, purpose, digest(proof))) return
  }
  throw appError('auth.proof')
}

const ERRORS = {
  wrong: 'auth.otp-wrong',
  expired: 'auth.otp-expired',
  none: 'auth.otp-expired',
  exhausted: 'auth.otp-exhausted',
} as const

async function checkCode(
  app: App,
  actor: Actor,
  identifier: Identifier,
  purpose: Purpose,
  code: string,
  proofHash: Buffer | null,
): Promise<void> {
  const outcome = await tryCode(app.db, {
    market: actor.market,
    identifier: identifier.value,
    purpose,
    codeHash: codeHash(app, actor, identifier, purpose, code),
    attempts: OTP_RULES.attempts,
    proofHash,
  })
  if (outcome !== 'right') throw appError(ERRORS[outcome])
}

function codeHash(app: App, actor: Actor, identifier: Identifier, purpose: Purpose, code: string): Buffer {
  return Buffer.from(app.secrets.sign('otp', `${actor.market}|${identifier.value}|${purpose}|${code}`))
}

/** Response to a sent code. */
export function presentSent(actor: Actor, identifier: Identifier, { isCustomer, resendInSeconds }: SentCode) {
  return {
    identifierType: identifier.kind,
    identifier: identifier.kind === 1 ? identifier.value : (nationalPhone(actor.market, identifier.value) ?? ''),
    isUserExists: isCustomer,
    expiresInSeconds: OTP_RULES.lifeSeconds - (OTP_RULES.resendSeconds - resendInSeconds),
    resendInSeconds,
  }
}
