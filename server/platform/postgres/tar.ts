/** Reads a tar archive as PostgreSQL writes it: files, folders and symbolic links in the form ustar. */

const BLOCK = 512

export interface TarEntry {
  /** Relative, with `/`, never with `..`. */
  path: string
  kind: 'file' | 'folder' | 'link'
  bytes: number
  /** Contents of a file; must be consumed before the next entry. */
  content: AsyncIterable<Buffer>
}

const textOf = (block: Buffer, from: number, length: number) => {
  const field = block.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.subarray(0, end < 0 ? length : end).toString()
}

/** A number in octal, or, with the highest bit set, in base 256. */
function numberOf(block: Buffer, from: number, length: number): number {
  const first = block[from] ?? 0
  if ((first & 0x80) === 0) return Number.parseInt(textOf(block, from, length).trim() || '0', 8)
  let value = first & 0x7f
  for (let at = from + 1; at < from + length; at++) value = value * 256 + (block[at] ?? 0)
  return value
}

function checkHeader(block: Buffer): void {
  let sum = 0
  for (let at = 0; at < BLOCK; at++) sum += at >= 148 && at < 156 ? 32 : (block[at] ?? 0)
  if (sum !== numberOf(block, 148, 8)) throw new Error('The archive is damaged: a header has a wrong checksum.')
}

function pathOf(block: Buffer): string {
  const prefix = textOf(block, 345, 155)
  const path = `${prefix ? `${prefix}/` : ''}${textOf(block, 0, 100)}`.replace(/^\.\//, '').replace(/\/+$/, '')
  if (path.startsWith('/') || path.split('/').includes('..'))
    throw new Error(`The archive names a path outside: ${path}`)
  return path
}

/** Bytes of a stream in portions of the requested size. */
class Portions {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** At most `most` bytes; empty at the end. */
  async some(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#source.next()
      if (done) return Buffer.alloc(0)
      this.#rest = value
    }
    const part = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(part.length)
    return part
  }

  /** Exactly this many bytes; null at the end. @throws Error when the stream ends within them */
  async exactly(bytes: number): Promise<Buffer | null> {
    const parts: Buffer[] = []
    for (let left = bytes; left > 0; ) {
      const part = await this.some(left)
      if (part.length === 0) {
        if (left === bytes) return null
        throw new Error('The archive ends too early.')
      }
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }
}

async function* contentOf(portions: Portions, bytes: number): AsyncGenerator<Buffer> {
  for (let left = bytes; left > 0; ) {
    const part = await portions.some(left)
    if (part.length === 0) throw new Error('The archive ends too early.')
    left -= part.length
    yield part
  }
  const padding = (BLOCK - (bytes % BLOCK)) % BLOCK
  if (padding > 0) await portions.exactly(padding)
}

const KINDS: Record<string, TarEntry['kind']> = { '0': 'file', '\0': 'file', '5': 'folder', '2': 'link' }

/** The entries of an archive in order. @throws Error when it is damaged, ends early or names a path outside */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const portions = new Portions(source)
  for (;;) {
    const block = await portions.exactly(BLOCK)
    if (!block) return
    // two empty blocks end an archive
    if (block.every(byte => byte === 0)) continue
    checkHeader(block)
    const kind = KINDS[String.fromCharCode(block[156] ?? 0)]
    const path = pathOf(block)
    if (!kind) throw new Error(`The archive holds ${path}, which is neither file nor folder.`)
    const bytes = kind === 'file' ? numberOf(block, 124, 12) : 0
    const content = contentOf(portions, bytes)
    yield { path, kind, bytes, content }
    // unread contents, and the padding
    for await (const _part of content) void _part
  }
}
