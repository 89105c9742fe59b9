// The list component of the console: columns described by data, keyboard, selection with its bar, newer and older
// pages.

import { type ReactNode, useEffect, useRef } from 'react'
import { navigate } from '../../framework/navigation.ts'
import { useKeys } from '../app/keys.ts'
import { useMessages } from '../app/messages.ts'
import type { Load } from '../app/use-load.ts'
import { Icon } from './icon.tsx'
import { ColumnTools, useShownColumns } from './list-columns.tsx'
import { usePager } from './list-pager.ts'
import { useSelection } from './list-selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { EmptyState, Failed, Loading } from './states.tsx'

export interface Column<Row> {
  key: string
  title: string
  cell(row: Row): ReactNode
  /** Numbers are right-aligned. */
  right?: boolean
  /** Whether the column is chosen elsewhere, like those of custom fields. */
  chosen?: boolean
  /** Its place in the two lines of a row on mobile; columns without one are hidden there. */
  phone?: 'id' | 'tot' | 'cu' | 'due' | 'ex'
}

interface Page<Row> {
  rows: readonly Row[]
  /** Cursor of the following page; null if there is none. */
  next: string | null
}

interface ListProps<Row> {
  /** Name of the list, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  page: Load<Page<Row>>
  idOf(row: Row): string
  /** Names a row for screen readers. */
  nameOf(row: Row): string
  hrefOf(row: Row): string
  /** Why nothing is listed. */
  empty: string
  /** Actions for selected rows; without it rows cannot be selected. */
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode
}

interface RowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  name: string
  current: boolean
  /** Undefined where rows are not chosen. */
  chosen: boolean | undefined
  onToggle(range: boolean): void
}

function ListRow<Row>({ row, columns, name, current, chosen, onToggle }: RowProps<Row>) {
  const t = useMessages('list')
  const element = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (current) element.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <tr ref={element} className={current ? 'cur' : undefined} data-chosen={chosen || undefined}>
      {chosen !== undefined && (
        <td className="p p-ck">
          <input
            type="checkbox"
            className="ck"
            aria-label={t('select', { name })}
            checked={chosen}
            onChange={event => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {columns.map(column => (
        <td key={column.key} className={`${column.right ? 'r ' : ''}${column.phone ? `p p-${column.phone}` : 'soft'}`}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

interface PagerBarProps {
  count: number
  pager: ReturnType<typeof usePager>
  children: ReactNode
}

function PagerBar({ count, pager, children }: PagerBarProps) {
  const t = useMessages('list')
  return (
    <div className="pager">
      <span>{t('rows', { count })}</span>
      <button type="button" className="b sm flat" disabled={!pager.newer} onClick={pager.newer}>
        <Icon name="left" />
        {t('newer')}
      </button>
      <button type="button" className="b sm flat" disabled={!pager.older} onClick={pager.older}>
        {t('older')}
        <Icon name="right" />
      </button>
      {children}
    </div>
  )
}

function Hints({ choosing }: { choosing: boolean }) {
  const t = useMessages('list')
  return (
    <div className="hints">
      <span>
        <kbd>J</kbd> <kbd>K</kbd> {t('hintMove')}
      </span>
      {choosing && (
        <span>
          <kbd>X</kbd> {t('hintSelect')}
        </span>
      )}
      <span>
        <kbd>↵</kbd> {t('hintOpen')}
      </span>
      <span>
        <kbd>[</kbd> <kbd>]</kbd> {t('hintPage')}
      </span>
      <span>
        <kbd>?</kbd> {t('hintAll')}
      </span>
    </div>
  )
}

function useListKeys<Row>(
  { hrefOf, bulk }: ListProps<Row>,
  rows: readonly Row[],
  selection: ReturnType<typeof useSelection>,
  pager: ReturnType<typeof usePager>,
): void {
  const row = rows[selection.cursor]
  useKeys({
    j: () => selection.move(1),
    k: () => selection.move(-1),
    x: bulk && (() => selection.toggle(Math.max(0, selection.cursor))),
    'shift x': bulk && (() => selection.extend(Math.max(0, selection.cursor))),
    Enter: row && (() => navigate(hrefOf(row))),
    '[': pager.newer,
    ']': pager.older,
    Escape: selection.chosen.size > 0 ? selection.clear : undefined,
  })
}

function Sheet<Row>(props: ListProps<Row> & { rows: readonly Row[]; selection: ReturnType<typeof useSelection> }) {
  const t = useMessages('list')
  const { label, columns, rows, selection, idOf, nameOf, bulk, page } = props
  const { chosen, cursor } = selection
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className="sheet" aria-label={label} aria-busy={page.busy} tabIndex={0}>
      <table className="t list">
        <thead>
          <tr>
            {bulk && (
              <th scope="col">
                <input
                  type="checkbox"
                  className="ck"
                  aria-label={t('selectAll')}
                  checked={rows.length > 0 && chosen.size === rows.length}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map(column => (
              <th key={column.key} scope="col" className={column.right ? 'r' : undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <ListRow
              key={idOf(row)}
              row={row}
              columns={columns}
              name={nameOf(row)}
              current={index === cursor}
              chosen={bulk ? chosen.has(idOf(row)) : undefined}
              onToggle={range => (range ? selection.extend(index) : selection.toggle(index))}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The rows stay until those of another page arrive; a late response is dropped by `page`. */
export function List<Row>(props: ListProps<Row>) {
  const { page, columns, idOf, empty, bulk } = props
  const t = useMessages('list')
  const rows = page.data?.rows ?? []
  const selection = useSelection(rows.map(idOf))
  const pager = usePager(page.data?.next ?? null)
  const shown = useShownColumns(columns)
  useListKeys(props, rows, selection, pager)
  if (page.error) return <Failed error={page.error} onRetry={page.again} />
  if (!page.data) return <Loading />
  const chosen = rows.filter(row => selection.chosen.has(idOf(row)))
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState icon="inbox" title={page.data.next === null ? empty : t('lookFurther')}>
          {pager.newer && (
            <button type="button" className="b" onClick={pager.newer}>
              {t('newer')}
            </button>
          )}
        </EmptyState>
      ) : (
        <Sheet {...props} columns={shown} rows={rows} selection={selection} />
      )}
      {bulk && (
        <SelectionBar count={chosen.length} onClear={selection.clear}>
          {chosen.length > 0 && bulk(chosen, selection.clear)}
        </SelectionBar>
      )}
      <PagerBar count={rows.length} pager={pager}>
        <ColumnTools columns={columns} />
        <span className="grow" />
        <Hints choosing={bulk !== undefined} />
      </PagerBar>
    </>
  )
}
