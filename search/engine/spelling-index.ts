// Finds the known words near a misspelt one: by what is left when letters go, and by sound.

import { allowedDistance, deletionKeys, editDistance, likeness, phoneticKey } from '../text/spelling.ts'
import { GrowingNumbers } from './bytes.ts'

export interface NearId {
  word: string
  id: number
  distance: number
  /** How likely it was meant. */
  score: number
}

const BUCKETS = 1 << 17
const EMPTY = 0xffffffff
const LIKENESS_LEAST = 0.45
const SOUNDING_LEAST = 0.35
/** Most words looked at for one misspelt word. */
const MOST_COMPARED = 3000

function bucketOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1)
}

/** Words chained by the hash of each of their keys: adding one never moves the others. */
export class SpellingIndex {
  private readonly words: string[] = []
  private readonly ids: number[] = []
  private readonly heads = new Uint32Array(BUCKETS).fill(EMPTY)
  /** Place of a word and of the next link, one after the other. */
  private readonly links = new GrowingNumbers(1024)

  add(word: string, id: number): void {
    if (word.length < 3 || word.length > 24) return
    const place = this.words.length
    this.words.push(word)
    this.ids.push(id)
    const keys = deletionKeys(word, word.length <= 4 ? 1 : 2)
    for (const key of [...keys, `=${phoneticKey(word)}`]) {
      const bucket = bucketOf(key)
      const link = this.links.length
      this.links.push(place)
      this.links.push(this.heads[bucket] as number)
      this.heads[bucket] = link
    }
  }

  /** Near words, the likeliest first; a commoner word is likelier. */
  near(typed: string, countOf: (id: number) => number): NearId[] {
    const max = allowedDistance(typed)
    if (max === 0) return []
    const sound = phoneticKey(typed)
    const seen = new Set<number>()
    const found: NearId[] = []
    const links = this.links.view()
    for (const key of [...deletionKeys(typed, max), `=${sound}`]) {
      for (let link = this.heads[bucketOf(key)] as number; link !== EMPTY; link = links[link + 1] as number) {
        const place = links[link] as number
        if (seen.has(place)) continue
        seen.add(place)
        if (seen.size > MOST_COMPARED) break
        const word = this.words[place] as string
        const soundsAlike = sound.length > 1 && phoneticKey(word) === sound
        // the same sound in many consonants is no accident: "junkshan", "junction"
        const most = soundsAlike ? max + (sound.length >= 4 ? 3 : 1) : max
        const distance = editDistance(typed, word, most)
        if (distance === 0 || distance > most) continue
        const alike = likeness(typed, word)
        if (alike < (soundsAlike ? SOUNDING_LEAST : LIKENESS_LEAST)) continue
        const id = this.ids[place] as number
        found.push({ word, id, distance: Math.min(2, distance), score: alike * 10 + Math.log(1 + countOf(id)) })
      }
    }
    return found.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
  }
}
