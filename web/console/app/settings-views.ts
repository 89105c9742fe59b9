// The screens of the settings area: path, and the required permission.

import type { View } from './find-views.ts'

/** The key of a screen is also that of its name in the messages `settings`. */
export const SETTINGS_VIEWS = [
  { key: 'settings', path: '/settings', permission: 'settings.read' },
  { key: 'features', path: '/settings/features', permission: 'settings.read' },
  { key: 'tax-rates', path: '/settings/tax-rates', permission: 'settings.read' },
  { key: 'returns', path: '/settings/returns', permission: 'settings.read' },
  { key: 'cash-on-delivery', path: '/settings/cash-on-delivery', permission: 'payments.write' },
  { key: 'payment-offers', path: '/settings/payment-offers', permission: 'payments.write' },
  { key: 'gateways', path: '/settings/gateways', permission: 'gateways.read' },
  { key: 'fields', path: '/settings/fields', permission: 'fields.write' },
  { key: 'jobs', path: '/settings/jobs', permission: 'settings.read' },
  { key: 'health', path: '/settings/health', permission: 'settings.read' },
  { key: 'backups', path: '/settings/backups', permission: 'settings.read' },
  { key: 'webhooks', path: '/settings/webhooks', permission: 'webhooks.read' },
] as const satisfies readonly View[]

export type SettingsViewKey = (typeof SETTINGS_VIEWS)[number]['key']
