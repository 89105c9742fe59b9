// Reads the audit log: search, export, and verification.

import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import type { FileStream } from '../../../contract/shared/endpoint.ts'
import type { AuditEntry, AuditFilter } from '../../../contract/staff/audit-api.ts'
import type { Db } from '../../platform/db.ts'
import { type AuditRow, hashOf, listAudit, listAuditForward, verifyPart } from '../repository/audit.ts'

const present = ({ at, ...row }: AuditRow): AuditEntry => ({ ...row, at: at.toISOString() })

/** A page of the log, latest first. */
export async function auditPage(
  db: Db,
  { before = Number.MAX_SAFE_INTEGER, limit, ...filter }: AuditFilter & { before?: number | undefined; limit: number },
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const rows = await listAudit(db, filter, before, limit + 1)
  return { entries: rows.slice(0, limit).map(present), more: rows.length > limit }
}

const BATCH = 1000
const HEAD = [
  ...['number', 'time', 'who', 'name', 'address', 'request', 'call', 'record kind', 'record id'],
  ...['input', 'before', 'after', 'hash'],
]

function cellsOf(row: AuditRow): string[] {
  const { seq, at, who, whoName, ip, requestId, call, recordKind, recordId, hash } = row
  const json = [row.input, row.before, row.after].map(value => (value === null ? '' : JSON.stringify(value)))
  return [String(seq), at.toISOString(), who, whoName, ip, requestId, call, recordKind, recordId, ...json, hash]
}

/** The matching entries as CSV, earliest first; streamed in batches. */
export async function auditCsv(db: Db, filter: AuditFilter): Promise<FileStream> {
  const first = await listAuditForward(db, filter, 0, BATCH)
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(CSV_MARK + csvText([HEAD]))
    for (let batch = first; batch.length > 0; ) {
      yield Buffer.from(csvText(batch.map(cellsOf)))
      const last = batch.length < BATCH ? undefined : batch.at(-1)
      batch = last ? await listAuditForward(db, filter, last.seq, BATCH) : []
    }
  }
  return { name: 'audit.csv', chunks: chunks() }
}

/** The result of verifying the whole log. */
export interface AuditReport {
  count: number
  /** Number of the first entry that was changed, or before which entries are missing; null if the chain is intact. */
  broken: number | null
  /** Number and hash of the last entry; null for an empty log. */
  last: { seq: number; hash: string } | null
  /** Whether an entry has the hash noted earlier; null if none was given. */
  expected: boolean | null
}

/** Recomputes the whole chain. `expect` is an entry noted earlier: it is missing from a log that was cut or rebuilt. */
export async function verifyAudit(db: Db, expect: { seq: number; hash: string } | null = null): Promise<AuditReport> {
  let count = 0
  let last: { seq: number; hash: Buffer } | null = null
  for (;;) {
    const part = await verifyPart(db, last?.seq ?? 0, last?.hash ?? Buffer.alloc(0), BATCH * 10)
    count += part.count
    if (part.lastSeq !== null && part.lastHash) last = { seq: part.lastSeq, hash: part.lastHash }
    if (part.broken !== null || part.count === 0) {
      const expected = expect && (await hashOf(db, expect.seq)) === expect.hash
      return { count, broken: part.broken, last: last && { seq: last.seq, hash: last.hash.toString('hex') }, expected }
    }
  }
}
