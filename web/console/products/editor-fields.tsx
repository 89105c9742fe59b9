// Fields of the product editor: one cell each, with the reason why it cannot be saved.

import { type ReactNode, useId } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { useCellWords, useFieldName } from '../components/cell-words.ts'
import { Field, Select, TextArea } from '../components/field.tsx'
import { useEditor } from './editor-context.tsx'

interface CellFieldProps {
  field: string
  /** In place of the name of the field. */
  label?: string
  hint?: ReactNode
  multiline?: boolean
  rows?: number
  lang?: string
  inputMode?: 'decimal' | 'numeric'
}

export function CellField({ field, label, hint, multiline, rows, ...input }: CellFieldProps) {
  const editor = useEditor()
  const fieldName = useFieldName()
  const common = {
    label: label ?? fieldName(field),
    hint,
    error: editor.problemOf(field),
    value: editor.textOf(field),
    readOnly: editor.locked(field),
    'data-changed': editor.changed(field) || undefined,
    ...input,
  }
  return multiline ? (
    <TextArea {...common} rows={rows ?? 5} onChange={event => editor.edit(field, event.target.value)} />
  ) : (
    <Field {...common} onChange={event => editor.edit(field, event.target.value)} />
  )
}

/** English and Hindi beside each other. */
export function TextPair({ field, multiline, rows, hint }: Omit<CellFieldProps, 'label' | 'lang' | 'inputMode'>) {
  const more = { ...(multiline && { multiline }), ...(rows && { rows }), hint }
  return (
    <div className="pair">
      <CellField field={field} lang="en" {...more} />
      <CellField field={`${field}Hi`} lang="hi" {...more} />
    </div>
  )
}

interface CellChoiceProps {
  field: string
  label?: string
  options: readonly { value: string; label: string }[]
  hint?: ReactNode
}

/** One of few values. */
export function CellChoice({ field, label, options, hint }: CellChoiceProps) {
  const editor = useEditor()
  const fieldName = useFieldName()
  if (editor.locked(field)) {
    const value = editor.textOf(field)
    const words = options.find(option => option.value === value)?.label ?? value
    return <Field label={label ?? fieldName(field)} value={words} readOnly hint={hint} />
  }
  return (
    <Select
      label={label ?? fieldName(field)}
      value={editor.textOf(field)}
      options={options}
      error={editor.problemOf(field) ?? ''}
      hint={hint}
      onChange={value => editor.edit(field, value)}
    />
  )
}

/** An autocomplete field for a brand or category, which also resolves an entered name. */
export function CellName({ field }: { field: 'brand' | 'category' }) {
  const t = useMessages('editor')
  const editor = useEditor()
  const fieldName = useFieldName()
  const wordsOf = useCellWords()
  const { market } = useLocale()
  const listId = useId()
  const value = editor.textOf(field)
  const shown = editor.changed(field) ? value : (wordsOf(field, value, editor.product.names) ?? value)
  const text = editor.changed(field) ? value.trim() : ''
  const choices = useLoad(
    text === '' ? null : text,
    async () => (await call('GET /api/admin/products/choices', { query: { market, kind: field, text } })).data,
    true,
  )
  return (
    <>
      <Field
        label={fieldName(field)}
        hint={t('nameHint')}
        list={listId}
        value={shown}
        readOnly={editor.locked(field)}
        onChange={event => editor.edit(field, event.target.value)}
      />
      <datalist id={listId}>
        {choices.data?.map(choice => (
          <option key={choice.value} value={choice.label} />
        ))}
      </datalist>
    </>
  )
}
