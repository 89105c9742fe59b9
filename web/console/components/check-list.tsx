// A choice of several from a short list, as checkboxes under one heading.

import type { ReactNode } from 'react'

interface CheckListProps<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  value: readonly V[]
  onChange(value: V[]): void
  /** Shown below the checkboxes. */
  note?: ReactNode
  /** In columns, for a long list. */
  dense?: boolean
}

export function CheckList<V extends string>({ label, options, value, onChange, note, dense }: CheckListProps<V>) {
  const boxes = options.map(option => (
    <label key={option.value} className="acts">
      <input
        type="checkbox"
        className="ck"
        checked={value.includes(option.value)}
        onChange={event => {
          const others = value.filter(one => one !== option.value)
          onChange(event.target.checked ? [...others, option.value] : others)
        }}
      />
      {option.label}
    </label>
  ))
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {dense ? <div className="rights">{boxes}</div> : boxes}
      {note}
    </fieldset>
  )
}
