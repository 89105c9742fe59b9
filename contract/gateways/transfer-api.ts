// Staff endpoints to set up the account that customers transfer money to.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket } from '../shared/schemas.ts'

const access = 'staff' as const
/** The texts and numbers of the account are one environment variable, separated by semicolons. */
const zName = z
  .string()
  .trim()
  .min(1, 'Required.')
  .max(80, 'At most 80 characters.')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected here
  .regex(/^[^;\u0000-\u001f\u007f]*$/, 'Without semicolons and control characters.')
const zAccount = z.object({
  beneficiary: zName,
  accountNumber: z
    .string()
    .trim()
    .regex(/^\d{6,18}$/, 'An account number is 6 to 18 digits.'),
  ifsc: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'An IFSC is four letters, a zero and six letters or digits.'),
  bank: zName,
})
/** Zero when there is none. */
const zVersion = z.int().min(0)

const zTransferAccount = z.object({
  /** Source of the account; the environment takes precedence over the console. */
  source: z.enum(['none', 'environment', 'console']),
  /** The account as customers see it; null when there is none or it cannot be decrypted. */
  account: z
    .object({ beneficiary: z.string(), accountNumber: z.string(), ifsc: z.string(), bank: z.string() })
    .nullable(),
  /** Increases with each change; changes based on an older version are rejected. */
  version: z.int(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
})
export type TransferAccount = z.output<typeof zTransferAccount>

const account = {
  beneficiary: 'Karkhana Trading LLP',
  accountNumber: '50200012345678',
  ifsc: 'HDFC0000123',
  bank: 'HDFC Bank',
}
const example = {
  ...{ source: 'console' as const, account, version: 1 },
  ...{ changedAt: '2026-11-26T09:30:00.000Z', changedBy: 'Meera Iyer' },
}
const errors = ['session.login-required', 'settings.changed-meanwhile', 'gateway.environment'] as const

export const transferAccountEndpoints = defineEndpoints({
  transferAccount: {
    method: 'GET',
    path: '/api/admin/transferAccount',
    access,
    permission: 'gateways.read',
    summary: 'Returns the account for bank transfers of a market.',
    query: z.object({ market: zMarket }),
    response: envelope(zTransferAccount),
    errors: [],
    example: ok(example),
  },
  saveTransferAccount: {
    method: 'POST',
    path: '/api/admin/transferAccount',
    access,
    permission: 'gateways.write',
    confirmed: true,
    summary: 'Sets or changes the account that customers in India transfer money to. Not available to API keys.',
    body: zAccount.extend({ version: zVersion }),
    response: envelope(zTransferAccount),
    errors: [...errors],
    example: ok(example),
  },
  removeTransferAccount: {
    method: 'POST',
    path: '/api/admin/transferAccount/remove',
    access,
    permission: 'gateways.write',
    confirmed: true,
    summary: 'Switches bank transfers off: they are no longer offered for new orders. Not available to API keys.',
    body: z.object({ version: zVersion }),
    response: envelope(zTransferAccount),
    errors: [...errors],
    example: ok({ ...example, source: 'none' as const, account: null, version: 0 }),
  },
})
