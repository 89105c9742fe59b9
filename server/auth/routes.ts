// HTTP routes of sessions, login and sign-up.

import { authEndpoints } from '../../contract/auth/api.ts'
import { passkeyEndpoints } from '../../contract/auth/passkeys-api.ts'
import { sessionEndpoints } from '../../contract/auth/sessions-api.ts'
import { socialEndpoints } from '../../contract/auth/social-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { COOKIES, HEADERS } from '../../contract/shared/headers.ts'
import type { Market } from '../../contract/shared/market.ts'
import { siteEndpoints } from '../../contract/storefront/api.ts'
import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { appError } from '../platform/errors.ts'
import { type CallContext, routes } from '../platform/invoke.ts'
import { checkAccessKey, identify, type Purpose, presentSent, sendCode, type Typed } from '../verification/service.ts'
import { loginsOf } from './commands/logins.ts'
import { confirmSession, endOtherSessions, endOwnSession, ownSessions } from './commands/own-sessions.ts'
import {
  addPasskey,
  loginByPasskey,
  newPasskeyOptions,
  passkeyLoginOptions,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from './commands/passkeys.ts'
import { setPassword } from './commands/passwords.ts'
import {
  cacheSession,
  issueAccessToken,
  openGuestSession,
  renewSession,
  setSessionCookies,
} from './commands/sessions.ts'
import { removeSocialAccount, socialAccountsOf } from './commands/social-accounts.ts'
import {
  completeSocialLogin,
  connectSocialUser,
  refreshSocialLogin,
  socialProviders,
  startSocialLogin,
} from './commands/social-login.ts'
import {
  customerExists,
  loginByCode,
  loginByPassword,
  logOut,
  presentSession,
  type StartedSession,
  signUp,
  verifyInFlow,
} from './service.ts'

type Call = Pick<CallContext, 'app' | 'cookies' | 'headers'> & { actor: Actor }

const agent = ({ headers }: Pick<Call, 'headers'>) => headers['user-agent'] ?? ''

/** The session of the visitor; opens a guest session if there is none. */
async function ensureSession({
  app,
  actor,
  cookies,
  headers,
}: Call): Promise<{ id: string; customerId: string | null; token: string | null; noOfItems?: number }> {
  if (actor.sessionId)
    return { id: actor.sessionId, customerId: actor.customerId, token: cookies.get(COOKIES.session) ?? null }
  const opened = await openGuestSession(app.db, actor, agent({ headers }))
  cacheSession(app, actor, opened)
  setSessionCookies(app, cookies, opened)
  return { ...opened, noOfItems: 0 }
}

/** Sets the cookies of a new registered session and returns it. */
async function startSession({ app, actor, cookies }: Call, opened: StartedSession) {
  setSessionCookies(app, cookies, opened)
  cacheSession(app, actor, opened)
  return presentSession(app, actor, opened)
}

async function send(app: App, { actor, headers }: Call, typed: Typed, purpose: Purpose) {
  const identifier = identify(actor, typed)
  await checkAccessKey(app, actor, typed, headers)
  return ok(presentSent(actor, identifier, await sendCode(app, actor, identifier, purpose, headers[HEADERS.work])))
}

/** Each country has its own call, which rejects numbers of the other one. @throws auth.identifier */
async function sendIn(market: Market, call: Call & { body: Typed }) {
  if (call.actor.market !== market) throw appError('auth.identifier')
  return send(call.app, call, call.body, 'login')
}

const { getSession, getToken } = siteEndpoints
export const sessionRoutes = routes(
  { getSession, getToken },
  {
    getSession: async call => {
      const session = await ensureSession(call)
      if (session.token) {
        await renewSession(call.app, session.token)
        setSessionCookies(call.app, call.cookies, { ...session, token: session.token })
      }
      return presentSession(call.app, call.actor, session)
    },
    getToken: async call => ok(issueAccessToken(call.app, (await ensureSession(call)).id)),
  },
)

export const ownSessionRoutes = routes(sessionEndpoints, {
  ownSessions: async ({ app, actor }) => ok(await ownSessions(app.db, actor)),
  ownLogins: async ({ app, actor, query }) => ok(await loginsOf(app.db, actor, query)),
  endOwnSession: async ({ app, actor, body }) => {
    await endOwnSession(app, actor, body.sessionId)
    return ok({ ended: 1 })
  },
  confirmSession: async ({ app, actor, body }) => ok({ confirmedUntil: await confirmSession(app, actor, body) }),
  isConfirmed: async () => ok({ confirmed: true as const }),
  endOtherSessions: async ({ app, actor }) => ok({ ended: await endOtherSessions(app, actor) }),
})

export const passkeyRoutes = routes(passkeyEndpoints, {
  passkeyLoginOptions: async ({ app, actor }) => ok(await passkeyLoginOptions(app, actor)),
  passkeyLogin: async call => startSession(call, await loginByPasskey(call.app, call.actor, call.body, agent(call))),
  passkeys: async ({ app, actor }) => ok(await passkeysOf(app.db, actor)),
  newPasskeyOptions: async ({ app, actor }) => ok(await newPasskeyOptions(app, actor)),
  addPasskey: async ({ app, actor, body }) => ok(await addPasskey(app, actor, body)),
  renamePasskey: async ({ app, actor, body }) => {
    await renamePasskey(app, actor, body.id, body.name)
    return ok({ renamed: true as const })
  },
  removePasskey: async ({ app, actor, body }) => {
    await removePasskey(app, actor, body.id)
    return ok({ removed: true as const })
  },
})

export const socialRoutes = routes(socialEndpoints, {
  socialProviders: async ({ app }) => ok(socialProviders(app)),
  startSocialLogin: async ({ app, actor, body }) => ok(await startSocialLogin(app, actor, body.provider)),
  socialLogin: async call => {
    const { app, actor, body } = call
    if (body.refresh) return refreshSocialLogin(app, actor, body.provider)
    const { authToken } = body
    const { socialUser, session } = await (authToken === undefined
      ? completeSocialLogin(app, actor, body, agent(call))
      : connectSocialUser(app, actor, { ...body, authToken }, agent(call)))
    return ok({ socialUser, session: session && (await startSession(call, session)) })
  },
  socialAccounts: async ({ app, actor }) => ok(await socialAccountsOf(app.db, actor)),
  removeSocialAccount: async ({ app, actor, body }) => {
    await removeSocialAccount(app, actor, body.id)
    return ok({ removed: true as const })
  },
})

export const authRoutes = routes(authEndpoints, {
  sendOtpIndia: call => sendIn('IN', call),
  sendOtpUae: call => sendIn('AE', call),
  sendOtpFlow: call => send(call.app, call, call.body, call.body.flowType),
  forgetPassword: call => send(call.app, call, call.body, 'forgot-password'),
  validateOtp: async call =>
    startSession(call, await loginByCode(call.app, call.actor, call.body, call.body.otp, agent(call))),
  verifyOtp: async ({ app, actor, body }) => ok(await verifyInFlow(app, actor, body, body.flowType, body.otp)),
  authenticate: async call =>
    startSession(call, await loginByPassword(call.app, call.actor, call.body, call.body.password, agent(call))),
  authenticateUser: async call => {
    const { app, actor, body } = call
    const opened = body.otp
      ? await loginByCode(app, actor, body, body.otp, agent(call))
      : await loginByPassword(app, actor, body, body.password ?? '', agent(call))
    return startSession(call, opened)
  },
  verifyCustomer: async ({ app, actor, body }) => {
    const typed = body.type === 1 ? { email: body.identifier } : { phone: body.identifier }
    return ok(await customerExists(app.db, actor, identify(actor, typed)))
  },
  signup: async call => startSession(call, await signUp(call.app, call.actor, call.body, agent(call))),
  updatePassword: async ({ app, actor, body }) => {
    await setPassword(app, actor, body)
    return ok({ updated: true as const })
  },
  logout: async ({ app, actor, cookies }) => {
    await logOut(app, actor)
    cookies.set(COOKIES.session, '', { maxAge: 0 })
    cookies.set(COOKIES.csrf, '', { maxAge: 0, readable: true })
    return ok({ ended: true as const })
  },
})
