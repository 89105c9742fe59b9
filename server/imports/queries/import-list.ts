// The list of imports as staff read it.

import type { ImportStatus, importEndpoints } from '../../../contract/imports/api.ts'
import { IMPORT_STATES } from '../../../contract/imports/states.rules.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { pageOfPlaced } from '../../platform/list-place.ts'
import { listImports } from '../repository/import-list.ts'
import { statusOf } from '../service.ts'

type ListInput = HandlerInput<(typeof importEndpoints)['listImports']>['query']

/** A page of imports of a market, or of those of the member, newest first, and the cursor of the next one. */
export async function importList(
  app: App,
  { language, markets }: Pick<Staff, 'language' | 'markets'>,
  { market, state, kind, from, to, before, limit }: ListInput,
): Promise<{ imports: ImportStatus[]; next: string | null }> {
  const found = await listImports(app.db, {
    markets: market ? [market] : markets,
    dryRuns: kind ? [kind === 'trial'] : [true, false],
    states: state ? [state] : IMPORT_STATES,
    ...{ from: from ?? null, to: to ?? null, before, limit: limit + 1 },
  })
  const { rows, next } = pageOfPlaced(found, limit)
  return { imports: await Promise.all(rows.map(row => statusOf(app, row, language))), next }
}
