// The background work of imports: rows that wait, undos, pictures; every minute, so that a killed process is made good.

import type { Job } from '../platform/jobs.ts'
import { fetchPictures } from './commands/fetch-pictures.ts'
import { workOnImports } from './service.ts'

export const importJobs: Job[] = [
  { name: 'imports.run', every: '* * * * *', run: app => workOnImports(app) },
  {
    name: 'imports.pictures',
    every: '* * * * *',
    async run(app) {
      await fetchPictures(app)
    },
  },
]
