// SQL of the list of imports, page by page.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import { NEWEST, type Placed, placeOf, placeValues, zoneOf } from '../../platform/list-place.ts'
import { IMPORT_COLUMNS, type ImportRow } from './imports.ts'

/** Every filter is a condition of `imports_list`: a page reads at most its rows once for each market, kind and state. */
const LIST = statement(
  'imports.list',
  `select ${IMPORT_COLUMNS}, ${placeOf('created_at', 'id')} as "listPlace" from (
     select found.* from unnest($1::text[], $2::text[]) place (market, zone) cross join unnest($3::boolean[]) kind (dry_run)
     cross join unnest($4::text[]) wanted (state) cross join lateral (
       select i.* from imports i
       where i.market = place.market and i.dry_run = kind.dry_run and i.state = wanted.state
         and i.created_at >= coalesce($5::date::timestamp at time zone place.zone, '-infinity')
         and i.created_at < coalesce(($6::date + 1)::timestamp at time zone place.zone, 'infinity')
         and (i.created_at, i.id) < ($7::timestamptz, $8::uuid)
       order by i.created_at desc, i.id desc limit $9) found
     order by found.created_at desc, found.id desc limit $9) one
   order by created_at desc, id desc`,
)

export interface ImportFilter {
  markets: readonly Market[]
  dryRuns: readonly boolean[]
  states: readonly ImportRow['state'][]
  /** First and last day on which they began; null for any. */
  from: string | null
  to: string | null
  /** Position of the last import on the previous page. */
  before?: string | undefined
  limit: number
}

/** Imports, newest first. */
export function listImports(db: Db, filter: ImportFilter): Promise<(ImportRow & Placed)[]> {
  const { markets, dryRuns, states, from, to, before, limit } = filter
  return db.rows<ImportRow & Placed>(LIST, [
    ...[markets, markets.map(zoneOf), dryRuns, states, from, to],
    ...[...placeValues(before, NEWEST), limit],
  ])
}
