// The caller's own notifications, limited to records they may read now: roles and markets change.

import { RECORD_KINDS, RECORD_READ } from '../../../contract/annotations/kinds.rules.ts'
import { UNREAD_MAX } from '../../../contract/annotations/notifications.rules.ts'
import type {
  NotificationChoices,
  StaffNotification,
  staffNotificationEndpoints,
} from '../../../contract/annotations/notifications-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Staff, StaffMember } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import {
  countUnread,
  findChoices,
  listNotifications,
  markRead,
  markReadUpTo,
  type NotificationRow,
  type Readable,
} from '../repository/notifications.ts'

/** What a member with these rights may be notified of; without `notes.read` nothing about records. */
export function readableBy({
  staffId,
  permissions,
  markets,
}: Pick<Staff, 'staffId' | 'permissions' | 'markets'>): Readable {
  const kinds = RECORD_KINDS.filter(kind => permissions.includes(RECORD_READ[kind]))
  return { staffId, markets, permissions, kinds: permissions.includes('notes.read') ? kinds : [] }
}

const present = (row: NotificationRow): StaffNotification => ({
  ...{ notificationId: row.id, reason: row.reason, recordKind: row.kind, recordId: row.recordId },
  ...{ recordNumber: row.recordNumber, market: row.market, by: row.actorName, state: row.state },
  at: row.at.toISOString(),
  read: row.readAt !== null,
})

/** A page of the caller's notifications, newest first. */
export async function ownNotifications(
  db: Db,
  actor: StaffMember,
  { unread, before, limit }: HandlerInput<(typeof staffNotificationEndpoints)['staffNotifications']>['query'],
): Promise<{ notifications: StaffNotification[]; next: number | null }> {
  const page = { before: before ?? null, unread: unread === 'true', limit: limit + 1 }
  const rows = await listNotifications(db, readableBy(actor), page)
  const shown = rows.slice(0, limit)
  return { notifications: shown.map(present), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

export async function unreadOf(db: Db, actor: StaffMember): Promise<{ unread: number }> {
  return { unread: await countUnread(db, readableBy(actor), UNREAD_MAX) }
}

/** Marks the caller's notifications as read. */
export async function readOwn(
  db: Db,
  actor: StaffMember,
  read: { ids: number[] } | { upTo: number },
): Promise<{ unread: number }> {
  if ('ids' in read) await markRead(db, actor.staffId, read.ids, actor.now)
  else await markReadUpTo(db, actor.staffId, read.upTo, actor.now)
  return unreadOf(db, actor)
}

export async function choicesOf(db: Db, { staffId }: StaffMember): Promise<NotificationChoices> {
  return (await findChoices(db, staffId)) ?? { muted: [], dailyMail: false }
}
