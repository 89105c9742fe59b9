// Where tests put databases and data folders: in memory, where the system has a file system for that.

import { createHash } from 'node:crypto'
import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The file system in memory of Linux. */
const MEMORY = '/dev/shm'
/** Room for the databases of several runs at once and the data folders of stores; a container often has 64 MB. */
const NEEDED_BYTES = 4 * 1024 ** 3

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= NEEDED_BYTES
  } catch {
    return false
  }
}

const inMemory = hasRoom(MEMORY)

/**
 * For folders that a test makes and removes. A database is two thousand files and a data folder nine thousand: on a disk
 * without a journal, a new file looks through all inodes that were deleted in the last minutes.
 */
export const TEMPORARY = inMemory ? MEMORY : tmpdir()

/** The folder of this checkout for the database server of the tests: in memory, else in `cache`. */
export function databaseFolder(cache: string): string {
  const name = createHash('sha256').update(cache).digest('hex').slice(0, 12)
  return inMemory ? join(MEMORY, `karkhana-tests-${name}`) : cache
}
