// Detects a full disk, and when there is space again.

import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Db, statement } from './db.ts'
import { isDiskFull } from './errors.ts'

/** Below this nothing can be stored for long; a database page or a picture takes a fraction of it. */
const MIN_FREE_BYTES = 16 * 1024 * 1024
const PROBE_BYTES = 64 * 1024

const PROBE = statement('storage.probe', 'select probe_storage()')

/** Whether there is space on the disks of the data folder and of the database. */
export class Storage {
  readonly #dataDir: string
  #full = false

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** Call it with every error: after one about a full disk, `hasSpace` tries to write. */
  note(error: unknown): void {
    if (isDiskFull(error)) this.#full = true
  }

  /** Whether data can be stored. Writes to both disks only after an error, until that works again. */
  async hasSpace(db: Db): Promise<boolean> {
    if (!(await this.#hasFreeBytes())) return false
    if (!this.#full) return true
    const probe = join(this.#dataDir, '.space-probe')
    try {
      await writeFile(probe, Buffer.alloc(PROBE_BYTES, 1))
      await rm(probe, { force: true })
      await db.run(PROBE)
      this.#full = false
    } catch (error) {
      // any other error says nothing about the disk
      this.#full = isDiskFull(error)
    }
    return !this.#full
  }

  async #hasFreeBytes(): Promise<boolean> {
    const disk = await statfs(this.#dataDir).catch(() => null)
    return disk === null || disk.bavail * disk.bsize > MIN_FREE_BYTES
  }
}
