// Which areas are offered, and which permission a screen asks for.

import { describe, expect, it } from 'vitest'
import { areasFor, permissionAt } from './areas.ts'

describe('areas', () => {
  it('of somebody with one permission are the start and what it opens', () => {
    expect(areasFor(['orders.read']).map(({ key }) => key)).toEqual([
      'dashboard',
      'orders',
      'returns',
      'refunds',
      'approvals',
      'calendar',
      'disputes',
    ])
  })

  it('are entered where they are open', () => {
    const pathOf = (...permissions: Parameters<typeof areasFor>[0][number][]) =>
      areasFor(permissions).find(({ key }) => key === 'settings')?.path
    expect(pathOf('webhooks.read')).toBe('/settings/webhooks')
    expect(pathOf('webhooks.read', 'settings.read')).toBe('/settings')
    expect(pathOf('orders.read')).toBeUndefined()
  })

  it('ask for the permission of the screen, or else of the area', () => {
    expect(permissionAt('/settings/webhooks/1')).toBe('webhooks.read')
    expect(permissionAt('/settings/jobs')).toBe('settings.read')
    expect(permissionAt('/staff/roles')).toBe('staff.read')
    expect(permissionAt('/account')).toBeNull()
  })
})
