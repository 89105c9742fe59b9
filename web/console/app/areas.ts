// The areas of the console: address, icon, letter after G, and the permission without which an area is not offered.

import type { Permission } from '../../../contract/shared/permissions.ts'
import type { IconName } from '../components/icon.tsx'

export interface Area {
  /** Also the key of its name in the messages `frame`. */
  key: 'orders' | 'returns' | 'refunds' | 'quotes' | 'tickets' | 'leads' | 'products' | 'imports' | 'staff'
  path: string
  icon: IconName
  letter: string
  permission: Permission
}

export const AREAS: readonly Area[] = [
  { key: 'orders', path: '/orders', icon: 'box', letter: 'o', permission: 'orders.read' },
  { key: 'returns', path: '/returns', icon: 'back', letter: 'r', permission: 'orders.read' },
  { key: 'refunds', path: '/refunds', icon: 'money', letter: 'f', permission: 'orders.read' },
  { key: 'quotes', path: '/quotes', icon: 'inbox', letter: 'q', permission: 'rfq.read' },
  { key: 'tickets', path: '/support', icon: 'help', letter: 't', permission: 'support.read' },
  { key: 'leads', path: '/leads', icon: 'people', letter: 'l', permission: 'leads.read' },
  { key: 'products', path: '/products', icon: 'tag', letter: 'p', permission: 'products.read' },
  { key: 'imports', path: '/imports', icon: 'file', letter: 'i', permission: 'imports.read' },
  { key: 'staff', path: '/staff', icon: 'person', letter: 's', permission: 'staff.read' },
]

/** The areas of somebody with these permissions. */
export function areasFor(permissions: readonly Permission[]): Area[] {
  return AREAS.filter(({ permission }) => permissions.includes(permission))
}

/** Whether a path lies in an area. */
export function isIn(area: Area, path: string): boolean {
  return area.path === '/' ? path === '/' : path === area.path || path.startsWith(`${area.path}/`)
}
