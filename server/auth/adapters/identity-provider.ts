// Logins with identity providers by OpenID Connect: authorization code with PKCE, state and nonce, or an identity
// token.

import * as oidc from 'openid-client'
import { appError } from '../../platform/errors.ts'
import type { SocialClient } from '../../platform/social-settings.ts'

const TIMEOUT_SECONDS = 8

/** Facebook does not publish a token endpoint, so its configuration is given here. */
const FACEBOOK: oidc.ServerMetadata = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  id_token_signing_alg_values_supported: ['RS256'],
}

/** Values that the response of a login is checked against. */
export interface Attempt {
  state: string
  nonce: string
  verifier: string
}

/** The person identified by a provider. */
export interface Identity {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  /** Domain of the organisation that the account belongs to; empty for none. */
  hostedDomain: string
  name: string
  firstName: string
  lastName: string
  photoUrl: string
  idToken: string
  /** How the person authenticated, as in `amr`: pwd, otp, mfa, ... */
  methods: string[]
}

const expectIdToken = oidc.useIdTokenResponseType
type Returns = 'code' | 'token'
const known = {
  code: new WeakMap<SocialClient, Promise<oidc.Configuration>>(),
  token: new WeakMap<SocialClient, Promise<oidc.Configuration>>(),
}

/** The configuration of a provider; fetched once. @throws auth.social-not-ready */
async function configurationOf(client: SocialClient, returns: Returns): Promise<oidc.Configuration> {
  const found = known[returns].get(client) ?? load(client)
  known[returns].set(client, found)
  try {
    const configuration = await found
    if (returns === 'token') expectIdToken(configuration)
    return configuration
  } catch {
    known[returns].delete(client)
    throw appError('auth.social-not-ready')
  }
}

async function load({ clientId, clientSecret, issuer }: SocialClient): Promise<oidc.Configuration> {
  const authentication = oidc.ClientSecretPost(clientSecret)
  if (issuer === FACEBOOK.issuer) {
    const configuration = new oidc.Configuration(FACEBOOK, clientId, clientSecret, authentication)
    configuration.timeout = TIMEOUT_SECONDS
    oidc.enableNonRepudiationChecks(configuration)
    return configuration
  }
  // the settings allow http only for localhost
  const insecure = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  // signatures of identity tokens are checked although they come from the provider directly
  const execute = [oidc.enableNonRepudiationChecks, ...insecure]
  return oidc.discovery(new URL(issuer), clientId, clientSecret, authentication, { timeout: TIMEOUT_SECONDS, execute })
}

export const newAttempt = (): Attempt => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
})

/** The URL to redirect the browser to. @throws auth.social-not-ready */
export async function authorizationUrl(client: SocialClient, redirectUri: string, attempt: Attempt): Promise<string> {
  const configuration = await configurationOf(client, 'code')
  const { href } = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  })
  return href
}

/**
 * The identity in the URL that the provider redirected to.
 * @throws auth.social-not-ready, auth.social-cancelled, auth.social-not-logged-in
 */
export async function identityFrom(client: SocialClient, returned: URL, attempt: Attempt): Promise<Identity> {
  const configuration = await configurationOf(client, 'code')
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || !tokens.id_token) throw appError('auth.social-not-logged-in')
    return identityOf(claims, tokens.id_token)
  } catch (error) {
    throw asOwnError(error)
  }
}

/** The identity in an identity token. @throws auth.social-not-ready, auth.social-not-logged-in */
export async function identityOfToken(
  client: SocialClient,
  redirectUri: string,
  idToken: string,
  { state, nonce }: Attempt,
): Promise<Identity> {
  const configuration = await configurationOf(client, 'token')
  const returned = new URL(redirectUri)
  returned.hash = new URLSearchParams({ id_token: idToken, state }).toString()
  try {
    const claims = await oidc.implicitAuthentication(configuration, returned, nonce, { expectedState: state })
    return identityOf(claims, idToken)
  } catch (error) {
    throw asOwnError(error)
  }
}

const textOf = (claim: unknown, most = 200) => (typeof claim === 'string' ? claim.trim().slice(0, most) : '')

function identityOf(claims: oidc.IDToken, idToken: string): Identity {
  const name = textOf(claims.name)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(claims.email, 254),
    emailVerified: claims.email_verified === true,
    hostedDomain: textOf(claims.hd),
    name,
    firstName: textOf(claims.given_name, 60) || textOf(name.split(/\s+/)[0], 60),
    lastName: textOf(claims.family_name, 60),
    photoUrl: textOf(claims.picture, 2000),
    idToken,
    methods: Array.isArray(claims.amr) ? claims.amr.filter(method => typeof method === 'string') : [],
  }
}

const BUSY = ['server_error', 'temporarily_unavailable']
/** The provider cannot be reached, or its response is not OpenID Connect. */
const UNREACHABLE = [
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** The store's error for one of the provider. The provider's response is not repeated: it may contain tokens. */
function asOwnError(error: unknown): Error {
  if (error instanceof oidc.AuthorizationResponseError)
    return appError(BUSY.includes(error.error) ? 'auth.social-not-ready' : 'auth.social-cancelled')
  if (error instanceof oidc.ResponseBodyError)
    return appError(error.status >= 500 ? 'auth.social-not-ready' : 'auth.social-not-logged-in')
  if (error instanceof oidc.ClientError)
    return appError(UNREACHABLE.includes(error.code ?? '') ? 'auth.social-not-ready' : 'auth.social-not-logged-in')
  // the error of fetch without a connection
  if (error instanceof TypeError && error.message === 'fetch failed') return appError('auth.social-not-ready')
  return error instanceof Error ? error : appError('auth.social-not-logged-in')
}
