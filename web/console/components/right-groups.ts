// The groups in which permissions are listed, each with its area.

import type { Permission } from '../../../contract/shared/permissions.ts'

export const RIGHT_GROUPS = [
  'orders',
  'customers',
  'products',
  'stock',
  'content',
  'finance',
  'administration',
] as const
export type RightGroup = (typeof RIGHT_GROUPS)[number]

type AreaOf<P> = P extends `${infer Area}.${string}` ? Area : never

const GROUP_OF: Readonly<Record<AreaOf<Permission>, RightGroup>> = {
  orders: 'orders',
  returns: 'orders',
  rfq: 'orders',
  carts: 'orders',
  customers: 'customers',
  leads: 'customers',
  support: 'customers',
  messages: 'customers',
  notes: 'customers',
  fields: 'customers',
  reviews: 'customers',
  products: 'products',
  categories: 'products',
  prices: 'products',
  'price-lists': 'products',
  offers: 'products',
  translations: 'products',
  synonyms: 'products',
  imports: 'products',
  exports: 'products',
  stock: 'stock',
  delivery: 'stock',
  content: 'content',
  promotions: 'content',
  campaigns: 'content',
  newsletter: 'content',
  rewards: 'content',
  partners: 'content',
  ledger: 'finance',
  sales: 'finance',
  invoices: 'finance',
  payments: 'finance',
  payouts: 'finance',
  commission: 'finance',
  sellers: 'finance',
  'tax-returns': 'finance',
  settings: 'administration',
  gateways: 'administration',
  staff: 'administration',
  keys: 'administration',
  audit: 'administration',
  webhooks: 'administration',
}

/** Permissions by group, in the order of both lists; empty groups are left out. */
export function groupRights(permissions: readonly Permission[]): { group: RightGroup; permissions: Permission[] }[] {
  return RIGHT_GROUPS.map(group => ({
    group,
    permissions: permissions.filter(one => GROUP_OF[one.split('.')[0] as AreaOf<Permission>] === group),
  })).filter(one => one.permissions.length > 0)
}
