// Company sign-in (SSO): started at the company's identity provider and completed in the same browser.

import { needsSecondFactor } from '../../../contract/shared/permissions.ts'
import { authorizationUrl, type Identity, identityFrom, newAttempt } from '../../auth/service.ts'
import { type Actor, ownAsStaff, ownAsSystem, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { CompanyLogin } from '../../platform/company-login-settings.ts'
import type { Tx } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import type { CookieJar } from '../../platform/invoke.ts'
import { digest, newToken } from '../../platform/secrets.ts'
import { appendAudit } from '../repository/audit.ts'
import {
  findIdByCompanyAccount,
  insertCompanyAttempt,
  linkCompanyAccount,
  takeCompanyAttempt,
  unlinkCompanyAccount,
} from '../repository/company.ts'
import { findMemberByEmail, lockMember, type MemberRow } from '../repository/members.ts'
import { deleteOtherSessions } from '../repository/sessions.ts'
import { mayLink } from '../rules/login.ts'
import { permissionsOf } from '../rules/rights.ts'
import { attempt } from './attempts.ts'
import { change, requireOtherOwner } from './members.ts'
import { type LoggedIn, openStaffSession } from './sessions.ts'

/** Screen to which the provider redirects the browser. */
const RETURN_PATH = '/console/company'
const COOKIE = 'kh_staff_company'
const ATTEMPT_MS = 10 * 60_000
const PURPOSE = 'staff-company-verifier'
const COMPLETE_CALL = 'POST /api/admin/session/company/complete'

const redirectUriOf = (app: App, { market }: Actor) => `${originOf(app.config, market)}${RETURN_PATH}`

/** @throws request.not-found if company sign-in is not set up */
function settingsOf({ config }: App): CompanyLogin {
  if (!config.companyLogin) throw appError('request.not-found')
  return config.companyLogin
}

export function presentCompanyLogin({ config }: App) {
  if (!config.companyLogin) return null
  const { name, only } = config.companyLogin
  return { name: name.en, nameHi: name.hi, only }
}

/** Maps an error of the provider to a console error. */
function asStaffError(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.code.startsWith('auth.social-')) return error
  return appError(error.code === 'auth.social-not-ready' ? 'staff.company-unavailable' : 'staff.company-failed')
}

const orStaffError = (error: unknown): never => {
  throw asStaffError(error)
}

/** Starts a sign-in and returns the URL to redirect to. @throws request.not-found, staff.company-unavailable */
export async function startCompanyLogin(
  app: App,
  actor: Actor,
  cookies: CookieJar,
  returnTo: string,
): Promise<{ authorizationUrl: string }> {
  const { client } = settingsOf(app)
  const begun = newAttempt()
  const url = await authorizationUrl(client, redirectUriOf(app, actor), begun).catch(orStaffError)
  const browser = newToken()
  await insertCompanyAttempt(app.db, {
    ...{ stateHash: digest(begun.state), browserHash: digest(browser), nonce: begun.nonce, returnTo },
    verifierSealed: app.secrets.seal(PURPOSE, begun.verifier),
    expiresAt: new Date(actor.now.getTime() + ATTEMPT_MS),
  })
  cookies.set(COOKIE, browser, { maxAge: ATTEMPT_MS / 1000, strict: true })
  return { authorizationUrl: url }
}

/**
 * The sign-in identified by a state, which works once and only in the browser that started it.
 * @throws staff.company-failed
 */
async function takeAttempt(app: App, { now }: Actor, cookies: CookieJar, state: string) {
  const browser = cookies.get(COOKIE)
  cookies.set(COOKIE, '', { maxAge: 0, strict: true })
  const row = browser ? await takeCompanyAttempt(app.db, digest(state), digest(browser)) : null
  const verifier = row && app.secrets.unseal(PURPOSE, row.verifierSealed)
  if (!row || !verifier || row.expiresAt <= now) throw appError('staff.company-failed')
  return { returnTo: row.returnTo, begun: { state, nonce: row.nonce, verifier } }
}

