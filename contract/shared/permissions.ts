// Permissions of staff: required by endpoints, granted by roles.

/** One permission per area and verb. */
export const PERMISSIONS = [
  'audit.read',
  'carts.write',
  'commission.write',
  'exports.read',
  'imports.read',
  'imports.write',
  'invoices.write',
  'keys.write',
  'leads.read',
  'leads.write',
  'ledger.read',
  'messages.read',
  'messages.write',
  'newsletter.read',
  'offers.read',
  'orders.read',
  'orders.write',
  'partners.read',
  'partners.write',
  'payments.write',
  'payouts.write',
  'prices.write',
  'products.read',
  'products.write',
  'returns.write',
  'rewards.read',
  'rewards.write',
  'rfq.read',
  'rfq.write',
  'sellers.write',
  'staff.read',
  'staff.write',
  'stock.write',
  'support.read',
  'support.write',
  'synonyms.read',
  'synonyms.write',
  'tax-returns.read',
  'translations.write',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Permissions of each staff role. */
export const STAFF_ROLES = {
  owner: PERMISSIONS,
  catalog: [
    'imports.read',
    'imports.write',
    'exports.read',
    'offers.read',
    'prices.write',
    'products.read',
    'products.write',
    'stock.write',
    'synonyms.read',
    'synonyms.write',
    'translations.write',
  ],
  pricing: ['imports.read', 'imports.write', 'exports.read', 'offers.read', 'prices.write', 'products.read'],
  orders: [
    'carts.write',
    'leads.read',
    'leads.write',
    'messages.read',
    'messages.write',
    'orders.read',
    'orders.write',
    'returns.write',
    'rfq.read',
    'rfq.write',
    'support.read',
    'support.write',
  ],
  warehouse: ['orders.read', 'orders.write', 'products.read', 'returns.write', 'stock.write'],
  support: [
    'carts.write',
    'leads.read',
    'leads.write',
    'messages.read',
    'messages.write',
    'orders.read',
    'products.read',
    'rewards.read',
    'rfq.read',
    'rfq.write',
    'support.read',
    'support.write',
  ],
  finance: [
    'commission.write',
    'invoices.write',
    'ledger.read',
    'orders.read',
    'payments.write',
    'payouts.write',
    'rewards.read',
    'sellers.write',
    'tax-returns.read',
  ],
  content: ['exports.read', 'products.read', 'synonyms.read', 'synonyms.write', 'translations.write'],
  translator: ['exports.read', 'products.read', 'synonyms.read', 'translations.write'],
  marketing: [
    'exports.read',
    'leads.read',
    'leads.write',
    'newsletter.read',
    'offers.read',
    'partners.read',
    'products.read',
    'rewards.read',
    'rewards.write',
    'synonyms.read',
    'synonyms.write',
  ],
  auditor: [
    'audit.read',
    'imports.read',
    'exports.read',
    'ledger.read',
    'offers.read',
    'orders.read',
    'partners.read',
    'products.read',
    'rewards.read',
    'staff.read',
    'synonyms.read',
    'tax-returns.read',
  ],
} as const satisfies Record<string, readonly Permission[]>
export type StaffRole = keyof typeof STAFF_ROLES

/** Whether a role has a permission. */
export function roleHas(role: StaffRole, permission: Permission): boolean {
  const held: readonly Permission[] = STAFF_ROLES[role]
  return held.includes(permission)
}

/** Permissions that move money or give rights: who holds one needs a second factor at login. */
const NEEDS_SECOND_FACTOR: readonly Permission[] = [
  'commission.write',
  'invoices.write',
  'keys.write',
  'orders.write',
  'partners.write',
  'payments.write',
  'payouts.write',
  'returns.write',
  'rewards.write',
  'sellers.write',
  'staff.write',
]

/** Whether a role is allowed in only with a second factor. */
export function needsSecondFactor(role: StaffRole): boolean {
  return NEEDS_SECOND_FACTOR.some(permission => roleHas(role, permission))
}

/** Whether somebody with `own` permissions may give a role: all its permissions are among them. */
export function mayGrant(own: readonly Permission[], role: StaffRole): boolean {
  return STAFF_ROLES[role].every(permission => own.includes(permission))
}
