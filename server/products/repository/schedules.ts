// SQL of price schedules: waiting ones, due ones, and the outcome of each cell.

import type { PriceSchedule, ScheduledCell } from '../../../contract/products/schedules-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'
import type { OpenCell } from '../rules/schedules.ts'

export interface ScheduleRow {
  id: string
  number: number
  market: Market
  note: string
  staffId: string
  whoName: string
  request: Buffer
  products: number
  cells: number
  createdAt: Date
  startsAt: Date
  endsAt: Date | null
  state: PriceSchedule['state']
  reason: PriceSchedule['reason']
  applied: number
  notApplied: number
  left: number
  changeSetId: string | null
  startedAt: Date | null
  endedAt: Date | null
  endedBy: string
  /** Whether another member has approved it. */
  approved: boolean
}

const COLUMNS = `s.id, s.number, s.market, s.note, s.staff_id as "staffId", s.who_name as "whoName", s.request, s.products, s.cells,
  s.created_at as "createdAt", s.starts_at as "startsAt", s.ends_at as "endsAt", s.state, s.reason, s.applied,
  s.not_applied as "notApplied", coalesce(c.undone_left, 0) as "left", s.change_set_id as "changeSetId",
  s.started_at as "startedAt", s.ended_at as "endedAt", s.ended_by as "endedBy", s.approved`
const FROM = 'from price_schedules s left join product_change_sets c on c.id = s.change_set_id'

