// The first owner: created with a link that is printed at startup while there are no staff.

import type { Language } from '../../../contract/shared/market.ts'
import { MARKETS } from '../../../contract/shared/market.ts'
import { hashNewPassword } from '../../auth/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import { digest, newToken } from '../../platform/secrets.ts'
import { findMember, hasMembers, insertMember } from '../repository/members.ts'
import { deleteSetupLinks, insertSetupLink, isSetupLink, lockOwners } from '../repository/sessions.ts'
import { SETUP_LINK_MS } from '../rules/login.ts'
import { openAfterPassword, personOf } from './login.ts'
import type { LoggedIn } from './sessions.ts'

/**
 * A new link for the first owner, valid for an hour; null once there are staff. Links of other processes stay valid.
 */
export async function newSetupLink(app: App): Promise<string | null> {
  if (await hasMembers(app.db)) return null
  const token = newToken()
  const now = app.now()
  await insertSetupLink(app.db, digest(token), new Date(now.getTime() + SETUP_LINK_MS), now)
  return `${originOf(app.config, 'IN')}/console/setup/${token}`
}

/** @throws staff.setup-unknown */
export async function checkSetupLink(app: App, actor: Actor, token: string): Promise<void> {
  if (!(await isSetupLink(app.db, digest(token), actor.now))) throw appError('staff.setup-unknown')
}

/**
 * Creates the first owner and begins the login. Of two concurrent calls only one creates an owner.
 * @throws staff.setup-unknown
 */
export async function createFirstOwner(
  app: App,
  actor: Actor,
  { token, name, email, password, language }: FirstOwner,
): Promise<LoggedIn> {
  await checkSetupLink(app, actor, token)
  const passwordHash = await hashNewPassword(password, personOf({ email, name }))
  const { now } = actor
  const opened = await app.db.transaction(async tx => {
    await lockOwners(tx)
    if (!(await isSetupLink(tx, digest(token), now))) throw appError('staff.setup-unknown')
    const rights = { role: 'owner' as const, customRoleId: null, markets: [...MARKETS], language }
    const id = await insertMember(tx, {
      ...{ email, name, ...rights, passwordHash, invitation: null, createdBy: 'setup link', now },
    })
    const member = id && (await findMember(tx, id))
    if (!member) throw appError('staff.setup-unknown')
    await deleteSetupLinks(tx)
    return { ...(await openAfterPassword(tx, actor, member)), member }
  })
  app.monitor.security('staff.account-created', actor)
  return opened
}

interface FirstOwner {
  token: string
  name: string
  email: string
  password: string
  language: Language
}
