// A function of one word with its latest answers kept: words repeat, analysis of them is the dearest part of indexing.

/**
 * Keeps up to twice `limit` answers: when the young half is full it becomes the old one, and what is asked again moves
 * back; a bounded cache without bookkeeping on every hit.
 */
export function cached<T>(limit: number, compute: (word: string) => T): (word: string) => T {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  return word => {
    let answer = young.get(word)
    if (answer !== undefined) return answer
    answer = old.get(word) ?? compute(word)
    if (young.size >= limit) {
      old = young
      young = new Map()
    }
    young.set(word, answer)
    return answer
  }
}
