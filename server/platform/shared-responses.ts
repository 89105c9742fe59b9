// Caches responses that are the same for every guest of a market and language, as bytes, until one of their tags is invalidated.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'
import { compress, type Encoding, encodingFor, MIN_COMPRESSED_BYTES } from './compression.ts'
import { TaggedCache } from './tagged-cache.ts'

const MAX_BYTES = 48 * 1024 * 1024
const MAX_URL_LENGTH = 500
interface StoredResponse {
  body: Buffer
  /** Created when the response is sent for the second time. */
  compressed: Map<Encoding, Promise<Buffer>>
}

/** Double the bytes, to leave room for the compressed ones and the key. */
const bytesOf = (value: unknown) => (value as StoredResponse).body.length * 2

/** A cache for the responses of one store. */
export function makeResponseCache(now: () => Date): TaggedCache {
  return new TaggedCache(now, { maxBytes: MAX_BYTES, bytesOf })
}

/** The cache key of a request, or null when its response may be personal: those of customers are not shared. */
export function sharedKey({ method, url }: FastifyRequest, { kind, market, language }: Actor): string | null {
  return kind === 'guest' && method === 'GET' && url.length <= MAX_URL_LENGTH ? `${market} ${language} ${url}` : null
}

export interface SharedCall {
  key: string
  /** Counts the call towards the caller's limit; `make` does so itself. */
  count(): Promise<void>
  make(): Promise<unknown>
  tagsOf(response: unknown): readonly string[]
}

/** Sends a cached response, or creates, caches and sends one. */
export async function respondShared(
  cache: TaggedCache,
  { key, count, make, tagsOf }: SharedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  const { moment } = cache
  const stored = cache.peek<StoredResponse>(key)
  if (!stored) {
    const response = await make()
    const body = JSON.stringify(response)
    cache.put(
      key,
      tagsOf(response),
      { body: Buffer.from(body), compressed: new Map() } satisfies StoredResponse,
      moment,
    )
    return reply.send(body)
  }
  await count()
  const { body, compressed } = stored
  const encoding = body.length < MIN_COMPRESSED_BYTES ? null : encodingFor(request.headers['accept-encoding'])
  if (!encoding) return reply.send(body)
  const bytes = compressed.get(encoding) ?? compress(body, encoding)
  compressed.set(encoding, bytes)
  return reply.header('content-encoding', encoding).send(await bytes)
}
