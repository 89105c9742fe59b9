// What staff have noted about a customer and done with the account; a new note is kept as a draft until it is saved.

import { type FormEvent, useState } from 'react'
import type { CustomerDetail, CustomerNote } from '../../../contract/customer-desk/schemas.ts'
import { randomId } from '../../framework/api/browser-storage.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Problem, TextArea } from '../components/field.tsx'
import { MoreButton } from '../components/more-button.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'

function NoteForm({ customerId, onSaved }: { customerId: string; onSaved(note: CustomerNote): void }) {
  const t = useMessages('customers')
  const { busy, problem, run } = useAct()
  const [initial] = useState(() => ({ idempotencyKey: randomId(), note: '' }))
  const draft = useDraft(`customer-${customerId}`, initial)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { params: { customerId }, body: draft.value }
    const reply = await run(() => call('POST /api/admin/customers/{customerId}/notes', input))
    if (!reply) return
    // the next note is another one
    initial.idempotencyKey = randomId()
    draft.drop()
    onSaved(reply.data)
    showToast(t('noteSaved'))
  }
  return (
    <form className="form" onSubmit={submit}>
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        required
        maxLength={2000}
        value={draft.value.note}
        onChange={event => draft.set({ note: event.target.value, idempotencyKey: randomId() })}
      />
      <Problem text={problem} />
      <div className="acts">
        <button type="submit" className="b" disabled={busy}>
          {t('writeNote')}
        </button>
      </div>
    </form>
  )
}

export function Notes({ row: { customerId, deletedAt } }: { row: CustomerDetail }) {
  const t = useMessages('customers')
  const may = useMay()
  const { moment } = useDates()
  const list = useMore(customerId, async before => {
    const input = { params: { customerId }, query: { before } }
    const { notes, next } = (await call('GET /api/admin/customers/{customerId}/notes', input)).data
    return { rows: notes, next }
  })
  return (
    <section className="panel" aria-labelledby="notes">
      <header>
        <h2 id="notes">{t('notes')}</h2>
      </header>
      <div className="in-b">
        {may('customers.note') && !deletedAt && <NoteForm customerId={customerId} onSaved={list.prepend} />}
        {list.load.error && <Failed error={list.load.error} onRetry={list.load.again} />}
        {!list.load.data && !list.load.error && <Loading />}
        <ul className="rows">
          {list.load.data && list.rows.length === 0 && <li className="sub">{t('noNote')}</li>}
          {list.rows.map(({ noteId, kind, text, staffName, at }) => (
            <li key={noteId}>
              <div className="grow">
                <span>
                  <b>{staffName}</b> <span className="sub">{moment(at)}</span>{' '}
                  {kind !== 'note' && <span className="tag">{t(`kind-${kind}`)}</span>}
                </span>
                <p className="note-text">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <MoreButton list={list} />
      </div>
    </section>
  )
}
