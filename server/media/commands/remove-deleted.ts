// Removes the bytes of pictures that were deleted from the library a term ago and that no record needs any longer.

import { KEPT_DAYS } from '../../../contract/media/library.rules.ts'
import type { App } from '../../platform/app.ts'
import { deleteMedia, keepDeleted, listNeeded, lockDue } from '../repository/deleted.ts'
import { listUsed } from '../repository/library.ts'
import { removeFiles } from '../service.ts'

const DAY_MS = 86_400_000
const BATCH = 200

/**
 * The next batch; returns how many were looked at. Files are removed before their rows are: a request that stores the same
 * picture meanwhile waits, and writes its file again.
 */
function removeBatch(app: App): Promise<number> {
  const before = new Date(app.now().getTime() - KEPT_DAYS * DAY_MS)
  return app.db.transaction(async tx => {
    const due = await lockDue(tx, before, BATCH)
    if (due.length === 0) return 0
    const needed = new Set([...(await listUsed(tx, due)), ...(await listNeeded(tx, due))])
    const gone = due.filter(hash => !needed.has(hash))
    await keepDeleted(tx, [...needed], app.now())
    await deleteMedia(tx, gone)
    for (const hash of gone) await removeFiles(app, hash)
    return due.length
  })
}

/** Looks at all that are due; those that a record needs are looked at again after the same term. */
export async function removeDeletedPictures(app: App): Promise<void> {
  while ((await removeBatch(app)) === BATCH);
}
