// Routes of images: the content of a hash never changes, so browsers may cache it forever.

import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/app.ts'
import { appError } from '../platform/errors.ts'
import { isSizeName } from './rules.ts'
import { pictureIn } from './service.ts'

const FILE = /^([a-z]+)\.webp$/
const HASH = /^[0-9a-f]{32}$/

/** Serves `/media/{hash}/{size}.webp`. */
export function registerMedia(server: FastifyInstance, app: App): void {
  server.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params
    const size = FILE.exec(file)?.[1] ?? ''
    if (!HASH.test(hash) || !isSizeName(size)) throw appError('media.unknown')
    const etag = `"${hash}-${size}"`
    const webp = await pictureIn(app, hash, size)
    void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
    // mail programs in a browser show the pictures of a message too
    void reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type('image/webp').send(webp)
  })
}
