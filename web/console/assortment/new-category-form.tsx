// A new category: its names in both languages, below another one or at the top.

import type { FormEvent } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

export function NewCategoryForm({ parent, onClose }: { parent: string | null; onClose(): void }) {
  const t = useMessages('assortment')
  const { market } = useLocale()
  const act = useAct()
  const draft = useDraft(`category_${market}_${parent}`, { nameEn: '', nameHi: '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await act.run(() => call('POST /api/admin/categories', { body: { market, parent, ...draft.value } }))
    if (!reply) return
    draft.drop()
    onClose()
    navigate(to(`/categories/${reply.data.categoryCode}`))
  }
  const field = (name: 'nameEn' | 'nameHi') => ({
    required: true,
    maxLength: 120,
    value: draft.value[name],
    onChange: (event: { target: { value: string } }) => draft.set({ ...draft.value, [name]: event.target.value }),
  })
  return (
    <Dialog title={t('newCategory')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <Field label={t('nameEn')} lang="en" {...field('nameEn')} />
        <Field label={t('nameHi')} lang="hi" {...field('nameHi')} />
        <Problem text={act.problem} />
        <button type="submit" className="b go" disabled={act.busy}>
          {t('create')}
        </button>
      </form>
    </Dialog>
  )
}
