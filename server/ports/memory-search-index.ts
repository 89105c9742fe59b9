// What the embedded search engine keeps of each document: its terms for filters and facets, its words, its part number.

import { percentOff } from '../../contract/money.ts'
import { partEndings, TokenIndex, weigh } from './memory-search-text.ts'
import type { SearchDocument } from './search.ts'

/** Discounts are offered as steps: a product belongs to every step it reaches. */
export const DISCOUNT_STEPS = [10, 20, 30, 40, 50] as const

export interface Entry {
  doc: SearchDocument
  /** Ids of everything it can be filtered by: category levels, brand, tags, availability, discount, attributes. */
  terms: readonly number[]
}

const availabilityOf = (doc: SearchDocument): string =>
  doc.availability === 'on-request' ? 'on-request' : doc.inStock ? 'in-stock' : 'out-of-stock'

export const canBeBought = (doc: SearchDocument): boolean => doc.inStock || doc.availability === 'on-request'

function termsOf(doc: SearchDocument): [name: string, term: string][] {
  const discount = percentOff(doc.mrpMinor, doc.priceMinor)
  return [
    ['market', doc.market],
    ['brand', doc.brandSlug],
    ['availability', availabilityOf(doc)],
    ...doc.categoryPath.map((code): [string, string] => ['category', code]),
    ...doc.tags.map((tag): [string, string] => ['tag', tag]),
    ...DISCOUNT_STEPS.filter(step => discount >= step).map((step): [string, string] => ['discount', String(step)]),
    ...Object.entries(doc.attributes).map(([key, value]): [string, string] => [key, String(value)]),
  ]
}

/** Everything the engine knows; a rebuild fills a new one and puts it in place of the old. */
export class Index {
  readonly entries: (Entry | undefined)[] = []
  readonly slotOf = new Map<string, number>()
  readonly words = new TokenIndex()
  readonly parts = new TokenIndex()
  readonly termNames: string[] = []
  readonly termTexts: string[] = []
  private readonly termIds = new Map<string, number>()
  private readonly termSlots: Set<number>[] = []
  private readonly free: number[] = []

  termId(name: string, term: string): number | undefined {
    return this.termIds.get(`${name}\n${term}`)
  }

  private intern(name: string, term: string): number {
    const known = this.termId(name, term)
    if (known !== undefined) return known
    const id = this.termNames.length
    this.termIds.set(`${name}\n${term}`, id)
    this.termNames.push(name)
    this.termTexts.push(term)
    this.termSlots.push(new Set())
    return id
  }

  put(doc: SearchDocument): void {
    const before = this.slotOf.get(doc.msn)
    if (before !== undefined && (this.entries[before]?.doc.version ?? 0) > doc.version) return
    this.drop(doc.msn)
    const slot = this.free.pop() ?? this.entries.length
    const terms = termsOf(doc).map(([name, term]) => this.intern(name, term))
    for (const id of terms) this.termSlots[id]?.add(slot)
    this.entries[slot] = { doc, terms }
    this.slotOf.set(doc.msn, slot)
    this.words.add(
      slot,
      weigh([
        [doc.partNumber, 5],
        [doc.titleEn, 4],
        [doc.titleHi, 4],
        [doc.brandName, 3],
        [doc.msn, 5],
        [doc.textEn, 1],
        [doc.textHi, 1],
      ]),
    )
    this.parts.add(slot, new Map(partEndings(doc.partNumber).map((ending, start) => [ending, start === 0 ? 6 : 5])))
  }

  drop(msn: string): void {
    const slot = this.slotOf.get(msn)
    if (slot === undefined) return
    for (const id of this.entries[slot]?.terms ?? []) this.termSlots[id]?.delete(slot)
    this.words.remove(slot)
    this.parts.remove(slot)
    this.entries[slot] = undefined
    this.slotOf.delete(msn)
    this.free.push(slot)
  }

  /** Slots that carry every one of the terms; the rarest decides which are looked at. */
  withTerms(wanted: readonly (readonly [name: string, term: string])[]): number[] {
    const sets: Set<number>[] = []
    for (const [name, term] of wanted) {
      const id = this.termId(name, term)
      const slots = id === undefined ? undefined : this.termSlots[id]
      if (!slots) return []
      sets.push(slots)
    }
    const [rarest, ...others] = sets.sort((a, b) => a.size - b.size)
    return rarest ? [...rarest].filter(slot => others.every(set => set.has(slot))) : []
  }

  entry(slot: number): Entry {
    const entry = this.entries[slot]
    if (!entry) throw new Error(`Slot ${slot} of the search index is empty`)
    return entry
  }
}
