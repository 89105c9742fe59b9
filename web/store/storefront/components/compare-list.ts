// The comparison list of the visitor: up to four products, in local storage.

import { readStored, writeStored } from '../../../framework/api/browser-storage.ts'
import { createObservable } from '../../../ui/observable.ts'

export interface Compared {
  msn: string
  name: string
  image: string | null
}

export const MAX_COMPARED = 4
const KEY = 'kh_compare'

function readList(): readonly Compared[] {
  const kept = readStored<Compared[]>(KEY)
  return Array.isArray(kept) ? kept.filter(one => typeof one?.msn === 'string').slice(0, MAX_COMPARED) : []
}

export const compared = createObservable<readonly Compared[]>(typeof localStorage === 'undefined' ? [] : readList())

/** Stores the list, cut to the maximum. */
export function setCompared(list: readonly Compared[]): void {
  const kept = list.slice(0, MAX_COMPARED)
  writeStored(KEY, kept.length > 0 ? kept : null)
  compared.set(kept)
}

/** Path and query of the page that compares them. */
export function comparePath(msns: readonly string[]): string {
  return msns.length > 0 ? `/compare?msns=${msns.join(',')}` : '/compare'
}
