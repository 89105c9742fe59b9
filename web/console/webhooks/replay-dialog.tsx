// Resends failed deliveries of events since a time.

import { type FormEvent, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { atTime, timeOf } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

const DAY_MS = 24 * 3600 * 1000

interface Props {
  webhookId: string
  onClose(): void
  onDone(): void
}

export function ReplayDialog({ webhookId, onClose, onDone }: Props) {
  const t = useMessages('webhooks')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [from, setFrom] = useState(() => timeOf(new Date(Date.now() - DAY_MS).toISOString(), market))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = { params: { webhookId }, body: { from: atTime(from, market) } }
    const done = await run(async () => (await call('POST /api/admin/webhooks/{webhookId}/replay', sent)).data)
    if (!done) return
    showToast(t('replayed', { count: done.replayed }))
    onDone()
    onClose()
  }
  return (
    <Dialog title={t('replay')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t('replayText')}</p>
        <Field
          label={t('replayFrom')}
          type="datetime-local"
          required
          value={from}
          onChange={event => setFrom(event.target.value)}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('replay')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
