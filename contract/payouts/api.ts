// Finance endpoints to pay sellers: runs that propose payouts, their records, and statements.

import { z } from 'zod'
import { ENTRY_KINDS } from '../ledger/accounts.rules.ts'
import { zBankReference } from '../payments/staff-api.ts'
import { defineEndpoints, envelope, type FileStream, ok, zFileStream } from '../shared/endpoint.ts'
import { zCurrency, zDay, zMarket, zMinor, zUuid } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import { PAYOUT_STATES } from './states.rules.ts'

const zTaxNumber = z.string().trim().toUpperCase().length(15)
const zPosition = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const zPeriod = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'A month, such as 2026-11')

const zPayout = z.object({
  payoutId: zUuid,
  number: z.int(),
  market: zMarket,
  currency: zCurrency,
  /** GSTIN or TRN. */
  taxNumber: z.string(),
  seller: z.string(),
  amount: zMinor,
  /** Products whose commission had no rate, and was therefore zero. */
  linesWithoutRate: z.int(),
  state: z.enum(PAYOUT_STATES),
  reference: z.string().nullable(),
  paidOn: zDay.nullable(),
  proposedOn: zDay,
  /** The receiving account, as set when the payout was proposed; null when there was none. */
  account: z.object({ bank: z.string(), accountLast4: z.string() }).nullable(),
})
export type Payout = z.output<typeof zPayout>

const zRun = z.object({
  runId: zUuid,
  payouts: z.array(zPayout),
  /** Sellers whose items add up to zero or less; the items stay for the next run. */
  carried: z.array(z.object({ taxNumber: z.string(), amount: zMinor })),
  /** GSTINs of sellers in a State where the operator has no TCS number: no tax was collected from them. */
  withoutTcs: z.array(z.string()),
})
export type PayoutRun = z.output<typeof zRun>

const zStatementRow = z.object({
  entryId: z.int(),
  on: zDay,
  kind: z.enum(ENTRY_KINDS),
  document: z.string(),
  orderNumber: z.int().nullable(),
  /** Sales with tax; credits are negative. */
  supplied: zMinor,
  commission: zMinor,
  commissionTax: zMinor,
  tcs: zMinor,
  paid: zMinor,
  /** Change of the balance owed to the seller: the first column less the others. */
  owed: zMinor,
})
export type StatementRow = z.output<typeof zStatementRow>

const zStatement = z.object({
  taxNumber: z.string(),
  currency: zCurrency,
  /** Balance owed to the seller before the month and at its end. */
  opening: zMinor,
  closing: zMinor,
  totals: zStatementRow.pick({
    supplied: true,
    commission: true,
    commissionTax: true,
    tcs: true,
    paid: true,
    owed: true,
  }),
  /** In order of entry, 500 at most; `after` returns the next page. */
  rows: z.array(zStatementRow),
  more: z.boolean(),
})
export type SellerStatement = z.output<typeof zStatement>

async function* noChunks(): FileStream['chunks'] {}

const payout: Payout = {
  ...{ payoutId: '7f1d0c52-54a1-4d0b-9a39-0c8f2f3b6e11', number: 1, market: 'IN', currency: 'INR' },
  ...{ taxNumber: '27AAKCS4821M1ZW', seller: 'Sahyadri Tools', amount: 1_197_170, linesWithoutRate: 0 },
  ...{ state: 'proposed', reference: null, paidOn: null, proposedOn: '2026-11-23' },
  account: { bank: 'State Bank of India', accountLast4: '9012' },
}
const amounts = { supplied: 1_298_00, commission: 85_00, commissionTax: 15_30, tcs: 0, paid: 0, owed: 1_197_70 }
const read = { method: 'GET', access: 'staff', permission: 'ledger.read' } as const
const write = { method: 'POST', access: 'staff', permission: 'payouts.write' } as const
const params = z.object({ payoutId: zUuid })

export const payoutEndpoints = defineEndpoints({
  runPayouts: {
    ...write,
    path: '/api/admin/payouts/runs',
    confirmed: true,
    summary:
      'Proposes a payout for each seller with a positive balance: invoices whose return window has passed, less commission, taxes and returns. Repeating it with the same key proposes nothing and returns the existing run.',
    body: z.object({
      market: zMarket,
      /** Of the run. */
      idempotencyKey: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9._-]{8,80}$/, '8 to 80 letters, digits, dots, underscores and hyphens.'),
    }),
    response: envelope(zRun),
    errors: [],
    example: ok({
      runId: '0d5c1d6e-3e67-4a4f-9d0e-8f0f0f6a2b11',
      payouts: [payout],
      carried: [{ taxNumber: '29AAKCS4821M1ZS', amount: -1_200 }],
      withoutTcs: [],
    }),
  },
  payouts: {
    ...read,
    path: '/api/admin/payouts',
    summary: 'Lists the payouts of a market, newest first; `before` returns the following page.',
    query: z.object({
      market: zMarket,
      state: z.enum(PAYOUT_STATES).optional(),
      taxNumber: zTaxNumber.optional(),
      before: zPosition.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: envelope(z.object({ payouts: z.array(zPayout), more: z.boolean() })),
    errors: [],
    example: ok({ payouts: [payout], more: false }),
  },
  recordPayout: {
    ...write,
    path: '/api/admin/payouts/{payoutId}/record',
    confirmed: true,
    approval: 'payouts',
    summary: 'Records that a proposed payout was transferred, with its bank reference. Repeating it changes nothing.',
    params,
    body: z.object({ reference: zBankReference, paidOn: zDay }),
    response: envelope(z.object({ state: z.enum(PAYOUT_STATES) })),
    errors: [
      'payout.unknown',
      'payout.state',
      'payout.reference-used',
      'payout.future',
      'request.idempotency',
      ...APPROVAL_ERRORS,
    ],
    example: ok({ state: 'paid' as const }),
  },
  cancelPayout: {
    ...write,
    path: '/api/admin/payouts/{payoutId}/cancel',
    confirmed: true,
    summary: 'Cancels a proposed payout, which frees its items for the next run. Repeating it changes nothing.',
    params,
    response: envelope(z.object({ state: z.enum(PAYOUT_STATES) })),
    errors: ['payout.unknown', 'payout.state'],
    example: ok({ state: 'cancelled' as const }),
  },
  sellerStatement: {
    ...read,
    path: '/api/admin/payouts/statement',
    summary:
      'Returns the monthly statement of a seller: sales, deductions, payments, and the balance before and after.',
    query: z.object({ taxNumber: zTaxNumber, period: zPeriod, after: zPosition.optional() }),
    response: envelope(zStatement),
    errors: [],
    example: ok({
      ...{ taxNumber: payout.taxNumber, currency: 'INR' as const, opening: 0, closing: amounts.owed, totals: amounts },
      rows: [
        {
          ...{
            entryId: 12,
            on: '2026-11-20',
            kind: 'seller-share' as const,
            document: 'R/26-27/00001',
            orderNumber: 100001,
          },
          ...amounts,
        },
      ],
      more: false,
    }),
  },
  sellerStatementCsv: {
    ...read,
    path: '/api/admin/payouts/statement.csv',
    summary: 'Exports the monthly statement of a seller as CSV, with the balance after each row.',
    query: z.object({ taxNumber: zTaxNumber, period: zPeriod }),
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: [],
    example: { name: 'statement-27AAKCS4821M1ZW-2026-11.csv', chunks: noChunks() },
    perMinute: 30,
  },
})
