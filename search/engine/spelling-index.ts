// Finds known words that are similar to a misspelt one, by deletion keys and by phonetic key.

import { allowedDistance, deletionKeys, editDistance, phoneticKey, similarity } from '../text/spelling.ts'
import { GrowingNumbers } from './bytes.ts'

export interface SimilarId {
  word: string
  id: number
  distance: number
  /** Likelihood that it was meant; higher is more likely. */
  score: number
}

const BUCKETS = 1 << 17
const EMPTY = 0xffffffff
const MIN_SIMILARITY = 0.45
const MIN_SIMILARITY_OF_SOUND = 0.35
/** Maximum number of candidates that are compared for one word. */
const MAX_COMPARED = 3000

function bucketOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1)
}

/** A hash table from the keys of words to the words, with chained entries so that adding one never moves the others. */
export class SpellingIndex {
  private readonly words: string[] = []
  private readonly ids: number[] = []
  private readonly heads = new Uint32Array(BUCKETS).fill(EMPTY)
  /** Pairs of the index of a word and of the next link. */
  private readonly links = new GrowingNumbers(1024)

  add(word: string, id: number): void {
    if (word.length < 3 || word.length > 24) return
    const index = this.words.length
    this.words.push(word)
    this.ids.push(id)
    const keys = deletionKeys(word, word.length <= 4 ? 1 : 2)
    for (const key of [...keys, `=${phoneticKey(word)}`]) {
      const bucket = bucketOf(key)
      const link = this.links.length
      this.links.push(index)
      this.links.push(this.heads[bucket] as number)
      this.heads[bucket] = link
    }
  }

  /** Similar words, the most likely first; frequent words are more likely. */
  similarTo(typed: string, countOf: (id: number) => number): SimilarId[] {
    const max = allowedDistance(typed)
    if (max === 0) return []
    const sound = phoneticKey(typed)
    const seen = new Set<number>()
    const matches: SimilarId[] = []
    const links = this.links.view()
    for (const key of [...deletionKeys(typed, max), `=${sound}`]) {
      for (let link = this.heads[bucketOf(key)] as number; link !== EMPTY; link = links[link + 1] as number) {
        const index = links[link] as number
        if (seen.has(index)) continue
        seen.add(index)
        if (seen.size > MAX_COMPARED) break
        const word = this.words[index] as string
        const soundsAlike = sound.length > 1 && phoneticKey(word) === sound
        // the same long phonetic key allows more edits: "junkshan", "junction"
        const maxDistance = soundsAlike ? max + (sound.length >= 4 ? 3 : 1) : max
        const distance = editDistance(typed, word, maxDistance)
        if (distance === 0 || distance > maxDistance) continue
        const alike = similarity(typed, word)
        if (alike < (soundsAlike ? MIN_SIMILARITY_OF_SOUND : MIN_SIMILARITY)) continue
        const id = this.ids[index] as number
        matches.push({ word, id, distance: Math.min(2, distance), score: alike * 10 + Math.log(1 + countOf(id)) })
      }
    }
    return matches.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
  }
}
