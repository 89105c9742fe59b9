// Why a member of staff is notified at the console, and the limits of what is read.

import { RECORD_KINDS } from './kinds.rules.ts'

export const NOTIFICATION_REASONS = [
  ...(['assigned', 'mentioned', 'note', 'state', 'approval', 'decision', 'edit', 'import'] as const),
] as const
export type NotificationReason = (typeof NOTIFICATION_REASONS)[number]

/** What a notification is about: a record, a request for the approval of a second member, or a source of import files. */
export const NOTIFIED_KINDS = [...RECORD_KINDS, 'approval', 'import-source'] as const
export type NotifiedKind = (typeof NOTIFIED_KINDS)[number]

/** What is told, with the reason `state`, of the hold of an order beside its states. */
export const HOLD_CHANGES = ['held', 'released'] as const
export type HoldChange = (typeof HOLD_CHANGES)[number]

/** Unread ones are counted up to here. */
export const UNREAD_MAX = 100
/** Colleagues whom one note mentions. */
export const MENTIONS_MAX = 20
