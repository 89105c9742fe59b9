// The pickup of an approved return: booked with a carrier for a day, rebooked, cancelled, or recorded as failed.

import { type FormEvent, useState } from 'react'
import type { CallOutput } from '../../../contract/api.ts'
import { PICKUP_HOURS, PICKUP_WINDOWS, type PickupWindow } from '../../../contract/returns/pickups.rules.ts'
import type { Return } from '../../../contract/returns/schemas.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Problem, Select } from '../components/field.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { type StepProps, useShowDone } from './use-show-done.ts'

/** Summary of the booking. */
function Told({ pickup }: { pickup: Return['pickup'] }) {
  const t = useMessages('pickups')
  const { day } = useDates()
  if (!pickup) return <p className="sub">{t('none')}</p>
  const { state, carrier, trackingNumber, reason } = pickup
  const [from, to] = PICKUP_HOURS[pickup.window]
  const when = { carrier, day: day(pickup.day) }
  if (state === 'failed') return <p className="note">{t('failed', { ...when, reason })}</p>
  if (state === 'collected' || state === 'delivered')
    return (
      <p>
        {t('collected', when)} · <code>{trackingNumber}</code>
      </p>
    )
  if (state === 'requested') return <p className="note">{t('requested', when)}</p>
  return (
    <p>
      {t('booked', { ...when, from, to })} · <code>{trackingNumber}</code>
    </p>
  )
}

type Options = CallOutput<'GET /api/admin/returns/{returnNumber}/pickupOptions'>['data']

interface Chosen {
  carrier?: string
  day?: string
  window?: PickupWindow
}

/** The choice, otherwise the previous one, or the first option; null if nothing is picked up. */
function wishOf({ carriers, days }: Options, chosen: Chosen, last: Return['pickup']) {
  const carrier = carriers.find(one => one.code === (chosen.carrier ?? last?.carrierCode)) ?? carriers[0]
  const day = chosen.day ?? (last && days.includes(last.day) ? last.day : days[0])
  return carrier && day ? { carrier, day, window: chosen.window ?? last?.window ?? PICKUP_WINDOWS[0] } : null
}

interface ChoicesProps {
  options: Options
  wish: NonNullable<ReturnType<typeof wishOf>>
  onChoose(chosen: Chosen): void
}

function Choices({ options: { carriers, days }, wish, onChoose }: ChoicesProps) {
  const t = useMessages('pickups')
  const { day } = useDates()
  const windows = PICKUP_WINDOWS.map(value => {
    const [from, to] = PICKUP_HOURS[value]
    return { value, label: t('hours', { from, to }) }
  })
  return (
    <>
      <Select
        label={t('carrier')}
        value={wish.carrier.code}
        options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={carrier => onChoose({ carrier })}
      />
      <Select
        label={t('day')}
        value={wish.day}
        options={days.map(value => ({ value, label: day(value) }))}
        onChange={value => onChoose({ day: value })}
      />
      <Select
        label={t('window')}
        value={wish.window}
        options={windows}
        onChange={value => onChoose({ window: PICKUP_WINDOWS.find(one => one === value) ?? wish.window })}
      />
    </>
  )
}

