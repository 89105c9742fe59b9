// Endpoints of partner links: opening a token in the browser, and managing partners and their keys.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMsn, zText, zUuid } from '../shared/schemas.ts'
import { zSession } from '../storefront/api.ts'
import { session } from '../storefront/examples.ts'
import { PARTNER_ACTS, PARTNER_TOKEN } from './token.rules.ts'

const zToken = z.object({ token: z.string().min(1).max(PARTNER_TOKEN.mostCharacters) })
const LINK_ERRORS = ['partner.link-invalid', 'partner.link-expired', 'partner.link-used'] as const

export const partnerLinkEndpoints = defineEndpoints({
  tokenAuthentication: {
    method: 'POST',
    path: '/api/v1/createProductUrl/tokenAuthentication',
    access: 'public',
    summary:
      'Logs in the customer named in a partner’s token; the session is limited until a code confirms it. A token works once.',
    body: zToken,
    response: envelope(z.object({ session: zSession, link: z.string() })),
    errors: [...LINK_ERRORS, 'auth.customer-unknown', 'catalog.product-unknown', 'customer.blocked'],
    example: ok({ session, link: '/' }),
    perMinute: 20,
  },
  processD2cToken: {
    method: 'POST',
    path: '/api/v1/createProductUrl/processD2cToken',
    access: 'public',
    summary: 'Opens the product of a partner’s token, or adds its products to the visitor’s cart. A token works once.',
    body: zToken,
    response: envelope(
      z.object({
        session: zSession,
        /** Page to open: the product or the cart. */
        link: z.string(),
        added: z.array(zMsn),
        /** Products that could not be added, such as those out of stock. */
        rejected: z.array(zMsn),
      }),
    ),
    errors: [...LINK_ERRORS, 'catalog.product-unknown'],
    example: ok({ session, link: '/quickorder', added: ['MSN0000001A'], rejected: [] }),
    perMinute: 20,
  },
})

const zPartnerKey = z.object({
  /** The `kid` of its tokens. */
  keyId: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
})

const zPartner = z.object({
  partnerId: zUuid,
  /** The `iss` of its tokens. */
  code: z.string(),
  name: z.string(),
  market: z.enum(['IN', 'AE']),
  may: z.array(z.enum(PARTNER_ACTS)),
  createdAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  keys: z.array(zPartnerKey),
})
export type Partner = z.output<typeof zPartner>

const partner: Partner = {
  ...{ partnerId: '0f4b7c1e-52c0-4f43-9b0c-4f2f3a1d6e10', code: 'acme-procure', name: 'Acme Procure', market: 'IN' },
  ...{ may: ['product', 'cart'], createdAt: '2026-11-20T06:12:00.000Z', revokedAt: null },
  keys: [{ keyId: 'pk_Zb3kQ9v0m1Yh', createdAt: '2026-11-20T06:12:00.000Z', lastUsedAt: null, revokedAt: null }],
}
const access = 'staff' as const

export const partnerEndpoints = defineEndpoints({
  listPartners: {
    method: 'GET',
    path: '/api/admin/partners',
    access,
    permission: 'partners.read',
    summary: 'Lists the partners with their keys, latest first, but never the secrets.',
    response: envelope(z.object({ partners: z.array(zPartner) })),
    errors: [],
    example: ok({ partners: [partner] }),
  },
  createPartner: {
    method: 'POST',
    path: '/api/admin/partners',
    access,
    permission: 'partners.write',
    confirmed: true,
    summary: 'Creates a partner in a country, without a key.',
    body: z.object({
      code: z.string().regex(/^[a-z0-9-]{3,40}$/, 'Small letters, digits and hyphens, 3 to 40.'),
      name: zText(120),
      market: z.enum(['IN', 'AE']),
      may: z.array(z.enum(PARTNER_ACTS)).min(1).max(PARTNER_ACTS.length),
    }),
    response: envelope(zPartner),
    errors: ['partner.code-taken'],
    example: ok({ ...partner, keys: [] }),
  },
  createPartnerKey: {
    method: 'POST',
    path: '/api/admin/partners/{partnerId}/keys',
    access,
    permission: 'partners.write',
    confirmed: true,
    summary: 'Creates a key for a partner, who may have two at a time. The secret is shown only once.',
    params: z.object({ partnerId: zUuid }),
    response: envelope(z.object({ keyId: z.string(), secret: z.string() })),
    errors: ['partner.unknown', 'partner.keys-too-many'],
    example: ok({ keyId: 'pk_Zb3kQ9v0m1Yh', secret: '7T5c2aXw8dLr4sPqEoUiJnGfKb6VxRtZb3kQ9v0m1Y' }),
  },
  revokePartnerKey: {
    method: 'POST',
    path: '/api/admin/partners/keys/{keyId}/revoke',
    access,
    permission: 'partners.write',
    confirmed: true,
    summary: 'Revokes a key: tokens signed with it are rejected. Repeating it changes nothing.',
    params: z.object({ keyId: zText(40) }),
    response: envelope(zPartner),
    errors: ['partner.key-unknown'],
    example: ok(partner),
  },
  revokePartner: {
    method: 'POST',
    path: '/api/admin/partners/{partnerId}/revoke',
    access,
    permission: 'partners.write',
    confirmed: true,
    summary: 'Deactivates a partner with all its keys, and ends the sessions opened by its links.',
    params: z.object({ partnerId: zUuid }),
    response: envelope(zPartner),
    errors: ['partner.unknown'],
    example: ok({ ...partner, revokedAt: '2026-11-24T06:12:00.000Z' }),
  },
})
