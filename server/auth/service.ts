// Login, sign-up and logout: a verified customer gets a new session and the guest's cart is merged.

import type { LoginWay } from '../../contract/auth/sessions-api.ts'
import type { Session } from '../../contract/storefront/api.ts'
import { countCartItems, mergeGuestCart } from '../cart/service.ts'
import { checkTaxNumber, registerCustomer, saveBusinessDetails } from '../customers/service.ts'
import { placeName } from '../delivery/service.ts'
import type { Actor, Customer } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import {
  type Identifier,
  identify,
  nationalPhone,
  type Purpose,
  proveCode,
  spendCode,
  spendProof,
  type Typed,
} from '../verification/service.ts'
import { recordFailedLogin } from './commands/logins.ts'
import { checkPassword, hashNewPassword } from './commands/passwords.ts'
import { endSession, type OpenedSession, openCustomerSession, uncacheSession } from './commands/sessions.ts'
import { type CredentialRow, findCredentials, findCredentialsById } from './repository/credentials.ts'

export { authorizationUrl, type Identity, identityFrom, newAttempt } from './adapters/identity-provider.ts'
export { loginsOf, NEW_DEVICE_TOPIC, type NewDeviceEvent } from './commands/logins.ts'
export { endAllSessions, endPartnerSessions, forgetSessions } from './commands/own-sessions.ts'
export { hashNewPassword, passwordFits } from './commands/passwords.ts'
export { cacheSession, setSessionCookies } from './commands/sessions.ts'
export {
  type CredentialRow,
  findCredentials,
  forgiveLoginAttempts,
  insertLoginAttempt,
} from './repository/credentials.ts'
export { listSessions } from './repository/sessions.ts'
export { deviceOf } from './rules.ts'

export async function customerExists(
  db: Db,
  actor: Actor,
  identifier: Identifier,
): Promise<{ exists: boolean; hasPassword: boolean }> {
  const customer = await findCredentials(db, actor.market, identifier.kind, identifier.value)
  return { exists: customer !== null, hasPassword: customer?.passwordHash != null }
}

/** A registered session with the customer data it starts with. */
export interface StartedSession extends OpenedSession {
  customer: CredentialRow
  noOfItems?: number
}

/** Whether a session was rejected because its customer was blocked meanwhile. */
const isOfBlocked = (error: unknown) => isRejectedBy(error, 'sessions_customer_allowed')
/** Whether it was rejected because the account was merged into another one, or deleted, meanwhile. */
const isOfEnded = (error: unknown) => isRejectedBy(error, 'sessions_customer_ended')

const isRejectedBy = (error: unknown, constraint: string) =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint

/** Replaces the guest session by one of the customer: a new token, merged cart, the old session ended. @throws customer.blocked */
export async function startRegistered(
  app: App,
  actor: Actor,
  customer: CredentialRow,
  { way, userAgent, partnerId = null }: { way: LoginWay; userAgent: string; partnerId?: string | null },
): Promise<StartedSession> {
  if (customer.blocked) throw appError('customer.blocked')
  const starting = app.db.transaction(async tx => {
    const merges = actor.sessionId !== null && actor.customerId === null
    const [merged, opened] = await Promise.all([
      merges ? mergeGuestCart(tx, actor.sessionId ?? '', customer.id).then(noOfItems => ({ noOfItems })) : {},
      openCustomerSession(tx, actor, customer.id, { way, userAgent, partnerId }),
    ])
    return { ...opened, ...merged, customer }
  })
  const started = await starting.catch(error => {
    if (isOfEnded(error)) throw appError('session.expired')
    throw isOfBlocked(error) ? appError('customer.blocked') : error
  })
  app.monitor.security('login.succeeded', { ...actor, customerId: customer.id })
  return started
}

/** Logs in by one-time code. @throws auth.otp-wrong, auth.otp-expired, auth.otp-exhausted, auth.customer-unknown */
export async function loginByCode(
  app: App,
  actor: Actor,
  typed: Typed,
  code: string,
  userAgent: string,
): Promise<StartedSession> {
  const identifier = identify(actor, typed)
  const customer = await findCredentials(app.db, actor.market, identifier.kind, identifier.value)
  try {
    await spendCode(app, actor, identifier, 'login', code)
  } catch (error) {
    if (customer) await recordFailedLogin(app, actor, customer.id, 'code')
    throw error
  }
  if (!customer) throw appError('auth.customer-unknown')
  return startRegistered(app, actor, customer, { way: 'code', userAgent })
}

/** Logs in by password. @throws auth.identifier, auth.password-wrong, auth.password-too-many */
export async function loginByPassword(
  app: App,
  actor: Actor,
  typed: Typed,
  password: string,
  userAgent: string,
): Promise<StartedSession> {
  const customer = await checkPassword(app, actor, typed, password)
  return startRegistered(app, actor, customer, { way: 'password', userAgent })
}

