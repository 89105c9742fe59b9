// Keeps results of queries in memory until one of their tags is invalidated, with the same tags as pages.

import { LRUCache } from 'lru-cache'
import { TagIndex } from './tag-index.ts'

interface Entry {
  value: unknown
  tags: readonly string[]
  madeAt: number
}

/** A value may depend on the time, such as an article that appears on its day. */
const MAX_AGE_MS = 10 * 60_000
/** A card takes 2 to 3 KB. */
const MAX_ENTRIES = 20_000
const MAX_KNOWN_INVALIDATIONS = 10_000

const familyOf = (tag: string) => tag.slice(0, tag.indexOf(':'))

export interface TaggedCacheOptions {
  maxEntries?: number
  /** With 0 nothing is cached: for a process that does not listen to invalidations. */
  maxAgeMs?: number
  /** Limits the sum of `bytesOf` all values. */
  maxBytes?: number
  bytesOf?: (value: unknown) => number
}

/** How the values of several ids are cached and read. */
export interface ManyOptions<T> {
  key(id: string): string
  tags(id: string): readonly string[]
  /** Reads what is not in memory; ids without a value are missing from the result. */
  load(ids: string[]): Promise<ReadonlyMap<string, T>>
}

/**
 * Tags are `family:name`; invalidating `family:*` removes the whole family. Values are shared between callers, who must not
 * change them.
 */
export class TaggedCache {
  readonly #now: () => Date
  readonly #maxAgeMs: number
  readonly #byTag = new TagIndex()
  readonly #entries: LRUCache<string, Entry>
  readonly #loading = new Map<string, Promise<unknown>>()
  readonly #invalidated = new Map<string, number>()
  #moment = 0
  /** Values read before it are not stored: which tags were invalidated until then is forgotten. */
  #oldest = 0

  constructor(now: () => Date, { maxEntries = MAX_ENTRIES, maxAgeMs = MAX_AGE_MS, ...size }: TaggedCacheOptions = {}) {
    this.#now = now
    this.#maxAgeMs = maxAgeMs
    const { maxBytes = 0, bytesOf = () => 1 } = size
    this.#entries = new LRUCache({
      max: maxEntries,
      ...(maxBytes > 0 && { maxSize: maxBytes, sizeCalculation: ({ value }: Entry) => bytesOf(value) }),
      dispose: ({ tags }, key) => this.#byTag.remove(key, tags),
    })
  }

  /** Call it before a value is read, and pass the result to `put`. */
  get moment(): number {
    return this.#moment
  }

  get size(): number {
    return this.#entries.size
  }

  /** The value, or undefined when it has to be read. */
  peek<T>(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const age = this.#now().getTime() - entry.madeAt
    if (age >= 0 && age < this.#maxAgeMs) return entry.value as T
    this.#entries.delete(key)
    return undefined
  }

  /** Stores a value unless one of its tags was invalidated since `moment`, when reading it began. */
  put(key: string, tags: readonly string[], value: unknown, moment: number): void {
    if (moment < this.#oldest || tags.some(tag => this.#isInvalidatedSince(tag, moment))) return
    this.#entries.delete(key)
    this.#entries.set(key, { value, tags, madeAt: this.#now().getTime() })
    this.#byTag.add(key, tags)
  }

  /** The value of a key; read once for concurrent callers. */
  async get<T>(key: string, tags: readonly string[], load: () => Promise<T>): Promise<T> {
    const known = this.peek<T>(key)
    if (known !== undefined) return known
    const moment = this.#moment
    // a read that began before an invalidation is not shared with later callers
    const loadingKey = `${moment} ${key}`
    const underWay = this.#loading.get(loadingKey) as Promise<T> | undefined
    if (underWay) return underWay
    const loading = load()
    this.#loading.set(loadingKey, loading)
    try {
      const value = await loading
      this.put(key, tags, value, moment)
      return value
    } finally {
      this.#loading.delete(loadingKey)
    }
  }

  /** The values of several ids; those that are missing are read together. Ids without a value are left out. */
  async getMany<T>(ids: readonly string[], { key, tags, load }: ManyOptions<T>): Promise<Map<string, T>> {
    const moment = this.#moment
    const values = new Map<string, T>()
    const missing = new Set<string>()
    for (const id of ids) {
      const known = this.peek<T>(key(id))
      if (known === undefined) missing.add(id)
      else values.set(id, known)
    }
    if (missing.size === 0) return values
    for (const [id, value] of await load([...missing])) {
      values.set(id, value)
      this.put(key(id), tags(id), value, moment)
    }
    return values
  }

  /** Removes the values with a tag; `family:*` removes a whole family. */
  invalidate(tag: string): void {
    this.#moment++
    if (this.#invalidated.size >= MAX_KNOWN_INVALIDATIONS) {
      this.#invalidated.clear()
      this.#oldest = this.#moment
    }
    this.#invalidated.set(tag, this.#moment)
    for (const key of this.#byTag.keysOf(tag)) this.#entries.delete(key)
  }

  /** Removes everything, including reads in progress. */
  clear(): void {
    this.#moment++
    this.#oldest = this.#moment
    this.#invalidated.clear()
    this.#entries.clear()
  }

  #isInvalidatedSince(tag: string, moment: number): boolean {
    const last = this.#invalidated
    return (last.get(tag) ?? 0) > moment || (last.get(`${familyOf(tag)}:*`) ?? 0) > moment
  }
}
