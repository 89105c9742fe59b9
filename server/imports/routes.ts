// HTTP routes of imports: list, progress, apply, undo, mappings, and import sources.

import { importEndpoints } from '../../contract/imports/api.ts'
import { importColumnEndpoints } from '../../contract/imports/columns-api.ts'
import { importSourceEndpoints } from '../../contract/imports/sources-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { applyImport } from './commands/apply.ts'
import { remapImport } from './commands/remap.ts'
import {
  changeSource,
  createSource,
  fetchNow,
  pauseImportSource,
  removeSource,
  resumeImportSource,
} from './commands/sources.ts'
import { retryRejected } from './commands/transfer.ts'
import { importColumns, readMapping } from './queries/columns.ts'
import { importList } from './queries/import-list.ts'
import { importedPrices } from './queries/prices.ts'
import { fetchesOf, readSource, sourcesOf } from './queries/sources.ts'
import { cancelImport, importStatus, savedMappings, saveMapping, undoImport } from './service.ts'

export const importRoutes = routes(importEndpoints, {
  listImports: async ({ app, actor, query }) => ok(await importList(app, actor, query)),
  getImport: async ({ app, actor, params }) => ok(await importStatus(app, params.id, actor.language)),
  applyImport: async ({ app, actor, params }) => ok(await applyImport(app, actor, params.id)),
  cancelImport: async ({ app, params }) => ok(await cancelImport(app, params.id)),
  undoImport: async ({ app, params }) => ok(await undoImport(app, params.id)),
  retryImport: async ({ app, actor, params }) => ok(await retryRejected(app, actor, params.id)),
  listMappings: async ({ app }) => ok(await savedMappings(app)),
  saveMapping: async ({ app, body }) => ok(await saveMapping(app, body)),
})

export const importColumnRoutes = routes(importColumnEndpoints, {
  importedPrices: async ({ app, actor, params, query }) => ok(await importedPrices(app, actor, params.id, query)),
  readImportColumns: async ({ app, actor, params }) => ok(await importColumns(app, actor, params.id)),
  remapImport: async ({ app, actor, params, body }) => ok(await remapImport(app, actor, params.id, body.mapping)),
  readMapping: async ({ app, params }) => ok(await readMapping(app, params.name)),
})

export const importSourceRoutes = routes(importSourceEndpoints, {
  listImportSources: async ({ app, actor, query }) => ok({ sources: await sourcesOf(app.db, actor, query.market) }),
  readImportSource: async ({ app, actor, params }) => ok(await readSource(app.db, actor, params.sourceId)),
  createImportSource: async ({ app, actor, body }) => ok(await createSource(app, actor, body)),
  changeImportSource: async ({ app, actor, params, body }) => ok(await changeSource(app, actor, params.sourceId, body)),
  fetchImportSource: async ({ app, actor, params }) => ok(await fetchNow(app, actor, params.sourceId)),
  pauseImportSource: async ({ app, actor, params }) => ok(await pauseImportSource(app, actor, params.sourceId)),
  resumeImportSource: async ({ app, actor, params }) => ok(await resumeImportSource(app, actor, params.sourceId)),
  deleteImportSource: async ({ app, actor, params }) => {
    await removeSource(app, actor, params.sourceId)
    return ok({ deleted: true as const })
  },
  listImportFetches: async ({ app, actor, params, query }) =>
    ok(await fetchesOf(app.db, actor, params.sourceId, query.before ?? null)),
})
