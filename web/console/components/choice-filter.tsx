// A filter with too many values for a list: an autocomplete field.

import { useId, useState } from 'react'
import { navigate } from '../../framework/navigation.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Icon } from './icon.tsx'

export interface Choice {
  value: string
  label: string
}

interface ChoiceFilterProps {
  /** Name in the address. */
  name: string
  label: string
  /** Choices whose names contain the text, and the one with exactly that name. */
  find(text: string): Promise<readonly Choice[]>
}

export function ChoiceFilter({ name, label, find }: ChoiceFilterProps) {
  const t = useMessages('list')
  const listId = useId()
  const value = useQuery().get(name)
  const addressWith = useQueryAddress()
  const [text, setText] = useState('')
  const chosen = useLoad(value, async () => (await find(value ?? '')).find(choice => choice.value === value) ?? null)
  const choices = useLoad(text.trim() === '' ? null : text, () => find(text.trim()), true)
  const go = (next: string | null) => {
    setText('')
    navigate(addressWith({ [name]: next, before: null }))
  }
  if (value !== null)
    return (
      <span className="chip">
        <span>{label}</span>
        <b>{chosen.data?.label ?? value}</b>
        <button type="button" aria-label={t('removeFilter', { name: label })} onClick={() => go(null)}>
          <Icon name="close" />
        </button>
      </span>
    )
  return (
    <label className="chip">
      <span>{label}</span>
      <input
        type="search"
        list={listId}
        placeholder={t('any')}
        value={text}
        onChange={event => {
          const typed = event.target.value
          setText(typed)
          const found = choices.data?.find(choice => choice.label === typed)
          if (found) go(found.value)
        }}
        onKeyDown={event => {
          const [only, ...more] = choices.data ?? []
          if (event.key === 'Enter' && only && (more.length === 0 || only.label === text)) go(only.value)
        }}
      />
      <datalist id={listId}>
        {choices.data?.map(choice => (
          <option key={choice.value} value={choice.label} />
        ))}
      </datalist>
    </label>
  )
}
