// File storage by content hash; the default implementation is a folder.

import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface FilesPort {
  /** Stores bytes; returns their hash (SHA-256, first 32 hex digits). Idempotent. */
  put(folder: string, bytes: Buffer): Promise<string>
  /** Stores bytes under a given name, for derived files. */
  putAs(folder: string, name: string, bytes: Buffer): Promise<void>
  /** The bytes, or null. */
  get(folder: string, name: string): Promise<Buffer | null>
  /** Removes a file; one that is not there stays so. */
  remove(folder: string, name: string): Promise<void>
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

const SAFE = /^[a-z0-9][a-z0-9.-]*$/

/** File storage below `root`, spread over folders of two hex digits. */
export function folderFiles(root: string): FilesPort {
  const pathOf = (folder: string, name: string) => {
    if (!SAFE.test(folder) || !SAFE.test(name)) throw new Error('A file name is not plain')
    return join(root, folder, name.slice(0, 2), name)
  }
  let serial = 0
  const write = async (path: string, bytes: Buffer) => {
    const known = await stat(path).catch(() => null)
    if (known?.size === bytes.length) return
    await mkdir(dirname(path), { recursive: true })
    // write to a temporary name first, so that an incomplete file is never visible
    const half = `${path}.${process.pid}.${serial++}.half`
    await writeFile(half, bytes)
    await rename(half, path)
  }
  return {
    async put(folder, bytes) {
      const hash = hashOf(bytes)
      await write(pathOf(folder, hash), bytes)
      return hash
    },
    putAs: (folder, name, bytes) => write(pathOf(folder, name), bytes),
    async get(folder, name) {
      return readFile(pathOf(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },
    remove: (folder, name) => rm(pathOf(folder, name), { force: true }),
  }
}
