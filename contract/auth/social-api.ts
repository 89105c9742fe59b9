// Endpoints of logins with outside providers by OpenID Connect, and of a customer's linked provider accounts.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zUuid } from '../shared/schemas.ts'
import { zSession } from '../storefront/api.ts'
import { session } from '../storefront/examples.ts'
import { SOCIAL_PROVIDERS } from './social.rules.ts'

const zProvider = z.enum(SOCIAL_PROVIDERS)

/** Social user of specification section 3. */
const zSocialUser = z.object({
  /** User id at the provider. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  photoUrl: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Identifies the social user in the request that connects an account; empty once logged in. */
  authToken: z.string(),
  /** Identity token signed by the provider; empty in the response to a proof. */
  idToken: z.string(),
  provider: zProvider,
})
export type SocialUser = z.output<typeof zSocialUser>

const zSocialAccount = z.object({
  id: zUuid,
  provider: zProvider,
  email: z.string(),
  name: z.string(),
  connectedAt: z.string(),
  lastUsedAt: z.string(),
})
export type SocialAccount = z.output<typeof zSocialAccount>

const zName = z.string().max(40)
const ways = ['returned', 'idToken', 'authToken', 'refresh'] as const

const zSocialLogin = z
  .object({
    provider: zName,
    /** Unchanged query string of the URL to which the provider redirected the browser. */
    returned: z.string().max(6000).optional(),
    /** Identity token requested with the nonce of the state. */
    idToken: z.string().max(6000).optional(),
    state: z.string().max(200).optional(),
    /** Identifies the social user to connect with an account; requires a proof of that account. */
    authToken: z.string().max(6000).optional(),
    email: z.string().trim().max(254).optional(),
    phone: z.string().trim().max(20).optional(),
    /** From verifyOTP with the flow `login`, for the email or phone. */
    proof: z.string().max(200).optional(),
    password: z.string().min(1).max(128).optional(),
    /** Requests new tokens from the provider. */
    refresh: z.literal(true).optional(),
  })
  .refine(body => ways.filter(way => body[way] !== undefined).length === 1, {
    message: 'Give one of returned, idToken, authToken and refresh.',
  })
  .refine(({ idToken, state }) => (idToken === undefined) === (state === undefined), {
    message: 'An identity token goes with the state of its login.',
  })
  .refine(
    ({ authToken, email, phone, proof, password }) =>
      authToken === undefined
        ? !email && !phone && !proof && !password
        : Boolean(email) !== Boolean(phone) && Boolean(proof) !== Boolean(password),
    { message: 'To connect an account give its email or phone, and a proof or its password.' },
  )

export const socialEndpoints = defineEndpoints({
  socialProviders: {
    method: 'GET',
    path: '/api/v1/login/socialproviders',
    access: 'public',
    summary: 'Lists the login providers that are set up.',
    response: envelope(z.array(z.object({ provider: zProvider, name: z.string() }))),
    errors: [],
    example: ok([{ provider: 'google' as const, name: 'Google' }]),
  },
  startSocialLogin: {
    method: 'POST',
    path: '/api/v1/login/socialstart',
    access: 'public',
    summary:
      'Starts a login with a provider: returns the URL to send the browser to, with the state, nonce and code challenge of this session.',
    body: z.object({ provider: zName }),
    response: envelope(z.object({ authorizationUrl: z.string(), state: z.string(), nonce: z.string() })),
    errors: ['auth.social-unknown', 'auth.social-not-ready'],
    example: ok({
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=1&response_type=code',
      state: 'c3RhdGU',
      nonce: 'bm9uY2U',
    }),
    perMinute: 20,
  },
  socialLogin: {
    method: 'POST',
    path: '/api/v1/login/sociallogin',
    access: 'public',
    summary:
      'Logs in with the response of a provider. For a social user without an account it returns an authToken, which connects the account proved with a code or password.',
    body: zSocialLogin,
    response: envelope(
      z.object({
        socialUser: zSocialUser,
        /** Null until an account is verified. */
        session: zSession.nullable(),
      }),
    ),
    errors: [
      'auth.social-unknown',
      'auth.social-not-ready',
      'auth.social-cancelled',
      'auth.social-not-logged-in',
      'auth.social-refresh',
      'auth.identifier',
      'auth.proof',
      'auth.password-wrong',
      'auth.password-too-many',
      'auth.customer-exists',
      'customer.blocked',
    ],
    example: ok({
      socialUser: {
        id: '110169484474386276334',
        name: 'Asha Kulkarni',
        email: 'asha@example.com',
        photoUrl: '',
        firstName: 'Asha',
        lastName: 'Kulkarni',
        authToken: '',
        idToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln',
        provider: 'google' as const,
      },
      session,
    }),
    perMinute: 20,
  },
  socialAccounts: {
    method: 'GET',
    path: '/api/v1/login/socialaccounts',
    access: 'customer',
    summary: 'Lists the provider accounts that the customer has connected.',
    response: envelope(z.array(zSocialAccount)),
    errors: [],
    example: ok([
      {
        id: '4f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
        provider: 'google' as const,
        email: 'asha@example.com',
        name: 'Asha Kulkarni',
        connectedAt: '2026-11-20T06:12:00.000Z',
        lastUsedAt: '2026-11-22T08:30:00.000Z',
      },
    ]),
  },
  removeSocialAccount: {
    method: 'POST',
    path: '/api/v1/login/removesocialaccount',
    access: 'customer',
    sensitive: true,
    summary: 'Disconnects a provider account; it can no longer be used to log in.',
    body: z.object({ id: zUuid }),
    response: envelope(z.object({ removed: z.literal(true) })),
    errors: ['auth.social-account-unknown'],
    example: ok({ removed: true as const }),
  },
})
