// Routes of images, whose content never changes for a hash, so browsers may cache it forever, and of clips, played in parts.

import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/app.ts'
import { appError } from '../platform/errors.ts'
import { headerText } from '../platform/visitor.ts'
import { isSizeName, rangeOf, sizeToSend } from './rules.ts'
import { pictureIn, videoFile } from './service.ts'

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
    // a smaller picture depends on this reader and network: shared caches must not store it
    const caching = sent === size ? 'public, max-age=31536000, immutable' : 'private, max-age=86400'
    void reply.header('cache-control', caching).header('etag', etag)
    // webmail also shows the pictures of messages
    void reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type('image/webp').send(webp)
  })
}

/** Serves `/videos/{name}.webm` and their posters; players request byte ranges of a clip. */
export function registerVideos(server: FastifyInstance): void {
  server.get<{ Params: { file: string } }>('/videos/:file', async (request, reply) => {
    const found = await videoFile(request.params.file)
    if (!found) throw appError('media.unknown')
    const { bytes, type } = found
    void reply.header('cache-control', 'public, max-age=86400').header('accept-ranges', 'bytes').type(type)
    const range = rangeOf(headerText(request, 'range') ?? '', bytes.length)
    if (range === null) return reply.send(bytes)
    if (range === 'none') return reply.status(416).header('content-range', `bytes */${bytes.length}`).send()
    const { first, last } = range
    return reply
      .status(206)
      .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
      .send(bytes.subarray(first, last + 1))
  })
}
