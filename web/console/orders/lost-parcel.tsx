// A parcel lost by the carrier: marked as lost, its products resent or refunded.

import { type FormEvent, useState } from 'react'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { PackByScan } from './pack-by-scan.tsx'
import { type Parcel, type ParcelProps, useMove } from './use-move.ts'

/** The button that marks a parcel as lost, with its dialog. */
export function MarkLost({ parcel, load }: ParcelProps) {
  const t = useMessages('lost-parcels')
  const { busy, problem, move } = useMove(load, parcel.shipmentId)
  const [open, setOpen] = useState(false)
  const [claim, setClaim] = useState('')
  const mark = async (reason: string) => {
    const number = claim.trim()
    if (await move({ to: 'lost', reason, ...(number && { claim: number }) })) setOpen(false)
  }
  const title = t('markLost')
  return (
    <>
      <button type="button" className="b" onClick={() => setOpen(true)}>
        {title}
      </button>
      {open && (
        <ReasonDialog
          label={t('why')}
          confirm={title}
          {...{ title, busy, problem }}
          onConfirm={mark}
          onClose={() => setOpen(false)}
          more={
            <Field
              label={t('claim')}
              hint={t('claimHint')}
              maxLength={60}
              value={claim}
              onChange={event => setClaim(event.target.value)}
            />
          }
        >
          <p>{t('markLostText')}</p>
        </ReasonDialog>
      )}
    </>
  )
}

/** Resends the products, which needs stock. */
function Decide({ parcel, load }: ParcelProps) {
  const t = useMessages('lost-parcels')
  const { busy, problem, run } = useAct()
  const params = { shipmentId: parcel.shipmentId }
  const decide = async () => {
    const reply = await run(() => call('POST /api/admin/shipments/{shipmentId}/sendAgain', { params, body: {} }))
    if (reply) load.show(reply.data)
  }
  return (
    <>
      <p className="sub">{t('decideText')}</p>
      <div className="acts">
        <button type="button" className="b go" disabled={busy} onClick={decide}>
          {t('sendAgain')}
        </button>
      </div>
      <Problem text={problem} />
    </>
  )
}

/** Packs the replacement parcel, with or without scanning. */
function PackAgain(props: ParcelProps) {
  const t = useMessages('lost-parcels')
  const withoutScan = useMessages('packing')('withoutScan')
  const { busy, problem, move } = useMove(props.load, props.parcel.shipmentId)
  const held = props.order.hold !== null
  return (
    <>
      <p className="sub">{t('toPackText')}</p>
      <div className="acts">
        <PackByScan {...props} />
        <button
          type="button"
          className="b"
          disabled={busy || held}
          aria-describedby={held ? 'hold-text' : undefined}
          onClick={() => move({ to: 'packed' })}
        >
          {withoutScan}
        </button>
      </div>
      <Problem text={problem} />
    </>
  )
}

function HandOverAgain({ order, parcel, load }: ParcelProps) {
  const t = useMessages('lost-parcels')
  const { busy, problem, move } = useMove(load, parcel.shipmentId)
  const first = order.carriers.find(({ name }) => name === parcel.carrier) ?? order.carriers[0]
  const draft = useDraft(`again-${parcel.shipmentId}`, { carrier: first?.code ?? '', trackingNumber: '' })
  const { carrier, trackingNumber } = draft.value
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await move({ to: 'shipped', carrier, trackingNumber })) draft.drop()
  }
  return (
    <form onSubmit={submit}>
      <div className="ship-form">
        <Select
          label={t('carrier')}
          value={carrier}
          options={order.carriers.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={value => draft.set({ carrier: value, trackingNumber })}
        />
        <Field
          label={t('tracking')}
          required
          minLength={4}
          maxLength={40}
          pattern="[A-Za-z0-9\-]+"
          autoComplete="off"
          value={trackingNumber}
          onChange={event => draft.set({ carrier, trackingNumber: event.target.value })}
        />
        <button type="submit" className="b go" disabled={busy}>
          {t('handOverAgain')}
        </button>
      </div>
      <p className="sub">{t('sendAgainText')}</p>
      <Problem text={problem} />
    </form>
  )
}

/** Actions on a lost parcel. */
export function LostSteps(props: ParcelProps) {
  const t = useMessages('lost-parcels')
  const { parcel, load } = props
  const { busy, problem, move } = useMove(load, parcel.shipmentId)
  const [open, setOpen] = useState(false)
  const loss = parcel.losses.at(-1)
  const reason = loss?.reason ?? ''
  const Step = !loss?.decidedAt ? Decide : loss.packedAt ? HandOverAgain : PackAgain
  const params = { shipmentId: parcel.shipmentId }
  return (
    <>
      <Step {...props} />
      <div className="acts">
        <button type="button" className="b" disabled={busy} onClick={() => setOpen(true)}>
          {t('refund')}
        </button>
        <button type="button" className="b flat" disabled={busy} onClick={() => move({ to: 'delivered' })}>
          {t('arrived')}
        </button>
        <button type="button" className="b flat" disabled={busy} onClick={() => move({ to: 'returning', reason })}>
          {t('comesBack')}
        </button>
      </div>
      <Problem text={problem} />
      {open && (
        <ConfirmDialog
          title={t('refund')}
          text={loss?.decidedAt ? `${t('refundText')} ${t('stockBack')}` : t('refundText')}
          confirm={t('refund')}
          write={() => call('POST /api/admin/shipments/{shipmentId}/move', { params, body: { to: 'returned' } })}
          onDone={() => {
            setOpen(false)
            load.again()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Each loss with its claim and what became of it. */
export function Losses({ parcel }: { parcel: Parcel }) {
  const t = useMessages('lost-parcels')
  const { moment } = useDates()
  return parcel.losses.map(({ at, carrier, trackingNumber, reason, claim, outcome, decidedAt, packedAt }) => (
    <p className="note" key={at}>
      {[
        t('lossLine', { at: moment(at), carrier: [carrier, trackingNumber].filter(Boolean).join(' ') }),
        reason,
        claim && t('claimOf', { number: claim }),
        outcome ? t(`outcome-${outcome}`) : decidedAt && t(packedAt ? 'stage-packed' : 'stage-to-pack'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  ))
}
