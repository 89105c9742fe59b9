// The selected range of a cell grid: an anchor corner and a moving corner.

export interface Place {
  row: number
  column: number
}

export interface Range {
  /** Where the selection began: the cell that typing changes. */
  anchor: Place
  focus: Place
}

export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

export const at = (row: number, column: number): Range => ({ anchor: { row, column }, focus: { row, column } })

export const boxOf = ({ anchor, focus }: Range): Box => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

export const isInside = ({ top, bottom, left, right }: Box, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-20, 0],
  PageDown: [20, 0],
}

interface Size {
  rows: number
  columns: number
}

/** Where a key leads to; null when it does not move. */
export function moved(range: Range, key: string, held: { shift: boolean; ctrl: boolean }, size: Size): Range | null {
  const { focus, anchor } = range
  const last = { row: size.rows - 1, column: size.columns - 1 }
  let to: Place | null = null
  const step = STEPS[key]
  if (step) {
    const [rows, columns] = held.ctrl ? [step[0] * size.rows, step[1] * size.columns] : step
    to = { row: clamp(focus.row + rows, last.row), column: clamp(focus.column + columns, last.column) }
  }
  if (key === 'Home') to = { row: held.ctrl ? 0 : focus.row, column: 0 }
  if (key === 'End') to = { row: held.ctrl ? last.row : focus.row, column: last.column }
  if (!to) return null
  return held.shift ? { anchor, focus: to } : { anchor: to, focus: to }
}

export interface Edit {
  row: number
  column: number
  text: string
}

/** Applies a pasted block to the range: one value or one row fills all of it, a block starts at its corner. */
export function pasted(box: Box, block: readonly (readonly string[])[], size: Size): Edit[] {
  const width = Math.max(...block.map(row => row.length))
  const height = box.bottom - box.top + 1
  const rows = height % block.length === 0 ? Math.max(height, block.length) : block.length
  const columns = width === 1 ? Math.max(1, box.right - box.left + 1) : width
  const edits: Edit[] = []
  for (let row = 0; row < rows && box.top + row < size.rows; row++) {
    const values = block[row % block.length] ?? []
    for (let column = 0; column < columns && box.left + column < size.columns; column++) {
      const text = width === 1 ? values[0] : values[column]
      if (text !== undefined) edits.push({ row: box.top + row, column: box.left + column, text })
    }
  }
  return edits
}
