// SHA-256 without the browser's own, which plain http pages outside localhost do not have.

const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate++) {
  if (primes.every(prime => candidate % prime !== 0)) primes.push(candidate)
}
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const ROUND = primes.map(prime => fraction(Math.cbrt(prime)))
const START = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)))

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The message with its 1 bit, zeros and length in bits, as whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(bytes.length - 4, (message.length << 3) >>> 0)
  return view
}

function compress(state: Int32Array, view: DataView, offset: number, words: Int32Array): void {
  const word = (at: number) => words[at] ?? 0
  for (let at = 0; at < 64; at++) {
    if (at < 16) words[at] = view.getInt32(offset + at * 4)
    else {
      const early = word(at - 15)
      const late = word(at - 2)
      const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
      const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
      words[at] = word(at - 16) + small + word(at - 7) + large
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at++) {
    const one = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + one + ((e & f) ^ (~e & g)) + (ROUND[at] ?? 0) + word(at)) | 0
    const zero = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + value
}

/** SHA-256 of the UTF-8 bytes of a text, in lower-case hex. */
export function sha256Hex(text: string): string {
  const view = padded(new TextEncoder().encode(text))
  const state = Int32Array.from(START)
  const words = new Int32Array(64)
  for (let offset = 0; offset < view.byteLength; offset += 64) compress(state, view, offset, words)
  return Array.from(state, word => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
