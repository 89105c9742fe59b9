// An autocomplete field for a category or a brand, whose value is the code.

import { useId, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useLoad } from '../app/use-load.ts'

interface ChoiceFieldProps {
  kind: 'brand' | 'category'
  label: string
  hint: string
  /** Code of the selected one; empty for none. */
  value: string
  onChange(value: string): void
}

/** Needs the right to see products. */
export function ChoiceField({ kind, label, hint, value, onChange }: ChoiceFieldProps) {
  const { market } = useLocale()
  const id = useId()
  const [text, setText] = useState<string | null>(null)
  const find = async (part: string) => {
    return (await call('GET /api/admin/products/choices', { query: { market, kind, text: part } })).data
  }
  const chosen = useLoad(value || null, async () => (await find(value)).find(one => one.value === value) ?? null)
  const choices = useLoad(text?.trim() ? text : null, () => find(text?.trim() ?? ''), true)
  const type = (typed: string) => {
    setText(typed)
    const found = choices.data?.find(choice => choice.label === typed || choice.value === typed)
    if (found || typed.trim() === '') onChange(found?.value ?? '')
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="ctl"
        list={`${id}-list`}
        autoComplete="off"
        maxLength={80}
        value={text ?? chosen.data?.label ?? value}
        aria-describedby={`${id}-note`}
        onChange={event => type(event.target.value)}
        onBlur={() => setText(null)}
      />
      <datalist id={`${id}-list`}>
        {choices.data?.map(choice => (
          <option key={choice.value} value={choice.label} />
        ))}
      </datalist>
      <small id={`${id}-note`} className="sub">
        {hint}
      </small>
    </div>
  )
}
