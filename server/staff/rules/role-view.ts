// What a session that views the console as a role may read: what both the role and its member may.

import type { Market } from '../../../contract/shared/market.ts'
import { type MoneyLimits, stricter } from '../../../contract/shared/money-limits.rules.ts'
import type { Permission, StaffRole } from '../../../contract/shared/permissions.ts'
import { type CustomRole, limitsOf, permissionsOf, type WithRole } from './rights.ts'

/** How long it lasts. */
export const VIEW_MS = 60 * 60_000

/** Stored with a session; all null when it does not view as a role. */
export interface StoredView {
  viewRole: StaffRole | null
  /** Also null if a custom role was deleted meanwhile. */
  viewCustomRole: CustomRole | null
  viewMarkets: Market[] | null
  viewUntil: Date | null
}

/** The role that a session views the console as now; null if it does not, or no longer does. */
export function viewOf(session: StoredView, now: Date): (WithRole & { until: Date }) | null {
  const { viewRole, viewCustomRole, viewUntil } = session
  return viewUntil && viewUntil > now ? { role: viewRole, customRole: viewCustomRole, until: viewUntil } : null
}

interface Holder extends WithRole {
  markets: Market[]
}

interface SessionRights {
  role: StaffRole | null
  permissions: readonly Permission[]
  markets: Market[]
  moneyLimits: MoneyLimits
  /** Whether the session views the console as a role, and so cannot write. */
  readOnly: boolean
}

/** The rights of a session: those of its member, limited to the role it views as. */
export function sessionRights(session: StoredView, member: Holder, now: Date): SessionRights {
  const own = permissionsOf(member)
  const view = viewOf(session, now)
  const moneyLimits = limitsOf(member)
  if (!view) return { role: member.role, permissions: own, markets: member.markets, moneyLimits, readOnly: false }
  const given = permissionsOf(view)
  return {
    role: view.role === member.role ? member.role : null,
    permissions: own.filter(permission => given.includes(permission)),
    markets: member.markets.filter(market => session.viewMarkets?.includes(market)),
    moneyLimits: stricter(moneyLimits, limitsOf(view)),
    readOnly: true,
  }
}
