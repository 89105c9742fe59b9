// Distinguishes the folder that a run has written from any other.

import { type BackupManifest, readManifest } from '../../platform/backup/manifest.ts'

/** The manifest written by a run; null when it did not get that far. */
export async function manifestOf(folder: string | null, startedAt: Date | null): Promise<BackupManifest | null> {
  if (folder === null || startedAt === null) return null
  const manifest = await readManifest(folder).catch(() => null)
  // a folder that somebody has put in its place does not belong to the run
  return manifest?.createdAt === startedAt.toISOString() ? manifest : null
}
