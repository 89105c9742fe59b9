// Newer and older pages of a list: the cursor is in the URL, the way back in the history.

import { navigate } from '../../framework/navigation.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'

interface Pager {
  /** Where the page begins; null for the first one. */
  before: string | null
  newer: (() => void) | undefined
  older: (() => void) | undefined
}

interface Trail {
  trail?: readonly string[]
}

/** The beginnings of the pages that lead to this one; the first page begins with an empty text. */
function readTrail(): readonly string[] {
  const { trail } = (history.state ?? {}) as Trail
  return Array.isArray(trail) ? trail : []
}

/** `next` is the cursor of the following page; null if there is none. */
export function usePager(next: string | null): Pager {
  const before = useQuery().get('before')
  const addressWith = useQueryAddress()
  const go = (to: string, trail: readonly string[]) => {
    navigate(addressWith({ before: to || null }))
    history.replaceState({ trail }, '')
  }
  return {
    before,
    // a page that was opened by its address leads to the first one
    newer: before === null ? undefined : () => go(readTrail().at(-1) ?? '', readTrail().slice(0, -1)),
    older: next === null ? undefined : () => go(next, [...readTrail(), before ?? '']),
  }
}
