// SQL of imports: the runs and their problems.

import type { ImportMapping } from '../../../contract/imports/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { FileFormat } from '../adapters/read-file.ts'
import type { Plan } from '../rules/plan.ts'

export interface Counts {
  created: number
  offered: number
  updated: number
  unchanged: number
  rejected: number
  priceChanges: number
  /** Products and offers that were on sale. */
  retired: number
  undone: number
  left: number
}

export interface ImportRow {
  id: string
  market: Market
  fileName: string
  filePath: string
  fileHash: string
  format: FileFormat
  mapping: ImportMapping
  dryRun: boolean
  state: 'waiting' | 'running' | 'done' | 'failed' | 'undoing' | 'undone' | 'cancelled' | 'interrupted'
  position: number
  total: number
  counts: Partial<Counts>
  who: string
  error: string | null
  createdAt: Date
  finishedAt: Date | null
  /** Process that works on a dry run; null when any may. */
  runner: string | null
  /** Whether a dry run stores the prices that it would change. */
  keepsPrices: boolean
  /** The dry run whose prices it may set; null for no restriction. */
  heldTo: string | null
  /** Whether another member has approved its effect on prices. */
  pricesApproved: boolean
  /** Nothing has moved for ten minutes; the first reading of a million rows takes less. */
  stale: boolean
}

export const IMPORT_COLUMNS = `id, market, file_name as "fileName", file_path as "filePath", file_hash as "fileHash", format, mapping,
  dry_run as "dryRun", state, position, total, counts, who, error, created_at as "createdAt",
  finished_at as "finishedAt", runner, keeps_prices as "keepsPrices", held_to as "heldTo", prices_approved as "pricesApproved",
  updated_at < now() - interval '10 minutes' as stale`

const INSERT = statement(
  'imports.insert',
  `insert into imports (market, file_name, file_path, file_hash, format, mapping, dry_run, who, held_to, prices_approved)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${IMPORT_COLUMNS}`,
)
const FIND = statement('imports.find', `select ${IMPORT_COLUMNS} from imports where id = $1`)
const LOCK = statement('imports.lock', `select ${IMPORT_COLUMNS} from imports where id = $1 for update`)
const UNFINISHED = statement(
  'imports.unfinished',
  `select ${IMPORT_COLUMNS} from imports where state in ('waiting', 'running', 'undoing') order by created_at`,
)
const SAME_FILE = statement(
  'imports.same-file',
  `select ${IMPORT_COLUMNS} from imports
   where market = $1 and file_hash = $2 and dry_run = $3 and mapping::text = $4 and state in ('waiting', 'running')
   order by created_at desc limit 1`,
)
const PLAN = statement('imports.plan', 'select plan from imports where id = $1')
const BEGIN = statement(
  'imports.begin',
  `update imports set plan = $2, total = $3, keeps_prices = $4, state = 'running', updated_at = now() where id = $1`,
)
const MOVE = statement(
  'imports.move',
  'update imports set position = $2, counts = $3, updated_at = now() where id = $1',
)
const END = statement(
  'imports.end',
  `update imports set state = $2, error = $3, updated_at = now(), finished_at = now() where id = $1`,
)
const SET_STATE = statement('imports.set-state', 'update imports set state = $2, updated_at = now() where id = $1')
const SET_RUNNER = statement('imports.set-runner', 'update imports set runner = $2, updated_at = now() where id = $1')
const INSERT_PROBLEMS = statement(
  'imports.insert-problems',
  `insert into import_problems (import_id, row, column_name, code, severity, value, message)
   select $1, * from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])`,
)
const COUNT_PROBLEMS = statement(
  'imports.count-problems',
  `select code, severity, count(*)::int as count from import_problems where import_id = $1
   group by code, severity order by case severity when 'error' then 0 when 'warning' then 1 else 2 end, 3 desc, 1`,
)
const PAGE_PROBLEMS = statement(
  'imports.page-problems',
  `select id, row, column_name as "column", code, severity, value, message from import_problems
   where import_id = $1 and id > $2 order by id limit $3`,
)
const PAGE_FAILED = statement(
  'imports.page-failed',
  `select f.row, (select string_agg(case when p.column_name = '' then '' else p.column_name || ': ' end || p.message, ' '
       order by p.id) from import_problems p where p.import_id = $1 and p.row = f.row and p.severity = 'error') as problems
   from (select distinct row from import_problems
     where import_id = $1 and severity = 'error' and row > $2 order by row limit $3) f
   order by f.row`,
)
const EXAMPLES = statement(
  'imports.examples',
  `select code, row, "column", value, message from (
     select code, row, column_name as "column", value, message, row_number() over (partition by code order by id) as nth
     from import_problems where import_id = $1) found
   where nth <= 3 order by code, nth`,
)
export type NewImport = Pick<
  ImportRow,
  'market' | 'fileName' | 'filePath' | 'fileHash' | 'format' | 'mapping' | 'dryRun' | 'who'
