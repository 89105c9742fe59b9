// SQL of return reasons and return windows: read for every return, and edited by staff with a version.

import type { EditedReason, ReturnWindow } from '../../../contract/returns/rules-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const REASON = `id as "reasonId", name_en as "nameEn", name_hi as "nameHi", needs_pictures as "needsPictures",
  is_fault as "isFault", active, version`
const LIST_REASONS = statement(
  'returns.list-reasons',
  `select ${REASON} from return_reasons where market = $1 order by position, id`,
)
const INSERT_REASON = statement(
  'returns.insert-reason',
  `insert into return_reasons (market, id, position, name_en, name_hi, needs_pictures, is_fault, active)
   values ($1, nextval('return_reason_ids'), (select coalesce(max(position), 0) + 1 from return_reasons where market = $1),
     $2, $3, $4, $5, $6) returning ${REASON}`,
)
const UPDATE_REASON = statement(
  'returns.update-reason',
  `update return_reasons set name_en = $3, name_hi = $4, needs_pictures = $5, is_fault = $6, active = $7, version = version + 1
   where market = $1 and id = $2 returning ${REASON}`,
)
const ARRANGE = statement(
  'returns.arrange-reasons',
  `update return_reasons r set position = o.place from unnest($2::int[]) with ordinality o (id, place)
   where r.market = $1 and r.id = o.id and r.position <> o.place`,
)
const LIST_WINDOWS = statement(
  'returns.list-windows',
  `select w.category_code as category, coalesce(c.name_en, '') as "nameEn", coalesce(c.name_hi, '') as "nameHi",
     w.days, w.kind, w.version
   from return_windows w left join categories c on c.code = w.category_code
   where w.market = $1 order by w.category_code nulls first`,
)
const SET_WINDOW = statement(
  'returns.set-window',
  `insert into return_windows (market, category_code, days, kind) values ($1, $2, $3, $4)
   on conflict (market, category_code) do update set days = excluded.days, kind = excluded.kind,
     version = return_windows.version + 1`,
)
const REMOVE_WINDOW = statement(
  'returns.remove-window',
  'delete from return_windows where market = $1 and category_code = $2',
)
const CATEGORY = statement('returns.find-category', 'select code from categories where code = $1')
const QUEUE = statement('returns.queue-rules', `select pg_advisory_xact_lock(hashtext('return rules ' || $1))`)

export type ReasonInput = Omit<EditedReason, 'reasonId' | 'version'>

/** The reasons of a market in order, including inactive ones. */
export function listReasons(db: Db, market: Market): Promise<EditedReason[]> {
  return db.rows<EditedReason>(LIST_REASONS, [market])
}

/** Locks the rules of a market until the transaction ends. */
export async function queueRules(tx: Tx, market: Market): Promise<void> {
  await tx.rows(QUEUE, [market])
}

const stored = ({ nameEn, nameHi, needsPictures, isFault, active }: ReasonInput) => [
  ...[nameEn, nameHi, needsPictures, isFault, active],
]

export function insertReason(
  tx: Tx,
  { market }: Owned<{ market: Market }>,
  reason: ReasonInput,
): Promise<EditedReason> {
  return tx.one<EditedReason>(INSERT_REASON, [market, ...stored(reason)])
}

export function updateReason(
  tx: Tx,
  { market, reasonId }: Owned<{ market: Market; reasonId: number }>,
  reason: ReasonInput,
): Promise<EditedReason> {
  return tx.one<EditedReason>(UPDATE_REASON, [market, reasonId, ...stored(reason)])
}

/** Numbers the reasons by their position. */
export async function arrangeReasons(
  tx: Tx,
  { market }: Owned<{ market: Market }>,
  reasonIds: readonly number[],
): Promise<void> {
  await tx.run(ARRANGE, [market, reasonIds])
}

/** The market's default first. */
export function listWindows(db: Db, market: Market): Promise<ReturnWindow[]> {
  return db.rows<ReturnWindow>(LIST_WINDOWS, [market])
}

export interface WindowName {
  market: Market
  /** Category code; null for the market's default. */
  category: string | null
}

export async function setWindow(
  tx: Tx,
  { market, category }: Owned<WindowName>,
  { days, kind }: Pick<ReturnWindow, 'days' | 'kind'>,
): Promise<void> {
  await tx.run(SET_WINDOW, [market, category, days, kind])
}

export async function deleteWindow(tx: Tx, { market, category }: Owned<WindowName>): Promise<void> {
  await tx.run(REMOVE_WINDOW, [market, category])
}

export async function isCategory(db: Db, code: string): Promise<boolean> {
  return (await db.oneOrNull(CATEGORY, [code])) !== null
}
