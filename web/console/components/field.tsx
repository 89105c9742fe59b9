// Labelled fields of forms, with a hint and the reason why a value is not accepted.

import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'

interface Common {
  label: string
  hint?: ReactNode
  error?: string
}

type FieldProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>

export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="ctl"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        {...input}
      />
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  )
}

type AreaProps = Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>

export function TextArea({ label, hint, error, ...input }: AreaProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="ta"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        {...input}
      />
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  )
}

interface SelectProps<V extends string> extends Common {
  value: V
  options: readonly { value: V; label: string }[]
  onChange(value: V): void
}

export function Select<V extends string>({ label, hint, error, value, options, onChange }: SelectProps<V>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="ctl"
        value={value}
        aria-describedby={`${id}-note`}
        onChange={event => {
          const chosen = options.find(option => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  )
}

function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <small id={id} className={error ? 'late' : 'sub'}>
      {error || hint}
    </small>
  )
}

/** The error of a rejected call; announced when it appears. */
export function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className={text ? 'problem' : undefined}>
      {text}
    </p>
  )
}
