// Sorts the postings of a word after a merge has renumbered the documents.

/** Lists with more than this share of the documents are sorted by counting, shorter ones by comparison. */
const LONG = 1 / 32
/** Documents between two yields. */
const STEP = 100_000

const isInOrder = (posts: Uint32Array): boolean => {
  for (let at = 1; at < posts.length; at++) if ((posts[at] as number) < (posts[at - 1] as number)) return false
  return true
}

export class PostingSorter {
  private readonly size: number
  /** Weight by document, 0 for none; reused for all words. */
  private weights: Uint8Array | null = null

  /** @param size Number of documents in the merged segment. */
  constructor(size: number) {
    this.size = size
  }

  /** Sorts postings in place; yields while it sorts a long list. */
  *sort(posts: Uint32Array): Generator<void, void> {
    if (isInOrder(posts)) return
    if (posts.length < this.size * LONG) {
      posts.sort()
      return
    }
    this.weights ??= new Uint8Array(this.size)
    const { weights } = this
    for (const post of posts) weights[post >>> 8] = post & 255
    let count = 0
    for (let doc = 0; doc < this.size; doc++) {
      if (doc % STEP === 0) yield
      const weight = weights[doc] as number
      if (weight === 0) continue
      posts[count++] = ((doc << 8) | weight) >>> 0
      weights[doc] = 0
    }
  }
}
