// Permissions of staff: required by endpoints, granted by roles.

/** One permission per area and verb. */
export const PERMISSIONS = [
  'commission.write',
  'imports.read',
  'imports.write',
  'invoices.write',
  'exports.read',
  'leads.read',
  'leads.write',
  'ledger.read',
  'messages.read',
  'messages.write',
  'offers.read',
  'orders.read',
  'orders.write',
  'payments.write',
  'payouts.write',
  'returns.write',
  'rfq.read',
  'rfq.write',
  'sellers.write',
  'synonyms.read',
  'synonyms.write',
  'tax-returns.read',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Permissions of each staff role. */
export const STAFF_ROLES = {
  owner: PERMISSIONS,
  catalog: ['imports.read', 'imports.write', 'exports.read', 'offers.read', 'synonyms.read', 'synonyms.write'],
  orders: [
    'leads.read',
    'leads.write',
    'messages.read',
    'messages.write',
    'orders.read',
    'orders.write',
    'returns.write',
    'rfq.read',
    'rfq.write',
  ],
  finance: [
    'commission.write',
    'invoices.write',
    'ledger.read',
    'orders.read',
    'payments.write',
    'payouts.write',
    'sellers.write',
    'tax-returns.read',
  ],
  auditor: [
    'imports.read',
    'exports.read',
    'ledger.read',
    'offers.read',
    'orders.read',
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
