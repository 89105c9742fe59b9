// Schemas of staff: members, their sessions, roles, and the result of a login.

import { z } from 'zod'
import { PERMISSIONS, STAFF_ROLES, type StaffRole } from '../shared/permissions.ts'
import { zVersion } from '../shared/record-version.ts'
import { zLanguage, zMarket, zText, zUuid } from '../shared/schemas.ts'

export const zStaffRole = z.enum(Object.keys(STAFF_ROLES) as [StaffRole, ...StaffRole[]])
export const zPermission = z.enum(PERMISSIONS)
/** A custom role of the store, as shown with a member or a key. */
export const zCustomRoleName = z.object({
  roleId: zUuid,
  name: z.string(),
  /** Null when the name is the same in both languages. */
  nameHi: z.string().nullable(),
})
export type CustomRoleName = z.output<typeof zCustomRoleName>
/** Either a built-in role or a custom role of the store. */
export const zRoleChoice = { role: zStaffRole.optional(), customRoleId: zUuid.optional() }
export const hasOneRole = ({ role, customRoleId }: { role?: unknown; customRoleId?: unknown }) =>
  (role === undefined) !== (customRoleId === undefined)
export const ONE_ROLE = { message: 'Give either a role or a role of the store.' }
export const zStaffEmail = z.string().trim().toLowerCase().max(254).pipe(z.email('Enter a valid email.'))
/** The markets whose records a staff member can see and change. */
export const zStaffMarkets = z
  .array(zMarket)
  .min(1, 'Choose a market.')
  .max(2)
  .refine(markets => new Set(markets).size === markets.length, 'Each market once.')
export const zStaffPassword = z.string().min(12, 'At least 12 characters.').max(128)
/** Six digits of an authenticator app. */
export const zTotpCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the six digits of your app.')
/** A recovery code as shown, in any case, with or without its hyphen. */
export const zRecoveryCode = z
  .string()
  .trim()
  .toLowerCase()
  .transform(code => code.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[a-z2-7]{16}$/, 'Enter one of your recovery codes.'))
/** The token of a link that was sent or printed. */
export const zLinkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not complete.')
export const zStaffName = zText(100)

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const zTheme = z.enum(THEMES)

/** A staff member as the owner of the session. */
export const zOwnMember = z.object({
  staffId: zUuid,
  name: z.string(),
  email: z.string(),
  /** Null for a custom role. */
  role: zStaffRole.nullable(),
  customRole: zCustomRoleName.nullable(),
  permissions: z.array(zPermission),
  markets: zStaffMarkets,
  language: zLanguage,
  theme: zTheme,
  /** Whether an authenticator app is set up, and whether the role requires one. */
  secondFactor: z.boolean(),
  secondFactorRequired: z.boolean(),
  /**
   * The role as which the session views the console: permissions and markets are those that both have, and the session
   * is read-only.
   */
  viewing: z
    .object({
      role: zStaffRole.nullable(),
      customRole: zCustomRoleName.nullable(),
      until: z.iso.datetime(),
    })
    .nullable(),
  /** Whether a password is set, and since when a company account is linked; null without one. */
  hasPassword: z.boolean(),
  companyLinkedAt: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  /** Until when a fresh second factor is valid for payouts, refunds, roles and keys; null when there is none. */
  confirmedUntil: z.iso.datetime().nullable(),
})
export type OwnMember = z.output<typeof zOwnMember>

/**
 * signed-out: log in; second-factor: the password was correct, a code is still required; enrol: an authenticator app
 * must be set up before anything else is allowed; signed-in: `member` is set.
 */
export const LOGIN_STATES = ['signed-out', 'second-factor', 'enrol', 'signed-in'] as const

export const zStaffSession = z.object({
  state: z.enum(LOGIN_STATES),
  member: zOwnMember.nullable(),
  /** When the session ends unless it is used; null when signed out. */
  idleUntil: z.iso.datetime().nullable(),
  /** When the session ends even if it is used; null when signed out. */
  endsAt: z.iso.datetime().nullable(),
})
export type StaffSession = z.output<typeof zStaffSession>

export const zListedStaffSession = z.object({
  sessionId: zUuid,
  /** Names of the browser and of the device or its system; empty when unknown. */
  browser: z.string(),
  device: z.string(),
  ip: z.string(),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The session of this call. */
  current: z.boolean(),
})
export type ListedStaffSession = z.output<typeof zListedStaffSession>

/** invited: the password is not set yet; deactivated: cannot log in. */
export const MEMBER_STATES = ['invited', 'active', 'deactivated'] as const

export const zStaffMember = z.object({
  staffId: zUuid,
  name: z.string(),
  email: z.string(),
  /** Null for a custom role. */
  role: zStaffRole.nullable(),
  customRole: zCustomRoleName.nullable(),
  markets: zStaffMarkets,
  state: z.enum(MEMBER_STATES),
  secondFactor: z.boolean(),
  /** Whether a company account is linked. */
  companyLogin: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Until when the invitation link is valid; null when there is none. */
  invitedUntil: z.iso.datetime().nullable(),
  /** Counts the changes of role and markets. */
  version: zVersion,
})
export type StaffMember = z.output<typeof zStaffMember>

export const memberExample: StaffMember = {
  staffId: '7b0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  name: 'Meera Iyer',
  email: 'meera@shop.example',
  role: 'orders',
  customRole: null,
  markets: ['IN'],
  state: 'active',
  secondFactor: true,
  companyLogin: false,
  createdAt: '2026-11-20T06:12:00.000Z',
  lastUsedAt: '2026-11-23T08:30:00.000Z',
  invitedUntil: null,
  version: 1,
}

export const sessionExample: StaffSession = {
  state: 'signed-in',
  member: {
    staffId: memberExample.staffId,
    name: memberExample.name,
    email: memberExample.email,
    role: 'orders',
    customRole: null,
    permissions: [...STAFF_ROLES.orders],
    markets: ['IN'],
    language: 'en',
    theme: 'system',
    secondFactor: true,
    secondFactorRequired: true,
    viewing: null,
    hasPassword: true,
    companyLinkedAt: null,
    recoveryCodesLeft: 10,
    confirmedUntil: '2026-11-23T08:40:00.000Z',
  },
  idleUntil: '2026-11-23T09:00:00.000Z',
  endsAt: '2026-11-23T20:30:00.000Z',
}
