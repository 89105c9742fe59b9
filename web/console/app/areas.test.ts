// Which areas are offered, and which permission a screen requires.

import { describe, expect, it } from 'vitest'
import { AREAS, areasFor, groupAreas, permissionAt, tabAreas } from './areas.ts'
import { ROUTES } from './routes.ts'

describe('areas', () => {
  it('for a member with one permission are the start and the areas it opens', () => {
    expect(areasFor(['orders.read']).map(({ key }) => key)).toEqual([
      'dashboard',
      'approvals',
      'calendar',
      'bin',
      'orders',
      'returns',
      'refunds',
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

  it('are grouped, without empty groups', () => {
    expect(
      groupAreas(areasFor(['orders.read', 'audit.read'])).map(({ group, areas }) => [group, areas.length]),
    ).toEqual([
      ['overview', 4],
      ['salesGroup', 4],
      ['administrationGroup', 1],
    ])
    expect(groupAreas(AREAS).flatMap(({ areas }) => areas)).toEqual(AREAS)
  })

  it('have four tabs on mobile, with only the start of the overview', () => {
    const keys = tabAreas(areasFor(['orders.read']), 4).map(({ key }) => key)
    expect(keys).toEqual(['dashboard', 'orders', 'returns', 'refunds'])
    expect(tabAreas(areasFor([]), 4).map(({ key }) => key)).toEqual(['dashboard'])
  })

  it('require the permission of the screen, otherwise that of the area', () => {
    expect(permissionAt('/settings/webhooks/1')).toBe('webhooks.read')
    expect(permissionAt('/settings/jobs')).toBe('settings.read')
    expect(permissionAt('/staff/roles')).toBe('staff.read')
    expect(permissionAt('/account')).toBeNull()
  })

  it('and the screens that ask for their own permission have a route', () => {
    const paths = AREAS.flatMap(area => [area.path, ...('others' in area ? area.others.map(({ path }) => path) : [])])
    const missing = paths.filter(path => !ROUTES.some(({ pattern }) => pattern.test(path)))
    expect(missing).toEqual([])
  })
})
