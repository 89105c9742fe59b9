// Edits a mapping: the field of each column, and values for all rows.

import { type FormEvent, useState } from 'react'
import type { ImportMappingInput } from '../../../contract/imports/api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, TextArea } from '../components/field.tsx'
import { DiscardButton, FormConflict, KeptDraft } from '../components/form-conflict.tsx'

/** A saved mapping; a new one has neither a name nor a version. */
export interface WrittenMapping {
  name: string
  mapping: ImportMappingInput
  version: number
}

export const NEW_MAPPING: WrittenMapping = {
  ...{ name: '', version: 0, mapping: { columns: { 'Item code': 'partNumber', Rate: 'price' } } },
}

/** The mapping that a text holds; null when it is no JSON object. */
function mappingOf(text: string): ImportMappingInput | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ImportMappingInput) : null
  } catch {
    return null
  }
}

export const textOf = (mapping: ImportMappingInput) => JSON.stringify(mapping, null, 2)
const fieldsOf = ({ name, mapping }: WrittenMapping) => ({ name, text: textOf(mapping) })
type Fields = ReturnType<typeof fieldsOf>

/** The text of a mapping, for resolving a conflict. */
export function useMappingWords() {
  const t = useMessages('imports')
  return ({ text }: { text: string }) => [{ name: 'text' as const, label: t('mappingText'), value: text }]
}

interface MappingDialogProps {
  record: WrittenMapping
  onClose(): void
  onSaved(name: string): void
}

function useForm({ record, onSaved }: MappingDialogProps) {
  const form = useVersioned<WrittenMapping, Fields>(`import-mapping_${record.name}`, record, fieldsOf)
  const [details, setDetails] = useState('')
  const mapping = mappingOf(form.fields.text)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!mapping) return
    setDetails('')
    const saved = await form.save(async (version, { name }) => {
      try {
        return (await call('POST /api/admin/importMappings', { body: { name, mapping, version } })).data
      } catch (error) {
        if (error instanceof ApiError) setDetails(error.problems.map(one => `${one.path}: ${one.message}`).join('\n'))
        throw error
      }
    })
    if (saved) onSaved(saved.name)
  }
  return { form, details, mapping, submit }
}

export function MappingDialog(props: MappingDialogProps) {
  const t = useMessages('imports')
  const words = useMappingWords()
  const { record, onClose, onSaved } = props
  const { form, details, mapping, submit } = useForm(props)
  const { name, text } = form.fields
  const title = t(record.name ? 'editMapping' : 'newMapping')
  if (form.theirs)
    return (
      <Dialog title={title} onClose={onClose}>
        <FormConflict form={form} words={words} onTaken={theirs => (theirs ? onSaved(theirs.name) : onClose())} />
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={event => void submit(event)}>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        <Field
          label={t('mappingName')}
          hint={t('mappingNameHint')}
          required
          maxLength={60}
          pattern="[a-z0-9][a-z0-9\-]*"
          // another name is another mapping
          readOnly={record.version > 0}
          value={name}
          onChange={event => form.set({ name: event.target.value })}
        />
        <TextArea
          label={t('mappingText')}
          hint={t('mappingTextHint')}
          rows={14}
          spellCheck={false}
          value={text}
          {...(!mapping && { error: t('noJson') })}
          onChange={event => form.set({ text: event.target.value })}
        />
        <Problem text={[form.act.problem, details].filter(Boolean).join('\n')} />
        <div className="acts">
          <button type="submit" className="b go" disabled={form.act.busy || !mapping}>
            {t('saveMapping')}
          </button>
          <DiscardButton form={form} />
        </div>
      </form>
    </Dialog>
  )
}
