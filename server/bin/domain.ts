// Manifest of the bin, built from every domain's declaration of records that can be restored.

import { binEndpoints } from '../../contract/bin/api.ts'
import { BIN_DAYS } from '../../contract/bin/kinds.rules.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import type { BinKind } from '../platform/bin.ts'
import type { Domain } from '../platform/domain.ts'
import { routes } from '../platform/invoke.ts'
import { RETENTION_BATCH } from '../platform/retention.ts'
import { deleteOld } from './repository.ts'
import { binOf, restoreFromBin } from './service.ts'

export const makeBinDomain = (kinds: readonly BinKind[]): Domain => ({
  name: 'bin',
  tables: ['bin_entries'],
  routes: routes(binEndpoints, {
    listBin: async ({ app, actor, query }) => ok(await binOf(app.db, actor, query)),
    restoreFromBin: async ({ app, actor, params }) => ok(await restoreFromBin(app, actor, params.binId, kinds)),
  }),
  retention: [
    {
      name: 'bin_entries.old',
      columns: ['who_name', 'contents'],
      days: BIN_DAYS,
      from: 'deleted_at',
      ends: 'deleted',
      why: 'Accidental deletions can be restored for a month; the audit log keeps who deleted what.',
      apply: ({ db }, before) => deleteOld(db, before, RETENTION_BATCH),
    },
  ],
})
