// Defines or changes a custom field: names, key, type with its settings, options of a choice, and visibility.

import { type FormEvent, useState } from 'react'
import type { CustomField, FieldInput } from '../../../contract/custom-fields/api.ts'
import {
  FIELD_TYPES,
  type FieldKind,
  type FieldType,
  MAX_FIELD_NAME,
} from '../../../contract/custom-fields/kinds.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { useFieldWords } from '../components/field-words.ts'
import { newId } from '../components/new-id.ts'
import { OptionFields } from './option-fields.tsx'

const NEW: FieldInput = {
  ...{ key: '', nameEn: '', nameHi: '', type: 'choice', maxLength: null, digits: null },
  options: [{ key: '', nameEn: '', nameHi: '', retired: false }],
  ...{ required: false, sensitive: false, retired: false },
}
const KEY = '[a-z][a-z0-9\\-]{0,39}'

/** The settings of each type. */
const settingsOf = (type: FieldType): Pick<FieldInput, 'maxLength' | 'digits' | 'options'> => ({
  maxLength: type === 'text' ? 200 : null,
  digits: type === 'decimal' ? 2 : null,
  options: type === 'choice' ? NEW.options : [],
})

/** Derives a key from an English name. */
const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)

interface PartProps {
  value: FieldInput
  /** Whether key and type stay. */
  fixed: boolean
  onChange(part: Partial<FieldInput>): void
}

function TypeFields({ value, fixed, onChange }: PartProps) {
  const t = useMessages('fields')
  const { type, maxLength, digits, options } = value
  return (
    <>
      {fixed ? (
        <p className="sub">
          {t('type')}: {t(type)}. {t('keptHint')}
        </p>
      ) : (
        <Select<FieldType>
          label={t('type')}
          value={type}
          options={FIELD_TYPES.map(one => ({ value: one, label: t(one) }))}
          onChange={one => onChange({ type: one, ...settingsOf(one) })}
        />
      )}
      {type === 'text' && (
        <Field
          label={t('maxLength')}
          type="number"
          required
          min={1}
          max={500}
          value={maxLength ?? ''}
          onChange={event => onChange({ maxLength: Number(event.target.value) || null })}
        />
      )}
      {type === 'decimal' && !fixed && (
        <Field
          label={t('digits')}
          type="number"
          required
          min={1}
          max={6}
          value={digits ?? ''}
          onChange={event => onChange({ digits: Number(event.target.value) || null })}
        />
      )}
      {type === 'choice' && <OptionFields options={options} onChange={changed => onChange({ options: changed })} />}
    </>
  )
}

function Flags({ value, isNew, onChange }: Omit<PartProps, 'fixed'> & { isNew: boolean }) {
  const t = useMessages('fields')
  const flags = (['required', 'sensitive', 'retired'] as const).filter(flag => !isNew || flag !== 'retired')
  return (
    <fieldset className="field">
      {flags.map(flag => (
        <label key={flag} className="check">
          <input
            type="checkbox"
            className="ck"
            checked={value[flag]}
            onChange={event => onChange({ [flag]: event.target.checked })}
          />
          {t(flag)}
        </label>
      ))}
      <small className="sub">{t('sensitiveHint')}</small>
    </fieldset>
  )
}

/** A new field gets a key derived from its name, until one is typed. */
function Names({ value, fixed, isNew, onChange: set }: PartProps & { isNew: boolean }) {
  const t = useMessages('fields')
  const [ownKey, setOwnKey] = useState(!isNew)
  return (
    <>
      <Field
        label={t('nameEn')}
        required
        maxLength={MAX_FIELD_NAME}
        value={value.nameEn}
        onChange={({ target }) => set({ nameEn: target.value, ...(!ownKey && { key: keyOf(target.value) }) })}
      />
      <Field
        label={t('nameHi')}
        lang="hi"
        required
        maxLength={MAX_FIELD_NAME}
        value={value.nameHi}
        onChange={event => set({ nameHi: event.target.value })}
      />
      <Field
        label={t('key')}
        hint={t(fixed ? 'keptHint' : 'keyHint')}
        required
        readOnly={fixed}
        pattern={KEY}
        maxLength={40}
        autoCapitalize="none"
        value={value.key}
        onChange={event => {
          setOwnKey(true)
          set({ key: event.target.value })
        }}
      />
    </>
  )
}

/** The draft, with the version of the field it is based on. */
interface Typed {
  fieldId: string
  version: number
  input: FieldInput
}

function inputOf(field: CustomField | null): FieldInput {
  if (!field) return NEW
  const { key, nameEn, nameHi, type, maxLength, digits, options, required, sensitive, retired } = field
  return { key, nameEn, nameHi, type, maxLength, digits, options, required, sensitive, retired }
}

interface FormProps {
  kind: FieldKind
  /** Null for a new one. */
  field: CustomField | null
  onClose(): void
  onSaved(): void
}

export function FieldForm({ kind, field, onClose, onSaved }: FormProps) {
  const t = useMessages('fields')
  const { market } = useLocale()
  const { nameOf } = useFieldWords()
  const { busy, problem, run } = useAct()
  const [initial] = useState<Typed>(() => ({
    fieldId: field?.fieldId ?? newId(),
    version: field?.version ?? 0,
    input: inputOf(field),
  }))
  const draft = useDraft(`custom-field ${market} ${kind} ${field?.fieldId ?? ''}`, initial)
  const [restored] = useState(draft.changed)
  // a draft keeps its base version, so that changes by others are not overwritten
  const { fieldId, version, input: value } = draft.value
  const fixed = field?.hasValues ?? false
  const set = (part: Partial<FieldInput>) => draft.set({ ...draft.value, input: { ...value, ...part } })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await run(() =>
      field
        ? call('POST /api/admin/customFields/{fieldId}', {
            params: { fieldId },
            body: { ...value, version },
          })
        : call('POST /api/admin/customFields', { body: { ...value, fieldId, market, recordKind: kind } }),
    )
    if (!saved) return
    draft.drop()
    onSaved()
  }
  return (
    <Dialog title={field ? t('changeTitle', { name: nameOf(field) }) : t('create')} onClose={onClose}>
      <form className="form" onSubmit={event => void submit(event)}>
        {restored && draft.changed && (
          <p className="note">
            {t('draftKept')}{' '}
            <button type="button" className="b sm flat" onClick={draft.drop}>
              {t('draftDrop')}
            </button>
          </p>
        )}
        <Names value={value} fixed={fixed} isNew={field === null} onChange={set} />
        <TypeFields value={value} fixed={fixed} onChange={set} />
        <Flags value={value} isNew={field === null} onChange={set} />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
