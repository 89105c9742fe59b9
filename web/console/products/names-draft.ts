// Hindi names that are typed and not saved: kept in this browser, and saved as often as it takes.

import {
  type LeftName,
  MAX_SAVED_NAMES,
  NAME_FIELDS,
  type NamedKind,
  type NameField,
} from '../../../contract/products/names-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useDraft } from '../app/use-draft.ts'

export interface DraftName {
  id: string
  field: NameField
  /** Of the texts that were seen. */
  version: string
  /** The Hindi of the store, and what was typed. */
  was: string
  now: string
}

export interface NamesDraft {
  texts: readonly DraftName[]
  /** What was not saved, and why. */
  left: readonly LeftName[]
  find(id: string, field: NameField): DraftName | undefined
  /** Keeps these; one that is as the store has it is no change. */
  change(texts: readonly DraftName[]): void
  drop(): void
  closeLeft(): void
  /** Saves all; returns how many were saved. What is rejected stays in the draft. */
  save(): Promise<number>
}

const keyOf = ({ id, field }: Pick<DraftName, 'id' | 'field'>) => `${id} ${field}`

/** Whether a text can be saved as it is typed. */
export const fits = ({ field, now }: Pick<DraftName, 'field' | 'now'>) =>
  now.trim() !== '' && now.trim().length <= NAME_FIELDS[field]

export function useNamesDraft(kind: NamedKind): NamesDraft {
  const { market } = useLocale()
  const name = `${kind}_${market}`
  const kept = useDraft<Record<string, DraftName>>(`names_${name}`, {})
  const left = useDraft<LeftName[]>(`names_left_${name}`, [])
  const texts = Object.values(kept.value)
  const put = (all: readonly DraftName[]) =>
    all.length > 0 ? kept.set(Object.fromEntries(all.map(text => [keyOf(text), text]))) : kept.drop()
  return {
    texts,
    left: left.value,
    find: (id, field) => kept.value[keyOf({ id, field })],
    change(changed) {
      const keys = new Set(changed.map(keyOf))
      put([...texts.filter(text => !keys.has(keyOf(text))), ...changed.filter(({ was, now }) => was !== now)])
    },
    drop() {
      kept.drop()
      left.drop()
    },
    closeLeft: left.drop,
    async save() {
      const refused: LeftName[] = []
      const good = texts.filter(fits)
      let rest = texts
      let count = 0
      for (let from = 0; from < good.length; from += MAX_SAVED_NAMES) {
        const part = good.slice(from, from + MAX_SAVED_NAMES)
        const body = part.map(({ id, field, version, now }) => ({ id, field, version, hindi: now.trim() }))
        const { data } = await call('POST /api/admin/translations/names', { body: { market, kind, texts: body } })
        count += data.saved
        refused.push(...data.left)
        const sent = new Set(part.map(keyOf))
        const stay = new Set(data.left.map(keyOf))
        rest = rest.filter(text => !sent.has(keyOf(text)) || stay.has(keyOf(text)))
        put(rest)
      }
      if (refused.length > 0) left.set(refused)
      else left.drop()
      return count
    },
  }
}
