// The manifest of a backup: every file with its checksum. It is written last, so a backup without one is incomplete.

import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'

export const MANIFEST = 'manifest.json'
const FORMAT = 1

export interface BackedUpFile {
  /** Relative to the folder of the backup, with `/`. */
  path: string
  bytes: number
  sha256: string
}

export interface BackupManifest {
  format: typeof FORMAT
  /** `cluster`: the whole embedded server as on disk; `tables`: the rows of each table, for any PostgreSQL server. */
  kind: 'cluster' | 'tables'
  createdAt: string
  /** Migrations applied to the database. */
  migrations: string[]
  /** Fingerprints of the keys that seal bank accounts; the keys themselves are not part of a backup. */
  keyIds: string[]
  files: BackedUpFile[]
}

async function sumOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(path), async parts => {
    for await (const part of parts as AsyncIterable<Buffer>) {
      bytes += part.length
      hash.update(part)
    }
  })
  return { bytes, sha256: hash.digest('hex') }
}

/** Files in a folder, with relative paths; temporary files of a running store are left out. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile() && !entry.name.endsWith('.half'))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** Copies a file, syncs it to disk, and returns what was copied. */
export async function copyWithSum(from: string, to: string): Promise<{ bytes: number; sha256: string }> {
  await mkdir(dirname(to), { recursive: true })
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(to, 'wx', 0o600)
  try {
    for await (const part of createReadStream(from) as AsyncIterable<Buffer>) {
      hash.update(part)
      bytes += part.length
      await file.write(part)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Writes the manifest of everything in the folder of a backup. */
export async function writeManifest(
  folder: string,
  about: Pick<BackupManifest, 'kind' | 'createdAt' | 'migrations' | 'keyIds'>,
): Promise<BackupManifest> {
  const files: BackedUpFile[] = []
  for (const path of await filesBelow(folder)) {
    if (path !== MANIFEST) files.push({ path, ...(await sumOf(join(folder, path))) })
  }
  const manifest: BackupManifest = { format: FORMAT, ...about, files }
  const draft = join(folder, `${MANIFEST}.half`)
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`)
  await file.sync()
  await file.close()
  await rename(draft, join(folder, MANIFEST))
  return manifest
}

/** Reads the manifest of a backup. @throws Error when the folder holds no complete backup */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} holds no complete backup: ${MANIFEST} is missing.`)
  })
  const manifest = JSON.parse(text) as BackupManifest
  if (manifest.format !== FORMAT) throw new Error(`This backup has the format ${manifest.format}; known is ${FORMAT}.`)
  return manifest
}

/** Verifies every file of a backup. @throws Error naming those that are missing, changed or superfluous */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder)
  const wrong: string[] = []
  for (const { path, bytes, sha256 } of manifest.files) {
    const now = await sumOf(join(folder, path)).catch(() => null)
    if (now === null) wrong.push(`${path} is missing`)
    else if (now.bytes !== bytes || now.sha256 !== sha256) wrong.push(`${path} is damaged`)
  }
  if (wrong.length > 0) throw new Error(`The backup cannot be used: ${wrong.slice(0, 20).join('; ')}.`)
  return manifest
}
