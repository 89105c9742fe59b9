// HTTP routes of imports: list, watch, apply, undo, and mappings.

import { importEndpoints } from '../../contract/imports/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { retryRejected } from './commands/transfer.ts'
import {
  applyImport,
  cancelImport,
  importStatus,
  recentImports,
  savedMappings,
  saveMapping,
  undoImport,
} from './service.ts'

export const importRoutes = routes(importEndpoints, {
  listImports: async ({ app, actor }) => ok(await recentImports(app, actor.language)),
  getImport: async ({ app, actor, params }) => ok(await importStatus(app, params.id, actor.language)),
  applyImport: async ({ app, actor, params }) => ok(await applyImport(app, params.id, actor.staffId)),
  cancelImport: async ({ app, params }) => ok(await cancelImport(app, params.id)),
  undoImport: async ({ app, params }) => ok(await undoImport(app, params.id)),
  retryImport: async ({ app, actor, params }) => ok(await retryRejected(app, actor, params.id)),
  listMappings: async ({ app }) => ok(await savedMappings(app)),
  saveMapping: async ({ app, body }) => ok(await saveMapping(app, body.name, body.mapping)),
})
