// Writes a mapping: which column of a file is which field, and what holds for all rows.

import { type FormEvent, useState } from 'react'
import type { ImportMappingInput } from '../../../contract/imports/api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, TextArea } from '../components/field.tsx'

/** What a new mapping begins with. */
export const START = `{
  "columns": {
    "Item code": "partNumber",
    "Rate": "price"
  }
}`

/** The mapping that a text holds; null when it is no JSON object. */
function mappingOf(text: string): ImportMappingInput | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ImportMappingInput) : null
  } catch {
    return null
  }
}

interface MappingDialogProps {
  /** Empty for a new one. */
  name: string
  text: string
  onClose(): void
  onSaved(name: string): void
}

export function MappingDialog({ name: former, text: begun, onClose, onSaved }: MappingDialogProps) {
  const t = useMessages('imports')
  const act = useAct()
  const draft = useDraft(`import-mapping-${former}`, { name: former, text: begun })
  const [details, setDetails] = useState('')
  const { name, text } = draft.value
  const mapping = mappingOf(text)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!mapping) return
    setDetails('')
    void act.run(async () => {
      try {
        await call('POST /api/admin/importMappings', { body: { name, mapping } })
      } catch (error) {
        if (error instanceof ApiError) setDetails(error.problems.map(one => `${one.path}: ${one.message}`).join('\n'))
        throw error
      }
      draft.drop()
      onSaved(name)
    })
  }
  return (
    <Dialog title={t(former ? 'editMapping' : 'newMapping')} onClose={onClose}>
      <form className="form" onSubmit={save}>
        <Field
          label={t('mappingName')}
          hint={t('mappingNameHint')}
          required
          maxLength={60}
          pattern="[a-z0-9][a-z0-9\-]*"
          value={name}
          onChange={event => draft.set({ name: event.target.value, text })}
        />
        <TextArea
          label={t('mappingText')}
          hint={t('mappingTextHint')}
          rows={14}
          spellCheck={false}
          value={text}
          {...(!mapping && { error: t('noJson') })}
          onChange={event => draft.set({ name, text: event.target.value })}
        />
        <Problem text={[act.problem, details].filter(Boolean).join('\n')} />
        <button type="submit" className="b go" disabled={act.busy || !mapping}>
          {t('saveMapping')}
        </button>
      </form>
    </Dialog>
  )
}
