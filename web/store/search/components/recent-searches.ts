// Recent searches, in local storage only.

import { readStored, writeStored } from '../../../framework/api/browser-storage.ts'

const KEY = 'kh_searches'
const MAX_SEARCHES = 6

/** The latest first. */
export function recentSearches(): string[] {
  const stored = readStored<string[]>(KEY)
  return Array.isArray(stored) ? stored.filter(one => typeof one === 'string').slice(0, MAX_SEARCHES) : []
}

export function rememberSearch(text: string): void {
  const term = text.trim().slice(0, 120)
  if (!term) return
  const others = recentSearches().filter(one => one.toLowerCase() !== term.toLowerCase())
  writeStored(KEY, [term, ...others].slice(0, MAX_SEARCHES))
}

export function forgetSearches(): void {
  writeStored(KEY, null)
}
