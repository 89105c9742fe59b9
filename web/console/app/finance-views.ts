// The screens of finance: path, and the required permission.

import type { View } from './find-views.ts'

/** `view-` and the key of a screen make the key of its name in the messages `finance`. */
export const FINANCE_VIEWS = [
  { key: 'balances', path: '/finance', permission: 'ledger.read' },
  { key: 'entries', path: '/finance/entries', permission: 'ledger.read' },
  { key: 'differences', path: '/finance/differences', permission: 'ledger.read' },
  { key: 'register', path: '/finance/register', permission: 'ledger.read' },
  { key: 'payments', path: '/finance/payments', permission: 'ledger.read' },
  { key: 'payouts', path: '/finance/payouts', permission: 'ledger.read' },
  { key: 'commission', path: '/finance/commission', permission: 'ledger.read' },
  { key: 'sellers', path: '/finance/sellers', permission: 'ledger.read' },
  { key: 'cash', path: '/finance/cash', permission: 'ledger.read' },
  { key: 'incoming', path: '/finance/incoming', permission: 'payments.write' },
  { key: 'documents', path: '/finance/documents', permission: 'orders.read' },
  { key: 'files', path: '/finance/files', permission: 'ledger.read' },
] as const satisfies readonly View[]

export type FinanceView = (typeof FINANCE_VIEWS)[number]['key']
