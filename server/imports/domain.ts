// Manifest of the imports domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { fetchPictures } from './commands/fetch-pictures.ts'
import { registerFileTransfers } from './plugin.ts'
import { importRoutes } from './routes.ts'
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
]

export const importsDomain: Domain = {
  name: 'imports',
  tables: ['import_changes', 'import_mappings', 'import_pictures', 'import_problems', 'imports', 'picture_sources'],
  routes: importRoutes,
  plugins: [registerFileTransfers],
  jobs,
}
