// Social logins: started, completed, and linked to an account that a code or password has proved.

import { z } from 'zod'
import {
  PROVIDER_NAMES,
  readProvider,
  SOCIAL_PROVIDERS,
  type SocialProvider,
  vouchesForEmail,
} from '../../../contract/auth/social.rules.ts'
import type { SocialUser } from '../../../contract/auth/social-api.ts'
import { registerCustomer } from '../../customers/service.ts'
import { type Actor, requireSession, type SessionActor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import { digest } from '../../platform/secrets.ts'
import type { SocialClient } from '../../platform/social-settings.ts'
import { type Identifier, identify, readIdentifier, spendProof, type Typed } from '../../verification/service.ts'
import {
  type Attempt,
  authorizationUrl,
  type Identity,
  identityFrom,
  identityOfToken,
  newAttempt,
} from '../adapters/identity-provider.ts'
import { findCredentials, findCredentialsById } from '../repository/credentials.ts'
import {
  insertSocialAccount,
  insertSocialAttempt,
  takeSocialAttempt,
  touchSocialAccount,
} from '../repository/social.ts'
import { SOCIAL_RULES } from '../rules.ts'
import { type StartedSession, startRegistered } from '../service.ts'
import { checkPassword } from './passwords.ts'

/** Page to which every provider redirects the browser. */
const RETURN_PATH = '/login/social'
const redirectUriOf = (app: App, { market }: Actor) => `${originOf(app.config, market)}${RETURN_PATH}`

export const socialProviders = (app: App) =>
  SOCIAL_PROVIDERS.filter(provider => app.config.social[provider] !== null).map(provider => ({
    provider,
    name: PROVIDER_NAMES[provider],
  }))

/** @throws auth.social-unknown */
function clientOf(app: App, name: string): { provider: SocialProvider; client: SocialClient } {
  const provider = readProvider(name)
  const client = provider && app.config.social[provider]
  if (!client) throw appError('auth.social-unknown')
  return { provider, client }
}

/** Starts a login at a provider. @throws auth.social-unknown, auth.social-not-ready */
export async function startSocialLogin(app: App, actor: Actor, name: string) {
  const { provider, client } = clientOf(app, name)
  const { sessionId } = requireSession(actor)
  const attempt = newAttempt()
  const url = await authorizationUrl(client, redirectUriOf(app, actor), attempt)
  await insertSocialAttempt(app.db, {
    stateHash: digest(attempt.state),
    sessionId,
    provider,
    nonce: attempt.nonce,
    verifierSealed: app.secrets.seal('social-verifier', attempt.verifier),
    expiresAt: new Date(actor.now.getTime() + SOCIAL_RULES.attemptMs),
  })
  return { authorizationUrl: url, state: attempt.state, nonce: attempt.nonce }
}

/** Consumes the login identified by a state, which works once and only in its own session. */
async function takeAttempt(
  app: App,
  actor: SessionActor,
  provider: SocialProvider,
  state: string,
): Promise<Attempt | null> {
  const row = await takeSocialAttempt(app.db, digest(state), actor.sessionId, provider)
  const verifier = row && app.secrets.unseal('social-verifier', row.verifierSealed)
  return row && verifier && row.expiresAt > actor.now ? { state, nonce: row.nonce, verifier } : null
}

export interface SocialReturn {
  provider: string
  returned?: string | undefined
  idToken?: string | undefined
  state?: string | undefined
}

export interface SocialResult {
  socialUser: SocialUser
  session: StartedSession | null
}

/**
 * Completes a social login: logs in the customer who has linked the account, or a new one whose email the provider
 * itself hosts. Otherwise returns an `authToken` with which the visitor proves an account.
 * @throws auth.social-unknown, auth.social-not-ready, auth.social-cancelled, auth.social-not-logged-in
 */
export async function completeSocialLogin(
  app: App,
  visitor: Actor,
  input: SocialReturn,
  userAgent: string,
): Promise<SocialResult> {
  const { provider, client } = clientOf(app, input.provider)
  const actor = requireSession(visitor)
  const redirectUri = redirectUriOf(app, actor)
  const returned = new URL(`?${(input.returned ?? '').replace(/^\?/, '')}`, redirectUri)
  const attempt = await takeAttempt(app, actor, provider, input.state ?? returned.searchParams.get('state') ?? '')
  if (!attempt) throw appError('auth.social-not-logged-in')
  const identity =
    input.idToken === undefined
      ? await identityFrom(client, returned, attempt)
      : await identityOfToken(client, redirectUri, input.idToken, attempt)
  const pending = { provider, ...identity }
  const customerId = await customerOf(app, actor, pending)
  const socialUser = presentUser(provider, identity)
  if (customerId) return { socialUser, session: await enter(app, actor, customerId, userAgent) }
  return { socialUser: { ...socialUser, authToken: sealPending(app, actor, pending) }, session: null }
}

const presentUser = (provider: SocialProvider, identity: Pending & Partial<Identity>): SocialUser => ({
  id: identity.subject,
  name: identity.name,
  email: identity.email,
  photoUrl: identity.photoUrl ?? '',
  firstName: identity.firstName,
  lastName: identity.lastName,
  authToken: '',
  idToken: identity.idToken ?? '',
  provider,
})

/** The customer linked to a provider account; registers a new one if the provider vouches for the email. */
async function customerOf(
  app: App,
  actor: Actor,
  identity: Identity & { provider: SocialProvider },
): Promise<string | null> {
  const { provider, issuer, subject } = identity
  const key = { market: actor.market, provider, issuer, subject }
  const known = await touchSocialAccount(app.db, key, actor.now)
  if (known) return known
  const email = vouchesForEmail(provider, identity) ? readIdentifier(actor.market, { email: identity.email }) : null
  if (!email || (await findCredentials(app.db, actor.market, email.kind, email.value))) return null
  return app.db.transaction(tx => registerWith(tx, actor, email, { ...identity, provider }))
}

async function enter(app: App, actor: Actor, customerId: string, userAgent: string): Promise<StartedSession> {
  const customer = await findCredentialsById(app.db, customerId)
  if (!customer) throw appError('auth.social-not-logged-in')
  return startRegistered(app, actor, customer, { way: 'social', userAgent })
}

const zPending = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})
/** A social user who has no account yet. */
type Pending = Omit<z.output<typeof zPending>, 'provider'>
const zSealed = z.object({ sessionId: z.string(), expires: z.number(), pending: zPending })