> & { heldTo?: string | null; pricesApproved?: boolean }

export function insertImport(db: Db, input: NewImport): Promise<ImportRow> {
  const { market, fileName, filePath, fileHash, format, mapping, dryRun, who } = input
  const { heldTo = null, pricesApproved = false } = input
  const file = [market, fileName, filePath, fileHash, format, JSON.stringify(mapping)]
  return db.one(INSERT, [...file, dryRun, who, heldTo, pricesApproved])
}

export function findImport(db: Db, id: string): Promise<ImportRow | null> {
  return db.oneOrNull(FIND, [id])
}

/** The import, locked until the transaction ends. */
export function lockImport(tx: Tx, id: string): Promise<ImportRow | null> {
  return tx.oneOrNull(LOCK, [id])
}

export function listUnfinished(db: Db): Promise<ImportRow[]> {
  return db.rows(UNFINISHED)
}

/** An unfinished import of the same file with the same mapping. */
export function findSameFile(
  db: Db,
  { market, fileHash, dryRun, mapping }: Pick<ImportRow, 'market' | 'fileHash' | 'dryRun' | 'mapping'>,
): Promise<ImportRow | null> {
  return db.oneOrNull(SAME_FILE, [market, fileHash, dryRun, JSON.stringify(mapping)])
}

export async function readPlan(db: Db, id: string): Promise<Plan | null> {
  return (await db.one<{ plan: Plan | null }>(PLAN, [id])).plan
}

/** `keepsPrices` for a dry run that stores the prices that it would change. */
export async function startImport(tx: Tx, id: string, plan: Plan, keepsPrices: boolean): Promise<void> {
  await tx.run(BEGIN, [id, JSON.stringify(plan), plan.rows, keepsPrices])
}

export async function moveImport(tx: Tx, id: string, position: number, counts: Partial<Counts>): Promise<void> {
  await tx.run(MOVE, [id, position, JSON.stringify(counts)])
}

export async function endImport(db: Db, id: string, state: ImportRow['state'], error: string | null): Promise<void> {
  await db.run(END, [id, state, error])
}

export async function setState(db: Db, id: string, state: ImportRow['state']): Promise<void> {
  await db.run(SET_STATE, [id, state])
}

/** Stores which process runs an import; null if any process may. */
export async function setRunner(db: Db, id: string, runner: string | null): Promise<void> {
  await db.run(SET_RUNNER, [id, runner])
}

export interface ProblemRow {
  id: number
  row: number
  column: string
  code: string
  severity: 'error' | 'warning' | 'note'
  value: string
  message: string
}

export async function insertProblems(tx: Tx, id: string, problems: readonly Omit<ProblemRow, 'id'>[]): Promise<void> {
  if (problems.length === 0) return
  const column = (name: keyof Omit<ProblemRow, 'id'>) => problems.map(problem => problem[name])
  const columns = (['row', 'column', 'code', 'severity', 'value', 'message'] as const).map(column)
  await tx.run(INSERT_PROBLEMS, [id, ...columns])
}

export function countProblems(
  db: Db,
  id: string,
): Promise<{ code: string; severity: ProblemRow['severity']; count: number }[]> {
  return db.rows(COUNT_PROBLEMS, [id])
}

/** The next `size` problems after one, in the order of the file. */
export function pageProblems(db: Db, id: string, after: number, size: number): Promise<ProblemRow[]> {
  return db.rows(PAGE_PROBLEMS, [id, after, size])
}

export interface FailedRow {
  row: number
  /** The messages of its errors with their columns, joined. */
  problems: string
}

/** The next `size` rejected rows after a row, in file order. */
export function pageFailed(db: Db, id: string, after: number, size: number): Promise<FailedRow[]> {
  return db.rows<FailedRow>(PAGE_FAILED, [id, after, size])
}

/** Up to three problems of each kind. */
export function listExamples(
  db: Db,
  id: string,
): Promise<Pick<ProblemRow, 'code' | 'row' | 'column' | 'value' | 'message'>[]> {
  return db.rows(EXAMPLES, [id])
}
