// The cells of a page of products: stored values with the draft on top, and row selection for bulk actions.

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { fieldOf, parseCell } from '../../../contract/products/fields.rules.ts'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import type { Load } from '../app/use-load.ts'
import { CellGrid, type CellState } from '../components/cell-grid.tsx'
import { at, boxOf, type Edit, type Range } from '../components/cell-range.ts'
import { useCellWords, useProblemText } from '../components/cell-words.ts'
import type { RowSelection } from '../components/list-selection.ts'
import { type CellDraft, keyOf } from './cell-draft.ts'
import type { ProductColumns } from './columns.ts'
import type { ProductPage } from './use-products.ts'

/** Displayed and edited value of each cell on the page. */
function useCells(page: ProductPage | null, { shown }: ProductColumns, { cells }: CellDraft) {
  const wordsOf = useCellWords()
  const problemText = useProblemText()
  const rows = page?.rows ?? []
  return (row: number, column: number): CellState => {
    const product = rows[row]
    const field = shown[column]
    if (!product || !field) return { text: '', changed: false, problem: '', locked: true }
    const stored = product.cells[field.name] ?? ''
    const draft = cells[keyOf(product.msn, product.sellerCode ?? '')]?.[field.name]
    const text = draft?.now ?? stored
    const parsed = draft && parseCell(field.name, text)
    const words = page && wordsOf(field.name, text, page)
    return {
      text,
      ...(words && { shown: words }),
      changed: draft !== undefined,
      problem: parsed && 'problem' in parsed ? problemText(parsed.problem) : '',
      locked:
        Boolean(field.locked) ||
        product.sellerCode === null ||
        (!product.own && fieldOf(field.name)?.part === 'product'),
    }
  }
}

export interface GridProps {
  page: Load<ProductPage>
  data: ProductPage
  columns: ProductColumns
  draft: CellDraft
  /** Undefined where rows are not chosen. */
  selection: RowSelection | undefined
  onReview(): void
}

// keys of a checkbox are not handled by the grid
const ownKeys = { onKeyDown: (event: KeyboardEvent) => event.key === ' ' && event.stopPropagation() }

interface RowBoxProps {
  name: string
  checked: boolean
  /** With the shift key, everything from the row that was chosen last. */
  onChoose(range: boolean): void
}

function RowBox({ name, checked, onChoose }: RowBoxProps) {
  const t = useMessages('list')
  return (
    <input
      type="checkbox"
      className="ck"
      aria-label={t('select', { name })}
      checked={checked}
      onChange={event => onChoose((event.nativeEvent as MouseEvent).shiftKey)}
      {...ownKeys}
    />
  )
}

function AllBox({ count, selection }: { count: number; selection: RowSelection }) {
  const t = useMessages('list')
  return (
    <input
      type="checkbox"
      className="ck"
      aria-label={t('selectAll')}
      checked={selection.chosen.size === count}
      onChange={selection.toggleAll}
      {...ownKeys}
    />
  )
}

/** The value before of the active cell, and how many cells are selected. */
function CellBar({ data, columns, draft, range }: Pick<GridProps, 'data' | 'columns' | 'draft'> & { range: Range }) {
  const t = useMessages('products')
  const wordsOf = useCellWords()
  const problemText = useProblemText()
  const row = data.rows[range.anchor.row]
  const column = columns.shown[range.anchor.column]
  if (!row || !column) return null
  const cell = draft.cells[keyOf(row.msn, row.sellerCode ?? '')]?.[column.name]
  const stored = row.cells[column.name] ?? ''
  const shown = (value: string) => wordsOf(column.name, value, data) ?? value
  const parsed = cell && parseCell(column.name, cell.now)
  const { top, bottom, left, right } = boxOf(range)
  const count = (bottom - top + 1) * (right - left + 1)
  return (
    <div className="cell-bar">
      <b className="cut">{row.partNumber}</b>
      <span className="sub">{column.title}</span>
      <span className="cut grow">
        {cell ? (
          <>
            <s className="sub">{shown(cell.was) || '–'}</s> <b>{shown(cell.now) || '–'}</b>
          </>
        ) : (
          shown(stored)
        )}
        {parsed && 'problem' in parsed && <span className="late"> {problemText(parsed.problem)}</span>}
      </span>
      {count > 1 && <span className="sub">{t('cellsSelected', { count })}</span>}
    </div>
  )
}

interface RowHeadProps {
  row: ProductPage['rows'][number]
  selection: RowSelection | undefined
  onChoose: RowBoxProps['onChoose']
}

function RowHead({ row: { msn, partNumber }, selection, onChoose }: RowHeadProps) {
  return (
    <>
      {selection && <RowBox name={partNumber} checked={selection.chosen.has(msn)} onChoose={onChoose} />}
      <a className="cut" href={to(`/products/${msn}`)} title={`${partNumber} · ${msn}`}>
        {partNumber}
      </a>
    </>
  )
}

/** Selects rows through the latest render; grid rows that are not rendered again keep earlier functions. */
function useChoose(selection: RowSelection | undefined): (index: number, range: boolean) => void {
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  })
  return (index, range) => (range ? latest.current?.extend(index) : latest.current?.toggle(index))
}

export function ProductGrid({ page, data, columns, draft, selection, onReview }: GridProps) {
  const t = useMessages('products')
  const [range, setRange] = useState<Range>(at(0, 0))
  const stateOf = useCells(data, columns, draft)
  const choose = useChoose(selection)
  const change = (edits: readonly Edit[]) => {
    const cells = edits.flatMap(({ row, column, text }) => {
      const product = data.rows[row]
      const field = columns.shown[column]
      if (!product || !field || product.sellerCode === null) return []
      return [
        {
          msn: product.msn,
          seller: product.sellerCode,
          field: field.name,
          was: product.cells[field.name] ?? '',
          now: text,
        },
      ]
    })
    draft.change(cells)
  }
  return (
    <>
      <CellBar {...{ data, columns, draft, range }} />
      <CellGrid
        label={t('title')}
        headTitle={
          <>
            {selection && <AllBox count={data.rows.length} selection={selection} />}
            {t('partNumber')}
          </>
        }
        columns={columns.shown}
        rows={data.rows.map((row, index) => ({
          id: `${row.msn} ${row.sellerCode}`,
          name: row.partNumber,
          depends: [data, draft.cells[keyOf(row.msn, row.sellerCode ?? '')], selection?.chosen.has(row.msn)],
          head: <RowHead row={row} selection={selection} onChoose={range => choose(index, range)} />,
        }))}
        busy={page.busy}
        stateOf={stateOf}
        onChange={change}
        onUndo={draft.undo}
        onRedo={draft.redo}
        onSave={onReview}
        onSelect={setRange}
        onLocked={count => showToast(t('cellsLocked', { count }))}
      />
    </>
  )
}
