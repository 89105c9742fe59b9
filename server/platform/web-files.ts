// Serves the compiled web assets; their names contain a hash, so browsers cache them forever.

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
