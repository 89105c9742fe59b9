// Exports or deletes a customer's data after a request made outside the account.

import { type FormEvent, useState } from 'react'
import type { PrivacyOverview } from '../../../contract/privacy/api.ts'
import { showToast } from '../../ui/toast.ts'
import { call, download } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, TextArea } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'

/** What prevents deletion, and what data would remain. */
function Consequences({ overview: { open, kept } }: { overview: PrivacyOverview }) {
  const t = useMessages('customers')
  const hindrances = [
    open.orders.length > 0 && t('openOrders', { numbers: open.orders.join(', ') }),
    open.returns.length > 0 && t('openReturns', { numbers: open.returns.join(', ') }),
    open.refunds && t('openRefunds'),
    open.credits && t('openCredits'),
  ].filter(text => text !== false)
  const list = (title: string, lines: readonly string[]) => (
    <>
      <p>{title}</p>
      <ul className="list">
        {lines.map(line => (
          <li key={line}>– {line}</li>
        ))}
      </ul>
    </>
  )
  if (hindrances.length > 0) return list(t('eraseOpen'), hindrances)
  return (
    <>
      <p>{t('eraseText')}</p>
      {kept.length > 0 &&
        list(
          t('eraseKept'),
          kept.map(reason => t(`kept-${reason}`)),
        )}
    </>
  )
}

function useOverview(customerId: string, wanted: boolean) {
  const params = { customerId }
  return useLoad(
    wanted ? customerId : null,
    async () => (await call('GET /api/admin/customers/{customerId}/privacy', { params })).data,
  )
}

interface DialogProps {
  customerId: string
  way: 'handOut' | 'erase'
  onClose(): void
  onDone(): void
}

function RequestDialog({ customerId, way, onClose, onDone }: DialogProps) {
  const t = useMessages('customers')
  const { busy, problem, run } = useAct()
  const [reason, setReason] = useState('')
  const overview = useOverview(customerId, way === 'erase')
  const open = overview.data?.open
  const kept = open && (open.orders.length + open.returns.length > 0 || open.refunds || open.credits)
  const params = { customerId }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await run(async () => {
      if (way === 'erase') await call('POST /api/admin/customers/{customerId}/erase', { params, body: { reason } })
      else await download('/api/admin/customers/{customerId}/personalData', { params, query: { reason } })
      return true
    })
    if (!done) return
    showToast(t(`${way}Done`))
    onClose()
    onDone()
  }
  return (
    <Dialog title={t(way)} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {overview.error && <Failed error={overview.error} onRetry={overview.again} />}
        {way === 'erase' && !overview.data && !overview.error && <Loading />}
        {overview.data && <Consequences overview={overview.data} />}
        {(way === 'handOut' || kept === false) && (
          <>
            <TextArea
              label={t('requestReason')}
              hint={t('reasonHint')}
              required
              minLength={3}
              maxLength={300}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
            <Problem text={problem} />
            <button type="submit" className="b go" disabled={busy}>
              {t(way)}
            </button>
          </>
        )}
      </form>
    </Dialog>
  )
}

export function StoredData({ customerId, onDone }: { customerId: string; onDone(): void }) {
  const t = useMessages('customers')
  const [way, setWay] = useState<DialogProps['way'] | null>(null)
  return (
    <section className="panel" aria-labelledby="stored">
      <header>
        <h2 id="stored">{t('privacy')}</h2>
      </header>
      <div className="in-b form">
        <p className="soft">{t('privacyText')}</p>
        <div className="acts">
          <button type="button" className="b" onClick={() => setWay('handOut')}>
            {t('handOut')}
          </button>
          <button type="button" className="b" onClick={() => setWay('erase')}>
            {t('erase')}
          </button>
        </div>
      </div>
      {way && <RequestDialog customerId={customerId} way={way} onClose={() => setWay(null)} onDone={onDone} />}
    </section>
  )
}
