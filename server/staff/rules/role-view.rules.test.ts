// The rights of a session that views the console as a role: never more than those of its member.

import { expect, it } from 'vitest'
import { STAFF_ROLES } from '../../../contract/shared/permissions.ts'
import { sessionRights } from './role-view.ts'

const NOW = new Date('2026-11-27T02:00:00Z')
const owner = { role: 'owner' as const, customRole: null, markets: ['IN' as const, 'AE' as const] }
const finance = { role: 'finance' as const, customRole: null, markets: ['IN' as const] }
const as = (viewRole: 'owner' | 'orders', until = '2026-11-27T02:30:00Z') => ({
  ...{ viewRole, viewCustomRole: null, viewMarkets: ['IN' as const, 'AE' as const], viewUntil: new Date(until) },
})

it('gives what both the role and the member have', () => {
  const seen = sessionRights(as('orders'), owner, NOW)
  expect(seen).toMatchObject({ role: null, readOnly: true, markets: ['IN', 'AE'] })
  expect([...seen.permissions].sort()).toEqual([...STAFF_ROLES.orders].sort())
  const beyond = sessionRights(as('owner'), finance, NOW)
  expect(beyond).toMatchObject({ role: null, markets: ['IN'] })
  expect(beyond.permissions).toEqual(STAFF_ROLES.finance)
})

it("gives nothing if the role was deleted, and the member's own rights after the hour", () => {
  const deleted = { ...as('orders'), viewRole: null }
  expect(sessionRights(deleted, owner, NOW)).toMatchObject({ permissions: [], readOnly: true })
  expect(sessionRights(as('orders', '2026-11-27T02:00:00Z'), owner, NOW)).toMatchObject({
    ...{ role: 'owner', readOnly: false, permissions: STAFF_ROLES.owner },
  })
})
