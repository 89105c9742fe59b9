// Optimistic locking of records that staff edit: a save includes the version it is based on, and a stale one changes nothing.

import { isDeepStrictEqual } from 'node:util'
import { appError } from './errors.ts'

interface Versioned {
  version: number
}

/**
 * Whether `asked` still has to be written: not when the record already has these values, as when a save is repeated.
 * `present` is the locked record, `version` the one that the caller has read; 0 creates a record.
 * @throws settings.changed-meanwhile with the current record, null when it was deleted
 */
export function mustWrite<R extends Versioned>(present: R | undefined, asked: object, version: number): boolean {
  const stored: Readonly<Record<string, unknown>> = { ...present }
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  if (present && given.every(([key, value]) => isDeepStrictEqual(stored[key], value))) return false
  requireVersion(present, version)
  return true
}

/** @throws settings.changed-meanwhile with the current record, null when it was deleted */
export function requireVersion<R extends Versioned>(present: R | undefined, version: number): void {
  if ((present?.version ?? 0) !== version) throw appError('settings.changed-meanwhile', { current: present ?? null })
}
