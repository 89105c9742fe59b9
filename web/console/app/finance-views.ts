// The screens of finance: address, and the permission without which one is not offered.

import type { Permission } from '../../../contract/shared/permissions.ts'
import { permissionAt } from './areas.ts'

interface FinanceScreen {
  /** `view-` and it are the key of its name in the messages `finance`. */
  key: string
  path: string
  permission: Permission
}

export const FINANCE_VIEWS = [
  { key: 'balances', path: '/finance', permission: 'ledger.read' },
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
] as const satisfies readonly FinanceScreen[]

export type FinanceView = (typeof FINANCE_VIEWS)[number]['key']

/** The screens whose name contains a text, for who may see them. */
export function findFinanceViews(
  nameOf: (key: FinanceView) => string,
  may: (permission: Permission) => boolean,
  text: string,
): { key: FinanceView; name: string; path: string }[] {
  const sought = text.trim().toLowerCase()
  const isOpen = ({ path, permission }: FinanceScreen) => may(permission) && may(permissionAt(path) ?? permission)
  return FINANCE_VIEWS.filter(isOpen)
    .map(({ key, path }) => ({ key, path, name: nameOf(key) }))
    .filter(({ name }) => name.toLowerCase().includes(sought))
}
