// Moves a category with its descendants; the new parent is found by name.

import { type FormEvent, useId, useState } from 'react'
import type { EditedCategory } from '../../../contract/catalog/categories-api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

interface MoveProps {
  category: EditedCategory
  onClose(): void
  onMoved(category: EditedCategory): void
}

export function MoveCategoryForm({ category, onClose, onMoved }: MoveProps) {
  const t = useMessages('assortment')
  const act = useAct()
  const listId = useId()
  const [text, setText] = useState('')
  const { market, categoryCode, version } = category
  const choices = useLoad(
    text.trim() === '' ? null : text,
    async () => {
      const query = { market, kind: 'category' as const, text: text.trim() }
      return (await call('GET /api/admin/products/choices', { query })).data
    },
    true,
  )
  const chosen = choices.data?.find(({ label }) => label === text)?.value ?? null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { params: { categoryCode }, body: { version, parent: text.trim() === '' ? null : chosen } }
    const reply = await act.run(() => call('POST /api/admin/categories/{categoryCode}/move', input))
    if (reply) onMoved(reply.data)
  }
  return (
    <Dialog title={t('move')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="sub">{t('moveAbout')}</p>
        <Field
          label={t('newPlace')}
          hint={t('newPlaceHint')}
          list={listId}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <datalist id={listId}>
          {choices.data?.map(({ value, label }) => (
            <option key={value} value={label} />
          ))}
        </datalist>
        <Problem text={act.problem} />
        <button type="submit" className="b go" disabled={act.busy || (text.trim() !== '' && chosen === null)}>
          {t('move')}
        </button>
      </form>
    </Dialog>
  )
}
