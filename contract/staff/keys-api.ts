// Endpoints of API keys: named, limited to permissions, addresses and a period.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { NO_LIMITS } from '../shared/money-limits.rules.ts'
import { zMoneyLimits } from '../shared/money-limits.ts'
import { PERMISSIONS } from '../shared/permissions.ts'
import { zUuid } from '../shared/schemas.ts'
import { zCustomRoleName, zPermission, zRoleChoice, zStaffMarkets, zStaffName, zStaffRole } from './schemas.ts'

const access = 'staff' as const

/** An address or a network: 203.0.113.9, 10.0.0.0/8, 2001:db8::/32. */
const zNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'An address or a network, such as 203.0.113.0/24.',
})

const zKey = z.object({
  keyId: zUuid,
  name: z.string(),
  /** First characters of the key, to recognise it. */
  prefix: z.string(),
  /** Both null for a list of permissions. */
  role: zStaffRole.nullable(),
  customRole: zCustomRoleName.nullable(),
  permissions: z.array(zPermission),
  /** Largest amount of a single action in each market, including the limits of its role. */
  moneyLimits: zMoneyLimits,
  markets: zStaffMarkets,
  /** Empty for all addresses. */
  networks: z.array(z.string()),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** Null for a key of an earlier version that does not expire. */
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  lastUsedFrom: z.string().nullable(),
  revokedAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.output<typeof zKey>

const key: ApiKey = {
  keyId: '0f4b7c1e-52c0-4f43-9b0c-4f2f3a1d6e10',
  name: 'ERP import',
  prefix: 'khk_Zb3kQ9',
  role: 'catalog',
  customRole: null,
  permissions: ['imports.read', 'imports.write', 'exports.read', 'offers.read', 'synonyms.read', 'synonyms.write'],
  moneyLimits: { IN: 10_000_00, AE: null },
  markets: ['IN'],
  networks: ['203.0.113.0/24'],
  createdBy: 'Meera Iyer',
  createdAt: '2026-11-20T06:12:00.000Z',
  expiresAt: '2027-11-20T06:12:00.000Z',
  lastUsedAt: '2026-11-23T08:30:00.000Z',
  lastUsedFrom: '203.0.113.9',
  revokedAt: null,
}

/** Input for a new key, from a call or a command on the server. */
export const zNewKey = z
  .object({
    name: zStaffName,
    ...zRoleChoice,
    permissions: z.array(zPermission).min(1).max(PERMISSIONS.length).optional(),
    markets: zStaffMarkets,
    /** Largest amount of a single action in each market, in minor units; null for no limit besides that of the role. */
    moneyLimits: zMoneyLimits.default(NO_LIMITS),
    networks: z.array(zNetwork).max(20).default([]),
    expiresAt: z.iso.datetime(),
  })
  .refine(
    ({ role, customRoleId, permissions }) =>
      [role, customRoleId, permissions].filter(given => given !== undefined).length === 1,
    { message: 'Give either a role or permissions.' },
  )
export type NewApiKey = z.output<typeof zNewKey>

export const apiKeyEndpoints = defineEndpoints({
  listApiKeys: {
    method: 'GET',
    path: '/api/admin/keys',
    access,
    permission: 'keys.write',
    summary: 'Lists all API keys, newest first, with their last use but never the keys themselves.',
    response: envelope(z.object({ keys: z.array(zKey) })),
    errors: [],
    example: ok({ keys: [key] }),
  },
  createApiKey: {
    method: 'POST',
    path: '/api/admin/keys',
    access,
    permission: 'keys.write',
    confirmed: true,
    summary:
      'Creates an API key with a role or with permissions, none beyond the caller’s own. The key is shown only once.',
    body: zNewKey,
    response: envelope(z.object({ key: zKey, secret: z.string() })),
    errors: ['staff.beyond-own', 'staff.limit-beyond-own', 'staff.role-unknown', 'request.invalid'],
    example: ok({ key, secret: 'khk_Zb3kQ9v0m1Yh7T5c2aXw8dLr4sPqEoUiJnGfKb6VxRt' }),
  },
  revokeApiKey: {
    method: 'POST',
    path: '/api/admin/keys/{keyId}/revoke',
    access,
    permission: 'keys.write',
    confirmed: true,
    summary: 'Revokes an API key, in every process at once. Repeating it changes nothing.',
    params: z.object({ keyId: zUuid }),
    response: envelope(zKey),
    errors: ['staff.key-unknown', 'staff.beyond-own', 'staff.limit-beyond-own'],
    example: ok({ ...key, revokedAt: '2026-11-24T06:12:00.000Z' }),
  },
})
