// Changed, unsaved cells: kept in this browser, with undo and redo while the screen is open.

import { useRef, useState } from 'react'
import { parseCell } from '../../../contract/products/fields.rules.ts'
import { useDraft } from '../app/use-draft.ts'

export interface DraftCell {
  /** The value that the person saw. */
  was: string
  /** Typed value. */
  now: string
}
/** By `MSN SELLER`, then by field. */
export type Cells = Readonly<Record<string, Readonly<Record<string, DraftCell>>>>

export interface CellEdit {
  msn: string
  seller: string
  field: string
  /** The value of the store; that of an earlier edit of the cell stays. */
  was: string
  now: string
}

export const keyOf = (msn: string, seller: string): string => `${msn} ${seller}`

/** The cells with some changed; one equal to its stored value is removed. */
export function withEdits(cells: Cells, edits: readonly CellEdit[]): Cells {
  const next: Record<string, Record<string, DraftCell>> = { ...cells }
  const own = new Set<string>()
  for (const { msn, seller, field, was, now } of edits) {
    const key = keyOf(msn, seller)
    // a row is copied once, however many of its cells change
    const row = own.has(key) ? (next[key] ?? {}) : { ...next[key] }
    own.add(key)
    const first = row[field]?.was ?? was
    const parsed = parseCell(field, now)
    const value = 'value' in parsed ? parsed.value : now
    if (value === first) delete row[field]
    else row[field] = { was: first, now: value }
    next[key] = row
  }
  return Object.fromEntries(Object.entries(next).filter(([, row]) => Object.keys(row).length > 0))
}

export function countCells(cells: Cells): { cells: number; products: number } {
  const rows = Object.values(cells)
  return { cells: rows.reduce((sum, row) => sum + Object.keys(row).length, 0), products: rows.length }
}

/** As input of the calls. */
export const rowsOf = (cells: Cells) =>
  Object.entries(cells).map(([key, row]) => {
    const [msn = '', seller = ''] = key.split(' ')
    return { msn, seller, cells: row }
  })

const EMPTY: Cells = {}
const MAX_STEPS = 100

export interface CellDraft {
  cells: Cells
  change(edits: readonly CellEdit[]): void
  set(cells: Cells): void
  undo(): void
  redo(): void
  canUndo: boolean
  drop(): void
}

export function useCellDraft(name: string): CellDraft {
  const draft = useDraft<Cells>(name, EMPTY)
  const steps = useRef<{ back: Cells[]; forth: Cells[] }>({ back: [], forth: [] })
  // undo history is not kept as state
  const [, setSteps] = useState(0)
  const show = (cells: Cells) => {
    if (Object.keys(cells).length === 0) draft.drop()
    else draft.set(cells)
    setSteps(before => before + 1)
  }
  const set = (cells: Cells) => {
    steps.current = { back: [...steps.current.back, draft.value].slice(-MAX_STEPS), forth: [] }
    show(cells)
  }
  const step = (from: 'back' | 'forth', to: 'back' | 'forth') => {
    const cells = steps.current[from].pop()
    if (!cells) return
    steps.current[to].push(draft.value)
    show(cells)
  }
  return {
    ...{ cells: draft.value, set },
    change(edits) {
      if (edits.length > 0) set(withEdits(draft.value, edits))
    },
    undo: () => step('back', 'forth'),
    redo: () => step('forth', 'back'),
    canUndo: steps.current.back.length > 0,
    drop() {
      steps.current = { back: [], forth: [] }
      show(EMPTY)
    },
  }
}
