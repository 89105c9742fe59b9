// Cells of a change set or a schedule, in pages: each with values before and after, and its outcome.

import { type ReactNode, useState } from 'react'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { useOfferFieldName } from '../components/cell-words.ts'

interface Cell {
  msn: string
  seller: string
  partNumber: string
  field: string
}

interface Page<C> {
  cells: C[]
  /** Cursor of the next page; null if there is none. */
  next: number | null
}

interface CellPages<P, C> {
  first: Load<P>
  cells: C[]
  /** Loads the next page; null if there is none. */
  more: (() => Promise<void>) | null
  /** Reloads everything. */
  again(): void
}

/** The cells of a record: the first page includes the record itself. */
export function useCellPages<C, P extends Page<C>>(key: string, read: (after: number) => Promise<P>): CellPages<P, C> {
  const [extra, setExtra] = useState<Page<C> | null>(null)
  const first = useLoad(key, () => read(0))
  const next = extra ? extra.next : (first.data?.next ?? null)
  const more = async () => {
    if (next === null) return
    const page = await read(next)
    setExtra({ cells: [...(extra?.cells ?? []), ...page.cells], next: page.next })
  }
  const again = () => {
    setExtra(null)
    first.again()
  }
  const cells = [...(first.data?.cells ?? []), ...(extra?.cells ?? [])]
  return { first, cells, more: next === null ? null : more, again }
}

interface CellSheetProps<C extends Cell> {
  label: string
  cells: readonly C[]
  /** Of all pages. */
  total: number
  before(cell: C): string
  after(cell: C): string
  state(cell: C): ReactNode
  more: (() => Promise<void>) | null
}

export function CellSheet<C extends Cell>({ label, cells, total, before, after, state, more }: CellSheetProps<C>) {
  const t = useMessages('products')
  const fieldName = useOfferFieldName()
  const act = useAct()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className="sheet" aria-label={label} tabIndex={0}>
      <table className="t list">
        <thead>
          <tr>
            <th scope="col">{t('partNumber')}</th>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('oldAndNew')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {cells.map(cell => (
            <tr key={`${cell.msn} ${cell.seller} ${cell.field}`}>
              <td className="p p-id">
                <a className="id" href={to('/products', { text: cell.msn })}>
                  {cell.partNumber}
                </a>
              </td>
              <td className="p p-cu soft">{fieldName(cell.seller, cell.field)}</td>
              <td className="p p-ex">
                <s className="sub">{before(cell) || '–'}</s> <b>{after(cell) || '–'}</b>
              </td>
              <td className="p p-due">{state(cell)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && (
        <p className="more-rows">
          <button type="button" className="b" onClick={() => void act.run(more)}>
            {t('showMore', { count: total - cells.length })}
          </button>
        </p>
      )}
    </section>
  )
}
