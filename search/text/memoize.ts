// Memoization of functions of one word: words repeat, and analysing them is the most expensive part of indexing.

/**
 * Caches the results of a pure function, `limit` to twice as many.
 *
 * There are two generations: when the young one is full it becomes the old one, and entries that are used again move
 * back. This bounds the cache without the bookkeeping of an LRU list on every hit.
 */
export function memoize<T>(limit: number, compute: (word: string) => T): (word: string) => T {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  return word => {
    let result = young.get(word)
    if (result !== undefined) return result
    result = old.get(word) ?? compute(word)
    if (young.size >= limit) {
      old = young
      young = new Map()
    }
    young.set(word, result)
    return result
  }
}
