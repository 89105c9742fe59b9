// Rate limit by fixed one-minute windows, per process; limits that must hold across processes are stored in the database.

import { LRUCache } from 'lru-cache'

export interface RateLimiter {
  /** Counts a call; returns false when the key exceeds `perMinute`. */
  allow(key: string, perMinute: number): boolean
}

export function makeRateLimiter(enabled: boolean, now: () => number = Date.now): RateLimiter {
  const counts = new LRUCache<string, { window: number; hits: number }>({ max: 50_000 })
  return {
    allow(key, perMinute) {
      if (!enabled) return true
      const window = Math.floor(now() / 60_000)
      const entry = counts.get(key)
      if (!entry || entry.window !== window) {
        counts.set(key, { window, hits: 1 })
        return perMinute >= 1
      }
      entry.hits++
      return entry.hits <= perMinute
    },
  }
}
