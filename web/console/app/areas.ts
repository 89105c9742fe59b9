// The areas of the console: address, icon, letter after G, and the permission without which an area is not offered.

import type { Permission } from '../../../contract/shared/permissions.ts'
import type { IconName } from '../components/icon.tsx'

interface AreaShape {
  /** Also the key of its name in the messages `frame`. */
  key: string
  path: string
  icon: IconName
  letter: string
  /** Null for an area of everybody. */
  permission: Permission | null
  /** Screens in it that ask for another permission: who has that alone enters the area there. */
  others?: readonly { path: string; permission: Permission }[]
}

export const AREAS = [
  { key: 'dashboard', path: '/', icon: 'home', letter: 'h', permission: null },
  { key: 'orders', path: '/orders', icon: 'box', letter: 'o', permission: 'orders.read' },
  { key: 'returns', path: '/returns', icon: 'back', letter: 'r', permission: 'orders.read' },
  { key: 'refunds', path: '/refunds', icon: 'money', letter: 'f', permission: 'orders.read' },
  { key: 'approvals', path: '/approvals', icon: 'check', letter: '2', permission: null },
  { key: 'calendar', path: '/calendar', icon: 'clock', letter: '4', permission: null },
  { key: 'quotes', path: '/quotes', icon: 'inbox', letter: 'q', permission: 'rfq.read' },
  { key: 'disputes', path: '/disputes', icon: 'warn', letter: 'd', permission: 'orders.read' },
  { key: 'tickets', path: '/support', icon: 'help', letter: 't', permission: 'support.read' },
  { key: 'leads', path: '/leads', icon: 'people', letter: 'l', permission: 'leads.read' },
  { key: 'customers', path: '/customers', icon: 'person', letter: 'e', permission: 'customers.read' },
  { key: 'reviews', path: '/reviews', icon: 'star', letter: 'v', permission: 'reviews.read' },
  { key: 'carts', path: '/carts', icon: 'cart', letter: 'c', permission: 'carts.write' },
  { key: 'products', path: '/products', icon: 'tag', letter: 'p', permission: 'products.read' },
  { key: 'stocks', path: '/stock', icon: 'stack', letter: 'x', permission: 'stock.read' },
  { key: 'deliveries', path: '/delivery', icon: 'truck', letter: 'z', permission: 'delivery.read' },
  { key: 'assortment', path: '/categories', icon: 'tree', letter: 'b', permission: 'products.read' },
  { key: 'synonyms', path: '/synonyms', icon: 'search', letter: 'u', permission: 'synonyms.read' },
  { key: 'imports', path: '/imports', icon: 'file', letter: 'i', permission: 'imports.read' },
  { key: 'contents', path: '/content', icon: 'page', letter: '1', permission: 'content.read' },
  { key: 'promotions', path: '/promotions', icon: 'coupon', letter: '3', permission: 'promotions.read' },
  { key: 'campaigns', path: '/campaigns', icon: 'megaphone', letter: 'm', permission: 'campaigns.read' },
  { key: 'newsletters', path: '/newsletters', icon: 'mail', letter: 'j', permission: 'newsletter.read' },
  { key: 'rewards', path: '/rewards', icon: 'gift', letter: 'w', permission: 'rewards.read' },
  { key: 'partners', path: '/partners', icon: 'link', letter: 'n', permission: 'partners.read' },
  { key: 'finances', path: '/finance', icon: 'ledger', letter: 'y', permission: 'ledger.read' },
  { key: 'staff', path: '/staff', icon: 'badge', letter: 's', permission: 'staff.read' },
  {
    key: 'settings',
    path: '/settings',
    icon: 'gear',
    letter: 'g',
    permission: 'settings.read',
    others: [
      { path: '/settings/gateways', permission: 'gateways.read' },
      { path: '/settings/fields', permission: 'fields.write' },
      { path: '/settings/webhooks', permission: 'webhooks.read' },
    ],
  },
  { key: 'keys', path: '/keys', icon: 'key', letter: 'k', permission: 'keys.write' },
  { key: 'audit', path: '/audit', icon: 'clock', letter: 'a', permission: 'audit.read' },
] as const satisfies readonly AreaShape[]
export type Area = AreaShape & { key: (typeof AREAS)[number]['key'] }

/** The areas of somebody with these permissions, each with the first path that is open. */
export function areasFor(permissions: readonly Permission[]): Area[] {
  return AREAS.flatMap((area: Area) => {
    const places = [area, ...(area.others ?? [])]
    const open = places.find(({ permission }) => permission === null || permissions.includes(permission))
    return open ? [{ ...area, path: open.path }] : []
  })
}

/** The permission that the screen at a path asks for; null where it asks for none. */
export function permissionAt(path: string): Permission | null {
  const area: Area | undefined = AREAS.find(one => isIn(one, path))
  return (area?.others?.find(one => isIn(one, path)) ?? area)?.permission ?? null
}

/** Whether a path lies in an area. */
export function isIn(area: { path: string }, path: string): boolean {
  return area.path === '/' ? path === '/' : path === area.path || path.startsWith(`${area.path}/`)
}