/** Links a member to the provider account whose verified email matches. @throws staff.company-unknown */
async function link(app: App, tx: Tx, actor: Actor, identity: Identity): Promise<MemberRow> {
  const email = identity.email.toLowerCase()
  const found = identity.emailVerified && email ? await findMemberByEmail(tx, email) : null
  const member = found && (await lockMember(tx, found.id))
  if (!member || !mayLink(member, actor.now)) throw appError('staff.company-unknown')
  const { issuer, subject } = identity
  const owned = ownAsSystem(member, { kind: 'system', name: 'company sign-in' })
  await linkCompanyAccount(tx, owned, { issuer, subject, now: actor.now })
  await appendAudit(tx, {
    ...{ at: actor.now, who: `staff:${member.id}`, whoName: member.name, ip: actor.ip, requestId: actor.requestId },
    ...{ call: COMPLETE_CALL, recordKind: 'staff', recordId: member.id, input: null },
    ...{ before: { companyLogin: null }, after: { companyLogin: issuer } },
  })
  app.monitor.security('staff.company-linked', actor)
  return { ...member, companyLinkedAt: actor.now }
}

/** The member identified by the provider. @throws staff.company-unknown */
async function memberOf(app: App, tx: Tx, actor: Actor, identity: Identity): Promise<MemberRow> {
  const id = await findIdByCompanyAccount(tx, identity.issuer, identity.subject)
  const member = id === null ? await link(app, tx, actor, identity) : await lockMember(tx, id)
  if (!member || member.deactivatedAt) throw appError('staff.company-unknown')
  return member
}

/** The login steps still missing; a second factor at the provider counts if the operator trusts it. */
function stateAfter(member: MemberRow, providerFactor: boolean) {
  if (providerFactor) return 'signed-in' as const
  if (member.totpSealed) return 'second-factor' as const
  return needsSecondFactor(permissionsOf(member)) ? ('enrol' as const) : ('signed-in' as const)
}

/**
 * Completes a sign-in from the URL that the provider redirected to.
 * @throws request.not-found, staff.company-unavailable, staff.company-failed, staff.company-unknown, staff.too-many
 */
export async function completeCompanyLogin(
  app: App,
  actor: Actor,
  cookies: CookieJar,
  query: string,
): Promise<{ loggedIn: LoggedIn; returnTo: string }> {
  const { client, trustsMfa } = settingsOf(app)
  const returned = new URL(`?${query.replace(/^\?/, '')}`, redirectUriOf(app, actor))
  const state = returned.searchParams.get('state') ?? ''
  const done = await attempt(app, actor, `company ${digest(state).toString('base64url')}`, async () => {
    const { returnTo, begun } = await takeAttempt(app, actor, cookies, state)
    const identity = await identityFrom(client, returned, begun).catch(orStaffError)
    const loggedIn = await app.db.transaction(async tx => {
      const member = await memberOf(app, tx, actor, identity)
      const providerFactor = trustsMfa && identity.methods.includes('mfa')
      const opened = await openStaffSession(tx, actor, {
        ...{ staffId: member.id, state: stateAfter(member, providerFactor), replaces: 'any', providerFactor },
      })
      return { ...opened, member }
    })
    return { loggedIn, returnTo }
  })
  if (done.loggedIn.session.state === 'signed-in') app.monitor.security('staff.login-succeeded', actor)
  return done
}

/**
 * Unlinks the provider account; the member's sessions end.
 * @throws staff.unknown, staff.beyond-own, staff.last-owner
 */
export function removeCompanyLink(app: App, actor: Staff, staffId: string) {
  return change(app, actor, staffId, async (tx, member) => {
    if (member.companyLinkedAt === null) return
    // without a password, no owner could log in
    if (member.passwordHash === null) await requireOtherOwner(tx, member)
    await unlinkCompanyAccount(tx, ownAsStaff(member, actor, 'staff.unknown'))
    await deleteOtherSessions(tx, staffId, null)
  })
}
