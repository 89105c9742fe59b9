// The signed-in member and their permissions.

import { APPROVABLE } from '../../../contract/approvals/rights.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Permission } from '../../../contract/shared/permissions.ts'
import type { OwnMember, StaffSession } from '../../../contract/staff/schemas.ts'
import { createObservable, useObservable } from '../../ui/observable.ts'
import { call, setCallRules } from './api.ts'
import { language, theme } from './settings.ts'

const SIGNED_OUT: StaffSession = { state: 'signed-out', member: null, idleUntil: null, endsAt: null }

/** Null until the server has responded. */
export const session = createObservable<StaffSession | null>(null)
export const useSession = (): StaffSession | null => useObservable(session, null)

/** Applies a session, with the member's language and theme. */
export function takeSession(next: StaffSession): void {
  if (next.member) {
    language.set(next.member.language)
    theme.set(next.member.theme)
  }
  session.set(next)
}

/** Fetches the session of this browser. Rejects with an ApiError. */
export async function loadSession(): Promise<void> {
  const { data } = await call('GET /api/admin/session')
  takeSession(data)
}

/** The pending request for a fresh code; null if there is none. */
export const codeRequest = createObservable<{ done(confirmed: boolean): void } | null>(null)

setCallRules({
  signedOut: () => session.set(SIGNED_OUT),
  confirm: () =>
    new Promise(resolve => {
      codeRequest.set({
        done(confirmed) {
          codeRequest.set(null)
          resolve(confirmed)
        },
      })
    }),
})

/** Ends the session of this browser. Rejects with an ApiError. */
export async function logout(): Promise<void> {
  const { data } = await call('POST /api/admin/session/logout')
  session.set(data)
}

/** The signed-in member. @throws on screens shown while signed out */
export function useMember(): OwnMember {
  const member = useSession()?.member
  if (!member) throw new Error('Nobody is signed in')
  return member
}

/** Whether the signed-in member has a permission. */
export function useMay(): (permission: Permission) => boolean {
  const member = useSession()?.member
  return permission => member?.permissions.includes(permission) ?? false
}

/** Whether the member may be notified: of records, or of requests for approval. */
export function useIsNotified(): boolean {
  const may = useMay()
  return may('notes.read') || APPROVABLE.some(may)
}

/** The market among those of the member: the preferred one, otherwise the first. */
export function allowedMarket(wanted: Market, member: OwnMember | null | undefined): Market {
  const [first = wanted] = member?.markets ?? []
  return member && !member.markets.includes(wanted) ? first : wanted
}
