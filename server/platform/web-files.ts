// Serves the compiled web assets, whose names contain a hash, so browsers cache them forever; the console; the component gallery.

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { SecurityHeaders } from './security-headers.ts'

/** Where the compiled files of the web application are. */
export interface WebFolders {
  /** Contents of `/assets/`. */
  files: string
  /** The service worker; without it browsers register none. */
  worker?: string
}

/** Browsers compare it with their own version to detect a new one. */
function registerWorker(http: FastifyInstance, script: Buffer, security: SecurityHeaders): void {
  http.get('/sw.js', async (_request, reply) =>
    reply
      .headers(security.page)
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}

export function registerWebFiles(
  http: FastifyInstance,
  { files, worker }: WebFolders,
  security: SecurityHeaders,
): void {
  if (worker) registerWorker(http, readFileSync(worker), security)
  void http.register(fastifyStatic, {
    root: files,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    wildcard: true,
  })
}

/** Every user interface component in every state at `/dev/ui`, for developers; only in development mode. */
export function registerComponentGallery(http: FastifyInstance, folder: string, security: SecurityHeaders): void {
  http.get('/dev/ui', async ({ url }, reply) => reply.redirect(url.replace('/dev/ui', '/dev/ui/')))
  void http.register(async files => {
    files.addHook('onRequest', async (_request, reply) => {
      void reply.headers(security.page)
    })
    void files.register(fastifyStatic, { root: folder, prefix: '/dev/ui/', decorateReply: false })
  })
}

/** Every URL of the console returns the same document: the browser selects and renders the screens. */
export function registerConsole(http: FastifyInstance, folder: string, security: SecurityHeaders): void {
  void http.register(async files => {
    const document = await readFile(join(folder, 'index.html'))
    files.addHook('onRequest', async (_request, reply) => {
      void reply.headers(security.console)
    })
    void files.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/console/assets/',
      index: false,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
    })
    for (const address of ['/console', '/console/*']) {
      files.get(address, async (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(document),
      )
    }
  })
}
