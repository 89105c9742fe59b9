// Staff for tests: the rights of a role, and members who are signed in at the console.

import { TOTP } from 'otpauth'
import { MARKETS } from '../../contract/shared/market.ts'
import { type MoneyLimits, NO_LIMITS } from '../../contract/shared/money-limits.rules.ts'
import { type Permission, STAFF_ROLES, type StaffRole } from '../../contract/shared/permissions.ts'
import type { Staff } from '../platform/actor.ts'
import { inviteByOperator } from '../staff/service.ts'
import type { TestStore, Visitor } from './store.ts'

/** The rights of a role in both markets, for calls of use cases. */
export function testRights(
  role: StaffRole,
): Pick<Staff, 'name' | 'role' | 'permissions' | 'markets' | 'moneyLimits' | 'confirmedUntil'> {
  return {
    name: 'Test',
    role,
    permissions: STAFF_ROLES[role],
    markets: MARKETS,
    moneyLimits: NO_LIMITS,
    confirmedUntil: null,
  }
}

/** When API keys of tests end. */
export const KEY_END = '2099-01-01T00:00:00.000Z'

export const TEST_PASSWORD = 'a long password of the test'

/** The code of an authenticator app at a time of the store; `steps` later or earlier. */
export function codeOf(secret: string, now: Date, steps = 0): string {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: now.getTime() + steps * 30_000,
  })
}

export interface SignedIn {
  visitor: Visitor
  staffId: string
  email: string
  /** Of the authenticator app; empty where the role needs none. */
  secret: string
  recoveryCodes: string[]
}

let members = 0

/** Accepts an invitation and sets up an authenticator app where the role needs one. */
async function join(store: TestStore, email: string, token: string): Promise<SignedIn> {
  const visitor = store.visitor()
  const params = { token }
  const body = { password: TEST_PASSWORD }
  const begun = await visitor.call('POST /api/admin/session/invitation/{token}', { params, body })
  if (begun.data.state === 'signed-in')
    return { visitor, email, staffId: begun.data.member?.staffId ?? '', secret: '', recoveryCodes: [] }
  const { secret } = (await visitor.call('POST /api/admin/session/enrol')).data
  const code = { code: codeOf(secret, store.app.now()) }
  const { session, recoveryCodes } = (await visitor.call('POST /api/admin/session/enrol/confirm', { body: code })).data
  return { visitor, email, staffId: session.member?.staffId ?? '', secret, recoveryCodes }
}

/** A new signed-in member with a role. */
export async function openStaff(
  store: TestStore,
  role: StaffRole,
  markets: readonly ('IN' | 'AE')[] = MARKETS,
): Promise<SignedIn> {
  const email = `${role}${++members}@staff.example`
  const invitee = { email, name: `Staff ${members}`, role, markets: [...markets], language: 'en' as const }
  const { link } = await inviteByOperator(store.app, invitee)
  return join(store, email, link.split('/').at(-1) ?? '')
}

/** A new signed-in member with a custom role defined by an owner. */
export async function openCustomStaff(
  store: TestStore,
  owner: SignedIn,
  permissions: Permission[],
  markets: readonly ('IN' | 'AE')[] = MARKETS,
  moneyLimits: MoneyLimits = NO_LIMITS,
): Promise<SignedIn & { roleId: string }> {
  const email = `custom${++members}@staff.example`
  const role = { name: `Role of ${email}`, permissions, moneyLimits }
  const { roleId } = (await owner.visitor.call('POST /api/admin/staff/roles', { body: role })).data
  const invitee = {
    email,
    name: `Staff ${members}`,
    customRoleId: roleId,
    markets: [...markets],
    language: 'en' as const,
  }
  const { link } = await inviteByOperator(store.app, invitee)
  return { ...(await join(store, email, link.split('/').at(-1) ?? '')), roleId }
}
