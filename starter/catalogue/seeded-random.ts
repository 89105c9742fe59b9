// Seeded random numbers: the same seed always gives the same number, so that the generated catalog is reproducible.

/** A number in [0, 1) that depends on the seed only (FNV-1a with a final mix). */
export function seededRandom(seed: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x100000000
}

/** An integer from `low` to `high`, both included, that depends on the seed only. */
export function seededInteger(seed: string, low: number, high: number): number {
  return low + Math.floor(seededRandom(seed) * (high - low + 1))
}
