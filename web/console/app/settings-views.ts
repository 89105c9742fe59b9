// The screens of the settings area: address, and the permission without which one is not offered.

import type { Permission } from '../../../contract/shared/permissions.ts'

interface SettingsView {
  /** Also the key of its name in the messages `settings`. */
  key: string
  path: string
  permission: Permission
}

export const SETTINGS_VIEWS = [
  { key: 'settings', path: '/settings', permission: 'settings.read' },
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
] as const satisfies readonly SettingsView[]

export type SettingsViewKey = (typeof SETTINGS_VIEWS)[number]['key']

/** The screens whose name contains a text, for who may see them. */
export function findSettingsViews(
  nameOf: (key: SettingsViewKey) => string,
  may: (permission: Permission) => boolean,
  text: string,
): { key: SettingsViewKey; name: string; path: string }[] {
  const sought = text.trim().toLowerCase()
  return SETTINGS_VIEWS.filter(({ permission }) => may(permission))
    .map(({ key, path }) => ({ key, path, name: nameOf(key) }))
    .filter(({ name }) => name.toLowerCase().includes(sought))
}
