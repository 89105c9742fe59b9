// Mismatches: payments at gateways, and orders whose documents and payments differ.

import { type FormEvent, useState } from 'react'
import type { PaymentDifference } from '../../../contract/payments/differences-api.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, TextArea } from '../components/field.tsx'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { FinanceHead } from './finance-head.tsx'

function OrderLink({ number }: { number: number | null }) {
  const t = useMessages('finance')
  const may = useMay()
  if (number === null) return <>{t('noOrder')}</>
  const text = t('order', { number: String(number) })
  return may('orders.read') ? <a href={to(`/orders/${number}`)}>{text}</a> : <>{text}</>
}

function ResolveDialog({
  difference,
  onClose,
  onDone,
}: {
  difference: PaymentDifference
  onClose(): void
  onDone(): void
}) {
  const t = useMessages('finance')
  const { busy, problem, run } = useAct()
  const [note, setNote] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { differenceId: difference.differenceId }
    const write = () => call('POST /api/admin/payments/differences/{differenceId}/resolve', { params, body: { note } })
    if (!(await run(write))) return
    showToast(t('resolved'))
    onDone()
  }
  return (
    <Dialog title={t('resolveTitle')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="soft">{t('resolveText')}</p>
        <TextArea
          label={t('note')}
          required
          maxLength={500}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || note.trim() === ''}>
            {t('resolve')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function DifferenceRow({ difference, onResolve }: { difference: PaymentDifference; onResolve(): void }) {
  const t = useMessages('finance')
  const { money } = useLocale()
  const { moment } = useDates()
  const may = useMay()
  const { kind, gateway, reference, orderNumber, there, here, currency, foundAt } = difference
  // unknown currencies have no format of their own
  const amount = (minor: number) =>
    currency === 'INR' || currency === 'AED' ? money(minor, currency) : `${minor} ${currency}`
  return (
    <li>
      <div className="grow">
        <span>
          <b>{t(`difference-${kind}`)}</b> <span className="tag warn">{gateway}</span>
        </span>
        <small>
          <OrderLink number={orderNumber} /> · {reference}
        </small>
        <small>
          {t('thereHere', { there: amount(there), here: amount(here) })} · {t('foundAt', { time: moment(foundAt) })}
        </small>
      </div>
      {may('payments.write') && (
        <button type="button" className="b sm" aria-label={`${t('resolve')}: ${reference}`} onClick={onResolve}>
          {t('resolve')}
        </button>
      )}
    </li>
  )
}

function AtGateways() {
  const t = useMessages('finance')
  const { market } = useLocale()
  const before = useQuery().get('before') ?? undefined
  const [open, setOpen] = useState<PaymentDifference | null>(null)
  const load = useLoad(
    `${market} ${before}`,
    async () => (await call('GET /api/admin/payments/differences', { query: { market, before } })).data,
    true,
  )
  const pager = usePager(load.data?.more ? String(load.data.differences.at(-1)?.number ?? '') : null)
  return (
    <section className="panel" aria-labelledby="gateways">
      <header>
        <h2 id="gateways">{t('atGateways')}</h2>
      </header>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.differences.length === 0 && <EmptyState icon="check" title={t('noDifferences')} />}
      <ul className="rows in-b">
        {load.data?.differences.map(one => (
          <DifferenceRow key={one.differenceId} difference={one} onResolve={() => setOpen(one)} />
        ))}
      </ul>
      <PagerButtons pager={pager} />
      {open && (
        <ResolveDialog
          difference={open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            load.again()
          }}
        />
      )}
    </section>
  )
}

function OfOrders() {
  const t = useMessages('finance')
  const { market, money } = useLocale()
  const { moment } = useDates()
  const load = useLoad(
    market,
    async () => (await call('GET /api/admin/ledger/differences', { query: { market } })).data.orders,
  )
  return (
    <section className="panel" aria-labelledby="orders">
      <header>
        <h2 id="orders">{t('ofOrders')}</h2>
      </header>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.length === 0 && <EmptyState icon="check" title={t('noDifferences')} />}
      <ul className="rows in-b">
        {load.data?.map(({ orderNumber, balance, since }) => (
          <li key={orderNumber}>
            <div className="grow">
              <OrderLink number={orderNumber} />
              <small>{t('since', { time: moment(since) })}</small>
            </div>
            <b>{money(balance, MARKET_INFO[market].currency)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Screen() {
  return (
    <div className="stack">
      <FinanceHead view="differences" />
      <AtGateways />
      <OfOrders />
    </div>
  )
}
