// Presents change sets, and schedules of prices.

import type { PriceClash, PriceSchedule, ScheduledCell } from '../../contract/products/schedules-api.ts'
import type { ChangedCell, ChangeSet } from '../../contract/products/schemas.ts'
import type { ChangedRow, ChangeSetRow } from './repository/change-sets.ts'
import type { ScheduledRow, ScheduleRow } from './repository/schedules.ts'
import { picturesBefore } from './rules/pictures.ts'
import type { Clash } from './rules/schedules.ts'

export function presentChangeSet(row: ChangeSetRow): ChangeSet {
  const { id, market, note, whoName, products, cells, at, undoneBy, undoneAt, left } = row
  return {
    ...{ changeSetId: id, market, note, who: whoName, at: at.toISOString(), products, cells, left },
    ...{ state: undoneAt ? 'undone' : 'applied', undoneBy, undoneAt: undoneAt?.toISOString() ?? null },
  }
}

/** `library` are the pictures that are in the library, of those before. */
export function presentCell({ position: _position, ...cell }: ChangedRow, library: ReadonlySet<string>): ChangedCell {
  return { ...cell, gonePictures: picturesBefore([cell]).filter(hash => !library.has(hash)).length }
}

const timeOf = (at: Date | null) => at?.toISOString() ?? null

export function presentSchedule(row: ScheduleRow): PriceSchedule {
  const { id, number: _number, request: _request, staffId: _staffId, approved: _approved, whoName, ...shown } = row
  return {
    ...{ ...shown, scheduleId: id, who: whoName, createdAt: row.createdAt.toISOString() },
    ...{ startsAt: row.startsAt.toISOString(), endsAt: timeOf(row.endsAt) },
    ...{ startedAt: timeOf(row.startedAt), endedAt: timeOf(row.endedAt) },
  }
}

export function presentScheduledCell({ position: _position, ...cell }: ScheduledRow): ScheduledCell {
  return cell
}

export function presentClash({ startsAt, endsAt, ...clash }: Clash): PriceClash {
  return { ...clash, startsAt: startsAt.toISOString(), endsAt: timeOf(endsAt) }
}
