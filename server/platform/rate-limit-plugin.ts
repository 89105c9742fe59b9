// Connects the shared counts to @fastify/rate-limit, which routes call before an endpoint runs.

import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { appError } from './errors.ts'
import type { RateCounts } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rateLimit: { key: string; max: number }
  }
  interface FastifyContextConfig {
    /** Maximum requests per address and minute for a route outside the contract. */
    perMinute?: number
  }
}

/** Counts a call. @throws request.too-many */
export type CheckRate = (key: string, perMinute: number) => Promise<void>

/** Key of an address: the whole network of an IPv6 client, which may change its address at will. */
export const addressKey = (ip: string): string => normalizeIP(ip)

/** Registers the plugin and returns the check of a request; without counts nothing is limited. */
export async function registerRateLimits(
  server: FastifyInstance,
  counts: RateCounts | null,
): Promise<(request: FastifyRequest, reply: FastifyReply) => CheckRate> {
  if (!counts) return () => async () => undefined
  class Store implements FastifyRateLimitStore {
    incr(...[key, done, , max]: Parameters<FastifyRateLimitStore['incr']>): void {
      counts?.count(key, max).then(hit => done(null, hit), done)
    }
    child(): FastifyRateLimitStore {
      return this
    }
  }
  await server.register(rateLimit, { global: false, store: Store })
  server.decorateRequest('rateLimit')
  const check = server.createRateLimit({
    keyGenerator: request => request.rateLimit.key,
    max: request => request.rateLimit.max,
  })
  return (request, reply) => async (key, max) => {
    request.rateLimit = { key, max }
    const result = await check(request)
    if (result.isAllowed || !result.isExceeded) return
    void reply.header('retry-after', result.ttlInSeconds)
    throw appError('request.too-many')
  }
}

/** Limits plugin routes that name a limit; routes of the contract are counted when their endpoint runs. */
export function limitPluginRoutes(
  server: FastifyInstance,
  checkRate: (request: FastifyRequest, reply: FastifyReply) => CheckRate,
): void {
  server.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions
    if (config.perMinute !== undefined)
      await checkRate(request, reply)(`${url}|${addressKey(request.ip)}`, config.perMinute)
  })
}
