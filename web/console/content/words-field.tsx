// Fields of the content editors: a text in both languages side by side, an address of the store, whether it is shown.

import { useMessages } from '../app/messages.ts'
import { Field, TextArea } from '../components/field.tsx'

interface Words {
  en: string
  hi: string
}

interface WordsFieldProps {
  label: string
  value: Words
  max: number
  onChange(value: Words): void
  /** Rows of a longer text. */
  rows?: number
  hint?: string
}

export function WordsField({ label, value, max, onChange, rows, hint }: WordsFieldProps) {
  const t = useMessages('content')
  const field = (language: 'en' | 'hi') => {
    const common = {
      label: t(language === 'en' ? 'inEnglish' : 'inHindi', { name: label }),
      ...{ hint, lang: language, required: true, maxLength: max, value: value[language] },
      onChange: (event: { target: { value: string } }) => onChange({ ...value, [language]: event.target.value }),
    }
    return rows ? <TextArea rows={rows} {...common} /> : <Field {...common} />
  }
  return (
    <div className="pair">
      {field('en')}
      {field('hi')}
    </div>
  )
}

interface PathFieldProps {
  label: string
  value: string
  hint?: string
  required?: boolean
  onChange(value: string): void
}

export function PathField({ label, value, hint, required = true, onChange }: PathFieldProps) {
  const t = useMessages('content')
  return (
    <Field
      label={label}
      hint={hint ?? t('pathHint')}
      required={required}
      maxLength={500}
      pattern="/([^\/\s\\][^\s\\]*)?"
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
}

export function ShownField({ value, onChange }: { value: boolean; onChange(value: boolean): void }) {
  const t = useMessages('content')
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={event => onChange(event.target.checked)} />
      {t('shown')}
    </label>
  )
}
