// Keyboard, copy and paste handling in a cell grid.

import type { ClipboardEvent, KeyboardEvent } from 'react'
import { boxOf, type Edit, moved, pasted, type Range } from './cell-range.ts'
import { parseTabText, writeTabText } from './tab-text.ts'

export interface CellActions {
  range: Range
  size: { rows: number; columns: number }
  textOf(row: number, column: number): string
  canEdit(row: number, column: number): boolean
  select(range: Range): void
  /** Opens the cell; a given text replaces its content. */
  open(text?: string): void
  change(edits: readonly Edit[]): void
  undo(): void
  redo(): void
  save(): void
  /** Moves to the next cell of a kind. */
  next(kind: 'changed' | 'problem'): void
}

function fillDown({ range, textOf }: CellActions): Edit[] {
  const { top, bottom, left, right } = boxOf(range)
  const edits: Edit[] = []
  // a single row is filled from the row above
  const source = top === bottom ? top - 1 : top
  if (source < 0) return edits
  for (let row = source + 1; row <= bottom; row++) {
    for (let column = left; column <= right; column++) edits.push({ row, column, text: textOf(source, column) })
  }
  return edits
}

function clearRange({ range }: CellActions): Edit[] {
  const { top, bottom, left, right } = boxOf(range)
  const edits: Edit[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) edits.push({ row, column, text: '' })
  return edits
}

/** Whether the key was one of the grid with Ctrl. */
function onControl(key: string, shift: boolean, actions: CellActions): boolean {
  const { size, select } = actions
  if (key === 'd') actions.change(fillDown(actions))
  else if (key === 'z') shift ? actions.redo() : actions.undo()
  else if (key === 'y') actions.redo()
  else if (key === 's') actions.save()
  else if (key === 'a')
    select({ anchor: { row: 0, column: 0 }, focus: { row: size.rows - 1, column: size.columns - 1 } })
  else return false
  return true
}

function onPlain(event: KeyboardEvent, actions: CellActions): boolean {
  const { key, altKey } = event
  if (key === 'F8') actions.next('problem')
  else if (altKey && key === 'ArrowDown') actions.next('changed')
  else if (altKey) return false
  else if (key === 'Enter' || key === 'F2') actions.open()
  else if (key === 'Delete' || key === 'Backspace') actions.change(clearRange(actions))
  else if (key.length === 1) actions.open(key)
  else return false
  return true
}

export function onCellKey(event: KeyboardEvent, actions: CellActions): void {
  if (event.nativeEvent.isComposing) return
  const ctrl = event.ctrlKey || event.metaKey
  const to = event.altKey ? null : moved(actions.range, event.key, { shift: event.shiftKey, ctrl }, actions.size)
  if (to) actions.select(to)
  const taken =
    to !== null || (ctrl ? onControl(event.key.toLowerCase(), event.shiftKey, actions) : onPlain(event, actions))
  if (!taken) return
  event.preventDefault()
  // single letters are not keys of the console here
  event.stopPropagation()
}

export function copyCells(event: ClipboardEvent, { range, textOf }: CellActions): void {
  const { top, bottom, left, right } = boxOf(range)
  const rows: string[][] = []
  for (let row = top; row <= bottom; row++) {
    const cells: string[] = []
    for (let column = left; column <= right; column++) cells.push(textOf(row, column))
    rows.push(cells)
  }
  event.clipboardData.setData('text/plain', writeTabText(rows))
  event.preventDefault()
}

/** Returns how many pasted cells could not be changed. */
export function pasteCells(event: ClipboardEvent, actions: CellActions): number {
  const text = event.clipboardData.getData('text/plain')
  event.preventDefault()
  if (text === '') return 0
  const edits = pasted(boxOf(actions.range), parseTabText(text), actions.size)
  const open = edits.filter(({ row, column }) => actions.canEdit(row, column))
  actions.change(open)
  const last = edits.at(-1)
  if (last) {
    const { top, left } = boxOf(actions.range)
    actions.select({ anchor: { row: top, column: left }, focus: { row: last.row, column: last.column } })
  }
  return edits.length - open.length
}
