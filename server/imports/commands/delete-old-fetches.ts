// Deletes old fetches of import files with the files themselves; their imports stay.

import { rm } from 'node:fs/promises'
import type { App } from '../../platform/app.ts'
import { deleteFetches, listOldFetches } from '../repository/fetches.ts'

/** Deletes at most `size` fetches that began before a time; returns how many. */
export async function deleteOldFetches({ db }: App, before: Date, size: number): Promise<number> {
  const old = await listOldFetches(db, before, size)
  // files first: a row that is left is taken by the next run, a file without its row would stay
  for (const { filePath } of old) if (filePath) await rm(filePath, { force: true })
  return old.length === 0
    ? 0
    : deleteFetches(
        db,
        old.map(({ id }) => id),
      )
}
