// Optimistic locking of records that staff edit: a save names the version it was made from, and a stale one changes nothing.

import { isDeepStrictEqual } from 'node:util'
import { appError } from './errors.ts'

interface Versioned {
  version: number
}

/**
 * Whether `asked` still has to be written: not when the record has these values already, as when a save is sent again.
 * `present` is the locked record, `version` the one that the caller has read; 0 makes a new record.
 * @throws settings.changed-meanwhile with the record as it is now, null when it is gone
 */
export function mustWrite<R extends Versioned>(present: R | undefined, asked: object, version: number): boolean {
  const stored: Readonly<Record<string, unknown>> = { ...present }
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  if (present && given.every(([key, value]) => isDeepStrictEqual(stored[key], value))) return false
  requireVersion(present, version)
  return true
}

/** @throws settings.changed-meanwhile with the record as it is now, null when it is gone */
export function requireVersion<R extends Versioned>(present: R | undefined, version: number): void {
  if ((present?.version ?? 0) !== version) throw appError('settings.changed-meanwhile', { current: present ?? null })
}
