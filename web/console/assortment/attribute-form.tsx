// The form of an attribute: names in both languages, unit, type, and whether listings offer it as a filter.

import type { FormEvent } from 'react'
import type { AttributeRow } from '../../../contract/catalog/categories-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { DiscardButton, FormConflict, KeptDraft, useFieldWordsOf } from '../components/form-conflict.tsx'

const KINDS = ['text', 'number', 'list', 'boolean'] as const

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

const fieldsOf = ({ nameEn, nameHi, kind, unit, facet }: AttributeRow) => ({ nameEn, nameHi, kind, unit, facet })
type Fields = ReturnType<typeof fieldsOf>

interface AttributeFormProps {
  attribute: AttributeRow
  onClose(): void
  onSaved(): void
}

function useForm({ attribute, onSaved }: AttributeFormProps) {
  const t = useMessages('assortment')
  const form = useVersioned(`attribute_${attribute.key}`, attribute, fieldsOf)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { attributeKey: attribute.key || keyOf(form.fields.nameEn) }
    const saved = await form.save((version, fields) =>
      call('POST /api/admin/attributes/{attributeKey}', { params, body: { ...fields, version } }),
    )
    if (!saved) return
    showToast(t('saved'))
    onSaved()
  }
  return { form, submit }
}

export function AttributeForm(props: AttributeFormProps) {
  const t = useMessages('assortment')
  const { attribute, onClose, onSaved } = props
  const { form, submit } = useForm(props)
  const words = useFieldWordsOf<Fields>({
    ...{ nameEn: t('nameEn'), nameHi: t('nameHi'), unit: t('unit'), facet: t('facet') },
  })
  const { fields: row, act } = form
  const isNew = attribute.key === ''
  const title = isNew ? t('newAttribute') : attribute.nameEn
  if (form.theirs)
    return (
      <Dialog title={title} onClose={onClose}>
        <FormConflict form={form} words={words} onTaken={onSaved} />
      </Dialog>
    )
  const field = (name: 'nameEn' | 'nameHi' | 'unit') => ({
    label: t(name),
    value: row[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        <Field required maxLength={120} lang="en" {...field('nameEn')} />
        <Field required maxLength={120} lang="hi" {...field('nameHi')} />
        {isNew ? (
          <Select
            label={t('kind')}
            hint={t('kindHint')}
            value={row.kind}
            options={KINDS.map(value => ({ value, label: t(`kind-${value}`) }))}
            onChange={kind => form.set({ kind })}
          />
        ) : (
          <Field label={t('kind')} value={t(`kind-${row.kind}`)} readOnly />
        )}
        <Field maxLength={20} {...field('unit')} />
        <label className="check">
          <input type="checkbox" checked={row.facet} onChange={event => form.set({ facet: event.target.checked })} />
          {t('facet')}
        </label>
        <Problem text={act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy}>
            {t('save')}
          </button>
          <DiscardButton form={form} />
        </div>
      </form>
    </Dialog>
  )
}
