// Seeded chance: the same seed always gives the same number, so the generated catalogue never changes between runs.

/** A number in [0, 1) that depends on nothing but the seed (FNV-1a with a final mix). */
export function chance(seed: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x100000000
}

/** A whole number from `low` to `high`, both included, that depends on nothing but the seed. */
export function chanceBetween(seed: string, low: number, high: number): number {
  return low + Math.floor(chance(seed) * (high - low + 1))
}