function sealPending(app: App, { sessionId, now }: SessionActor, pending: Pending & { provider: SocialProvider }) {
  const expires = now.getTime() + SOCIAL_RULES.pendingMs
  const text = JSON.stringify({ sessionId, expires, pending: zPending.parse(pending) })
  return app.secrets.seal('social-user', text).toString('base64url')
}

/** @throws auth.social-not-logged-in */
function unsealPending(app: App, actor: Actor, authToken: string, name: SocialProvider) {
  const text = app.secrets.unseal('social-user', Buffer.from(authToken, 'base64url'))
  const sealed = text === null ? null : zSealed.parse(JSON.parse(text))
  const fits = sealed && sealed.sessionId === actor.sessionId && sealed.expires > actor.now.getTime()
  if (!fits || sealed.pending.provider !== name) throw appError('auth.social-not-logged-in')
  return sealed.pending
}

export interface ConnectInput extends Typed {
  provider: string
  authToken: string
  proof?: string | undefined
  password?: string | undefined
}

/**
 * Links a provider account to the customer whose email or phone is proved by a code or password, and logs in. A code
 * for an email or phone without an account registers one.
 * @throws auth.social-unknown, auth.social-not-logged-in, auth.identifier, auth.proof, auth.password-wrong,
 *   auth.password-too-many, auth.customer-exists
 */
export async function connectSocialUser(
  app: App,
  actor: Actor,
  input: ConnectInput,
  userAgent: string,
): Promise<SocialResult> {
  const { provider } = clientOf(app, input.provider)
  const pending = unsealPending(app, actor, input.authToken, provider)
  const identifier = identify(actor, input)
  const byPassword = input.password ? await checkPassword(app, actor, input, input.password) : null
  const customerId = await app.db.transaction(async tx => {
    if (!byPassword) await spendProof(tx, actor, identifier, ['login', 'signup'], input.proof ?? '')
    const customer = byPassword ?? (await findCredentials(tx, actor.market, identifier.kind, identifier.value))
    if (!customer) return registerWith(tx, actor, identifier, pending)
    await connect(tx, actor, customer.id, pending)
    return customer.id
  })
  app.monitor.security('social-account.connected', { ...actor, customerId })
  const session = await enter(app, actor, customerId, userAgent)
  return { socialUser: presentUser(provider, pending), session }
}

/** @throws auth.customer-exists if the provider account belongs to another customer */
async function connect(
  tx: Tx,
  { market, now }: Actor,
  customerId: string,
  { provider, issuer, subject, email, name }: Pending & { provider: SocialProvider },
): Promise<void> {
  const key = { market, provider, issuer, subject }
  if (!(await insertSocialAccount(tx, key, { customerId, email, name, now }))) throw appError('auth.customer-exists')
}

/** Registers a customer with a proved email or phone, and the name from the provider. */
async function registerWith(
  tx: Tx,
  actor: Actor,
  proved: Identifier,
  pending: Pending & { provider: SocialProvider },
): Promise<string> {
  const contact = pending.email ? readIdentifier(actor.market, { email: pending.email }) : null
  const { customerId } = await registerCustomer(tx, {
    market: actor.market,
    email: proved.kind === 1 ? proved.value : (contact?.value ?? null),
    phone: proved.kind === 2 ? proved.value : null,
    firstName: pending.firstName,
    lastName: pending.lastName,
    userType: 'online',
    language: actor.language,
    passwordHash: null,
    emailProved: proved.kind === 1,
    phoneProved: proved.kind === 2,
  })
  await connect(tx, actor, customerId, pending)
  return customerId
}

/**
 * New tokens of a provider. The store keeps none, so there is nothing to refresh.
 * @throws auth.social-unknown, auth.social-not-logged-in, auth.social-refresh
 */
export function refreshSocialLogin(app: App, actor: Actor, name: string): never {
  clientOf(app, name)
  throw appError(actor.customerId ? 'auth.social-refresh' : 'auth.social-not-logged-in')
}
