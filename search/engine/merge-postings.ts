// Puts the postings of a word in the order of the documents, after a merge gave these new numbers.

/** Lists longer than this share of the documents are laid out over all of them instead of sorted. */
const LONG = 1 / 32
/** Documents between two yields. */
const STEP = 100_000

const isInOrder = (posts: Uint32Array): boolean => {
  for (let at = 1; at < posts.length; at++) if ((posts[at] as number) < (posts[at - 1] as number)) return false
  return true
}

export class PostingOrder {
  private readonly size: number
  /** Weight by document, 0 for none; kept between words. */
  private weights: Uint8Array | null = null

  /** For postings of so many documents. */
  constructor(size: number) {
    this.size = size
  }

  /** Sorts postings in place, in slices where they are many. */
  *put(posts: Uint32Array): Generator<void, void> {
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
