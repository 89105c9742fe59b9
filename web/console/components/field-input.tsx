// The input of a custom field by type, with its name and error.

import type { CustomField } from '../../../contract/custom-fields/api.ts'
import { useMessages } from '../app/messages.ts'
import { Field, Select } from './field.tsx'
import { useFieldWords } from './field-words.ts'

interface FieldInputProps {
  field: CustomField
  label: string
  /** In the format of the field type; empty for none. */
  value: string
  error?: string
  /** Label of the empty option. */
  none: string
  /** Also offers retired options, for filtering. */
  all?: boolean
  onChange(value: string): void
}

export function FieldInput({ field, label, value, error = '', none, all = false, onChange }: FieldInputProps) {
  const t = useMessages('fields')
  const { nameOf } = useFieldWords()
  const { type, options, maxLength } = field
  if (type === 'yes-no' || type === 'choice') {
    const offered =
      type === 'yes-no'
        ? (['yes', 'no'] as const).map(key => ({ value: key as string, label: t(key) }))
        : options
            .filter(option => all || !option.retired || option.key === value)
            .map(option => ({ value: option.key, label: nameOf(option) }))
    return (
      <Select
        label={label}
        value={value}
        error={error}
        options={[{ value: '', label: none }, ...offered]}
        onChange={onChange}
      />
    )
  }
  return (
    <Field
      label={label}
      error={error}
      value={value}
      type={type === 'date' ? 'date' : 'text'}
      autoComplete="off"
      {...(type === 'text' ? { maxLength: maxLength ?? undefined } : {})}
      {...(type === 'whole' ? { inputMode: 'numeric' as const } : {})}
      {...(type === 'decimal' ? { inputMode: 'decimal' as const } : {})}
      onChange={event => onChange(event.target.value)}
    />
  )
}
