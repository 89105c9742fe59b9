// Endpoints of a customer's sessions: list them and log out of them.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zUuid } from '../shared/schemas.ts'

const zOwnSession = z.object({
  sessionId: zUuid,
  /** Name of the browser, such as Chrome; empty when unknown. */
  browser: z.string(),
  /** Name of the device or its system, such as Windows or iPhone; empty when unknown. */
  device: z.string(),
  /** Time of the login. */
  startedAt: z.string(),
  /** When it was last used, to the day. */
  lastUsedAt: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
})
export type OwnSession = z.output<typeof zOwnSession>

/** How a customer logged in; `sign-up` is the first login of an account. */
export const LOGIN_WAYS = ['code', 'password', 'passkey', 'social', 'sign-up', 'partner'] as const
export type LoginWay = (typeof LOGIN_WAYS)[number]

const zLogin = z.object({
  loginId: z.int(),
  way: z.enum(LOGIN_WAYS),
  succeeded: z.boolean(),
  /** Names of the browser and of the device; empty when unknown. */
  browser: z.string(),
  device: z.string(),
  /** Network of the address, such as 203.0.113.0/24; empty when unknown. */
  network: z.string(),
  at: z.string(),
})
export type Login = z.output<typeof zLogin>

const zLoginPage = z.object({
  logins: z.array(zLogin),
  /** Pass as `before` to get the next page; null at the end. */
  next: z.int().nullable(),
})
export type LoginPage = z.output<typeof zLoginPage>

const zEnded = envelope(z.object({ ended: z.int() }))

export const sessionEndpoints = defineEndpoints({
  ownSessions: {
    method: 'GET',
    path: '/api/v1/session/getSessions',
    access: 'customer',
    summary: 'Lists the customer’s sessions: the current one first, then by last use.',
    response: envelope(z.array(zOwnSession)),
    errors: [],
    example: ok([
      {
        sessionId: '4f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
        browser: 'Chrome',
        device: 'Windows',
        startedAt: '2026-11-20T06:12:00.000Z',
        lastUsedAt: '2026-11-22T08:30:00.000Z',
        current: true,
      },
    ]),
  },
  ownLogins: {
    method: 'GET',
    path: '/api/v1/session/getLogins',
    access: 'customer',
    summary: 'Lists logins and failed attempts on the customer’s account in the last year, newest first.',
    query: z.object({
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
    }),
    response: envelope(zLoginPage),
    errors: [],
    example: ok({
      logins: [
        {
          loginId: 42,
          way: 'password' as const,
          succeeded: true,
          browser: 'Chrome',
          device: 'Windows',
          network: '203.0.113.0/24',
          at: '2026-11-20T06:12:00.000Z',
        },
      ],
      next: null,
    }),
  },
  endOwnSession: {
    method: 'POST',
    path: '/api/v1/session/endSession',
    access: 'customer',
    sensitive: true,
    summary: 'Ends one of the customer’s sessions, immediately in every process.',
    body: z.object({ sessionId: zUuid }),
    response: zEnded,
    errors: ['session.unknown'],
    example: ok({ ended: 1 }),
  },
  confirmSession: {
    method: 'POST',
    path: '/api/v1/session/confirmSession',
    access: 'customer',
    summary:
      'Confirms a session opened by a partner’s link for 15 minutes, with the proof of a verified contact of the customer.',
    body: z.object({
      /** From verifyOTP with the flow `checkout`. */
      proof: z.string().max(200),
      proved: z.enum(['email', 'phone']),
    }),
    response: envelope(z.object({ confirmedUntil: z.string() })),
    errors: ['auth.proof'],
    example: ok({ confirmedUntil: '2026-11-20T06:27:00.000Z' }),
    perMinute: 20,
  },
  isConfirmed: {
    method: 'GET',
    path: '/api/v1/session/isConfirmed',
    access: 'customer',
    sensitive: true,
    summary: 'Checks, before a download, whether a sensitive action requires a code first; fails when it does.',
    response: envelope(z.object({ confirmed: z.literal(true) })),
    errors: [],
    example: ok({ confirmed: true as const }),
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/v1/session/endOtherSessions',
    access: 'customer',
    sensitive: true,
    summary: 'Ends all sessions of the customer except the current one; returns how many were ended.',
    response: zEnded,
    errors: [],
    example: ok({ ended: 2 }),
  },
})