/** Carrier, day and time, and the number if the carrier gives it to staff. */
function BookForm({ row, load, act, onDone }: StepProps & { onDone(): void }) {
  const t = useMessages('pickups')
  const done = useShowDone({ load, act })
  const params = { returnNumber: row.returnNumber }
  const options = useLoad(
    `${row.returnNumber}`,
    async () => (await call('GET /api/admin/returns/{returnNumber}/pickupOptions', { params })).data,
  )
  const [chosen, setChosen] = useState<Chosen>({})
  const [number, setNumber] = useState('')
  if (options.error) return <Failed error={options.error} onRetry={options.again} />
  if (!options.data) return <Loading />
  const last = row.pickup?.state === 'requested' ? row.pickup : null
  const wish = wishOf(options.data, chosen, last)
  if (!wish) return <p className="note">{t('nobody')}</p>
  const { carrier, day, window } = wish
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { carrier: carrier.code, day, window, ...(!carrier.books && { trackingNumber: number }) }
    const write = () => call('POST /api/admin/returns/{returnNumber}/pickup', { params, body })
    if (await done(t('isBooked'), write)) onDone()
    // a carrier that did not respond may have booked: the reloaded return tells
    else load.again()
  }
  return (
    <form className="form" onSubmit={submit}>
      <Choices options={options.data} wish={wish} onChoose={one => setChosen({ ...chosen, ...one })} />
      {!carrier.books && (
        <Field
          label={t('number')}
          hint={t('numberHint')}
          required
          minLength={4}
          maxLength={40}
          pattern="[A-Za-z0-9\-]+"
          autoComplete="off"
          value={number}
          onChange={event => setNumber(event.target.value)}
        />
      )}
      <div className="acts">
        <button type="submit" className="b" disabled={act.busy}>
          {t(last ? 'again' : 'book')}
        </button>
      </div>
    </form>
  )
}

/** Records that the carrier could not collect it. */
function NotCollected({ row, load, onClose }: Pick<StepProps, 'row' | 'load'> & { onClose(): void }) {
  const t = useMessages('pickups')
  const act = useAct()
  const done = useShowDone({ load, act })
  const params = { returnNumber: row.returnNumber }
  const record = async (reason: string) => {
    const body = { reason }
    if (await done(t('hasFailed'), () => call('POST /api/admin/returns/{returnNumber}/failPickup', { params, body })))
      onClose()
  }
  return (
    <ReasonDialog
      title={t('fail')}
      label={t('why')}
      confirm={t('fail')}
      busy={act.busy}
      problem={act.problem}
      onConfirm={record}
      onClose={onClose}
    >
      <p>{t('failText')}</p>
    </ReasonDialog>
  )
}

/** Products of a withdrawn return that a carrier has collected all the same. */
function CameAnyway({ pickup }: { pickup: NonNullable<Return['pickup']> }) {
  const t = useMessages('pickups')
  const { carrier, state } = pickup
  return <p className="note">{t(state === 'delivered' ? 'arrivedAnyway' : 'collectedAnyway', { carrier })}</p>
}

/** Renders nothing if the customer sends the parcel, and once it has arrived. */
export function Pickup({ row, load }: Omit<StepProps, 'act'>) {
  const t = useMessages('pickups')
  const act = useAct()
  const done = useShowDone({ load, act })
  const [open, setOpen] = useState<'book' | 'fail' | null>(null)
  if (row.state === 'withdrawn' && row.pickup) return <CameAnyway pickup={row.pickup} />
  if (row.state !== 'approved' || row.handover !== 'pick-up' || !row.comesBack) return null
  const params = { returnNumber: row.returnNumber }
  const cancel = () =>
    done(t('isCancelled'), () => call('POST /api/admin/returns/{returnNumber}/cancelPickup', { params, body: {} }))
  const isBooked = row.pickup?.state === 'booked'
  const isCollected = row.pickup?.state === 'collected'
  const close = () => setOpen(null)
  return (
    <div className="form">
      <h3>{t('title')}</h3>
      <Told pickup={row.pickup} />
      {((!isBooked && !isCollected) || open === 'book') && <BookForm {...{ row, load, act }} onDone={close} />}
      {!isCollected && (
        <div className="acts">
          {isBooked && (
            <button
              type="button"
              className="b"
              disabled={act.busy}
              onClick={() => setOpen(open === 'book' ? null : 'book')}
            >
              {t(open === 'book' ? 'keep' : 'another')}
            </button>
          )}
          {isBooked && (
            <button type="button" className="b" disabled={act.busy} onClick={() => setOpen('fail')}>
              {t('fail')}
            </button>
          )}
          {row.pickup && row.pickup.state !== 'failed' && (
            <button type="button" className="b flat" disabled={act.busy} onClick={cancel}>
              {t('cancel')}
            </button>
          )}
        </div>
      )}
      <Problem text={act.problem} />
      {open === 'fail' && <NotCollected row={row} load={load} onClose={close} />}
    </div>
  )
}
