// The dialog that adds a reason of returns, changes it or switches it off.

import { type FormEvent, useState } from 'react'
import type { EditedReason } from '../../../contract/returns/rules-api.ts'
import { MAX_REASON_NAME } from '../../../contract/returns/windows.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

interface ReasonFormProps {
  /** Null for a new one. */
  reason: EditedReason | null
  onSaved(): void
  onClose(): void
}

const NEW = { nameEn: '', nameHi: '', needsPictures: false, isFault: false, active: true }

export function ReasonForm({ reason, onSaved, onClose }: ReasonFormProps) {
  const t = useMessages('return-rules')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [value, setValue] = useState(() => {
    if (!reason) return NEW
    const { nameEn, nameHi, needsPictures, isFault, active } = reason
    return { nameEn, nameHi, needsPictures, isFault, active }
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { market, ...value }
    const saved = await run(() =>
      reason
        ? call('POST /api/admin/returnReasons/{reasonId}', {
            params: { reasonId: reason.reasonId },
            body: { ...body, version: reason.version },
          })
        : call('POST /api/admin/returnReasons', { body }),
    )
    if (saved) onSaved()
  }
  const name = (key: 'nameEn' | 'nameHi') => ({
    ...{ label: t(key), required: true, maxLength: MAX_REASON_NAME, value: value[key] },
    onChange: (event: { target: { value: string } }) => setValue({ ...value, [key]: event.target.value }),
  })
  const flags = (['needsPictures', 'isFault', 'active'] as const).filter(flag => reason !== null || flag !== 'active')
  return (
    <Dialog title={t(reason ? 'reasonChange' : 'reasonNew')} onClose={onClose}>
      <form className="form" onSubmit={event => void submit(event)}>
        <Field {...name('nameEn')} lang="en" />
        <Field {...name('nameHi')} lang="hi" />
        <fieldset className="field">
          {flags.map(flag => (
            <label key={flag} className="check">
              <input
                type="checkbox"
                className="ck"
                checked={value[flag]}
                onChange={event => setValue({ ...value, [flag]: event.target.checked })}
              />
              {t(flag)}
            </label>
          ))}
          <small className="sub">{t('isFaultHint')}</small>
        </fieldset>
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
