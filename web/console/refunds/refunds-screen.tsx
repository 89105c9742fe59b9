// Failed refunds, with possible actions: retry, look up the account, record a manual payment.

import { type FormEvent, useState } from 'react'
import type { CallOutput } from '../../../contract/api.ts'
import { listedMethods } from '../../../contract/payments/list.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { ListExport } from '../components/list-export.tsx'
import { DaysFilter, Filter, ListHead, ListSearch, Views } from '../components/list-head.tsx'
import { usePaymentNames } from '../components/payment-names.ts'
import { RowList } from '../components/row-list.tsx'

type Refund = CallOutput<'GET /api/admin/refunds'>['data']['refunds'][number]
type Account = CallOutput<'GET /api/admin/refunds/{refundId}/account'>['data']

const VIEWS = ['failed', 'requested', 'succeeded', 'all'] as const

const TAGS = { failed: 'bad', requested: '', succeeded: 'good' } as const

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

/** Its reference, and the problem. */
function Notes({ refund }: { refund: Refund }) {
  const t = useMessages('refunds')
  return (
    <>
      {refund.reference && <small>{t('refundReference', { reference: refund.reference })}</small>}
      {refund.disputed && (
        <small className="late">
          <a href={to('/disputes')}>{t('disputed')}</a>
        </small>
      )}
      {refund.lastError && <small className="late">{t('tries', { count: refund.tries, why: refund.lastError })}</small>}
    </>
  )
}

function RefundRow({ refund, again }: { refund: Refund; again(): void }) {
  const t = useMessages('refunds')
  const { money } = useLocale()
  const { moment } = useDates()
  const names = usePaymentNames()
  const may = useMay()
  const { busy, problem, run } = useAct()
  const [recording, setRecording] = useState(false)
  const retry = async () => {
    const params = { refundId: refund.refundId }
    const reply = await run(() => call('POST /api/admin/refunds/{refundId}/retry', { params }))
    if (!reply) return
    showToast(t('retried'))
    again()
  }
  return (
    <li>
      <div className="grow">
        <span>
          <b>{money(refund.amount, refund.currency)}</b>{' '}
          <a href={to(`/orders/${refund.orderNumber}`)}>{t('ofOrder', { number: String(refund.orderNumber) })}</a>{' '}
          <span className={`tag ${TAGS[refund.state]}`}>{t(`view-${refund.state}`)}</span>
        </span>
        <small>
          {t(`cause-${refund.cause}`)} · {moment(refund.requestedAt)} · {names.method(refund.paymentMethodId)} ·{' '}
          {refund.gateway} {refund.transactionRef}
        </small>
        <Notes refund={refund} />
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
            again()
          }}
        />
      )}
    </li>
  )
}

const isState = (text: string | null) => VIEWS.find(one => one === text)

/** The query of the URL as input of the call. */
function useFilter() {
  const { market } = useLocale()
  const query = useQuery()
  const method = Number(query.get('method'))
  const text = query.get('text')?.trim() || undefined
  return {
    market,
    // a search finds in every state unless one is chosen
    state: isState(query.get('state')) ?? (text ? ('all' as const) : ('failed' as const)),
    paymentMethodId: listedMethods(market).find(id => id === method),
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? undefined,
    text,
  }
}

export function Screen() {
  const t = useMessages('refunds')
  const names = usePaymentNames()
  const filter = useFilter()
  const before = useQuery().get('before') ?? undefined
  const page = useLoad(
    JSON.stringify([filter, before]),
    async () => {
      const { refunds, next } = (await call('GET /api/admin/refunds', { query: { ...filter, before } })).data
      return { rows: refunds, next }
    },
    true,
  )
  const views = VIEWS.map(one => ({
    label: t(`view-${one}`),
    href: to('/refunds', { state: one }),
    current: one === filter.state,
  }))
  const methods = listedMethods(filter.market).map(id => ({ value: String(id), label: names.method(id) }))
  return (
    <div className="stack">
      <ListHead saved title={t('title')}>
        <ListExport path="/api/admin/refunds.csv" query={filter} />
      </ListHead>
      <Views views={views} />
      <div className="tools">
        <ListSearch label={t('search')} />
        <Filter name="method" label={t('method')} options={methods} />
        <DaysFilter />
      </div>
      <RowList
        label={t('title')}
        page={page}
        empty={{ icon: 'money', title: t('nothing') }}
        row={refund => <RefundRow key={refund.refundId} refund={refund} again={page.again} />}
      />
    </div>
  )
}
