// Words of the embedded search: how texts and queries become tokens, and which documents hold a token.

const WORD = /[\p{L}\p{M}]+|\p{N}+(?:\.\p{N}+)*/gu

/** Lower case, without accents, nuktas and joiners, so that spellings of one word meet. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
}

/** English plurals lose their ending. */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** Tokens of a text in order: words and numbers, split where letters meet digits. */
export function tokensOf(text: string): string[] {
  return (fold(text).match(WORD) ?? []).map(singular)
}

const FILLERS = new Set(
  'a an and at by for from in of on or the to with और का की के को पर में या लिए वाला वाली वाले से है'
    .split(' ')
    .flatMap(tokensOf),
)

/** Words of a query to look for: fillers say nothing, unless there is nothing else. */
export function queryWords(q: string): string[] {
  const words = q.split(/\s+/).filter(word => tokensOf(word).length > 0)
  const telling = words.filter(word => !tokensOf(word).every(token => FILLERS.has(token)))
  return telling.length > 0 ? telling : words
}

/** A part number or a query word without its separators. */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Every ending of a part number of at least three characters: a prefix of one of them is a fragment of it. */
export function partEndings(partNumber: string): string[] {
  const whole = compact(partNumber)
  return Array.from({ length: Math.max(0, whole.length - 2) }, (_, start) => whole.slice(start))
}

/** Tokens with the weight of the field they come from; the heaviest field counts. */
export function weigh(fields: readonly (readonly [text: string, weight: number])[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [text, weight] of fields) {
    for (const token of tokensOf(text)) weights.set(token, Math.max(weight, weights.get(token) ?? 0))
  }
  return weights
}

/** Which slots hold a token and with what weight. */
export class TokenIndex {
  private readonly postings = new Map<string, Map<number, number>>()
  private readonly held = new Map<number, readonly string[]>()
  private sorted: string[] | null = null

  add(slot: number, weights: ReadonlyMap<string, number>): void {
    for (const [token, weight] of weights) {
      let posting = this.postings.get(token)
      if (!posting) {
        posting = new Map()
        this.postings.set(token, posting)
        this.sorted = null
      }
      posting.set(slot, weight)
    }
    this.held.set(slot, [...weights.keys()])
  }

  remove(slot: number): void {
    for (const token of this.held.get(slot) ?? []) {
      const posting = this.postings.get(token)
      posting?.delete(slot)
      if (posting?.size === 0) {
        this.postings.delete(token)
        this.sorted = null
      }
    }
    this.held.delete(slot)
  }

  exact(token: string): ReadonlyMap<number, number> | undefined {
    return this.postings.get(token)
  }

  /** Postings of the tokens that begin with the prefix, at most `limit` of them, in alphabetical order. */
  prefix(prefix: string, limit: number): ReadonlyMap<number, number>[] {
    this.sorted ??= [...this.postings.keys()].sort()
    const found: ReadonlyMap<number, number>[] = []
    for (let at = lowerBound(this.sorted, prefix); at < this.sorted.length && found.length < limit; at++) {
      const token = this.sorted[at] as string
      if (!token.startsWith(prefix)) break
      const posting = this.postings.get(token)
      if (posting) found.push(posting)
    }
    return found
  }
}

function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < value) low = middle + 1
    else high = middle
  }
  return low
}
