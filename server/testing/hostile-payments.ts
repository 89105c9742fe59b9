// Values of the hostile-input test for the calls of staff about cash on delivery, offers of payment methods, the ledger and the VAT return, by path.

import type { Plausible } from './hostile.ts'

export const OF_PAYMENTS: Record<string, Plausible> = {
  '/api/admin/payments/codRules': { market: 'IN', placePrefix: '79', maxAmount: 10_000_00, maxWeightGrams: 20_000 },
  '/api/admin/payments/codAccountRules': { market: 'IN', value: 'c', before: null, outcome: 'closed' },
  '/api/admin/payments/offers/{market}/{offerKey}': {
    ...{ kind: 'flat', value: 100, minAmount: 1000, validFrom: '2026-01-01T00:00:00.000Z', validTo: null },
    ...{ offerKey: 'TEST', paymentMethodIds: [2] },
  },
  '/api/admin/ledger/entries': {
    ...{ orderNumber: undefined, kind: undefined, account: 'sales', party: '27AAKCS4821M1ZW', before: '2026-11-20_1' },
  },
  '/api/admin/tax-returns/vat201': { taxNumber: '100123456700003' },
  '/api/admin/tax-returns/vat201.csv': { taxNumber: '100123456700003' },
}
