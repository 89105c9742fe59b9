// A ZIP of files that are read one after another while it is sent.

import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  /** Shown as modification time. */
  changedAt: Date
  bytes: Buffer
}

function streamOf(bytes: Buffer): Readable {
  return new PassThrough().end(bytes)
}

/** The archive keeps its input until the end: so it gets a stream, not the bytes. */
function add(zip: ZipFile, name: string, mtime: Date, source: Readable): Promise<unknown> {
  // PDFs are already compressed
  zip.addReadStreamLazy(name, { compress: false, mtime }, use => use(null, source))
  return once(source, 'end')
}

/** The ZIP in chunks. An entry is read when the previous one has been sent; closing the reader ends it. */
export function zipOf(entries: AsyncIterable<ZipEntry>): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const left = once(output, 'close').catch(() => undefined)
  const fill = async () => {
    for await (const { name, changedAt, bytes } of entries) {
      await Promise.race([add(zip, name, changedAt, streamOf(bytes)), left])
      if (output.destroyed) return
    }
    zip.end()
  }
  zip.on('error', error => output.destroy(error))
  fill().catch((error: Error) => output.destroy(error))
  return output
}
