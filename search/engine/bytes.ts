// Packed strings and growing typed arrays, of which index segments are built.

/** Concatenated UTF-8 strings; string `i` is `bytes[at[i] .. at[i + 1])`. */
export interface PackedStrings {
  bytes: Uint8Array
  at: Uint32Array
}

/** An array of unsigned 32-bit numbers that doubles its capacity when full. */
export class GrowingNumbers {
  private numbers: Uint32Array
  length = 0

  constructor(capacity = 64) {
    this.numbers = new Uint32Array(Math.max(1, capacity))
  }

  push(value: number): void {
    if (this.length === this.numbers.length) this.grow(this.length + 1)
    this.numbers[this.length++] = value
  }

  append(values: Uint32Array): void {
    if (this.length + values.length > this.numbers.length) this.grow(this.length + values.length)
    this.numbers.set(values, this.length)
    this.length += values.length
  }

  private grow(atLeast: number): void {
    const larger = new Uint32Array(Math.max(atLeast, this.numbers.length * 2))
    larger.set(this.numbers.subarray(0, this.length))
    this.numbers = larger
  }

  /** A copy of the numbers, without the spare capacity. */
  toArray(): Uint32Array {
    return this.numbers.slice(0, this.length)
  }

  /** The numbers without a copy; valid until the next push. */
  view(): Uint32Array {
    return this.numbers.subarray(0, this.length)
  }
}

/** Growing packed strings. */
export class GrowingStrings {
  private bytes: Buffer
  private used = 0
  private readonly at = new GrowingNumbers()

  constructor(capacity = 256) {
    this.bytes = Buffer.allocUnsafe(capacity)
    this.at.push(0)
  }

  private reserve(size: number): void {
    if (this.used + size <= this.bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.used + size, this.bytes.length * 2))
    this.bytes.copy(larger, 0, 0, this.used)
    this.bytes = larger
  }

  push(text: string): void {
    this.reserve(text.length * 3)
    this.used += this.bytes.write(text, this.used)
    this.at.push(this.used)
  }

  pushBytes(from: Uint8Array, start: number, end: number): void {
    this.reserve(end - start)
    this.bytes.set(from.subarray(start, end), this.used)
    this.used += end - start
    this.at.push(this.used)
  }

  toPacked(): PackedStrings {
    return { bytes: new Uint8Array(this.bytes.subarray(0, this.used)), at: this.at.toArray() }
  }
}

export function packStrings(texts: readonly string[]): PackedStrings {
  const packed = new GrowingStrings(texts.length * 8 + 16)
  for (const text of texts) packed.push(text)
  return packed.toPacked()
}

/** A Buffer on the same memory. */
export const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A 52-bit hash of a text; never 0. */
export function hashOf(text: string): number {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (b & 0xfffff) + (a >>> 0) || 1
}
