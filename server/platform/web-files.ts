// Serves the compiled web assets, whose names contain a hash, so browsers cache them forever; and the component gallery.

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { SecurityHeaders } from './security-headers.ts'

export function registerWebFiles(http: FastifyInstance, folder: string): void {
  void http.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    wildcard: true,
  })
}

/** Every component of the user interface in every state at `/dev/ui`, for those who work on it; in development mode only. */
export function registerComponentGallery(http: FastifyInstance, folder: string, security: SecurityHeaders): void {
  http.get('/dev/ui', async ({ url }, reply) => reply.redirect(url.replace('/dev/ui', '/dev/ui/')))
  void http.register(async files => {
    files.addHook('onRequest', async (_request, reply) => {
      void reply.headers(security.page)
    })
    void files.register(fastifyStatic, { root: folder, prefix: '/dev/ui/', decorateReply: false })
  })
}
