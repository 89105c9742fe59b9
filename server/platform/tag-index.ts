// Finds the entries of a cache by their tags, which are `family:name`.

export class TagIndex {
  readonly #keys = new Map<string, Set<string>>()

  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag) ?? new Set()
      keys.add(key)
      this.#keys.set(tag, keys)
    }
  }

  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keys.delete(tag)
    }
  }

  /** The keys with a tag, or with any tag of a family: `family:*`. */
  keysOf(tag: string): string[] {
    if (!tag.endsWith(':*')) return [...(this.#keys.get(tag) ?? [])]
    const family = tag.slice(0, -1)
    return [...this.#keys].flatMap(([known, keys]) => (known.startsWith(family) ? [...keys] : []))
  }
}
