// The baseline for the search engine: plain BM25 over all texts of a product, any word, stemmed English.

import type { SearchDocument } from '../search/port.ts'

/** Removes the most common endings. */
function stem(word: string): string {
  return word
    .replace(/(?<=[a-z]{3})ies$/, 'y')
    .replace(/(?<=(?:x|ch|sh|ss))es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
}

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem)

const K1 = 1.2
const B = 0.75

/** Indexes the documents and returns a search function: the MSNs of the `size` best products. */
export function plainBm25(documents: readonly SearchDocument[]): (q: string, size: number) => string[] {
  const postings = new Map<string, Map<number, number>>()
  const lengths: number[] = []
  for (const [at, doc] of documents.entries()) {
    const words = wordsOf([doc.titleEn, doc.brandName, doc.partNumber, doc.textEn, ...doc.specsEn].join(' '))
    lengths.push(words.length)
    for (const word of words) {
      let posting = postings.get(word)
      if (!posting) {
        posting = new Map()
        postings.set(word, posting)
      }
      posting.set(at, (posting.get(at) ?? 0) + 1)
    }
  }
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  return (q, size) => {
    const scores = new Map<number, number>()
    for (const word of wordsOf(q)) {
      const posting = postings.get(word)
      if (!posting) continue
      const rarity = Math.log(1 + (documents.length - posting.size + 0.5) / (posting.size + 0.5))
      for (const [at, count] of posting) {
        const norm = K1 * (1 - B + (B * (lengths[at] as number)) / average)
        scores.set(at, (scores.get(at) ?? 0) + (rarity * count * (K1 + 1)) / (count + norm))
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, size)
      .map(([at]) => (documents[at] as SearchDocument).msn)
  }
}
