// Creates a redirect of a search text, or changes its target.

import type { FormEvent } from 'react'
import { redirectPath } from '../../../contract/search/redirects.rules.ts'
import type { SearchRedirect } from '../../../contract/search/redirects-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { DiscardButton, FormConflict, KeptDraft, useFieldWordsOf } from '../components/form-conflict.tsx'

interface FormProps {
  /** Null for a new one. */
  redirect: SearchRedirect | null
  /** That a new one begins with. */
  begin?: string
  onClose(): void
  onSaved(): void
}

type Stored = Pick<SearchRedirect, 'text' | 'to' | 'version'>
const fieldsOf = ({ text, to }: Stored) => ({ text, to })

function useForm({ redirect, begin = '', onSaved }: FormProps) {
  const t = useMessages('synonyms')
  const { market } = useLocale()
  const record: Stored = redirect ?? { text: begin, to: '', version: 0 }
  const form = useVersioned(`redirect_${market}_${redirect ? `=${redirect.text}` : begin}`, record, fieldsOf)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (redirectPath(form.fields.to) === null) return
    const saved = await form.save((version, fields) =>
      call('POST /api/admin/search/redirects', { body: { market, ...fields, version } }),
    )
    if (!saved) return
    showToast(t('redirectSaved'))
    onSaved()
  }
  return { form, submit }
}

export function RedirectForm(props: FormProps) {
  const t = useMessages('synonyms')
  const { redirect, onClose, onSaved } = props
  const { form, submit } = useForm(props)
  const words = useFieldWordsOf<ReturnType<typeof fieldsOf>>({ to: t('redirectTo') })
  const { text, to } = form.fields
  const { act } = form
  const isWrong = to.trim() !== '' && redirectPath(to) === null
  const title = t(redirect ? 'editRedirect' : 'newRedirect')
  if (form.theirs || form.gone)
    return (
      <Dialog title={title} onClose={onClose}>
        <FormConflict {...{ form, words }} onTaken={onSaved} />
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={event => void submit(event)}>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        <Field
          label={t('searchText')}
          required
          maxLength={120}
          value={text}
          readOnly={redirect !== null}
          onChange={event => form.set({ text: event.target.value })}
        />
        <Field
          label={t('redirectTo')}
          hint={t('redirectHint')}
          error={isWrong ? t('redirectWrong') : ''}
          required
          maxLength={500}
          value={to}
          onChange={event => form.set({ to: event.target.value })}
        />
        <Problem text={act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy || isWrong}>
            {t('redirectSave')}
          </button>
          <DiscardButton form={form} />
        </div>
      </form>
    </Dialog>
  )
}
