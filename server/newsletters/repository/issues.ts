// SQL of issues of the newsletter.

import type { IssueInput, IssueState } from '../../../contract/newsletters/issues-api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface IssueRow {
  id: string
  market: Market
  subjectEn: string
  subjectHi: string
  textEn: string
  textHi: string
  msns: string[]
  buttonEn: string
  buttonHi: string
  link: string | null
  state: IssueState
  sendAt: Date | null
  sentAt: Date | null
  sentCount: number
  lastSubscriptionId: string | null
  version: number
  updatedAt: Date
}

const COLUMNS = `id, market, subject_en as "subjectEn", subject_hi as "subjectHi", text_en as "textEn", text_hi as "textHi",
  msns, button_en as "buttonEn", button_hi as "buttonHi", link, state, send_at as "sendAt", sent_at as "sentAt",
  sent_count as "sentCount", last_subscription_id as "lastSubscriptionId", version, updated_at as "updatedAt"`
const LIST = statement(
  'newsletters.list-issues',
  `select ${COLUMNS} from newsletter_issues where market = $1 and ($2::uuid is null or (created_at, id) <
     (select created_at, id from newsletter_issues where id = $2)) order by created_at desc, id desc limit $3`,
)
const FIND = statement('newsletters.find-issue', `select ${COLUMNS} from newsletter_issues where id = $1`)
const LOCK = statement('newsletters.lock-issue', `select ${COLUMNS} from newsletter_issues where id = $1 for update`)
const INSERT = statement(
  'newsletters.insert-issue',
  `insert into newsletter_issues (id, market, subject_en, subject_hi, text_en, text_hi, msns, button_en, button_hi, link,
     created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
   on conflict (id) do nothing returning ${COLUMNS}`,
)
const UPDATE = statement(
  'newsletters.update-issue',
  `update newsletter_issues set subject_en = $2, subject_hi = $3, text_en = $4, text_hi = $5, msns = $6, button_en = $7,
     button_hi = $8, link = $9, version = version + 1, updated_at = $10 where id = $1 returning ${COLUMNS}`,
)
const MOVE = statement(
  'newsletters.move-issue',
  `update newsletter_issues set state = $2, send_at = $3, version = version + 1, updated_at = $4 where id = $1
   returning ${COLUMNS}`,
)
const DELETE = statement('newsletters.delete-issue', 'delete from newsletter_issues where id = $1')
const COUNT = statement(
  'newsletters.count-subscribers',
  `select language, count(*)::int as count from subscriptions where market = $1 and active group by language`,
)
const LOCK_DUE = statement(
  'newsletters.lock-due-issue',
  `select ${COLUMNS} from newsletter_issues where state in ('scheduled', 'sending') and send_at <= $1
   order by send_at limit 1 for update skip locked`,
)
const NOTE_SENT = statement(
  'newsletters.note-sent',
  `update newsletter_issues set state = case when $4::boolean then 'sent' else 'sending' end,
     last_subscription_id = coalesce($2, last_subscription_id), sent_count = sent_count + $3,
     sent_at = case when $4 then $5::timestamptz end, version = version + 1, updated_at = $5 where id = $1`,
)

export function listIssues(db: Db, market: Market, before: string | null, most: number): Promise<IssueRow[]> {
  return db.rows<IssueRow>(LIST, [market, before, most])
}

export function findIssue(db: Db, id: string): Promise<IssueRow | null> {
  return db.oneOrNull<IssueRow>(FIND, [id])
}

/** An issue, locked until the transaction ends: no mail of it is queued meanwhile. */
export function lockIssue(tx: Tx, id: string): Promise<IssueRow | null> {
  return tx.oneOrNull<IssueRow>(LOCK, [id])
}

const valuesOf = ({ subject, text, msns, button, link }: IssueInput) => [
  ...[subject.en, subject.hi, text.en, text.hi],
  ...[msns, button.en, button.hi, link],
]

/** The new draft; null when an issue with this id exists. */
export function insertIssue(
  tx: Tx,
  { id, market, input }: { id: string; market: Market; input: IssueInput },
  now: Date,
): Promise<IssueRow | null> {
  return tx.oneOrNull<IssueRow>(INSERT, [id, market, ...valuesOf(input), now])
}

export function updateIssue(tx: Tx, { id }: Owned<IssueRow>, input: IssueInput, now: Date): Promise<IssueRow> {
  return tx.one<IssueRow>(UPDATE, [id, ...valuesOf(input), now])
}

export function moveIssue(
  tx: Tx,
  { id }: Owned<IssueRow>,
  { state, sendAt }: Pick<IssueRow, 'state' | 'sendAt'>,
  now: Date,
): Promise<IssueRow> {
  return tx.one<IssueRow>(MOVE, [id, state, sendAt, now])
}

export async function deleteIssue(tx: Tx, { id }: Owned<IssueRow>): Promise<void> {
  await tx.run(DELETE, [id])
}

/** Confirmed subscribers of a market by their language. */
export async function countSubscribers(db: Db, market: Market): Promise<Record<Language, number>> {
  const rows = await db.rows<{ language: Language; count: number }>(COUNT, [market])
  return { en: 0, hi: 0, ...Object.fromEntries(rows.map(({ language, count }) => [language, count])) }
}

/** A due issue that no other process is sending, locked until the transaction ends; null if there is none. */
export function lockDueIssue(tx: Tx, now: Date): Promise<IssueRow | null> {
  return tx.oneOrNull<IssueRow>(LOCK_DUE, [now])
}

/** Records that the issue was queued for this many more subscribers, and whether those were the last. */
export async function noteSent(
  tx: Tx,
  { id }: Pick<IssueRow, 'id'>,
  { last, count, done }: { last: string | null; count: number; done: boolean },
  now: Date,
): Promise<void> {
  await tx.run(NOTE_SENT, [id, last, count, done, now])
}
