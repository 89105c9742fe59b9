// A gzip file written in parts: a full disk or a deleted folder rejects the next part.

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'

export class GzipFile {
  readonly #gzip = createGzip({ level: constants.Z_BEST_SPEED })
  readonly #written: Promise<void>

  /** @param flags `wx` rejects a file that exists, `w` overwrites it */
  constructor(path: string, flags: 'w' | 'wx') {
    this.#written = pipeline(this.#gzip, createWriteStream(path, { mode: 0o600, flags }))
    // reported by the next part, or by `close`; without a listener it would end the process
    this.#written.catch(() => undefined)
    this.#gzip.on('error', () => undefined)
  }

  /** Writes a part, and waits while the disk is behind. @throws Error of the file system */
  async write(part: Buffer): Promise<void> {
    if (this.#gzip.write(part)) return
    await Promise.race([once(this.#gzip, 'drain'), this.#written])
  }

  /** Ends the file. @throws Error of the file system */
  async close(): Promise<void> {
    this.#gzip.end()
    await this.#written
  }

  abandon(): void {
    this.#gzip.destroy()
  }
}
