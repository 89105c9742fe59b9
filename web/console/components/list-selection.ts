// Cursor and selection of a list: the row the keys act on, selected rows, and ranges between them.

import { useCallback, useState } from 'react'

export interface RowSelection {
  /** Index of the row that keys act on; -1 before any. */
  cursor: number
  chosen: ReadonlySet<string>
  move(step: 1 | -1): void
  setCursor(index: number): void
  /** Selects or deselects a row, and moves the cursor to it. */
  toggle(index: number): void
  /** Chooses everything between the row that was last toggled and this one. */
  extend(index: number): void
  toggleAll(): void
  clear(): void
}

interface State {
  /** The rows that the state belongs to. */
  of: string
  cursor: number
  anchor: number
  chosen: ReadonlySet<string>
}

const NOTHING: ReadonlySet<string> = new Set()

/** `ids` are those of the current page; another page starts without a selection. */
export function useSelection(ids: readonly string[]): RowSelection {
  const page = ids.join(' ')
  const [stored, setState] = useState<State>({ of: page, cursor: -1, anchor: -1, chosen: NOTHING })
  const state: State = stored.of === page ? stored : { of: page, cursor: -1, anchor: -1, chosen: NOTHING }
  const last = ids.length - 1
  const set = (changes: Partial<State>) => setState({ ...state, ...changes })
  const toggle = (index: number) => {
    const id = ids[index]
    if (id === undefined) return
    const chosen = new Set(state.chosen)
    if (!chosen.delete(id)) chosen.add(id)
    set({ chosen, cursor: index, anchor: index })
  }
  const extend = (index: number) => {
    const from = state.anchor < 0 ? index : state.anchor
    const range = ids.slice(Math.min(from, index), Math.max(from, index) + 1)
    set({ chosen: new Set([...state.chosen, ...range]), cursor: index, anchor: from })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgets whatever was chosen
  const clear = useCallback(() => setState(before => ({ ...before, chosen: NOTHING, anchor: -1 })), [page])
  return {
    cursor: state.cursor,
    chosen: state.chosen,
    move: step => set({ cursor: Math.max(0, Math.min(last, state.cursor + step)) }),
    setCursor: index => set({ cursor: index }),
    toggle,
    extend,
    toggleAll: () => set({ chosen: state.chosen.size === ids.length ? NOTHING : new Set(ids) }),
    clear,
  }
}
