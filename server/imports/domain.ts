// Manifest of the imports domain.

import { FETCH_DAYS } from '../../contract/imports/sources.rules.ts'
import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { RETENTION_BATCH } from '../platform/retention.ts'
import { deleteOldFetches } from './commands/delete-old-fetches.ts'
import { FETCH, fetchDue } from './commands/fetch-due.ts'
import { fetchPictures } from './commands/fetch-pictures.ts'
import { sourcesBin } from './commands/sources.ts'
import { registerFileTransfers } from './plugin.ts'
import { importColumnRoutes, importRoutes, importSourceRoutes } from './routes.ts'
import { workOnImports } from './service.ts'

const jobs: Job[] = [
  { name: 'imports.run', every: '* * * * *', run: app => workOnImports(app) },
  {
    name: 'imports.pictures',
    every: '* * * * *',
    async run(app) {
      await fetchPictures(app)
    },
  },
  {
    // sent by `imports.run` and when a file is requested now
    name: FETCH,
    async run(app) {
      await fetchDue(app)
    },
  },
]

export const importsDomain: Domain = {
  name: 'imports',
  bin: [sourcesBin],
  tables: [
    'import_changes',
    'import_fetches',
    'import_mappings',
    'import_pictures',
    'import_prices',
    'import_problems',
    'import_sources',
    'imports',
    'picture_sources',
  ],
  readsTables: { catalog: ['offers', 'products'], media: ['media'] },
  routes: [...importRoutes, ...importColumnRoutes, ...importSourceRoutes],
  plugins: [registerFileTransfers],
  jobs,
  retention: [
    {
      name: 'import_fetches.all',
      columns: ['asked_by'],
      days: FETCH_DAYS,
      from: 'begun_at',
      ends: 'deleted',
      why: 'Fetched files are useful for about a month; the record of what their imports changed is kept.',
      apply: (app, before) => deleteOldFetches(app, before, RETENTION_BATCH),
    },
  ],
}
