// Custom fields of a record in a form: input is kept in the browser, except sensitive values, until all is saved
// together.

import { type FormEvent, useState } from 'react'
import type { CustomField, RecordFields } from '../../../contract/custom-fields/api.ts'
import type { FieldKind } from '../../../contract/custom-fields/kinds.rules.ts'
import { readValue, type ValueProblem } from '../../../contract/custom-fields/values.rules.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { Problem } from './field.tsx'
import { FieldInput } from './field-input.tsx'
import { useFieldWords } from './field-words.ts'

export interface FieldsRecord {
  recordKind: FieldKind
  recordId: string
}

type Typed = Readonly<Record<string, string>>

/** The editable fields: active ones, and sensitive ones once they have been revealed. */
const editable = ({ fields }: RecordFields, looked: boolean): CustomField[] =>
  fields.filter(({ retired, sensitive }) => !retired && (!sensitive || looked))

const storedOf = ({ values }: RecordFields, fieldId: string) =>
  values.find(one => one.fieldId === fieldId)?.value ?? null

function problemOf(field: CustomField, typed: string, present: string | null): ValueProblem | null {
  if (typed === '') return field.required ? 'required' : null
  const read = readValue(field, typed, present)
  return 'problem' in read ? read.problem : null
}

interface FormProps {
  record: FieldsRecord
  fields: RecordFields
  /** Whether values of sensitive fields are among them. */
  looked: boolean
  onSaved(fields: RecordFields): void
  onClose(): void
}

function useForm({ record, fields, looked, onSaved }: FormProps) {
  const t = useMessages('fields')
  const act = useAct()
  const draft = useDraft<Typed>(`fields ${record.recordKind} ${record.recordId}`, {})
  const [secret, setSecret] = useState<Typed>({})
  const [seen, setSeen] = useState(fields)
  const [theirs, setTheirs] = useState<RecordFields | null>(null)
  const [tried, setTried] = useState(false)
  const shown = editable(fields, looked)
  const typedOf = ({ fieldId, sensitive }: CustomField) =>
    (sensitive ? secret : draft.value)[fieldId] ?? storedOf(seen, fieldId) ?? ''
  const changed = shown.filter(field => typedOf(field) !== (storedOf(seen, field.fieldId) ?? ''))
  const set = ({ fieldId, sensitive }: CustomField, value: string) =>
    sensitive ? setSecret({ ...secret, [fieldId]: value }) : draft.set({ ...draft.value, [fieldId]: value })
  // sensitive values have been revealed to the member, and are compared too
  const reload = async () => {
    const plain = 'GET /api/admin/fieldValues/{recordKind}/{recordId}' as const
    const path = looked ? (`${plain}/sensitive` as const) : plain
    return (await call(path, { params: record })).data
  }
  const send = async () => {
    try {
      const fieldValues = changed.map(field => ({
        fieldId: field.fieldId,
        before: storedOf(seen, field.fieldId),
        value: typedOf(field) || null,
      }))
      const path = 'POST /api/admin/fieldValues/{recordKind}/{recordId}' as const
      return (await call(path, { params: record, body: { fieldValues } })).data
    } catch (error) {
      if (error instanceof ApiError && error.code === 'settings.changed-meanwhile') setTheirs(await reload())
      throw error
    }
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (shown.some(field => problemOf(field, typedOf(field), storedOf(seen, field.fieldId)))) return
    const saved = await act.run(send)
    if (!saved) return
    draft.drop()
    showToast(t('valuesSaved'))
    onSaved(saved)
  }
  const decide = (keep: boolean) => {
    if (theirs && keep) setSeen(theirs)
    if (theirs && !keep) {
      draft.drop()
      onSaved(theirs)
    }
    setTheirs(null)
    act.clear()
  }
  return { act, shown, changed, seen, theirs, tried, typedOf, set, save, decide, drop: draft.drop }
}

export function RecordFieldsForm(props: FormProps) {
  const t = useMessages('fields')
  const { nameOf, textOf, problemOf: wordsOf } = useFieldWords()
  const { act, shown, changed, seen, theirs, tried, typedOf, set, save, decide, drop } = useForm(props)
  const errorOf = (field: CustomField) => {
    const problem = tried ? problemOf(field, typedOf(field), storedOf(seen, field.fieldId)) : null
    return problem ? wordsOf(field, problem) : ''
  }
  return (
    <form className="form" onSubmit={event => void save(event)} noValidate>
      {shown.map(field => (
        <FieldInput
          key={field.fieldId}
          field={field}
          label={nameOf(field)}
          value={typedOf(field)}
          error={errorOf(field)}
          none={t('notFilled')}
          onChange={value => set(field, value)}
        />
      ))}
      {theirs && (
        <ConflictPanel
          fields={shown
            .filter(({ sensitive }) => !sensitive)
            .map(field => ({
              label: nameOf(field),
              theirs: textOf(field, storedOf(theirs, field.fieldId)),
              mine: textOf(field, typedOf(field)),
            }))}
          onMine={() => decide(true)}
          onTheirs={() => decide(false)}
        />
      )}
      <Problem text={act.problem} />
      <div className="acts">
        <button type="submit" className="b go" disabled={act.busy || changed.length === 0 || theirs !== null}>
          {t('save')}
        </button>
        <button
          type="button"
          className="b"
          onClick={() => {
            drop()
            props.onClose()
          }}
        >
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}
