// Turns stored sources of import files and their fetches into what staff read.

import type { ImportFetch, ImportSource } from '../../contract/imports/sources-api.ts'
import type { FetchRow } from './repository/fetches.ts'
import type { SourceRow } from './repository/sources.ts'

const iso = (time: Date | null) => time?.toISOString() ?? null

export function presentFetch(row: FetchRow): ImportFetch {
  const { id, state, problem, detail, askedBy, bytes, importId, appliedId } = row
  return {
    ...{ fetchId: id, state, problem, detail, askedBy, bytes, importId, appliedId },
    begunAt: row.begunAt.toISOString(),
    endedAt: iso(row.endedAt),
  }
}

/** A source with its last fetch, and the last one that has brought a file. */
export function presentSource(row: SourceRow, last: FetchRow | null, file: FetchRow | null): ImportSource {
  const { id, market, name, address, username, format, mapping, every, atMinute, weekday, applies } = row
  const { maxRejectedPercent, maxRetired, state, pausedWhy, failures, version } = row
  return {
    ...{ sourceId: id, market, name, address, username, format, mapping, every, atMinute, weekday, applies },
    ...{ maxRejectedPercent, maxRetired, state, pausedWhy, failures, version },
    pausedAt: iso(row.pausedAt),
    nextAt: state === 'active' ? row.nextAt.toISOString() : null,
    underWay: row.askedBy !== null || (last !== null && last.endedAt === null),
    lastFetch: last && presentFetch(last),
    lastFile: file && presentFetch(file),
  }
}

/** What the audit log keeps of an address, whose query may hold a token. */
export function loggedAddress(address: string): string {
  const { origin, pathname, search } = new URL(address)
  return `${origin}${pathname}${search ? '?…' : ''}`
}

/** A source for the audit log. */
export function presentForAudit(row: SourceRow) {
  const { market, name: title, username: user, format, mapping, every, atMinute, weekday, applies } = row
  const { maxRejectedPercent, maxRetired, state, pausedWhy, version } = row
  return {
    ...{ market, title, url: loggedAddress(row.address), user, format, mapping },
    ...{ every, atMinute, weekday, applies, maxRejectedPercent, maxRetired, state, pausedWhy, version },
  }
}
