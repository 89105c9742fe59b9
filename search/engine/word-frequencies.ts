// Words and phrases of product titles with their frequencies: the source of completions and corrections.

import type { SearchDocument } from '../port.ts'
import { fold } from '../text/fold.ts'
import { isStopWord } from '../text/stop-words.ts'
import { SpellingIndex } from './spelling-index.ts'

export interface WordFrequenciesData {
  keys: string[]
  counts: number[]
  /** Index and written form, where it differs from the folded key. */
  surfaces: [number, string][]
  documents: number
}

export interface SimilarWord {
  word: string
  surface: string
  count: number
  distance: number
  score: number
}

export interface Completion {
  text: string
  count: number
}

const WORD = /[\p{L}\p{M}]+/gu
const MAX_TITLE_WORDS = 9
const MAX_PHRASE_WORDS = 3
const MAX_ENTRIES = 250_000
/** Beyond this many documents phrases are counted in every eighth document only; words always in all. */
const SAMPLING_THRESHOLD = 60_000
const SAMPLING_INTERVAL = 8
/** Occurrence in the name of a category counts as this many titles. */
const NAME_WEIGHT = 2

export class WordFrequencies {
  private readonly ids = new Map<string, number>()
  private readonly keys: string[] = []
  private readonly counts: number[] = []
  private readonly surfaces = new Map<number, string>()
  /** Ids of entries by their first two letters. */
  private readonly buckets = new Map<string, number[]>()
  private readonly spelling = new SpellingIndex()
  private documents = 0

  constructor(data?: WordFrequenciesData) {
    if (!data) return
    this.documents = data.documents
    const surfaces = new Map(data.surfaces)
    for (const [at, key] of data.keys.entries()) this.count(key, surfaces.get(at) ?? key, data.counts[at] as number)
  }

  toData(): WordFrequenciesData {
    const { keys, counts, surfaces, documents } = this
    return { keys, counts, surfaces: [...surfaces], documents }
  }

  private count(key: string, surface: string, times: number): void {
    const known = this.ids.get(key)
    if (known !== undefined) {
      this.counts[known] = (this.counts[known] as number) + times
      return
    }
    const isPhrase = key.includes(' ')
    if (isPhrase && this.keys.length >= MAX_ENTRIES) return
    const id = this.keys.length
    this.ids.set(key, id)
    this.keys.push(key)
    this.counts.push(times)
    if (surface !== key) this.surfaces.set(id, surface)
    const start = key.slice(0, 2)
    const bucket = this.buckets.get(start)
    if (bucket) bucket.push(id)
    else this.buckets.set(start, [id])
    if (!isPhrase) this.spelling.add(key, id)
  }

  private addText(text: string, times: number, withPhrases: boolean): void {
    const words = (text.toLowerCase().match(WORD) ?? []).slice(0, MAX_TITLE_WORDS)
    const keys = words.map(fold)
    for (const [at, key] of keys.entries()) {
      if (key.length < 2 || key.length > 30) continue
      this.count(key, words[at] as string, times)
      if (!withPhrases || isStopWord(key)) continue
      for (let size = 2; size <= MAX_PHRASE_WORDS && at + size <= keys.length; size++) {
        const last = keys[at + size - 1] as string
        if (last.length < 2) break
        if (isStopWord(last)) continue
        this.count(keys.slice(at, at + size).join(' '), words.slice(at, at + size).join(' '), times)
      }
    }
  }

  /** Counts the words of a document. They remain counted when it is removed, until the next rebuild. */
  add(doc: SearchDocument): void {
    this.documents++
    const withPhrases = this.documents <= SAMPLING_THRESHOLD || this.documents % SAMPLING_INTERVAL === 0
    this.addText(doc.titleEn, 1, withPhrases)
    if (doc.titleHi !== doc.titleEn) this.addText(doc.titleHi, 1, withPhrases)
    if (!withPhrases) return
    for (const name of [doc.categoriesEn.at(-1), doc.categoriesHi.at(-1)]) {
      if (name) this.addText(name, NAME_WEIGHT, true)
    }
  }

  /** Occurrences of a folded word. */
  countOf(word: string): number {
    const id = this.ids.get(word)
    return id === undefined ? 0 : (this.counts[id] as number)
  }

  private surfaceOf(id: number): string {
    return this.surfaces.get(id) ?? (this.keys[id] as string)
  }

  /** Words probably meant by a misspelt folded word, most likely first. */
  similarTo(word: string): SimilarWord[] {
    return this.spelling
      .similarTo(word, id => this.counts[id] as number)
      .map(({ word: other, id, distance, score }) => ({
        score,
        word: other,
        surface: this.surfaceOf(id),
        count: this.counts[id] as number,
        distance,
      }))
  }

  /** Words and phrases that begin with a folded text, the most frequent first. */
  completions(prefix: string, size: number): Completion[] {
    const matches: number[] = []
    const collect = (bucket: readonly number[]) => {
      for (const id of bucket) if ((this.keys[id] as string).startsWith(prefix)) matches.push(id)
    }
    if (prefix.length >= 2) collect(this.buckets.get(prefix.slice(0, 2)) ?? [])
    else for (const [start, bucket] of this.buckets) if (start.startsWith(prefix)) collect(bucket)
    // phrases are rarer than their words and more helpful
    const weightOf = (id: number) => (this.counts[id] as number) * ((this.keys[id] as string).includes(' ') ? 2 : 1)
    return matches
      .sort((a, b) => weightOf(b) - weightOf(a) || ((this.keys[a] as string) < (this.keys[b] as string) ? -1 : 1))
      .slice(0, size)
      .map(id => ({ text: this.surfaceOf(id), count: this.counts[id] as number }))
  }
}
