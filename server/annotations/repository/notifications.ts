// SQL of the notifications of members of staff and of their preferences.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import type { NotificationReason, NotifiedKind } from '../../../contract/annotations/notifications.rules.ts'
import type { NotificationChoices } from '../../../contract/annotations/notifications-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Permission } from '../../../contract/shared/permissions.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { RecordRow } from './records.ts'

export interface NotificationRow {
  id: number
  reason: NotificationReason
  kind: NotifiedKind
  recordId: string
  recordNumber: number
  market: Market
  actorName: string
  state: string | null
  at: Date
  readAt: Date | null
}

/** Recipient, the records they may read now, and their rights to approve requests and to import. */
export interface Readable {
  staffId: string
  markets: readonly Market[]
  kinds: readonly RecordKind[]
  permissions: readonly Permission[]
}

const COLUMNS = `id, reason, kind, record_id as "recordId", record_number as "recordNumber", market,
  actor_name as "actorName", state, at, read_at as "readAt"`
// the outcome of the member's own request is shown whatever their rights
const READABLE = `staff_id = $1 and (reason = 'decision'
  or (market = any($2) and (kind = any($3) or (reason in ('approval', 'import') and permission = any($4)))))`
const PAGE = `${READABLE} and id < $5 order by id desc limit $6`
const LIST = statement('annotations.list-notifications', `select ${COLUMNS} from staff_notifications where ${PAGE}`)
const LIST_UNREAD = statement(
  'annotations.list-unread',
  `select ${COLUMNS} from staff_notifications where read_at is null and ${PAGE}`,
)
const COUNT_UNREAD = statement(
  'annotations.count-unread',
  `select count(*)::int as count from (
     select from staff_notifications where read_at is null and ${READABLE} order by id desc limit $5) n`,
)
const INSERT = statement(
  'annotations.insert-notifications',
  `insert into staff_notifications (staff_id, reason, kind, record_id, record_number, market, actor_name, state, at, permission)
   select m.id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from unnest($1::uuid[]) m (id)
   where not exists (select from staff_notification_choices c where c.staff_id = m.id and $2 = any (c.muted))`,
)
const READ = statement(
  'annotations.read-notifications',
  'update staff_notifications set read_at = $3 where staff_id = $1 and id = any($2) and read_at is null',
)
const READ_ALL = statement(
  'annotations.read-all-notifications',
  'update staff_notifications set read_at = $3 where staff_id = $1 and id <= $2 and read_at is null',
)
const READ_OF_REQUESTS = statement(
  'annotations.read-of-requests',
  `update staff_notifications set read_at = $2
   where kind = 'approval' and record_id = any($1) and reason = 'approval' and read_at is null`,
)
const DELETE_OLD = statement(
  'annotations.delete-old-notifications',
  'delete from staff_notifications where id in (select id from staff_notifications where at < $1 order by at limit $2)',
)
const DELETE_OF_SOURCE = statement(
  'annotations.delete-of-import-source',
  `delete from staff_notifications where kind = 'import-source' and record_id = $1`,
)
const CHOICES = statement(
  'annotations.find-choices',
  'select muted, daily_mail as "dailyMail" from staff_notification_choices where staff_id = $1',
)
const SAVE_CHOICES = statement(
  'annotations.save-choices',
  `insert into staff_notification_choices (staff_id, muted, daily_mail) values ($1, $2, $3)
   on conflict (staff_id) do update set muted = excluded.muted, daily_mail = excluded.daily_mail`,
)
const TO_MAIL = statement(
  'annotations.list-members-to-mail',
  `select c.staff_id as "staffId" from staff_notification_choices c where c.daily_mail and exists (
     select from staff_notifications n where n.staff_id = c.staff_id and n.read_at is null and n.id > c.mailed_up_to)`,
)
const HOLD_MAIL = statement(
  'annotations.hold-mail',
  `select mailed_up_to as "mailedUpTo" from staff_notification_choices where staff_id = $1 and daily_mail for update`,
)
const SET_MAILED = statement(
  'annotations.set-mailed',
  'update staff_notification_choices set mailed_up_to = $2 where staff_id = $1',
)

const placeOf = ({ staffId, markets, kinds, permissions }: Readable) => [staffId, markets, kinds, permissions]

/** The newest notifications, or the newest unread ones, below an id. */
export function listNotifications(
  db: Db,
  of: Readable,
  { before, unread, limit }: { before: number | null; unread: boolean; limit: number },
): Promise<NotificationRow[]> {
  const values = [...placeOf(of), before ?? Number.MAX_SAFE_INTEGER, limit]
  return db.rows<NotificationRow>(unread ? LIST_UNREAD : LIST, values)
}

export async function countUnread(db: Db, of: Readable, most: number): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_UNREAD, [...placeOf(of), most])).count
}

/** An event of a record. */
export interface Happening {
  reason: NotificationReason
  record: { kind: NotifiedKind; id: string }
  row: Pick<RecordRow, 'market' | 'number'>
  /** Empty for a customer and for the store itself. */
  actorName: string
  state: string | null
  at: Date
  /** The right to decide on the request for approval, or to import. */
  permission?: Permission
}

/** Notifies members who have not muted the reason. */
export async function insertNotifications(tx: Tx, staffIds: readonly string[], told: Happening): Promise<void> {
  const { reason, record, row, actorName, state, at, permission } = told
  const values = [staffIds, reason, record.kind, record.id, row.number, row.market, actorName, state, at]
  await tx.run(INSERT, [...values, permission ?? null])
}

export async function markRead(db: Db, staffId: string, ids: readonly number[], at: Date): Promise<void> {
  await db.run(READ, [staffId, ids, at])
}

export async function markReadUpTo(db: Db, staffId: string, id: number, at: Date): Promise<void> {
  await db.run(READ_ALL, [staffId, id, at])
}

/** Marks the notifications of pending approvals as read for everybody. */
export async function markRequestsRead(tx: Tx, approvalIds: readonly string[], at: Date): Promise<void> {
  await tx.run(READ_OF_REQUESTS, [approvalIds, at])
}

export function deleteOldNotifications(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(DELETE_OLD, [before, limit])
}

/** Deletes the notifications of an import source. */
export async function deleteOfImportSource(tx: Tx, sourceId: string): Promise<void> {
  await tx.run(DELETE_OF_SOURCE, [sourceId])
}

/** Null if the member has not chosen yet. */
export function findChoices(db: Db, staffId: string): Promise<NotificationChoices | null> {
  return db.oneOrNull<NotificationChoices>(CHOICES, [staffId])
}

export async function saveChoices(db: Db, staffId: string, { muted, dailyMail }: NotificationChoices): Promise<void> {
  await db.run(SAVE_CHOICES, [staffId, muted, dailyMail])
}

/** Members who want the daily mail and have unread notifications that no mail has listed. */
export async function listMembersToMail(db: Db): Promise<string[]> {
  return (await db.rows<{ staffId: string }>(TO_MAIL)).map(({ staffId }) => staffId)
}

/** The last notification mailed to a member, locked; null if the member wants no mail. */
export function holdMail(tx: Tx, staffId: string): Promise<{ mailedUpTo: number } | null> {
  return tx.oneOrNull<{ mailedUpTo: number }>(HOLD_MAIL, [staffId])
}

export async function setMailed(tx: Tx, staffId: string, upTo: number): Promise<void> {
  await tx.run(SET_MAILED, [staffId, upTo])
}
