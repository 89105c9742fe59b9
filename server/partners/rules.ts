// The token of a partner: a compact JSON web token signed with HMAC-SHA-256, read without trusting anything in it.

import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { PARTNER_TOKEN } from '../../contract/partners/token.rules.ts'
import { zMsn } from '../../contract/shared/schemas.ts'

const zHeader = z.strictObject({
  alg: z.literal('HS256'),
  kid: z.string().max(40),
  typ: z.literal('JWT').optional(),
})

const COMMON = {
  iss: z.string().max(40),
  aud: z.string().max(200),
  iat: z.int().positive(),
  exp: z.int().positive(),
  jti: z.string().regex(/^[\w-]{16,64}$/),
}
const zClaims = z.discriminatedUnion('act', [
  z
    .strictObject({
      ...COMMON,
      act: z.literal('login'),
      email: z.string().min(3).max(254).optional(),
      phone: z.string().min(3).max(20).optional(),
      /** Opened after the login. */
      msn: zMsn.optional(),
    })
    .refine(({ email, phone }) => (email === undefined) !== (phone === undefined)),
  z.strictObject({ ...COMMON, act: z.literal('product'), msn: zMsn }),
  z.strictObject({
    ...COMMON,
    act: z.literal('cart'),
    items: z
      .array(z.strictObject({ msn: zMsn, quantity: z.int().min(1).max(10_000) }))
      .min(1)
      .max(PARTNER_TOKEN.mostItems),
  }),
])
export type Claims = z.output<typeof zClaims>

export interface ReadToken {
  keyId: string
  claims: Claims
  /** The signed text. */
  text: string
  signature: string
}

function parse(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** The parts of a token; null when it is none of a partner. Nothing of it counts before its signature does. */
export function readToken(token: string): ReadToken | null {
  const parts = token.split('.')
  const [head = '', body = '', signature = ''] = parts
  if (parts.length !== 3 || !/^[\w.-]+$/.test(token)) return null
  const header = zHeader.safeParse(parse(head))
  const claims = zClaims.safeParse(parse(body))
  if (!header.success || !claims.success) return null
  return { keyId: header.data.kid, claims: claims.data, text: `${head}.${body}`, signature }
}

export const signToken = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(text).digest('base64url')

/** Whether a token is within its time: `expired` when its end has passed, `invalid` for times that no token may have. */
export function timeOf({ iat, exp }: Pick<Claims, 'iat' | 'exp'>, now: Date): 'valid' | 'expired' | 'invalid' {
  const seconds = Math.floor(now.getTime() / 1000)
  if (exp <= iat || exp - iat > PARTNER_TOKEN.lifeSeconds || iat > seconds + PARTNER_TOKEN.skewSeconds) return 'invalid'
  return exp > seconds ? 'valid' : 'expired'
}
