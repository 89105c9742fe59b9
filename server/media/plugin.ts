// Routes of images: the content of a hash never changes, so browsers may cache it forever.

import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/app.ts'
import { appError } from '../platform/errors.ts'
import { headerText } from '../platform/visitor.ts'
import { isSizeName, sizeToSend } from './rules.ts'
import { pictureIn } from './service.ts'

const FILE = /^([a-z]+)\.webp$/
const HASH = /^[0-9a-f]{32}$/

/** Serves `/media/{hash}/{size}.webp`. */
export function registerMedia(server: FastifyInstance, app: App): void {
  server.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params
    const size = FILE.exec(file)?.[1] ?? ''
    if (!HASH.test(hash) || !isSizeName(size)) throw appError('media.unknown')
    const downlink = headerText(request, 'downlink') ?? ''
    const sent = sizeToSend(size, { downlink, saveData: headerText(request, 'save-data') ?? '' })
    const etag = `"${hash}-${sent}"`
    const webp = await pictureIn(app, hash, sent)
    // a smaller picture is for this reader and this network: no cache between keeps it for others
    const caching = sent === size ? 'public, max-age=31536000, immutable' : 'private, max-age=86400'
    void reply.header('cache-control', caching).header('etag', etag)
    // mail programs in a browser show the pictures of a message too
    void reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type('image/webp').send(webp)
  })
}
