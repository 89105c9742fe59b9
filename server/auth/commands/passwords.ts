// Passwords: login with a limit on attempts, and setting a new one, which ends the other sessions of the customer.

import { hash as hashPassword, verify as verifyPassword } from '@node-rs/argon2'
import { changePassword } from '../../customers/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { addressKey } from '../../platform/rate-limit-plugin.ts'
import { type Identifier, identify, spendProof, type Typed } from '../../verification/service.ts'
import {
  type CredentialRow,
  findCredentials,
  findCredentialsById,
  forgiveLoginAttempts,
  insertLoginAttempt,
} from '../repository/credentials.ts'
import { deleteOtherSessions } from '../repository/sessions.ts'
import { isPersonal, LOGIN_ATTEMPT_RULES } from '../rules.ts'
import { recordFailedLogin } from './logins.ts'
import { uncacheSession } from './sessions.ts'

/** Hash to verify against when the customer is unknown, so that response times do not reveal it. */
const NO_PASSWORD = '$argon2id$v=19$m=19456,t=2,p=1$c29tZS1zYWx0LTEyMzQ1$3QmcFKL4QFjT8WxQ1hzoYoNRQ9OQ1v5BM1p2CBZQm3A'

/**
 * Verifies a password; takes equally long without a hash, so that the time does not reveal whether the account
 * exists.
 */
export async function passwordFits(hash: string | null | undefined, password: string): Promise<boolean> {
  const right = await verifyPassword(hash ?? NO_PASSWORD, password).catch(() => false)
  return right && hash != null
}

/**
 * Counts an attempt per account and IP address before the password is checked, so that concurrent attempts count too.
 * Unknown accounts are counted like known ones.
 * @throws auth.password-too-many
 */
async function countAttempt(app: App, { account, address }: AttemptKeys): Promise<void> {
  if (!app.config.rateLimits) return
  const retryAfter = await insertLoginAttempt(app.db, app.now(), [
    { key: account, ...LOGIN_ATTEMPT_RULES.account },
    { key: address, ...LOGIN_ATTEMPT_RULES.address },
  ])
  if (retryAfter > 0) throw appError('auth.password-too-many', { retryAfter })
}

interface AttemptKeys {
  account: string
  address: string
}

const keysOf = (actor: Actor, account: string): AttemptKeys => ({
  account: `account ${account}`,
  address: `address ${addressKey(actor.ip)}`,
})

const accountKey = ({ market }: Actor, { kind, value }: Identifier) => `${market} ${kind} ${value}`

/**
 * Finds the customer of an identifier and password. The error is the same for an unknown customer and a wrong password.
 * @throws auth.identifier, auth.password-wrong, auth.password-too-many
 */
export async function checkPassword(app: App, actor: Actor, typed: Typed, password: string): Promise<CredentialRow> {
  const identifier = identify(actor, typed)
  const keys = keysOf(actor, accountKey(actor, identifier))
  await countAttempt(app, keys)
  const customer = await findCredentials(app.db, actor.market, identifier.kind, identifier.value)
  const right = await passwordFits(customer?.passwordHash, password)
  if (!customer || !right) {
    if (customer) await recordFailedLogin(app, actor, customer.id, 'password')
    throw appError('auth.password-wrong')
  }
  await forgiveLoginAttempts(app.db, keys)
  return customer
}

/** The customer's personal details, which a password must not contain. */
export interface Person {
  email: string | null
  phone: string | null
  firstName: string
  lastName?: string
}

/** Hashes a new password. @throws auth.password-common for a common password */
export async function hashNewPassword(password: string, person: Person): Promise<string> {
  const { email, phone, firstName, lastName = '' } = person
  const names = [firstName, lastName, firstName + lastName, email ?? '']
  if (isPersonal(password, names, phone ?? '')) throw appError('auth.password-common')
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  if (dictionary['passwords-common'].includes(password.toLowerCase())) throw appError('auth.password-common')
  return hashPassword(password)
}

/** The customer of a forgot-password proof, or of the session and its current password. */
async function authorize(
  app: App,
  actor: Actor,
  input: Typed & { proof?: string | undefined; presentPassword?: string | undefined },
): Promise<{ customer: CredentialRow; identifier: Identifier | null }> {
  if (input.proof) {
    const identifier = identify(actor, input)
    const customer = await findCredentials(app.db, actor.market, identifier.kind, identifier.value)
    if (!customer) throw appError('auth.customer-unknown')
    return { customer, identifier }
  }
  if (!actor.customerId) throw appError('auth.proof')
  const customer = await findCredentialsById(app.db, actor.customerId)
  if (!customer) throw appError('session.expired')
  if (customer.passwordHash) {
    const keys = keysOf(actor, customer.id)
    await countAttempt(app, keys)
    if (!(await verifyPassword(customer.passwordHash, input.presentPassword ?? '')))
      throw appError('auth.password-wrong')
    await forgiveLoginAttempts(app.db, keys)
  }
  return { customer, identifier: null }
}

/**
 * Sets a new password, with a forgot-password proof or, when logged in, the current password. All other sessions of
 * the customer end: anybody who knew the old password is logged out.
 * @throws auth.proof, auth.password-wrong, auth.password-common, auth.password-too-many, auth.customer-unknown
 */
export async function setPassword(
  app: App,
  actor: Actor,
  input: Typed & { proof?: string | undefined; password: string; presentPassword?: string | undefined },
): Promise<void> {
  const { customer, identifier } = await authorize(app, actor, input)
  const hash = await hashNewPassword(input.password, customer)
  const own = actor.customerId === customer.id ? actor.sessionId : null
  const ended = await app.db.transaction(async tx => {
    if (identifier) await spendProof(tx, actor, identifier, ['forgot-password'], input.proof ?? '')
    await changePassword(tx, customer.id, hash)
    return deleteOtherSessions(tx, customer.id, own)
  })
  for (const id of ended) uncacheSession(app, id)
  app.monitor.security('password.changed', { ...actor, customerId: customer.id })
}
