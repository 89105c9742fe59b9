// Closes connections of clients that send or read too slowly, so that they do not pile up.

import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

export interface ConnectionLimits {
  /** Time in which the headers of a request must arrive, in milliseconds. */
  headersMs: number
  /** Time for the headers and the body of a request that is not a file. */
  bodyMs: number
  /** Time for a whole request, uploads of files included. */
  requestMs: number
  /** A connection without any traffic, in either direction. */
  idleMs: number
  /** A connection that waits for the next request. */
  keepAliveMs: number
  maxHeaderBytes: number
  /** How often the limits above are checked. */
  checkMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  bodyMs: 30_000,
  requestMs: 30 * 60_000,
  idleMs: 60_000,
  keepAliveMs: 10_000,
  maxHeaderBytes: 16 * 1024,
  checkMs: 2000,
}

/** Options of `http.createServer`. */
export function serverOptions(limits: ConnectionLimits) {
  return {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxHeaderSize: limits.maxHeaderBytes,
    connectionsCheckingInterval: limits.checkMs,
  }
}

/** Closes connections without any traffic. */
export function limitIdle(server: Server, { idleMs }: ConnectionLimits): Server {
  return server.setTimeout(idleMs, socket => socket.destroy())
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a file, which may take longer. */
    receivesFile?: boolean
  }
}

/** Sets a deadline for every body except files. */
export function limitBodies(server: FastifyInstance, { bodyMs }: ConnectionLimits): void {
  server.addHook('preParsing', async (request, reply, payload) => {
    const { headers } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || request.routeOptions.config.receivesFile) return payload
    const timer = setTimeout(() => request.raw.socket.destroy(), bodyMs)
    timer.unref()
    for (const event of ['end', 'close', 'error']) payload.once(event, () => clearTimeout(timer))
    // a rejected request is not read to its end
    reply.raw.once('finish', () => clearTimeout(timer))
    return payload
  })
}
