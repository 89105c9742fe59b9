// The reply to a support ticket, kept as a draft until it is sent.

import { type FormEvent, useState } from 'react'
import type { StaffTicket } from '../../../contract/support/staff-api.ts'
import { randomId } from '../../framework/api/browser-storage.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import type { Load } from '../app/use-load.ts'
import { Problem, TextArea } from '../components/field.tsx'

export function AnswerForm({ row, load }: { row: StaffTicket; load: Load<StaffTicket> }) {
  const t = useMessages('tickets')
  const { busy, problem, run } = useAct()
  const [initial] = useState(() => ({ idempotencyKey: randomId(), text: '', close: false }))
  const draft = useDraft(`ticket-${row.ticketNumber}`, initial)
  const { text, close } = draft.value
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { params: { ticketNumber: row.ticketNumber }, body: draft.value }
    const reply = await run(() => call('POST /api/admin/support/{ticketNumber}/answer', input))
    if (!reply) return
    // the next reply is another one
    initial.idempotencyKey = randomId()
    draft.drop()
    load.show(reply.data)
    showToast(t('sent'))
  }
  const change = (part: Partial<typeof initial>) => draft.set({ ...draft.value, ...part, idempotencyKey: randomId() })
  return (
    <section className="panel" aria-labelledby="answer">
      <header>
        <h2 id="answer">{t('answerTitle')}</h2>
      </header>
      <form className="in-b form" onSubmit={submit}>
        <p className="soft">{t(row.email ? 'answerText' : 'answerNoMail')}</p>
        <TextArea
          label={t('answer')}
          required
          maxLength={4000}
          value={text}
          onChange={event => change({ text: event.target.value })}
        />
        <label className="check">
          <input type="checkbox" checked={close} onChange={event => change({ close: event.target.checked })} />
          {t('answerClose')}
        </label>
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('send')}
          </button>
        </div>
      </form>
    </section>
  )
}
