// A grid of cells edited in place like a spreadsheet: ranges, typing, copying and pasting, filling down, undo.

import { memo, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../app/messages.ts'
import type { CellColumn } from './cell-column.ts'
import { CellEditor, type EditorProps } from './cell-editor.tsx'
import { type CellActions, copyCells, onCellKey, pasteCells } from './cell-keys.ts'
import { at, boxOf, type Edit, isInside, type Range } from './cell-range.ts'
import { Icon } from './icon.tsx'
import { useRowWindow } from './row-window.ts'

export interface CellState {
  /** The value that is edited and copied. */
  text: string
  /** The displayed value, if different. */
  shown?: string
  changed: boolean
  problem: string
  locked: boolean
}

interface GridRow {
  id: string
  head: ReactNode
  name: string
  /** Values that the head and the cells show beside the columns: a row is rendered again when one of them changes. */
  depends: readonly unknown[]
}

export interface CellGridProps {
  label: string
  columns: readonly CellColumn[]
  rows: readonly GridRow[]
  /** Title above the row heads, with the control to select all rows. */
  headTitle: ReactNode
  busy: boolean
  stateOf(row: number, column: number): CellState
  onChange(edits: readonly Edit[]): void
  onUndo(): void
  onRedo(): void
  onSave(): void
  onSelect(range: Range): void
  /** Pasted cells that could not be changed. */
  onLocked(count: number): void
}

interface RowProps {
  row: GridRow
  columns: readonly CellColumn[]
  stateOf: CellGridProps['stateOf']
  index: number
  gridId: string
  range: Range
  editing: string | null
  onPress(row: number, column: number, shift: boolean): void
  onOpen(): void
  onDone: EditorProps['onDone']
}

/** Every render creates a new list of columns. */
const sameColumns = (a: readonly CellColumn[], b: readonly CellColumn[]) =>
  a.length === b.length &&
  a.every(({ name, title, locked }, at) => {
    const other = b[at]
    return name === other?.name && title === other.title && locked === other.locked
  })

const sameRow = (a: RowProps, b: RowProps) => {
  const touches = ({ range, index }: RowProps) => isInside({ ...boxOf(range), left: 0, right: 0 }, index, 0)
  return (
    a.row.id === b.row.id &&
    a.index === b.index &&
    a.row.depends.length === b.row.depends.length &&
    a.row.depends.every((value, at) => value === b.row.depends[at]) &&
    sameColumns(a.columns, b.columns) &&
    !touches(a) &&
    !touches(b)
  )
}

const CellRow = memo(function CellRow(props: RowProps) {
  const { row, columns, stateOf, index, gridId, range, editing, onPress, onOpen, onDone } = props
  const box = boxOf(range)
  return (
    <tr className="cell-row" aria-rowindex={index + 2}>
      <th scope="row">{row.head}</th>
      {columns.map((column, at) => {
        const cell = stateOf(index, at)
        const active = range.anchor.row === index && range.anchor.column === at
        const classes = [
          ...(column.right ? ['r'] : []),
          ...(isInside(box, index, at) ? ['in-range'] : []),
          ...(active ? ['active'] : []),
          ...(cell.changed ? ['changed'] : []),
          ...(cell.problem ? ['bad'] : []),
          ...(cell.locked ? ['soft'] : []),
        ]
        return (
          <td
            key={column.name}
            id={`${gridId}-${index}-${at}`}
            className={classes.join(' ')}
            // in a grid a cell has these states
            {...{ 'aria-selected': isInside(box, index, at), 'aria-readonly': cell.locked || undefined }}
            aria-invalid={cell.problem ? true : undefined}
            title={cell.problem || cell.shown || cell.text || undefined}
            onPointerDown={event => {
              if (event.button === 0 && !(active && editing !== null)) onPress(index, at, event.shiftKey)
            }}
            onDoubleClick={onOpen}
          >
            {active && editing !== null ? (
              <CellEditor text={editing} column={column} onDone={onDone} />
            ) : (
              <span className="cut">
                {cell.problem && <Icon name="warn" label={cell.problem} />}
                {cell.shown ?? cell.text}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}, sameRow)

function GridHead({ columns, headTitle }: Pick<CellGridProps, 'columns' | 'headTitle'>) {
  const t = useMessages('list')
  return (
    <>
      <colgroup>
        <col className="cell-head" />
        {columns.map(column => (
          <col key={column.name} style={{ width: `${column.width}rem` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{headTitle}</th>
          {columns.map(column => (
            <th key={column.name} scope="col" className={column.right ? 'r' : undefined}>
              {column.title}
              {column.locked && <Icon name="lock" label={t('readOnly')} />}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}

/** Spacer for rows outside the viewport. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}

/** The next matching cell after the active one in reading order, wrapping around at the end. */
function nextCell(
  range: Range,
  size: { rows: number; columns: number },
  test: (row: number, column: number) => boolean,
) {
  const count = size.rows * size.columns
  const from = range.anchor.row * size.columns + range.anchor.column
  for (let step = 1; step <= count; step++) {
    const place = (from + step) % count
    const [row, column] = [Math.floor(place / size.columns), place % size.columns]
    if (test(row, column)) return at(row, column)
  }
  return null
}

/** Selected range, open cell, and keyboard handling. */
function useGridActions(grid: CellGridProps, show: (row: number) => void, focusGrid: () => void) {
  const { columns, rows, stateOf, onChange } = grid
  const [range, setRange] = useState<Range>(at(0, 0))
  const [editing, setEditing] = useState<string | null>(null)
  const size = { rows: rows.length, columns: columns.length }
  const { anchor } = range
  const select = (next: Range) => {
    setRange(next)
    grid.onSelect(next)
    show(next.focus.row)
  }
  const canEdit = (row: number, column: number) => !stateOf(row, column).locked
  const actions: CellActions = {
    ...{ range, size, select, canEdit },
    textOf: (row, column) => stateOf(row, column).text,
    open(text) {
      if (canEdit(anchor.row, anchor.column)) setEditing(text ?? stateOf(anchor.row, anchor.column).text)
      else grid.onLocked(1)
    },
    change: edits => onChange(edits.filter(({ row, column }) => canEdit(row, column))),
    ...{ undo: grid.onUndo, redo: grid.onRedo, save: grid.onSave },
    next(kind) {
      const found = nextCell(range, size, (row, column) => {
        const cell = stateOf(row, column)
        return kind === 'changed' ? cell.changed : cell.problem !== ''
      })
      if (found) select(found)
    },
  }
  const done: EditorProps['onDone'] = (text, go) => {
    setEditing(null)
    if (text !== null && text !== stateOf(anchor.row, anchor.column).text) onChange([{ ...anchor, text }])
    if (go === 'down') select(at(Math.min(anchor.row + 1, size.rows - 1), anchor.column))
    if (go === 'right') select(at(anchor.row, Math.min(anchor.column + 1, size.columns - 1)))
    if (go !== 'stay' || text === null) focusGrid()
  }
  return { range, editing, actions, done, select }
}

type RowSteps = Pick<RowProps, 'onPress' | 'onOpen' | 'onDone'>

/** Stable functions that call those of the latest render: rows that are not rendered again keep them. */
function useLatestSteps(steps: RowSteps): RowSteps {
  const latest = useRef(steps)
  useLayoutEffect(() => {
    latest.current = steps
  })
  const [stable] = useState<RowSteps>(() => ({
    onPress: (...cell) => latest.current.onPress(...cell),
    onOpen: () => latest.current.onOpen(),
    onDone: (...result) => latest.current.onDone(...result),
  }))
  return stable
}

export function CellGrid(grid: CellGridProps) {
  const { label, columns, rows, busy, stateOf } = grid
  const gridId = useId()
  const sheet = useRef<HTMLElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const { from, to, above, below, show } = useRowWindow(sheet, rows.length)
  const focusGrid = () => table.current?.focus({ preventScroll: true })
  const { range, editing, actions, done, select } = useGridActions(grid, show, focusGrid)
  const { anchor, focus } = range
  useEffect(() => {
    const cell = document.getElementById(`${gridId}-${focus.row}-${focus.column}`)
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [gridId, focus.row, focus.column])
  const press = (row: number, column: number, shift: boolean) => {
    // a second tap on the same cell opens it
    const again = anchor.row === row && anchor.column === column && matchMedia('(pointer: coarse)').matches
    select(shift ? { anchor, focus: { row, column } } : at(row, column))
    if (again) actions.open()
  }
  const steps = useLatestSteps({ onPress: press, onOpen: () => actions.open(), onDone: done })
  return (
    <section ref={sheet} className="sheet cells-sheet" aria-label={label} aria-busy={busy}>
      <table
        ref={table}
        className="cells"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-activedescendant={`${gridId}-${anchor.row}-${anchor.column}`}
        onKeyDown={event => onCellKey(event, actions)}
        onCopy={event => copyCells(event, actions)}
        onPaste={event => {
          const locked = pasteCells(event, actions)
          if (locked > 0) grid.onLocked(locked)
        }}
      >
        <GridHead columns={columns} headTitle={grid.headTitle} />
        <tbody>
          {above > 0 && <Spacer height={above} columns={columns.length + 1} />}
          {rows.slice(from, to).map((row, index) => (
            <CellRow
              key={row.id}
              {...{ row, columns, stateOf, gridId, range, editing }}
              index={from + index}
              {...steps}
            />
          ))}
          {below > 0 && <Spacer height={below} columns={columns.length + 1} />}
        </tbody>
      </table>
    </section>
  )
}
