// Why staff members are notified in the console, and the limits of what is read.

import { RECORD_KINDS } from './kinds.rules.ts'

export const NOTIFICATION_REASONS = [
  ...(['assigned', 'mentioned', 'note', 'state', 'approval', 'decision', 'edit', 'import'] as const),
] as const
export type NotificationReason = (typeof NOTIFICATION_REASONS)[number]

/** What a notification is about: a record, an approval request, or an import source. */
export const NOTIFIED_KINDS = [...RECORD_KINDS, 'approval', 'import-source'] as const
export type NotifiedKind = (typeof NOTIFIED_KINDS)[number]

/** Values of `state` for holds, in addition to the order states. */
export const HOLD_CHANGES = ['held', 'released'] as const
export type HoldChange = (typeof HOLD_CHANGES)[number]

/** Unread notifications are counted up to this number. */
export const UNREAD_MAX = 100
/** Maximum number of colleagues mentioned in a note. */
export const MENTIONS_MAX = 20
