// The refund desk: what could not be refunded, with the ways on: try again, look up the account, record a payment by hand.

import { type FormEvent, useState } from 'react'
import type { CallOutput } from '../../../contract/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { ListHead, Views } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'

type Refund = CallOutput<'GET /api/admin/refunds'>['data']['refunds'][number]
type Account = CallOutput<'GET /api/admin/refunds/{refundId}/account'>['data']

const STATES = ['failed', 'requested', 'succeeded'] as const

function RecordDialog({ refund, onDone, onClose }: { refund: Refund; onDone(): void; onClose(): void }) {
  const t = useMessages('refunds')
  const { money } = useLocale()
  const { busy, problem, run } = useAct()
  const draft = useDraft(`refund-${refund.refundId}`, '')
  const [account, setAccount] = useState<Account | null>(null)
  const params = { refundId: refund.refundId }
  const look = async () => {
    const reply = await run(() => call('GET /api/admin/refunds/{refundId}/account', { params }))
    if (reply) setAccount(reply.data)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { reference: draft.value }
    const reply = await run(() => call('POST /api/admin/refunds/{refundId}/record', { params, body }))
    if (!reply) return
    draft.drop()
    showToast(t('recorded'))
    onDone()
  }
  return (
    <Dialog title={t('record')} onClose={onClose}>
      <p>{t('recordText', { amount: money(refund.amount, refund.currency) })}</p>
      {refund.toBankAccount && !account && (
        <>
          <p className="sub">{t('accountRecorded')}</p>
          <button type="button" className="b" disabled={busy || refund.awaitsAccount} onClick={look}>
            {t('showAccount')}
          </button>
          {refund.awaitsAccount && <small className="sub">{t('awaitsAccount')}</small>}
        </>
      )}
      {account && (
        <dl className="kv">
          <dt>{t('holder')}</dt>
          <dd>{account.holder}</dd>
          <dt>{t('accountNumber')}</dt>
          <dd>{account.accountNumber}</dd>
          <dt>{account.ifsc}</dt>
          <dd>{account.bank}</dd>
        </dl>
      )}
      <form className="form" onSubmit={submit}>
        <Field
          label={t('reference')}
          required
          maxLength={60}
          autoComplete="off"
          value={draft.value}
          onChange={event => draft.set(event.target.value)}
        />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('record')}
        </button>
      </form>
    </Dialog>
  )
}

function RefundRow({ refund, load }: { refund: Refund; load: Load<readonly Refund[]> }) {
  const t = useMessages('refunds')
  const { money } = useLocale()
  const { moment } = useDates()
  const may = useMay()
  const { busy, problem, run } = useAct()
  const [recording, setRecording] = useState(false)
  const retry = async () => {
    const params = { refundId: refund.refundId }
    const reply = await run(() => call('POST /api/admin/refunds/{refundId}/retry', { params }))
    if (!reply) return
    showToast(t('retried'))
    load.again()
  }
  return (
    <li>
      <div className="grow">
        <span>
          <b>{money(refund.amount, refund.currency)}</b>{' '}
          <a href={to(`/orders/${refund.orderNumber}`)}>{t('ofOrder', { number: String(refund.orderNumber) })}</a>
        </span>
        <small>
          {t(`cause-${refund.cause}`)} · {moment(refund.requestedAt)} · {refund.gateway} {refund.transactionRef}
        </small>
        {refund.disputed && (
          <small className="late">
            <a href={to('/disputes')}>{t('disputed')}</a>
          </small>
        )}
        {refund.lastError && (
          <small className="late">{t('tries', { count: refund.tries, why: refund.lastError })}</small>
        )}
        <Problem text={problem} />
      </div>
      {refund.state === 'failed' && may('payments.write') && (
        <div className="acts">
          <button type="button" className="b sm" disabled={busy} onClick={retry}>
            {t('retry')}
          </button>
          <button type="button" className="b sm" onClick={() => setRecording(true)}>
            {t('record')}
          </button>
        </div>
      )}
      {recording && (
        <RecordDialog
          refund={refund}
          onClose={() => setRecording(false)}
          onDone={() => {
            setRecording(false)
            load.again()
          }}
        />
      )}
    </li>
  )
}

export function Screen() {
  const t = useMessages('refunds')
  const { market } = useLocale()
  const query = useQuery()
  const state = STATES.find(one => one === query.get('state')) ?? 'failed'
  const load = useLoad<readonly Refund[]>(
    `${market} ${state}`,
    async () => (await call('GET /api/admin/refunds', { query: { market, state, limit: 100 } })).data.refunds,
    true,
  )
  const views = STATES.map(one => ({
    label: t(`view-${one}`),
    href: to('/refunds', { state: one }),
    current: one === state,
  }))
  return (
    <div className="stack">
      <ListHead saved title={t('title')} />
      <Views views={views} />
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.length === 0 && <EmptyState icon="money" title={t('nothing')} />}
      {load.data && load.data.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {load.data.map(refund => (
              <RefundRow key={refund.refundId} refund={refund} load={load} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
