// Finance endpoints for the bank accounts that receive sellers' payouts.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zReadVersion, zVersion } from '../shared/record-version.ts'
import { zMarket, zText, zUuid } from '../shared/schemas.ts'

const zAccount = z.object({
  /** GSTIN or TRN of the seller. */
  taxNumber: z.string(),
  seller: z.string(),
  holder: z.string(),
  accountLast4: z.string(),
  /** Empty in the UAE. */
  ifsc: z.string(),
  bank: z.string(),
  setBy: z.string(),
  setAt: z.iso.datetime(),
  version: zVersion,
})
export type SellerAccount = z.output<typeof zAccount>

const zTyped = z
  .object({
    taxNumber: z.string().trim().toUpperCase().length(15),
    holder: zText(100),
    /** Digits in India, an IBAN in the UAE; entered twice, because a wrong digit pays somebody else. */
    accountNumber: z.string().trim().toUpperCase().max(40),
    accountNumberAgain: z.string().trim().toUpperCase().max(40),
    ifsc: z.string().trim().toUpperCase().max(20).default(''),
    version: zReadVersion,
  })
  .refine(({ accountNumber, accountNumberAgain }) => accountNumber === accountNumberAgain, {
    path: ['accountNumberAgain'],
    message: 'The account numbers differ.',
  })

const account: SellerAccount = {
  ...{ taxNumber: '27AAKCS4821M1ZW', seller: 'Sahyadri Tools', holder: 'Sahyadri Tools Private Limited' },
  ...{ accountLast4: '9012', ifsc: 'SBIN0000095', bank: 'State Bank of India' },
  ...{ setBy: 'staff:nadia', setAt: '2026-11-23T12:00:00.000Z', version: 4 },
}

export const sellerAccountEndpoints = defineEndpoints({
  sellerAccounts: {
    method: 'GET',
    path: '/api/admin/payouts/accounts',
    access: 'staff',
    permission: 'ledger.read',
    summary: 'Lists the bank accounts of sellers by tax number, with the last digits of each account number.',
    query: z.object({ market: zMarket }),
    response: envelope(z.array(zAccount)),
    errors: [],
    example: ok([account]),
  },
  setSellerAccount: {
    method: 'POST',
    path: '/api/admin/payouts/accounts',
    access: 'staff',
    permission: 'payouts.write',
    confirmed: true,
    summary:
      'Sets the bank account of a seller for future payouts, by the version that was read; payouts that are already proposed keep theirs. Repeating it with the same account changes nothing.',
    body: zTyped,
    response: envelope(zAccount),
    errors: [
      'payout.seller-unknown',
      'payment.bank-unknown',
      'address.iban-invalid',
      'request.invalid',
      'settings.changed-meanwhile',
    ],
    example: ok(account),
  },
  payoutAccount: {
    method: 'GET',
    path: '/api/admin/payouts/{payoutId}/account',
    access: 'staff',
    permission: 'payouts.write',
    confirmed: true,
    recorded: true,
    summary: 'Returns the full number of the bank account for a payout. Each access is recorded.',
    params: z.object({ payoutId: zUuid }),
    response: envelope(z.object({ holder: z.string(), accountNumber: z.string(), ifsc: z.string(), bank: z.string() })),
    errors: ['payout.unknown', 'payout.no-account'],
    example: ok({ holder: account.holder, accountNumber: '123456789012', ifsc: account.ifsc, bank: account.bank }),
  },
})
