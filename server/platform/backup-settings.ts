// Settings of the store's automatic backups.

import { isAbsolute, join, relative, resolve } from 'node:path'
import { FILE_FOLDERS } from './backup/backup.ts'
import type { Environment } from './environment.ts'

const MAX_KEPT = 365

export interface BackupSettings {
  /** Absolute path of the directory with a folder for each backup. */
  folder: string
  /** Number of complete nightly backups to keep. */
  keep: number
}

const isWithin = (folder: string, parent: string) => {
  const path = relative(parent, folder)
  return path === '' || !(path.startsWith('..') || isAbsolute(path))
}

/** Null when console backups are off. @throws Error naming the invalid setting */
export function readBackups(env: Environment): BackupSettings | null {
  const keep = env.integer('BACKUP_KEEP', 1, MAX_KEPT)
  const text = env.text('BACKUP_DIR')
  if (text === '') return null
  if (!isAbsolute(text)) throw new Error('BACKUP_DIR must be an absolute path.')
  const folder = resolve(text)
  const dataDir = resolve(env.text('DATA_DIR'))
  // a backup that contains earlier backups would grow each night
  if ([...FILE_FOLDERS, 'postgres'].some(name => isWithin(folder, join(dataDir, name))))
    throw new Error('BACKUP_DIR must not be in a folder that is backed up; choose one on another disk.')
  return { folder, keep }
}
