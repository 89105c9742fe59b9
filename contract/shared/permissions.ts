// Permissions of staff: what a call of the console needs and what each role holds.

/** One permission per area and verb. A misspelt one does not compile. */
export const PERMISSIONS = ['imports.read', 'imports.write', 'exports.read', 'synonyms.read', 'synonyms.write'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What each role of staff may do. */
export const STAFF_ROLES = {
  owner: PERMISSIONS,
  catalog: PERMISSIONS,
  auditor: ['imports.read', 'exports.read', 'synonyms.read'],
} as const satisfies Record<string, readonly Permission[]>
export type StaffRole = keyof typeof STAFF_ROLES

/** Whether a role holds a permission. */
export function roleHas(role: StaffRole, permission: Permission): boolean {
  const held: readonly Permission[] = STAFF_ROLES[role]
  return held.includes(permission)
}
