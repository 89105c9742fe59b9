// Unsaved Hindi names: kept in this browser, and saved in as many calls as needed.

import { useRef } from 'react'
import { MAX_SAVED_NAMES, NAME_FIELDS } from '../../../contract/products/names.rules.ts'
import type { LeftName, NamedKind, NameField } from '../../../contract/products/names-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useDraft } from '../app/use-draft.ts'

export interface DraftName {
  id: string
  field: NameField
  /** Of the texts that were seen. */
  version: string
  /** The stored Hindi, and the input. */
  was: string
  now: string
}

export interface NamesDraft {
  texts: readonly DraftName[]
  /** Rejected names, with the reason. */
  left: readonly LeftName[]
  find(id: string, field: NameField): DraftName | undefined
  /** Keeps these; one equal to the stored value is removed. */
  change(texts: readonly DraftName[]): void
  drop(): void
  closeLeft(): void
  /** Saves all, or one; returns how many were saved. Rejected ones and those edited meanwhile stay in the draft. */
  save(only?: Pick<DraftName, 'id' | 'field'>): Promise<number>
}

const keyOf = ({ id, field }: Pick<DraftName, 'id' | 'field'>) => `${id} ${field}`

/** Whether the input of a text can be saved. */
export const fits = ({ field, now }: Pick<DraftName, 'field' | 'now'>) =>
  now.trim() !== '' && now.trim().length <= NAME_FIELDS[field]

export function useNamesDraft(kind: NamedKind): NamesDraft {
  const { market } = useLocale()
  const name = `${kind}_${market}`
  const kept = useDraft<Record<string, DraftName>>(`names_${name}`, {})
  const left = useDraft<LeftName[]>(`names_left_${name}`, [])
  const texts = Object.values(kept.value)
  // current, even for a save that started before the last keystroke
  const latest = useRef(texts)
  latest.current = texts
  const put = (all: readonly DraftName[]) => {
    latest.current = [...all]
    if (all.length > 0) kept.set(Object.fromEntries(all.map(text => [keyOf(text), text])))
    else kept.drop()
  }
  return {
    texts,
    left: left.value,
    find: (id, field) => kept.value[keyOf({ id, field })],
    change(changed) {
      const keys = new Set(changed.map(keyOf))
      put([...latest.current.filter(text => !keys.has(keyOf(text))), ...changed.filter(({ was, now }) => was !== now)])
    },
    drop() {
      kept.drop()
      left.drop()
    },
    closeLeft: left.drop,
    async save(only) {
      const refused: LeftName[] = []
      const good = latest.current.filter(text => fits(text) && (!only || keyOf(text) === keyOf(only)))
      let count = 0
      for (let from = 0; from < good.length; from += MAX_SAVED_NAMES) {
        const part = good.slice(from, from + MAX_SAVED_NAMES)
        const body = part.map(({ id, field, version, now }) => ({ id, field, version, hindi: now.trim() }))
        const { data } = await call('POST /api/admin/translations/names', { body: { market, kind, texts: body } })
        count += data.saved
        refused.push(...data.left)
        const sent = new Map(part.map(text => [keyOf(text), text.now]))
        const stay = new Set(data.left.map(keyOf))
        put(latest.current.filter(text => sent.get(keyOf(text)) !== text.now || stay.has(keyOf(text))))
      }
      const others = only ? left.value.filter(one => keyOf(one) !== keyOf(only)) : []
      if (others.length + refused.length > 0) left.set([...others, ...refused])
      else left.drop()
      return count
    },
  }
}
