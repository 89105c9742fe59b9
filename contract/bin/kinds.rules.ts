// The kinds of records that go to the bin, and the rights to see and to restore them.

import type { Permission } from '../shared/permissions.ts'

export interface BinRights {
  read: Permission
  write: Permission
  /** Restoring takes a fresh second factor, as making such a record does. */
  confirmed?: true
}

/** Kind of the record in the audit log. */
export const BIN_RIGHTS = {
  'custom-field': { read: 'fields.read', write: 'fields.write' },
  group: { read: 'price-lists.read', write: 'price-lists.write' },
  holiday: { read: 'delivery.read', write: 'delivery.write' },
  importSource: { read: 'imports.read', write: 'imports.write' },
  newsletter: { read: 'newsletter.read', write: 'newsletter.write' },
  picture: { read: 'content.read', write: 'content.write' },
  'place-rule': { read: 'delivery.read', write: 'delivery.write' },
  'return-window': { read: 'settings.read', write: 'settings.write', confirmed: true },
  'search-redirect': { read: 'synonyms.read', write: 'synonyms.write' },
  synonym: { read: 'synonyms.read', write: 'synonyms.write' },
  webhook: { read: 'webhooks.read', write: 'webhooks.write', confirmed: true },
} as const satisfies Record<string, BinRights>
export type BinKindName = keyof typeof BIN_RIGHTS

export const BIN_KINDS = Object.keys(BIN_RIGHTS) as [BinKindName, ...BinKindName[]]

/** Days after which deleted records are gone for good. */
export const BIN_DAYS = 30
