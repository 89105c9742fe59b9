// Serves the compiled files of the web application: names carry their hash, so browsers keep them for good.

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

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
