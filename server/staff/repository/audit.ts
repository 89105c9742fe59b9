// SQL of the audit log.

import type { Market } from '../../../contract/shared/market.ts'
import type { AuditFilter } from '../../../contract/staff/audit-api.ts'
import type { AppendAudit, AuditEntry } from '../../platform/audit.ts'
import { type Db, statement } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'

// the trigger sets number and hash
const INSERT = statement(
  'staff.insert-audit-entry',
  `insert into audit_entries (seq, at, who, who_name, ip, request_id, call, record_kind, record_id, input, before, after, hash)
   values (0, $1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11::jsonb, '')`,
)
const COLUMNS = `seq, at, who, who_name as "whoName", ip, request_id as "requestId", call, record_kind as "recordKind",
  record_id as "recordId", input, before, after, encode(hash, 'hex') as hash`
const FITS = `($1::text is null or who = $1) and ($2::text is null or starts_with(call, $2))
  and ($3::text is null or record_kind = $3) and ($4::text is null or record_id = $4)
  and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)`
const LIST = statement(
  'staff.list-audit-entries',
  `select ${COLUMNS} from audit_entries where ${FITS} and seq < $7 order by seq desc limit $8`,
)
const LIST_FORWARD = statement(
  'staff.list-audit-entries-forward',
  `select ${COLUMNS} from audit_entries where ${FITS} and seq > $7 order by seq limit $8`,
)
// records of both markets may share an id: their values then tell the market
const VERSIONS = statement(
  'staff.list-record-versions',
  `select seq, at, who_name as "whoName", before, after from audit_entries
   where record_kind = any ($1) and record_id = $2 and seq < $4 and before is distinct from after
     and coalesce(after ->> 'market', before ->> 'market', $3) = $3
   order by seq desc limit $5`,
)
const VERIFY = statement(
  'staff.verify-audit-entries',
  `with part as (select * from audit_entries where seq > $1 order by seq limit $3),
     checked as (
       select e.seq, e.hash,
         e.seq = coalesce(lag(e.seq) over w, $1) + 1
           and e.hash = audit_entry_hash(coalesce(lag(e.hash) over w, $2), e::audit_entries) as right
       from part e window w as (order by e.seq))
   select count(*)::int as count, min(seq) filter (where not coalesce("right", false)) as broken, max(seq) as "lastSeq",
     (array_agg(hash order by seq desc))[1] as "lastHash"
   from checked`,
)
const HASH_OF = statement('staff.audit-hash', `select encode(hash, 'hex') as hash from audit_entries where seq = $1`)

export type AuditRow = AuditEntry & { seq: number; hash: string }

const json = (value: unknown) => (value === null || value === undefined ? null : jsonbOf(value as object))

export const appendAudit: AppendAudit = async (db, entry) => {
  const { at, who, whoName, ip, requestId, call, recordKind, recordId, input, before, after } = entry
  const texts = [who, whoName, ip, requestId, call, recordKind, recordId]
  await db.run(INSERT, [at, ...texts, json(input) ?? '{}', json(before), json(after)])
}

const valuesOf = ({ who, call, recordKind, recordId, from, until }: AuditFilter) =>
  [who, call, recordKind, recordId, from, until].map(value => value ?? null)

/** Matching entries before a number, latest first. */
export function listAudit(db: Db, filter: AuditFilter, before: number, limit: number): Promise<AuditRow[]> {
  return db.rows<AuditRow>(LIST, [...valuesOf(filter), before, limit])
}

/** Matching entries after a number, earliest first. */
export function listAuditForward(db: Db, filter: AuditFilter, after: number, limit: number): Promise<AuditRow[]> {
  return db.rows<AuditRow>(LIST_FORWARD, [...valuesOf(filter), after, limit])
}

interface VersionsOf {
  kinds: readonly string[]
  recordId: string
  market: Market
  before: number
  limit: number
}

/** Entries that changed a record, before a number, latest first. */
export function listVersions(
  db: Db,
  { kinds, recordId, market, before, limit }: VersionsOf,
): Promise<Pick<AuditRow, 'seq' | 'at' | 'whoName' | 'before' | 'after'>[]> {
  return db.rows(VERSIONS, [kinds, recordId, market, before, limit])
}

/** A recomputed part of the chain. */
export interface VerifiedPart {
  count: number
  /** The first entry that does not match; null if all do. */
  broken: number | null
  lastSeq: number | null
  lastHash: Buffer | null
}

/** Recomputes the hashes of the entries after a number. */
export function verifyPart(db: Db, after: number, previous: Buffer, limit: number): Promise<VerifiedPart> {
  return db.one<VerifiedPart>(VERIFY, [after, previous, limit])
}

/** Hash of an entry in hexadecimal; null if there is none. */
export async function hashOf(db: Db, seq: number): Promise<string | null> {
  return (await db.oneOrNull<{ hash: string }>(HASH_OF, [seq]))?.hash ?? null
}
