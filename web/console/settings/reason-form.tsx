// The dialog that adds a reason of returns, changes it or switches it off.

import type { FormEvent } from 'react'
import type { EditedReason } from '../../../contract/returns/rules-api.ts'
import { MAX_REASON_NAME } from '../../../contract/returns/windows.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { DiscardButton, FormConflict, KeptDraft, useFieldWordsOf } from '../components/form-conflict.tsx'
import { FormHistory } from '../components/record-history.tsx'

interface ReasonFormProps {
  /** Null for a new one. */
  reason: EditedReason | null
  onSaved(): void
  /** Takes the version saved by somebody else. */
  onTaken(): void
  onClose(): void
}

type Contents = Omit<EditedReason, 'reasonId'>

const NEW: Contents = { nameEn: '', nameHi: '', needsPictures: false, isFault: false, active: true, version: 0 }
const fieldsOf = ({ nameEn, nameHi, needsPictures, isFault, active }: Contents) => ({
  ...{ nameEn, nameHi, needsPictures, isFault, active },
})
type Fields = ReturnType<typeof fieldsOf>

function useForm({ reason, onSaved }: ReasonFormProps) {
  const { market } = useLocale()
  const form = useVersioned<Contents, Fields>(
    `return-reason_${market}_${reason?.reasonId ?? ''}`,
    reason ?? NEW,
    fieldsOf,
  )
  const write = async (earlier?: Fields) => {
    const saved = await form.save((version, fields) => {
      const body = { market, ...fields }
      return reason
        ? call('POST /api/admin/returnReasons/{reasonId}', {
            params: { reasonId: reason.reasonId },
            body: { ...body, version },
          })
        : call('POST /api/admin/returnReasons', { body })
    }, earlier)
    if (saved) onSaved()
  }
  const record = { recordKind: 'return-reason', recordId: `${market} ${reason?.reasonId ?? ''}` } as const
  return { form, write, record }
}

function useWords() {
  const t = useMessages('return-rules')
  return useFieldWordsOf<Fields>({
    ...{ nameEn: t('nameEn'), nameHi: t('nameHi'), needsPictures: t('needsPictures'), isFault: t('isFault') },
    active: t('active'),
  })
}

export function ReasonForm(props: ReasonFormProps) {
  const t = useMessages('return-rules')
  const { reason, onTaken, onClose } = props
  const { form, write, record } = useForm(props)
  const words = useWords()
  const { fields, act } = form
  const title = t(reason ? 'reasonChange' : 'reasonNew')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void write()
  }
  const name = (key: 'nameEn' | 'nameHi') => ({
    ...{ label: t(key), required: true, maxLength: MAX_REASON_NAME, value: fields[key] },
    onChange: (event: { target: { value: string } }) => form.set({ [key]: event.target.value }),
  })
  const flags = (['needsPictures', 'isFault', 'active'] as const).filter(flag => reason !== null || flag !== 'active')
  if (form.theirs)
    return (
      <Dialog title={title} onClose={onClose}>
        <FormConflict {...{ form, record, words, onTaken }} />
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        <Field {...name('nameEn')} lang="en" />
        <Field {...name('nameHi')} lang="hi" />
        <fieldset className="field">
          {flags.map(flag => (
            <label key={flag} className="check">
              <input
                type="checkbox"
                className="ck"
                checked={fields[flag]}
                onChange={event => form.set({ [flag]: event.target.checked })}
              />
              {t(flag)}
            </label>
          ))}
          <small className="sub">{t('isFaultHint')}</small>
        </fieldset>
        <Problem text={act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy}>
            {t('save')}
          </button>
          <DiscardButton form={form} />
        </div>
      </form>
      {reason && <FormHistory {...{ form, record, words }} onRestore={earlier => void write(earlier)} />}
    </Dialog>
  )
}
