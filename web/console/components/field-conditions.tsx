// Filters a list by one custom field: an option, a text, a range of numbers or days, or no value.

import type { CustomField } from '../../../contract/custom-fields/api.ts'
import { useMessages } from '../app/messages.ts'
import { FieldInput } from './field-input.tsx'

interface FieldConditionsProps {
  field: CustomField
  name: string
  /** A value, or `from..to`; empty for no condition, null for records without a value. */
  value: string | null
  onChange(value: string | null): void
}

export function FieldConditions(props: FieldConditionsProps) {
  const t = useMessages('fields')
  const { name, value, onChange } = props
  return (
    <>
      {value !== null && <ValueConditions {...props} value={value} />}
      <label className="check">
        <input
          type="checkbox"
          className="ck"
          checked={value === null}
          onChange={event => onChange(event.target.checked ? null : '')}
        />
        {t('noValueOf', { name })}
      </label>
    </>
  )
}

function ValueConditions({ field, name, value, onChange }: FieldConditionsProps & { value: string }) {
  const t = useMessages('fields')
  const isRange = field.type === 'whole' || field.type === 'decimal' || field.type === 'date'
  if (!isRange) return <FieldInput field={field} label={name} value={value} none={t('any')} all onChange={onChange} />
  const at = value.indexOf('..')
  const [from, to] = at < 0 ? [value, value] : [value.slice(0, at), value.slice(at + 2)]
  const set = (first: string, last: string) => onChange(first || last ? `${first.trim()}..${last.trim()}` : '')
  const input = { field, none: t('any') }
  return (
    <>
      <FieldInput {...input} label={t('from', { name })} value={from} onChange={first => set(first, to)} />
      <FieldInput {...input} label={t('upTo', { name })} value={to} onChange={last => set(from, last)} />
    </>
  )
}