const FIND = statement('products.find-schedule', `select ${COLUMNS} ${FROM} where s.id = $1`)
const LOCK = statement('products.lock-schedule', `select ${COLUMNS} ${FROM} where s.id = $1 for update of s`)
const LIST = statement(
  'products.list-schedules',
  `select ${COLUMNS} ${FROM} where s.market = $1 and ($2::text is null or s.state = $2)
     and s.number < coalesce((select number from price_schedules where id = $3), 9223372036854775807)
   order by s.number desc limit $4`,
)
// ends come before starts at the same time; another process waits for the row and then finds it done
const NEXT_DUE = statement(
  'products.next-due-schedule',
  `select id from (
     (select id, ends_at as at, 0 as turn, number from price_schedules
      where state = 'running' and ends_at <= $1 and id <> all($2::uuid[]) order by ends_at, number limit 1)
     union all
     (select id, starts_at, 1, number from price_schedules
      where state = 'upcoming' and starts_at <= $1 order by starts_at, number limit 1)
   ) due order by at, turn, number limit 1`,
)
const INSERT = statement(
  'products.insert-schedule',
  `insert into price_schedules (id, market, note, staff_id, who_name, request, products, cells, created_at, starts_at, ends_at, approved)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
)
const INSERT_CELLS = statement(
  'products.insert-scheduled-prices',
  `insert into scheduled_prices (schedule_id, position, msn, seller_code, field, was, value)
   select $1, c.position, c.msn, c.seller, c.field, c.was, c.value
   from jsonb_to_recordset($2::jsonb) as c (position int, msn text, seller text, field text, was text, value text)`,
)
const PAGE = statement(
  'products.list-scheduled-prices',
  `select p.position, p.msn, d.part_number as "partNumber", p.seller_code as seller, p.field, p.was, p.value as now, p.outcome,
     p.found, p.problem, c.undone
   from scheduled_prices p
   join products d on d.msn = p.msn
   join price_schedules s on s.id = p.schedule_id
   left join product_changes c on c.msn = p.msn and c.change_set_id = s.change_set_id
     and c.seller_code = p.seller_code and c.field = p.field
   where p.schedule_id = $1 and p.position > $2 order by p.position limit $3`,
)
const OPEN_CELLS = statement(
  'products.list-open-scheduled-prices',
  `select s.id as "scheduleId", s.note, s.state, s.starts_at as "startsAt", s.ends_at as "endsAt", p.msn,
     p.seller_code as seller, p.field, p.was, p.value
   from unnest($2::text[], $3::text[]) as wanted (msn, seller)
   join scheduled_prices p on p.msn = wanted.msn and p.seller_code = wanted.seller
   join price_schedules s on s.id = p.schedule_id
   where s.market = $1 and (s.state = 'upcoming' or (s.state = 'running' and p.outcome = 'applied'))`,
)
const SET_OUTCOMES = statement(
  'products.set-outcomes',
  `update scheduled_prices p set outcome = c.outcome, found = c.found, problem = c.problem
   from jsonb_to_recordset($2::jsonb) as c (position int, outcome text, found text, problem text)
   where p.schedule_id = $1 and p.position = c.position`,
)
const START = statement(
  'products.start-schedule',
  `update price_schedules set state = $2, reason = $3, applied = $4, not_applied = $5, change_set_id = $6, started_at = $7
   where id = $1`,
)
const FAIL = statement(
  'products.fail-schedule',
  `update price_schedules set state = 'failed', reason = 'error', ended_at = $2 where id = $1 and state = 'upcoming'`,
)
const END = statement(
  'products.end-schedule',
  'update price_schedules set state = $2, ended_at = $3, ended_by = $4 where id = $1',
)

export function findSchedule(db: Db, id: string): Promise<ScheduleRow | null> {
  return db.oneOrNull(FIND, [id])
}

export function lockSchedule(tx: Tx, id: string): Promise<ScheduleRow | null> {
  return tx.oneOrNull(LOCK, [id])
}

interface ListFilter {
  market: Market
  state: string | null
  before: string | null
}

export function listSchedules(db: Db, { market, state, before }: ListFilter, limit: number): Promise<ScheduleRow[]> {
  return db.rows(LIST, [market, state, before, limit])
}

/** The due schedule that starts or ends next; ends of `left` are skipped. */
export async function nextDue(db: Db, now: Date, left: readonly string[]): Promise<string | null> {
  return (await db.oneOrNull<{ id: string }>(NEXT_DUE, [now, left]))?.id ?? null
}

type NewSchedule = Pick<
  ScheduleRow,
  | 'id'
  | 'market'
  | 'note'
  | 'staffId'
  | 'whoName'
  | 'request'
  | 'products'
  | 'cells'
  | 'createdAt'
  | 'startsAt'
  | 'endsAt'
  | 'approved'
>
export type NewScheduledCell = Pick<OpenCell, 'msn' | 'seller' | 'field' | 'was' | 'value'>

export async function insertSchedule(tx: Tx, row: NewSchedule, cells: readonly NewScheduledCell[]): Promise<void> {
  const { id, market, note, staffId, whoName, request, products, createdAt, startsAt, endsAt, approved } = row
  const counts = [products, row.cells]
  await tx.run(INSERT, [id, market, note, staffId, whoName, request, ...counts, createdAt, startsAt, endsAt, approved])
  await tx.run(INSERT_CELLS, [id, jsonbOf(cells.map((cell, at) => ({ ...cell, position: at + 1 })))])
}

export type ScheduledRow = ScheduledCell & { position: number }

export function listScheduledCells(db: Db, id: string, after: number, limit: number): Promise<ScheduledRow[]> {
  return db.rows(PAGE, [id, after, limit])
}

/** The cells of these offers in schedules that are upcoming or running. */
export function listOpenCells(
  db: Db,
  market: Market,
  offers: readonly { msn: string; seller: string }[],
): Promise<OpenCell[]> {
  return db.rows(OPEN_CELLS, [market, offers.map(({ msn }) => msn), offers.map(({ seller }) => seller)])
}

export interface Outcome extends Pick<ScheduledCell, 'outcome' | 'found' | 'problem'> {
  position: number
}

type Started = Pick<ScheduleRow, 'state' | 'reason' | 'applied' | 'notApplied' | 'changeSetId'> & { at: Date }

export async function setStarted(
  tx: Tx,
  id: string,
  { state, reason, applied, notApplied, changeSetId, at }: Started,
  outcomes: readonly Outcome[] = [],
): Promise<void> {
  if (outcomes.length > 0) await tx.run(SET_OUTCOMES, [id, jsonbOf([...outcomes])])
  await tx.run(START, [id, state, reason, applied, notApplied, changeSetId, at])
}

export async function setEnded(tx: Tx, id: string, state: 'done' | 'withdrawn', at: Date, by: string): Promise<void> {
  await tx.run(END, [id, state, at, by])
}

/**
 * Marks an upcoming one as failed because its start could not be written; a running one is unaffected.
 * @returns whether it was upcoming
 */
export async function setFailed(db: Db, id: string, at: Date): Promise<boolean> {
  return (await db.run(FAIL, [id, at])) > 0
}
