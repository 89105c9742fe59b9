// A list that grows page by page; entries of different customers are never mixed.

import { useState } from 'react'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'

interface Page<Row, Place> {
  rows: readonly Row[]
  /** Cursor of the following page; null if there is none. */
  next: Place | null
}

interface Growing<Row, Place> {
  load: Load<Page<Row, Place>>
  rows: readonly Row[]
  /** Loads the next page; undefined if there is none. */
  more: (() => void) | undefined
  busy: boolean
  problem: string
  /** Puts a row that was just written first. */
  prepend(row: Row): void
}

export function useMore<Row, Place = number>(
  key: string,
  fetchPage: (before?: Place) => Promise<Page<Row, Place>>,
): Growing<Row, Place> {
  const load = useLoad(key, () => fetchPage())
  const { busy, problem, run } = useAct()
  const [later, setLater] = useState<{ of: Page<Row, Place> | null; rows: readonly Row[]; next: Place | null }>()
  const first = load.data
  const grown = later && later.of === first ? later : null
  const next = grown ? grown.next : (first?.next ?? null)
  const rows = [...(first?.rows ?? []), ...(grown?.rows ?? [])]
  const more = async () => {
    const page = await run(() => fetchPage(next ?? undefined))
    if (page) setLater({ of: first, rows: [...(grown?.rows ?? []), ...page.rows], next: page.next })
  }
  return {
    ...{ load, rows, busy, problem },
    more: next === null ? undefined : () => void more(),
    prepend: row => load.show({ rows: [row, ...rows], next }),
  }
}
