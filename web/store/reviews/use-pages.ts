// A list that is fetched page by page; a new key starts from the first page.

import { useCallback, useEffect, useRef, useState } from 'react'
import { createObservable, useObservable } from '../../ui/observable.ts'
import { useVisitor } from '../app/session.ts'

/** Incremented when the visitor has written something, to refresh lists on the page. */
const written = createObservable(0)

/** Refreshes the lists on the page after the visitor has written something. */
export function noteWritten(): void {
  written.set(written.get() + 1)
}

interface PageOf<Item> {
  totalCount: number
  items: readonly Item[]
}

interface Loaded<Page extends PageOf<unknown>> {
  items: readonly Page['items'][number][]
  first: Page
}

/**
 * `load` returns one page, counted from zero; `key` identifies the request. Old items stay until new ones are loaded.
 */
export function usePages<Page extends PageOf<unknown>>(key: string, load: (pageIndex: number) => Promise<Page>) {
  const visitor = useVisitor()
  const turn = useObservable(written, 0)
  const [loaded, setLoaded] = useState<Loaded<Page> | null>(null)
  const [state, setState] = useState<'busy' | 'ready' | 'failed'>('busy')
  const latest = useRef(0)
  const fetch = useCallback(
    async (pageIndex: number, loaded: Loaded<Page> | null) => {
      const mine = ++latest.current
      setState('busy')
      try {
        const page = await load(pageIndex)
        if (mine !== latest.current) return
        setLoaded(
          loaded
            ? { items: [...loaded.items, ...page.items], first: loaded.first }
            : { items: page.items, first: page },
        )
        setState('ready')
      } catch {
        if (mine === latest.current) setState('failed')
      }
    },
    [load],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again for another key, visitor or search text
  useEffect(() => {
    void fetch(0, null)
  }, [key, visitor.user.userId, turn])
  return {
    items: loaded?.items ?? [],
    first: loaded?.first ?? null,
    total: loaded?.first.totalCount ?? 0,
    state,
    /** Fetches the next page; resolves when it is there. */
    more: (size: number) => fetch(Math.ceil((loaded?.items.length ?? 0) / size), loaded),
    again: () => fetch(0, null),
  }
}
