// Parcels lost by carriers: the claim for each, and what the carrier has paid.

import { type FormEvent, useState } from 'react'
import type { CarrierClaim } from '../../../contract/ledger/claims-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { Filter } from '../components/list-head.tsx'
import { minorOf } from '../components/minor.ts'
import { MoreButton } from '../components/more-button.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'

function PaymentDialog({ claim, onClose, onDone }: { claim: CarrierClaim; onClose(): void; onDone(): void }) {
  const t = useMessages('lost-parcels')
  const words = useMessages('finance')
  const { busy, problem, run } = useAct()
  const [typed, setTyped] = useState('')
  const [reference, setReference] = useState('')
  const [paidOn, setPaidOn] = useState('')
  const amount = minorOf(typed)
  const wrong = typed.trim() !== '' && !amount
  const params = { lossId: claim.lossId }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!amount) return
    const body = { amount, reference, paidOn }
    if (!(await run(() => call('POST /api/admin/lostParcels/{lossId}/payments', { params, body })))) return
    showToast(t('paymentRecorded'))
    onDone()
  }
  return (
    <Dialog title={t('recordPayment')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t('recordPaymentText', { carrier: claim.carrierName, number: claim.trackingNumber })}</p>
        <Field
          label={t('amountIn', { currency: claim.currency })}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          {...(wrong && { error: t('amountWrong') })}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <Field
          label={words('reference')}
          hint={words('referenceHint')}
          required
          maxLength={60}
          autoComplete="off"
          value={reference}
          onChange={event => setReference(event.target.value)}
        />
        <Field
          label={words('transferDay')}
          type="date"
          required
          min={claim.lostOn}
          value={paidOn}
          onChange={event => setPaidOn(event.target.value)}
        />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy || !amount}>
          {t('recordPayment')}
        </button>
      </form>
    </Dialog>
  )
}

function ClaimRow({ claim, onPay }: { claim: CarrierClaim; onPay(): void }) {
  const t = useMessages('lost-parcels')
  const words = useMessages('finance')
  const { money } = useLocale()
  const { day } = useDates()
  const may = useMay()
  const { carrierName, trackingNumber, orderNumber, currency, invoiced, outcome, payments, paid, lostOn } = claim
  const order = words('order', { number: String(orderNumber) })
  return (
    <li>
      <div className="grow">
        <b>{carrierName}</b>
        <small>
          {trackingNumber} · {may('orders.read') ? <a href={to(`/orders/${orderNumber}`)}>{order}</a> : order}
        </small>
        <small>
          {[
            t('lostOn', { day: day(lostOn) }),
            claim.claim && t('claimOf', { number: claim.claim }),
            outcome && t(`outcome-${outcome}`),
            invoiced !== null && t('invoiced', { amount: money(invoiced, currency) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {payments.map(one => (
          <small key={one.reference}>
            {t('paidOn', { amount: money(one.amount, currency), day: day(one.paidOn), reference: one.reference })}
          </small>
        ))}
      </div>
      <b>{paid > 0 ? money(paid, currency) : t('notPaid')}</b>
      {may('payments.write') && (
        <button type="button" className="b sm" aria-label={`${t('recordPayment')}: ${trackingNumber}`} onClick={onPay}>
          {t('recordPayment')}
        </button>
      )}
    </li>
  )
}

const PAID = ['yes', 'no'] as const

export function CarrierClaims() {
  const t = useMessages('lost-parcels')
  const { market } = useLocale()
  const [open, setOpen] = useState<CarrierClaim | null>(null)
  const [turn, setTurn] = useState(0)
  const query = useQuery()
  const paid = PAID.find(one => one === query.get('paid'))
  const list = useMore<CarrierClaim, number>(`${market} ${paid} ${turn}`, async before => {
    const asked = { market, ...(paid && { paid }), ...(before && { before }) }
    const { claims, next } = (await call('GET /api/admin/lostParcels', { query: asked })).data
    return { rows: claims, next }
  })
  const close = () => setOpen(null)
  const done = () => {
    close()
    setTurn(turn + 1)
  }
  return (
    <section className="panel" aria-labelledby="claims">
      <header>
        <h2 id="claims" className="grow">
          {t('claims')}
        </h2>
        <Filter name="paid" label={t('paid')} options={PAID.map(value => ({ value, label: t(`paid-${value}`) }))} />
      </header>
      {list.load.error && <Failed error={list.load.error} onRetry={list.load.again} />}
      {!list.load.data && !list.load.error && <Loading />}
      {list.load.data && list.rows.length === 0 && <EmptyState icon="check" title={t('noClaims')} />}
      {list.rows.length > 0 && (
        <ul className="rows in-b">
          {list.rows.map(claim => (
            <ClaimRow key={claim.lossId} claim={claim} onPay={() => setOpen(claim)} />
          ))}
        </ul>
      )}
      <MoreButton list={list} />
      {open && <PaymentDialog claim={open} onClose={close} onDone={done} />}
    </section>
  )
}
