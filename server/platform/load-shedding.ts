// Rejects requests with 503 before so many are under way that nobody gets an answer in time.

import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorPage } from './error-page.ts'
import { appError } from './errors.ts'
import type { Monitor } from './monitor.ts'
import { readAddress } from './page-address.ts'
import type { SecurityHeaders } from './security-headers.ts'

export interface LoadLimits {
  /** Requests under way in this process at once; pages from the cache are not among them. */
  maxRequests: number
  /** Mean delay of the event loop, in milliseconds, over the last sample; 0 for any. */
  maxEventLoopDelayMs: number
  sampleMs: number
}

/** For load tests: only what would exhaust the memory is rejected. */
export const NO_LOAD_LIMITS: LoadLimits = { maxRequests: 10_000, maxEventLoopDelayMs: 0, sampleMs: 1000 }
export const LOAD_LIMITS: LoadLimits = { maxRequests: 300, maxEventLoopDelayMs: 1000, sampleMs: 1000 }
const RETRY_AFTER_S = 2

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A response that stays open and is not counted as work: server-sent events. */
    staysOpen?: boolean
  }
}

/** What is always answered: who watches the store must see it when it is busy. */
const isAlwaysAnswered = ({ url }: FastifyRequest) => /^\/(healthz|readyz|metrics)$/.test(url)

/** Registers the hook; the plugin measures the event loop. */
export async function registerLoadShedding(
  server: FastifyInstance,
  monitor: Pick<Monitor, 'shed'>,
  { page: pageHeaders }: SecurityHeaders,
  { maxRequests, maxEventLoopDelayMs, sampleMs }: LoadLimits,
): Promise<void> {
  // the hook below decides, because the one of the plugin would reject /healthz too
  const pressureHandler = () => undefined
  await server.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleMs,
    pressureHandler,
  })
  let underWay = 0
  server.addHook('onRequest', async (request, reply) => {
    if (isAlwaysAnswered(request)) return
    const reason = underWay >= maxRequests ? 'requests' : server.isUnderPressure() ? 'event-loop' : null
    if (reason !== null) {
      monitor.shed(reason)
      return reject(request, reply, pageHeaders)
    }
    // what stays open does no work while it waits
    if (request.routeOptions.config.staysOpen) return
    underWay++
    let isOpen = true
    const ended = () => {
      if (isOpen) underWay--
      isOpen = false
    }
    reply.raw.once('finish', ended).once('close', ended)
  })
}

/** A page gets a page that needs nothing, a call the error of the contract. */
function reject(request: FastifyRequest, reply: FastifyReply, pageHeaders: Record<string, string>): FastifyReply {
  const { mode, language } = readAddress(request.url)
  if (request.url.startsWith('/api/') || request.method !== 'GET' || mode === 'data')
    throw appError('server.unavailable', { retryAfter: RETRY_AFTER_S })
  return reply
    .status(503)
    .headers({ ...pageHeaders, 'retry-after': String(RETRY_AFTER_S), 'content-type': 'text/html; charset=utf-8' })
    .send(errorPage(language, request.id))
}
