// Records what staff change: one entry per call, written in the transaction of the change just before its commit.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Endpoint } from '../../contract/shared/endpoint.ts'
import type { Actor, Staff } from './actor.ts'
import { type Db, runBeforeCommit, type Tx } from './db.ts'

export interface AuditEntry {
  at: Date
  who: string
  whoName: string
  ip: string
  requestId: string
  call: string
  recordKind: string
  recordId: string
  input: unknown
  before: unknown
  after: unknown
}

/** Appends an entry to the log. */
export type AppendAudit = (db: Db, entry: AuditEntry) => Promise<void>

/** What a command adds about its change besides the input. */
export type ChangeDetails = Partial<Pick<AuditEntry, 'recordKind' | 'recordId' | 'before' | 'after'>>

const current = new AsyncLocalStorage<{ details: ChangeDetails }>()

/** Adds to the entry of the current call: the record, and its values before and after. Does nothing outside a call. */
export function describeChange(details: ChangeDetails): void {
  const change = current.getStore()
  if (change) Object.assign(change.details, details)
}

/** Whether a call is recorded: staff writes, unless the endpoint says otherwise. */
function isRecorded({ access, method, recorded }: Endpoint): boolean {
  return (access === 'staff' || access === 'staff-own') && (recorded ?? method !== 'GET')
}

const REMOVED = '[removed]'
const SECRET_OR_PERSONAL =
  /pass|secret|token|otp|^code$|recoverycode|mail|phone|mobile|^name$|fullname|firstname|lastname|holder|address|^line\d|account|iban|ifsc|vpa|upi|message|note|comment|details|description|csv|^data$|^rows$|^fieldvalues$|signature/i
const MAX_TEXT = 300
const MAX_ITEMS = 50

/** The input without secrets and personal data; long texts and lists are shortened. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `[${value.length} characters]` : value
  if (value === null || typeof value !== 'object') return value ?? null
  if (depth > 6) return REMOVED
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map(item => redacted(item, depth + 1))
    return value.length > MAX_ITEMS ? [...items, `[${value.length} items]`] : items
  }
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => [key, SECRET_OR_PERSONAL.test(key) ? REMOVED : redacted(part, depth + 1)])
  return Object.fromEntries(entries)
}

/** Kind and id of the record in a path: the last parameter, or the segment after `/api/admin/`. */
export function recordOf(
  path: string,
  params: Readonly<Record<string, unknown>>,
): Pick<AuditEntry, 'recordKind' | 'recordId'> {
  const parts = path.split('/').slice(3)
  const at = parts.findLastIndex(part => part.startsWith('{'))
  const name = (parts[at] ?? '').slice(1, -1)
  const recordKind = name.replace(/(Id|Number|Code|Key)$/, '')
  if (at < 0) return { recordKind: parts[0] ?? '', recordId: '' }
  return { recordKind: name === 'id' ? (parts[at - 1] ?? '') : recordKind, recordId: String(params[name] ?? '') }
}

interface Sent {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** The entry of a call before it is executed. */
export function entryOf(
  call: { method: string; path: string },
  actor: Staff,
  { params, query, body }: Sent,
): AuditEntry {
  const input = Object.entries({ params, query, body }).filter(
    ([, part]) => Object.keys((part as object | null | undefined) ?? {}).length > 0,
  )
  return {
    ...{ at: actor.now, who: `staff:${actor.staffId}`, whoName: actor.name, ip: actor.ip, requestId: actor.requestId },
    ...recordOf(call.path, (params ?? {}) as Record<string, unknown>),
    ...{ call: `${call.method} ${call.path}`, input: redacted(Object.fromEntries(input)), before: null, after: null },
  }
}

/**
 * Executes a call and records it when it succeeds: in the first transaction that it commits, or afterwards when it has
 * none. If the entry cannot be written, the change is not made either.
 */
export async function audited<T>(
  { db, append }: { db: Db; append: AppendAudit },
  entry: AuditEntry,
  work: () => Promise<T>,
): Promise<T> {
  const details: ChangeDetails = {}
  let state: 'open' | 'writing' | 'written' = 'open'
  const write = (where: Db) => append(where, { ...entry, ...details })
  const beforeCommit = async (tx: Tx) => {
    if (state !== 'open') return null
    state = 'writing'
    try {
      await write(tx)
    } catch (error) {
      state = 'open'
      throw error
    }
    return (committed: boolean) => {
      state = committed ? 'written' : 'open'
    }
  }
  return current.run({ details }, async () => {
    const result = await runBeforeCommit(beforeCommit, work)
    if (state !== 'written') await write(db)
    return result
  })
}

/** Executes a call; if it is a staff call that changes something, the audit log records it. */
export function recordedCall<T>(
  { app, appendAudit }: { app: { db: Db }; appendAudit: AppendAudit },
  endpoint: Endpoint,
  { actor, input, run }: { actor: Actor; input: Sent; run: () => Promise<T> },
): Promise<T> {
  if (actor.kind !== 'staff' || !isRecorded(endpoint)) return run()
  return audited({ db: app.db, append: appendAudit }, entryOf(endpoint, actor, input), run)
}