export interface SignUp extends Typed {
  firstName: string
  lastName: string
  proof: string
  userType: 'business' | 'online'
  companyName?: string | undefined
  gstin?: string | undefined
  password?: string | undefined
  proved?: 'email' | 'phone' | undefined
}

/**
 * Registers a customer and logs in. The verified identifier becomes the login; the other one is stored as contact
 * data.
 */
export async function signUp(app: App, actor: Actor, input: SignUp, userAgent: string): Promise<StartedSession> {
  if (!input.email && !input.phone) throw appError('auth.identifier')
  const email = input.email ? identify(actor, { email: input.email }) : null
  const phone = input.phone ? identify(actor, { phone: input.phone }) : null
  const proved = (input.proved === 'email' ? email : input.proved === 'phone' ? phone : null) ?? phone ?? email
  if (!proved) throw appError('auth.identifier')
  const gstin = input.gstin ? checkTaxNumber(actor.market, input.gstin) : ''
  const { firstName, lastName } = input
  const person = { email: email?.value ?? null, phone: phone?.value ?? null, firstName, lastName }
  const passwordHash = input.password ? await hashNewPassword(input.password, person) : null
  const customerId = await app.db.transaction(async tx => {
    await spendProof(tx, actor, proved, ['signup', 'login', 'checkout'], input.proof)
    const customer = await registerCustomer(tx, {
      market: actor.market,
      email: email?.value ?? null,
      phone: phone?.value ?? null,
      firstName: input.firstName,
      lastName: input.lastName,
      userType: input.userType,
      language: actor.language,
      passwordHash,
      emailProved: proved.kind === 1,
      phoneProved: proved.kind === 2,
    })
    if (gstin || input.companyName) {
      const details = { companyName: input.companyName ?? '', gstin, isGstInvoice: gstin !== '' }
      await saveBusinessDetails(tx, { market: actor.market, customerId: customer.customerId }, details)
    }
    return customer.customerId
  })
  app.monitor.security('account.created', { ...actor, customerId })
  const customer = await findCredentialsById(app.db, customerId)
  if (!customer) throw appError('session.expired')
  return startRegistered(app, actor, customer, { way: 'sign-up', userAgent })
}

/** Verifies a code within a flow; returns its proof. */
export async function verifyInFlow(app: App, actor: Actor, typed: Typed, flow: Purpose, code: string) {
  const identifier = identify(actor, typed)
  const proof = await proveCode(app, actor, identifier, flow, code)
  const { exists } = await customerExists(app.db, actor, identifier)
  return { proof, isUserExists: exists }
}

/** Ends the registered session. */
export async function logOut(app: App, actor: Customer): Promise<void> {
  await app.db.transaction(tx => endSession(tx, actor.sessionId))
  uncacheSession(app, actor.sessionId)
}

/** Input of a session response; data that the caller already has saves a query. */
export interface SessionFields {
  id: string | null
  customerId: string | null
  token: string | null
  customer?: CredentialRow
  noOfItems?: number
}

/** Everything a page needs to know about its visitor. */
export async function presentSession(app: App, actor: Actor, session: SessionFields): Promise<Session> {
  const who = { ...actor, sessionId: session.id, customerId: session.customerId }
  const [customer, noOfItems, place] = await Promise.all([
    session.customer ?? (session.customerId ? findCredentialsById(app.db, session.customerId) : null),
    session.noOfItems ?? countCartItems(app.db, who),
    actor.place ? placeName(app.db, actor.market, actor.place, actor.language) : null,
  ])
  return {
    statusCode: 200,
    sessionId: session.id,
    ...presentVisitor(app, customer, session.token),
    cart: { noOfItems },
    place: place && actor.place ? { code: actor.place, name: place } : null,
  }
}

function presentVisitor(app: App, customer: CredentialRow | null, token: string | null) {
  if (!customer) {
    return {
      userId: null,
      token: null,
      userReference: null,
      authenticated: 'false' as const,
      userName: '',
      email: { email: null },
      phone: { phone: null },
      userType: null,
      customerCategory: '',
      preferredLanguage: 'en' as const,
      taxRegistered: false,
    }
  }
  return {
    userId: customer.id,
    token,
    userReference: app.secrets.seal('user-reference', customer.id).toString('base64url'),
    authenticated: 'true' as const,
    userName: customer.firstName,
    email: { email: customer.email },
    phone: { phone: nationalPhone(customer.market, customer.phone) },
    userType: customer.userType,
    customerCategory: customer.customerCategory,
    preferredLanguage: customer.preferredLanguage,
    taxRegistered: customer.taxRegistered,
  }
}
