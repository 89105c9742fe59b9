// The areas of the console: group, path, icon, letter after G, and the required permission.

import type { Permission } from '../../../contract/shared/permissions.ts'
import type { IconName } from '../components/icon.tsx'

/** The groups of the navigation in their order, by their keys in the messages `frame`; `overview` has no heading. */
const AREA_GROUPS = [
  'overview',
  'salesGroup',
  'customerGroup',
  'catalogGroup',
  'stockGroup',
  'marketingGroup',
  'administrationGroup',
] as const
export type AreaGroup = (typeof AREA_GROUPS)[number]

interface AreaShape {
  /** Also the key of its name in the messages `frame`. */
  key: string
  group: AreaGroup
  path: string
  icon: IconName
  letter: string
  /** Null for an area of everybody. */
  permission: Permission | null
  /** Screens in it with another permission: a member with only that one enters the area there. */
  others?: readonly { path: string; permission: Permission }[]
}

export const AREAS = [
  { key: 'dashboard', group: 'overview', path: '/', icon: 'home', letter: 'h', permission: null },
  { key: 'approvals', group: 'overview', path: '/approvals', icon: 'check', letter: '2', permission: null },
  { key: 'calendar', group: 'overview', path: '/calendar', icon: 'clock', letter: '4', permission: null },
  { key: 'bin', group: 'overview', path: '/bin', icon: 'bin', letter: '6', permission: null },
  { key: 'orders', group: 'salesGroup', path: '/orders', icon: 'box', letter: 'o', permission: 'orders.read' },
  { key: 'returns', group: 'salesGroup', path: '/returns', icon: 'back', letter: 'r', permission: 'orders.read' },
  { key: 'refunds', group: 'salesGroup', path: '/refunds', icon: 'money', letter: 'f', permission: 'orders.read' },
  { key: 'disputes', group: 'salesGroup', path: '/disputes', icon: 'warn', letter: 'd', permission: 'orders.read' },
  {
    key: 'carts',
    group: 'salesGroup',
    path: '/carts',
    icon: 'cart',
    letter: 'c',
    permission: 'carts.write',
    others: [{ path: '/carts/abandoned', permission: 'carts.read' }],
  },
  { key: 'quotes', group: 'salesGroup', path: '/quotes', icon: 'inbox', letter: 'q', permission: 'rfq.read' },
  {
    key: 'customers',
    group: 'customerGroup',
    path: '/customers',
    icon: 'person',
    letter: 'e',
    permission: 'customers.read',
    others: [{ path: '/customers/bounced', permission: 'messages.read' }],
  },
  { key: 'tickets', group: 'customerGroup', path: '/support', icon: 'help', letter: 't', permission: 'support.read' },
  { key: 'leads', group: 'customerGroup', path: '/leads', icon: 'people', letter: 'l', permission: 'leads.read' },
  { key: 'reviews', group: 'customerGroup', path: '/reviews', icon: 'star', letter: 'v', permission: 'reviews.read' },
  { key: 'products', group: 'catalogGroup', path: '/products', icon: 'tag', letter: 'p', permission: 'products.read' },
  {
    key: 'assortment',
    group: 'catalogGroup',
    path: '/categories',
    icon: 'tree',
    letter: 'b',
    permission: 'products.read',
  },
  {
    key: 'synonyms',
    group: 'catalogGroup',
    path: '/synonyms',
    icon: 'search',
    letter: 'u',
    permission: 'synonyms.read',
  },
  { key: 'imports', group: 'catalogGroup', path: '/imports', icon: 'file', letter: 'i', permission: 'imports.read' },
  { key: 'stocks', group: 'stockGroup', path: '/stock', icon: 'stack', letter: 'x', permission: 'stock.read' },
  {
    key: 'deliveries',
    group: 'stockGroup',
    path: '/delivery',
    icon: 'truck',
    letter: 'z',
    permission: 'delivery.read',
  },
  { key: 'contents', group: 'marketingGroup', path: '/content', icon: 'page', letter: '1', permission: 'content.read' },
  {
    key: 'promotions',
    group: 'marketingGroup',
    path: '/promotions',
    icon: 'coupon',
    letter: '3',
    permission: 'promotions.read',
  },
  {
    key: 'priceLists',
    group: 'marketingGroup',
    path: '/price-lists',
    icon: 'money',
    letter: '5',
    permission: 'price-lists.read',
  },
  {
    key: 'campaigns',
    group: 'marketingGroup',
    path: '/campaigns',
    icon: 'megaphone',
    letter: 'm',
    permission: 'campaigns.read',
  },
  {
    key: 'newsletters',
    group: 'marketingGroup',
    path: '/newsletters',
    icon: 'mail',
    letter: 'j',
    permission: 'newsletter.read',
  },
  { key: 'rewards', group: 'marketingGroup', path: '/rewards', icon: 'gift', letter: 'w', permission: 'rewards.read' },
  {
    key: 'partners',
    group: 'marketingGroup',
    path: '/partners',
    icon: 'link',
    letter: 'n',
    permission: 'partners.read',
  },
  {
    key: 'finances',
    group: 'administrationGroup',
    path: '/finance',
    icon: 'ledger',
    letter: 'y',
    permission: 'ledger.read',
    others: [{ path: '/finance/incoming', permission: 'payments.write' }],
  },
  { key: 'staff', group: 'administrationGroup', path: '/staff', icon: 'badge', letter: 's', permission: 'staff.read' },
  {
    key: 'settings',
    group: 'administrationGroup',
    path: '/settings',
    icon: 'gear',
    letter: 'g',
    permission: 'settings.read',
    others: [
      { path: '/settings/cash-on-delivery', permission: 'payments.write' },
      { path: '/settings/payment-offers', permission: 'payments.write' },
      { path: '/settings/gateways', permission: 'gateways.read' },
      { path: '/settings/fields', permission: 'fields.write' },
      { path: '/settings/webhooks', permission: 'webhooks.read' },
    ],
  },
  { key: 'keys', group: 'administrationGroup', path: '/keys', icon: 'key', letter: 'k', permission: 'keys.write' },
  { key: 'audit', group: 'administrationGroup', path: '/audit', icon: 'clock', letter: 'a', permission: 'audit.read' },
] as const satisfies readonly AreaShape[]
export type Area = AreaShape & { key: (typeof AREAS)[number]['key'] }

