// A list whose rows have their own actions instead of columns: its states, its rows, and newer and older pages.

import type { ReactNode } from 'react'
import { useMessages } from '../app/messages.ts'
import type { Load } from '../app/use-load.ts'
import type { IconName } from './icon.tsx'
import { usePager } from './list-pager.ts'
import { PagerButtons } from './pager-buttons.tsx'
import { EmptyState, Failed, Loading } from './states.tsx'

interface RowListProps<Row> {
  /** Name of the list, for screen readers. */
  label: string
  page: Load<{ rows: readonly Row[]; next: string | null }>
  /** Text of an empty list, with a hint. */
  empty: { icon: IconName; title: string; text?: string }
  /** A list item with its key. */
  row(row: Row): ReactNode
}

/** The rows stay until those of another page arrive; a late response is dropped by `page`. */
export function RowList<Row>({ label, page, empty, row }: RowListProps<Row>) {
  const t = useMessages('list')
  const pager = usePager(page.data?.next ?? null)
  if (page.error) return <Failed error={page.error} onRetry={page.again} />
  if (!page.data) return <Loading />
  const { rows, next } = page.data
  // the last row of a later page may be gone
  const end = pager.newer ? t('noMore') : empty.title
  const emptyTitle = next === null ? end : t('lookFurther')
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState {...empty} title={emptyTitle} />
      ) : (
        <section className="panel" aria-label={label} aria-busy={page.busy}>
          <ul className="rows in-b">{rows.map(row)}</ul>
        </section>
      )}
      <PagerButtons pager={pager} />
    </>
  )
}
