// Notifies members of staff of events of a record they are responsible for or follow, as long as they may read it.

import { RECORD_READ, type RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import type { HoldChange } from '../../../contract/annotations/notifications.rules.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { colleaguesWith } from '../../staff/service.ts'
import { type Follower, followersOf, insertFollow } from '../repository/follows.ts'
import type { RecordRef } from '../repository/notes.ts'
import { type Happening, insertNotifications } from '../repository/notifications.ts'
import { findMover, findRecord, holdCustomer, type RecordRow } from '../repository/records.ts'

/** Active members who may read records of a kind and their annotations, by name. */
export const readersOf = (tx: Tx, row: Pick<RecordRow, 'market'>, kind: RecordKind) =>
  colleaguesWith(tx, row.market, RECORD_READ[kind], 'notes.read')

/** Notifies those of the members who may read the record. */
export async function notify(
  tx: Tx,
  staffIds: readonly string[],
  told: Happening & { record: RecordRef },
): Promise<void> {
  if (staffIds.length === 0) return
  const may = await readersOf(tx, told.row, told.record.kind)
  const ids = may.flatMap(({ staffId }) => (staffIds.includes(staffId) ? [staffId] : []))
  if (ids.length > 0) await insertNotifications(tx, ids, told)
}

/** Makes the caller follow a record; an API key cannot follow. */
export async function followAsCaller(tx: Tx, actor: Staff, record: RecordRef): Promise<void> {
  if (actor.sessionId !== null) await insertFollow(tx, record, actor.staffId)
}

const byCaller = ({ name, now }: Staff) => ({ actorName: name, state: null, at: now })

/** Makes the responsible member follow the record, and notifies them if somebody else made the assignment. */
export async function tellAssigned(
  tx: Tx,
  actor: Staff,
  record: RecordRef,
  row: RecordRow,
  staffId: string,
): Promise<void> {
  await insertFollow(tx, record, staffId)
  if (staffId !== actor.staffId) await notify(tx, [staffId], { reason: 'assigned', record, row, ...byCaller(actor) })
}

/** The same for a quote request or ticket, which stores its assignee itself, possibly as a typed name. */
export async function tellTakenOn(
  tx: Tx,
  actor: Staff,
  record: { kind: 'rfq' | 'ticket'; number: number },
  assignedTo: string,
): Promise<void> {
  const ref = { kind: record.kind, id: String(record.number) }
  const row = await findRecord(tx, ref.kind, ref.id)
  if (!row) return
  const may = await readersOf(tx, row, ref.kind)
  if (may.some(({ staffId }) => staffId === assignedTo)) await tellAssigned(tx, actor, ref, row, assignedTo)
}

interface WrittenNote {
  record: RecordRef
  row: RecordRow
  text: string
  mentions: readonly string[]
}

/**
 * Notifies mentioned members and returns their ids. A member whose name is not in the text does not count as
 * mentioned.
 * @throws staff.unknown if a mentioned member may not read the record
 */
export async function tellMentioned(
  tx: Tx,
  actor: Staff,
  { record, row, text, mentions }: WrittenNote,
): Promise<string[]> {
  const may = mentions.length > 0 ? await readersOf(tx, row, record.kind) : []
  const named = [...new Set(mentions)].map(staffId => {
    const member = may.find(one => one.staffId === staffId)
    if (!member) throw appError('staff.unknown')
    return member
  })
  const mentioned = named.flatMap(({ staffId, name }) =>
    text.includes(`@${name}`) && staffId !== actor.staffId ? [staffId] : [],
  )
  await notify(tx, mentioned, { reason: 'mentioned', record, row, ...byCaller(actor) })
  return mentioned
}

/**
 * Notifies of a new note: first the mentioned members, whose ids are returned, then the other followers. Its author
 * follows the record from now on.
 * @throws staff.unknown if a mentioned member may not read the record
 */
export async function tellOfNote(tx: Tx, actor: Staff, note: WrittenNote): Promise<string[]> {
  const { record, row } = note
  const mentioned = await tellMentioned(tx, actor, note)
  const followers = (await followersOf(tx, record)).map(({ staffId }) => staffId)
  const others = followers.filter(id => id !== actor.staffId && !mentioned.includes(id))
  await notify(tx, others, { reason: 'note', record, row, ...byCaller(actor) })
  await followAsCaller(tx, actor, record)
  return mentioned
}

/**
 * A record and its followers; null if it has none. The account may be deleted while this waits for the customer's
 * lock, with the followers of its records, so they are read again afterwards.
 */
async function findFollowed(
  tx: Tx,
  { kind, id }: RecordRef,
): Promise<{ row: RecordRow; followers: Follower[] } | null> {
  if ((await followersOf(tx, { kind, id })).length === 0) return null
  const row = await findRecord(tx, kind, id)
  if (!row) return null
  if (row.customerId !== null) await holdCustomer(tx, row.customerId)
  return { row, followers: await followersOf(tx, { kind, id }) }
}

/**
 * Notifies the followers of a quote request or ticket of its new state, except the one who changed it, in the
 * transaction of the change. `who` is the author as stored in the history of the record.
 */
export async function tellOfMove(
  tx: Tx,
  { kind, number, state, who, at }: { kind: 'rfq' | 'ticket'; number: number; state: string; who: string; at: Date },
): Promise<void> {
  const record = { kind, id: String(number) }
  const followed = await findFollowed(tx, record)
  if (!followed) return
  const ids = followed.followers.flatMap(({ staffId }) => (who === `staff:${staffId}` ? [] : [staffId]))
  await notify(tx, ids, { reason: 'state', record, row: followed.row, actorName: '', state, at })
}

/**
 * Notifies the followers of an order that it was put on hold or released, except the one who did it, in the same
 * transaction.
 */
export async function tellOfHold(
  tx: Tx,
  actor: Staff,
  { orderNumber, change }: { orderNumber: number; change: HoldChange },
): Promise<void> {
  const record = { kind: 'order' as const, id: String(orderNumber) }
  const followed = await findFollowed(tx, record)
  if (!followed) return
  const ids = followed.followers.flatMap(({ staffId }) => (staffId === actor.staffId ? [] : [staffId]))
  await notify(tx, ids, { reason: 'state', record, row: followed.row, ...byCaller(actor), state: change })
}

/**
 * Notifies the author of an order edit of its outcome, once the customer has paid the difference it waited for or has
 * not.
 */
export async function tellOfEdit(
  tx: Tx,
  edit: { orderNumber: number; who: string; state: 'paid' | 'lapsed' | 'ended'; at: Date },
): Promise<void> {
  const { orderNumber, who, state, at } = edit
  const record = { kind: 'order' as const, id: String(orderNumber) }
  const row = await findRecord(tx, 'order', record.id)
  const author = /^staff:(.+)$/.exec(who)?.[1]
  if (row && author) await notify(tx, [author], { reason: 'edit', record, row, actorName: '', state, at })
}

/** Notifies the followers of an order or return of its new state, except the one who changed it. */
export async function tellOfState(
  tx: Tx,
  { kind, number, state, at }: { kind: 'order' | 'return'; number: number; state: string; at: Date },
): Promise<void> {
  const record = { kind, id: String(number) }
  const followed = await findFollowed(tx, record)
  if (!followed) return
  const moved = await findMover(tx, kind, record.id, state)
  // events are processed later: a member who followed since then has already seen the state
  const others = followed.followers.filter(
    ({ staffId, at: since }) => moved && since <= moved.at && moved.who !== `staff:${staffId}`,
  )
  const ids = others.map(({ staffId }) => staffId)
  await notify(tx, ids, { reason: 'state', record, row: followed.row, actorName: '', state, at })
}
