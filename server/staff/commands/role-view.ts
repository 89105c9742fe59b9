// Views the console as a role: the session has the read rights of the role and cannot write.

import type { Market } from '../../../contract/shared/market.ts'
import { requireMarket, requireMember, type Staff, type StaffMember } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { endView, startView } from '../repository/sessions.ts'
import { VIEW_MS } from '../rules/role-view.ts'
import { holdRole, type RoleChoice } from './rights.ts'

interface View extends RoleChoice {
  markets: Market[]
}

/** Starts it for this session. @throws session.forbidden for a market beyond the caller's own, staff.role-unknown */
export async function startRoleView(app: App, actor: Staff, view: View): Promise<void> {
  const { sessionId, staffId } = requireMember(actor)
  for (const market of view.markets) requireMarket(actor, market)
  await app.db.transaction(async tx => {
    const { role, customRole } = await holdRole(tx, view)
    const until = new Date(actor.now.getTime() + VIEW_MS)
    const { markets } = view
    await startView(tx, sessionId, { role, customRoleId: customRole?.roleId ?? null, markets, until })
    const after = { seesAs: customRole?.name ?? role, markets, until: until.toISOString() }
    describeChange({ recordKind: 'staff', recordId: staffId, after })
  })
}

/** Ends it. Idempotent. */
export async function endRoleView(app: App, { sessionId, staffId }: StaffMember): Promise<void> {
  await app.db.transaction(async tx => {
    await endView(tx, sessionId)
    describeChange({ recordKind: 'staff', recordId: staffId, after: { seesAs: null } })
  })
}
