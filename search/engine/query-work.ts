// Bounds what one query visits in a segment, whatever words it is made of.

import type { Ranking } from './ranking-settings.ts'

/** Counts postings before they are visited; whatever would exceed the limit is left out. */
export class QueryWork {
  private readonly limit: number
  private count = 0

  constructor(documents: number, { maxPostingsPerDocument, minPostings }: Ranking) {
    this.limit = minPostings + maxPostingsPerDocument * documents
  }

  /** Postings so far, and documents whose part numbers were compared. */
  get visited(): number {
    return this.count
  }

  /** Counts postings that are about to be visited; returns false, and counts nothing, when they would be too many. */
  take(postings: number): boolean {
    if (this.count + postings > this.limit) return false
    this.count += postings
    return true
  }
}
