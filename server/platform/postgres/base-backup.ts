/** Takes a base backup of a running server over the replication protocol: no program beside the server is needed. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { copyOut } from './copy-stream.ts'
import { GzipFile } from './gzip-file.ts'
import { codeOf } from './processes.ts'

/** Kinds of the messages of a base backup. */
const ARCHIVE = 'n'
const DATA = 'd'
const MANIFEST = 'm'

export const BASE_ARCHIVE = 'base.tar.gz'
/** PostgreSQL's own list of the files with their checksums. */
export const SERVER_MANIFEST = 'backup_manifest'

export interface BaseBackupOptions {
  /** Called after each part of the archive, with the bytes so far; the backup waits for it. */
  progress?: (bytes: number) => void | Promise<void>
}

/** Where parts of the base backup go. */
class Archive {
  bytes = 0
  readonly #file: GzipFile
  readonly #manifest: Buffer[] = []
  readonly #folder: string
  #archives = 0
  #inManifest = false

  constructor(folder: string) {
    this.#folder = folder
    this.#file = new GzipFile(join(folder, BASE_ARCHIVE), 'w')
  }

  async take(message: Buffer): Promise<void> {
    const kind = String.fromCharCode(message[0] ?? 0)
    if (kind === ARCHIVE && ++this.#archives > 1) throw new Error('A database with tablespaces cannot be backed up.')
    if (kind === MANIFEST) this.#inManifest = true
    if (kind !== DATA) return
    const part = message.subarray(1)
    if (this.#inManifest) {
      this.#manifest.push(part)
      return
    }
    this.bytes += part.length
    await this.#file.write(part)
  }

  async close(): Promise<void> {
    await this.#file.close()
    await writeFile(join(this.#folder, SERVER_MANIFEST), Buffer.concat(this.#manifest), { mode: 0o600 })
  }

  abandon(): void {
    this.#file.abandon()
  }
}

function explain(error: unknown): unknown {
  if (codeOf(error) !== '28000' && codeOf(error) !== '42501') return error
  return new Error(
    'The database was started by an earlier version of the store, which allowed no backup: restart the store once.',
  )
}

/**
 * Writes a base backup of the whole server into a folder: the archive and PostgreSQL's manifest. The log of what happens
 * meanwhile is part of it, so that it can be restored by itself, to the moment at which it ended.
 *
 * @returns the bytes of the archive before compression, and the identity of the database cluster
 * @throws Error when the role may not replicate, or the disk is full
 */
export async function takeBaseBackup(
  url: string,
  folder: string,
  { progress }: BaseBackupOptions = {},
): Promise<{ bytes: number; systemId: string }> {
  const client = new Client({ connectionString: url, replication: 'true' } as ClientConfig)
  client.on('error', () => undefined)
  const archive = new Archive(folder)
  try {
    await client.connect()
    const { rows } = await client.query<{ systemid: string }>('IDENTIFY_SYSTEM')
    await copyOut(
      client,
      `BASE_BACKUP (LABEL 'karkhana', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
      async message => {
        await archive.take(message)
        await progress?.(archive.bytes)
      },
    )
    await archive.close()
    return { bytes: archive.bytes, systemId: rows[0]?.systemid ?? '' }
  } catch (error) {
    archive.abandon()
    throw explain(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A file of PostgreSQL's manifest. */
export interface ServerFile {
  path: string
  bytes: number
  sha256: string
}

/** Reads PostgreSQL's manifest and verifies its own checksum. @throws Error when it is damaged */
export function readServerManifest(text: string): ServerFile[] {
  const at = text.lastIndexOf('"Manifest-Checksum"')
  const manifest = JSON.parse(text) as {
    Files: { Path?: string; 'Encoded-Path'?: string; Size: number; Checksum: string; 'Checksum-Algorithm': string }[]
    'Manifest-Checksum': string
  }
  const sum = createHash('sha256').update(text.slice(0, at)).digest('hex')
  if (sum !== manifest['Manifest-Checksum']) throw new Error('The manifest of the database backup is damaged.')
  return manifest.Files.map(file => ({
    path: file.Path ?? Buffer.from(file['Encoded-Path'] ?? '', 'hex').toString(),
    bytes: file.Size,
    sha256: file.Checksum,
  }))
}
