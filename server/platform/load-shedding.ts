// Rejects requests with 503 before so many are in progress that nobody gets a response in time.

import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorPage } from './error-page.ts'
import { appError } from './errors.ts'
import type { Monitor } from './monitor.ts'
import { readAddress } from './page-address.ts'
import type { SecurityHeaders } from './security-headers.ts'

export interface LoadLimits {
  /** Maximum number of concurrent requests in this process; pages from the cache do not count. */
  maxRequests: number
  /** Mean event loop delay, in milliseconds, over the last sample; 0 for any. */
  maxEventLoopDelayMs: number
  sampleMs: number
}

/** For load tests: only what would exhaust the memory is rejected. */
export const NO_LOAD_LIMITS: LoadLimits = { maxRequests: 10_000, maxEventLoopDelayMs: 0, sampleMs: 1000 }
export const LOAD_LIMITS: LoadLimits = { maxRequests: 300, maxEventLoopDelayMs: 1000, sampleMs: 1000 }
const RETRY_AFTER_S = 2

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A response that stays open and does not count as work: server-sent events. */
    staysOpen?: boolean
  }
}

/** Always served: monitoring must work when the store is busy. */
const isAlwaysAnswered = ({ url }: FastifyRequest) => /^\/(healthz|readyz|metrics)$/.test(url)

/** Registers the hook; the plugin measures the event loop. */
export async function registerLoadShedding(
  server: FastifyInstance,
  monitor: Pick<Monitor, 'shed'>,
  { page: pageHeaders }: SecurityHeaders,
  { maxRequests, maxEventLoopDelayMs, sampleMs }: LoadLimits,
): Promise<void> {
  // the hook below decides, because the plugin's own would reject /healthz too
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
    // open streams do no work while they wait
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

/** A page gets a self-contained page, an API call the error of the contract. */
function reject(request: FastifyRequest, reply: FastifyReply, pageHeaders: Record<string, string>): FastifyReply {
  const { mode, language } = readAddress(request.url)
  if (request.url.startsWith('/api/') || request.method !== 'GET' || mode === 'data')
    throw appError('server.unavailable', { retryAfter: RETRY_AFTER_S })
  return reply
    .status(503)
    .headers({ ...pageHeaders, 'retry-after': String(RETRY_AFTER_S), 'content-type': 'text/html; charset=utf-8' })
    .send(errorPage(language, request.id))
}
