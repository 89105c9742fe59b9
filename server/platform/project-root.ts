// Finds the root of the project, from the sources as well as from the build in dist/.

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The nearest folder above this file that holds the migrations. Throws when there is none. */
export function projectRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'db/migrations'))) return folder
    if (folder === dirname(folder)) throw new Error('db/migrations was not found above the program')
  }
}