/** The areas for a set of permissions, each with the first path that is allowed. */
export function areasFor(permissions: readonly Permission[]): Area[] {
  return AREAS.flatMap((area: Area) => {
    const places = [area, ...(area.others ?? [])]
    const open = places.find(({ permission }) => permission === null || permissions.includes(permission))
    return open ? [{ ...area, path: open.path }] : []
  })
}

/** These areas by group; empty groups are left out. */
export function groupAreas(areas: readonly Area[]): { group: AreaGroup; areas: Area[] }[] {
  return AREA_GROUPS.map(group => ({ group, areas: areas.filter(area => area.group === group) })).filter(
    ({ areas: own }) => own.length > 0,
  )
}

/** The areas that have tabs on mobile: of the overview only the start; the others are behind "More". */
export function tabAreas(areas: readonly Area[], count: number): Area[] {
  return areas.filter(({ group, path }) => group !== 'overview' || path === '/').slice(0, count)
}

/** The permission that the screen at a path requires; null if none. */
export function permissionAt(path: string): Permission | null {
  const area: Area | undefined = AREAS.find(one => isIn(one, path))
  return (area?.others?.find(one => isIn(one, path)) ?? area)?.permission ?? null
}

/** Whether a path lies in an area. */
export function isIn(area: { path: string }, path: string): boolean {
  return area.path === '/' ? path === '/' : path === area.path || path.startsWith(`${area.path}/`)
}
