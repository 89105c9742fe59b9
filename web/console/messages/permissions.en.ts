// English names of the permissions of staff.

import type { Permission } from '../../../contract/shared/permissions.ts'

export const messages = {
  'audit.read': 'see the audit log',
  'commission.write': 'change commission rates',
  'exports.read': 'export the catalogue',
  'imports.read': 'see imports',
  'imports.write': 'import files',
  'invoices.write': 'work on invoices',
  'keys.write': 'manage API keys',
  'leads.read': 'see leads',
  'leads.write': 'work on leads',
  'ledger.read': 'see the ledger',
  'messages.read': 'see messages',
  'messages.write': 'work on messages',
  'offers.read': 'see offers of sellers',
  'orders.read': 'see orders',
  'orders.write': 'work on orders',
  'payments.write': 'record payments and refunds',
  'payouts.write': 'pay sellers',
  'returns.write': 'decide on returns',
  'support.read': 'see support tickets',
  'support.write': 'answer support tickets',
  'rfq.read': 'see quotation requests',
  'rfq.write': 'quote',
  'sellers.write': 'change sellers',
  'staff.read': 'see staff',
  'staff.write': 'manage staff',
  'synonyms.read': 'see synonyms',
  'synonyms.write': 'change synonyms',
  'tax-returns.read': 'see tax registers',
} as const satisfies Record<Permission, string>
