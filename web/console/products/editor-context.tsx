// Shared state of the product editor: the product, the draft of its fields, and permissions.

import { createContext, type ReactNode, useContext } from 'react'
import type { EditedProduct } from '../../../contract/products/editor-api.ts'
import { fieldOf, parseCell } from '../../../contract/products/fields.rules.ts'
import { useMay } from '../app/session.ts'
import { useProblemText } from '../components/cell-words.ts'
import { type CellDraft, type DraftCell, keyOf } from './cell-draft.ts'

export interface Editor {
  product: EditedProduct
  /** The current input of a field. */
  textOf(field: string): string
  changed(field: string): boolean
  edit(field: string, now: string): void
  /** Sets several fields as one undo step. */
  editAll(values: Readonly<Record<string, string>>): void
  /** Why a field cannot be changed by this person. */
  locked(field: string): boolean
  /** Why a value cannot be saved, where that is known without the server. */
  problemOf(field: string): string | undefined
}

const Context = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(Context)
  if (!editor) throw new Error('outside of the product editor')
  return editor
}

interface ProviderProps {
  product: EditedProduct
  draft: CellDraft
  children: ReactNode
}

export function EditorProvider({ product, draft, children }: ProviderProps) {
  const may = useMay()
  const problemText = useProblemText()
  const key = keyOf(product.msn, product.sellerCode)
  const row: Readonly<Record<string, DraftCell>> = draft.cells[key] ?? {}
  const textOf = (field: string) => row[field]?.now ?? product.cells[field] ?? ''
  const editAll = (values: Readonly<Record<string, string>>) => {
    const next: Record<string, DraftCell> = { ...row }
    for (const [field, now] of Object.entries(values)) {
      const was = row[field]?.was ?? product.cells[field] ?? ''
      if (now === was) delete next[field]
      else next[field] = { was, now }
    }
    const { [key]: _before, ...others } = draft.cells
    draft.set(Object.keys(next).length > 0 ? { ...others, [key]: next } : others)
  }
  const editor: Editor = {
    ...{ product, textOf, editAll },
    changed: field => row[field] !== undefined,
    edit: (field, now) => editAll({ [field]: now }),
    locked(field) {
      const known = fieldOf(field)
      if (!known || !may(known.permission)) return true
      return known.part === 'product' ? !product.own : !product.offered
    },
    problemOf(field) {
      if (row[field] === undefined) return undefined
      const parsed = parseCell(field, row[field].now)
      return 'problem' in parsed ? problemText(parsed.problem) : undefined
    },
  }
  return <Context value={editor}>{children}</Context>
}
