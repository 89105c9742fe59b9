// Decides in which encoding a file is written, from all of its bytes, and reads it as text.

import { isAscii } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The replacement character for bytes that are not a valid character. */
export const UNDECODED = '\ufffd'

export interface Peek {
  gzip: boolean
  encoding: Encoding
  /** The beginning as text, for the separator. */
  start: string
}

async function headOf(path: string, gzip: boolean): Promise<Buffer> {
  if (!gzip) {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  }
  const unpacked = createReadStream(path).pipe(createGunzip())
  for await (const part of unpacked) {
    unpacked.destroy()
    return part
  }
  return Buffer.alloc(0)
}

/** The most that a gzipped file may unpack to: several times a feed of a million products. */
const MAX_UNPACKED_BYTES = 8 * 1024 ** 3

/** @throws when a gzipped file unpacks to more than `max` bytes: a small file can unpack to a thousand times its size */
async function* bytesOf(path: string, gzip: boolean, max: number): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 1 << 18 })
  const bytes: Readable = gzip ? file.pipe(createGunzip()) : file
  // an error of the file itself would otherwise end the process instead of the reading
  if (gzip) file.on('error', error => bytes.destroy(error))
  let read = 0
  try {
    for await (const part of bytes as AsyncIterable<Buffer>) {
      read += part.length
      if (gzip && read > max) throw new Error(`the file unpacks to more than ${max} bytes`)
      yield part
    }
  } finally {
    file.destroy()
  }
}

/**
 * UTF-8, unless more characters beyond ASCII are invalid than valid: then it is Windows-1252 throughout. A file of UTF-8
 * with some damaged rows stays UTF-8, so that its Hindi is read, and those rows are reported.
 */
async function utf8OrWindows(path: string, gzip: boolean, max: number): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8')
  let valid = 0
  let invalid = 0
  const count = (text: string) => {
    const broken = text.split(UNDECODED).length - 1
    invalid += broken
    valid += (text.match(/[^\p{ASCII}]/gu)?.length ?? 0) - broken
  }
  let pending = false
  for await (const part of bytesOf(path, gzip, max)) {
    if (!pending && isAscii(part)) continue
    // a cut inside of a character leaves bytes to the next part, which must then be decoded even if it is ASCII
    pending = (part.at(-1) ?? 0) > 0x7f
    count(decoder.decode(part, { stream: true }))
  }
  count(decoder.decode())
  return invalid > valid ? 'windows-1252' : 'utf-8'
}

/** The beginning of a file and its encoding, which is taken as it is when it is known already. */
export async function peek(path: string, known?: Encoding, max = MAX_UNPACKED_BYTES): Promise<Peek> {
  const first = await headOf(path, false)
  const gzip = first[0] === 0x1f && first[1] === 0x8b
  const head = gzip ? await headOf(path, true).catch(() => Buffer.alloc(0)) : first
  const zeros = (offset: number) => {
    let count = 0
    for (let at = offset; at < Math.min(head.length, 400); at += 2) if (head[at] === 0) count++
    return count
  }
  const decide = () => {
    if ((head[0] === 0xff && head[1] === 0xfe) || (head.length > 20 && zeros(1) > 40)) return 'utf-16le'
    if ((head[0] === 0xfe && head[1] === 0xff) || (head.length > 20 && zeros(0) > 40)) return 'utf-16be'
    // a damaged archive is reported when its rows are read
    return utf8OrWindows(path, gzip, max).catch((): Encoding => 'utf-8')
  }
  const encoding = known ?? (await decide())
  return { gzip, encoding, start: new TextDecoder(encoding).decode(head) }
}

/** The text of a file as it comes. @throws when it is damaged or unpacks to more than `max` bytes */
export async function* textOf(
  path: string,
  { gzip, encoding }: Peek,
  max = MAX_UNPACKED_BYTES,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of bytesOf(path, gzip, max)) yield decoder.decode(part, { stream: true })
  yield decoder.decode()
}
