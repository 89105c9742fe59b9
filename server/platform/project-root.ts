// Finds the project root, both from the sources and from the build in dist/.

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The nearest ancestor folder with the migrations. @throws Error when there is none */
export function projectRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'db/migrations'))) return folder
    if (folder === dirname(folder)) throw new Error('db/migrations was not found above the program')
  }
}
