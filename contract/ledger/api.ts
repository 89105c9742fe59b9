// Finance endpoints of the ledger: balances, entries, the journal of a month, and discrepancies.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { zCurrency, zDay, zMarket, zMinor, zText } from '../shared/schemas.ts'
import { ACCOUNTS, ENTRY_KINDS } from './accounts.rules.ts'

const zAccount = z.enum(ACCOUNTS)
const zId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const admin = { method: 'GET', access: 'staff', permission: 'ledger.read' } as const

const zEntry = z.object({
  entryId: z.int(),
  kind: z.enum(ENTRY_KINDS),
  /**
   * Number of the invoice or credit note; reference of the payment, refund, payout or settlement; seller and month of
   * TCS.
   */
  document: z.string(),
  /** Null when it does not belong to an order. */
  orderNumber: z.int().nullable(),
  currency: zCurrency,
  postedOn: zDay,
  /** Debits are positive, credits negative; they add up to zero. */
  lines: z.array(z.object({ account: zAccount, party: z.string(), amount: zMinor })),
})
export type LedgerEntry = z.output<typeof zEntry>

const zBalance = z.object({
  account: zAccount,
  party: z.string(),
  debit: zMinor,
  credit: zMinor,
  /** Debit less credit. */
  balance: zMinor,
})
export type Balance = z.output<typeof zBalance>

const zDifference = z.object({
  orderNumber: z.int(),
  state: z.string(),
  /** The customer's debt according to the ledger; negative when the store owes the customer. */
  balance: zMinor,
  /** Time of the last activity on the order. */
  since: z.iso.datetime(),
})

const entry: LedgerEntry = {
  entryId: 1,
  kind: 'receipt',
  document: 'KH100001T1AB12CD',
  orderNumber: 100001,
  currency: 'INR',
  postedOn: '2026-11-20',
  lines: [
    { account: 'gateways', party: 'razorpay', amount: 319_000 },
    { account: 'customers', party: '', amount: -319_000 },
  ],
}

export const ledgerEndpoints = defineEndpoints({
  ledgerBalances: {
    ...admin,
    path: '/api/admin/ledger/balances',
    summary:
      'Returns the balances of a market at the end of a day, by account and party; total debits equal total credits.',
    query: z.object({ market: zMarket, on: zDay.optional() }),
    response: envelope(
      z.object({
        balances: z.array(zBalance),
        /** Documents and payments without an entry; the hourly job posts them. */
        unposted: z.int(),
      }),
    ),
    errors: [],
    example: ok({
      balances: [
        { account: 'customers' as const, party: '', debit: 0, credit: 319_000, balance: -319_000 },
        { account: 'gateways' as const, party: 'razorpay', debit: 319_000, credit: 0, balance: 319_000 },
      ],
      unposted: 0,
    }),
  },
  ledgerEntries: {
    ...admin,
    path: '/api/admin/ledger/entries',
    summary:
      'Lists the journal entries of a market by day, newest first: all, or filtered by order, by kind, or by account and optionally party. To get the next page, pass `next` as `before`.',
    query: z
      .object({
        market: zMarket,
        orderNumber: zId.optional(),
        kind: z.enum(ENTRY_KINDS).optional(),
        account: zAccount.optional(),
        /** Party of the account: GSTIN or TRN of a seller, a gateway, or a carrier. */
        party: zText(120).optional(),
        from: zDay.optional(),
        to: zDay.optional(),
        before: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2}_\d{1,15}$/, 'What `next` of the page before says.')
          .refine(place => !Number.isNaN(Date.parse(place.slice(0, 10))), 'What `next` of the page before says.')
          .optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      })
      .refine(({ orderNumber, kind, account }) => [orderNumber, kind, account].filter(Boolean).length <= 1, {
        message: 'One of orderNumber, kind and account.',
        path: ['kind'],
      })
      .refine(({ account, party }) => party === undefined || account !== undefined, {
        message: 'Belongs to an account.',
        path: ['party'],
      }),
    response: envelope(z.object({ entries: z.array(zEntry), next: z.string().nullable() })),
    errors: [],
    example: ok({ entries: [entry], next: null }),
  },
  ledgerJournal: {
    ...admin,
    path: '/api/admin/ledger/journal.csv',
    summary: 'Exports the journal of a month as CSV, one row for each line of an entry.',
    query: z.object({
      market: zMarket,
      period: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'A month, such as 2026-11'),
    }),
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: [],
    example: { name: 'journal-IN-2026-11.csv', chunks: (async function* () {})() },
    perMinute: 10,
  },
  ledgerDifferences: {
    ...admin,
    path: '/api/admin/ledger/differences',
    summary:
      'Lists finished orders without open refunds or returns whose documents and payments do not match, oldest first, at most 200.',
    query: z.object({ market: zMarket }),
    response: envelope(z.object({ orders: z.array(zDifference) })),
    errors: [],
    example: ok({
      orders: [{ orderNumber: 100001, state: 'delivered', balance: 100, since: '2026-11-20T12:00:00.000Z' }],
    }),
  },
})
