// Compresses large text responses: API calls, sitemaps, feeds, descriptions. Pages and assets are already compressed.

import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Smaller responses fit in one packet with their headers. */
export const MIN_COMPRESSED_BYTES = 1024
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|[\w.-]+\+(json|xml)|manifest))/
/** Measured on a listing call of 40 KB: quality 4 takes 0.5 ms outside the event loop, and 6 saves 2% for twice the time. */
const QUALITY = 4
const STREAM = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }
const GZIP = { level: 5 }
/**
 * Up to this size compressing takes 0.1 to 0.2 ms; passing the bytes to another thread and back costs the event loop
 * 0.3 ms.
 */
const MAX_BYTES_IN_PLACE = 8 * 1024

const brotliAsync = promisify(brotliCompress)
const gzipOf = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** The best encoding that an Accept-Encoding header allows; null for none. */
export function encodingFor(accepts: string | undefined): Encoding | null {
  const allowed = (accepts ?? '')
    .split(',')
    .map(part =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, weight]) => !weight || Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name)
  return allowed.includes('br') ? 'br' : allowed.includes('gzip') ? 'gzip' : null
}

/** The smallest Brotli window for `bytes`, within its limits: 2^bits - 16 bytes. */
function windowFor(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 16))
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_MAX_WINDOW_BITS)
}

function brotliOptions(size: number, quality: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: windowFor(size), [BROTLI_PARAM_SIZE_HINT]: size },
  }
}

/**
 * Brotli outside the event loop, with a window as large as the bytes: the tables of the default window of 4 MB take
 * longer to allocate and to free than a page of 80 KB takes to compress (quality 7: 8 ms of CPU, with it 2.8 ms).
 */
export function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(bytes, brotliOptions(bytes.length, quality))
}

/** The text in an encoding, compressed outside the event loop unless that costs more than compressing it here. */
export async function compress(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const inPlace = bytes.length <= MAX_BYTES_IN_PLACE
  if (encoding === 'gzip') return inPlace ? gzipSync(bytes, GZIP) : gzipOf(bytes, GZIP)
  return inPlace ? brotliCompressSync(bytes, brotliOptions(bytes.length, QUALITY)) : brotli(bytes, QUALITY)
}

function compressStream(payload: Readable, encoding: Encoding): Readable {
  const compressed = encoding === 'br' ? createBrotliCompress(STREAM) : createGzip(GZIP)
  // an error destroys both streams, and Fastify sees it on the one it sends
  pipeline(payload, compressed, () => undefined)
  return compressed
}

/** Compresses every text response of the server that is large enough and not encoded yet. */
export function registerCompression(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (reply.hasHeader('content-encoding') || !COMPRESSIBLE.test(String(reply.getHeader('content-type'))))
      return payload
    const isStream = payload instanceof Readable
    const text = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : null
    if (!isStream && (text === null || Buffer.byteLength(text) < MIN_COMPRESSED_BYTES)) return payload
    if (!String(reply.getHeader('vary') ?? '').includes('accept-encoding')) void reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding || request.method === 'HEAD') return payload
    void reply.header('content-encoding', encoding).removeHeader('content-length')
    if (isStream) return compressStream(payload, encoding)
    return compress(text ?? '', encoding)
  })
}
