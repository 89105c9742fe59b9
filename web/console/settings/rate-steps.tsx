// Actions on a tax rate: set its last day while it applies or will apply, withdraw it before it starts.

import { type FormEvent, useState } from 'react'
import type { DatedTaxRate } from '../../../contract/catalog/tax-rates-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

interface StepProps {
  rate: DatedTaxRate
  today: string
  onDone(): void
  onClose(): void
}

function EndDialog({ rate, today, onDone, onClose }: StepProps) {
  const t = useMessages('rates')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const first = rate.from > today ? rate.from : today
  const [lastDay, setLastDay] = useState(first)
  const { taxRateId, heading } = rate
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { params: { taxRateId }, body: { market, lastDay } }
    if (!(await run(() => call('POST /api/admin/taxRates/{taxRateId}/end', input)))) return
    showToast(t('ended'))
    onDone()
    onClose()
  }
  return (
    <Dialog title={t('endTitle', { heading })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t('endText')}</p>
        <Field
          label={t('lastDay')}
          type="date"
          required
          min={first}
          max={rate.to ?? undefined}
          value={lastDay}
          onChange={event => setLastDay(event.target.value)}
        />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('end')}
        </button>
      </form>
    </Dialog>
  )
}

function TakeBackDialog({ rate, onDone, onClose }: StepProps) {
  const t = useMessages('rates')
  const { market } = useLocale()
  const { taxRateId, heading } = rate
  const done = () => {
    showToast(t('takenBack'))
    onDone()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('takeBackTitle', { heading: heading || t('others') })}
      text={t('takeBackText')}
      confirm={t('takeBack')}
      write={() => call('POST /api/admin/taxRates/{taxRateId}/takeBack', { params: { taxRateId }, body: { market } })}
      onDone={done}
      onClose={onClose}
    />
  )
}

export function RateSteps({ rate, today, onDone }: Omit<StepProps, 'onClose'>) {
  const t = useMessages('rates')
  const [open, setOpen] = useState<'end' | 'takeBack' | null>(null)
  const { heading, from, state, to } = rate
  const name = `${heading || t('others')}, ${from}`
  const onClose = () => setOpen(null)
  const props = { rate, today, onDone, onClose }
  return (
    <div className="acts">
      {state === 'upcoming' && (
        <button
          type="button"
          className="b sm"
          aria-label={`${t('takeBack')}: ${name}`}
          onClick={() => setOpen('takeBack')}
        >
          {t('takeBack')}
        </button>
      )}
      {state !== 'ended' && heading !== '' && to !== today && (
        <button type="button" className="b sm" aria-label={`${t('end')}: ${name}`} onClick={() => setOpen('end')}>
          {t('end')}
        </button>
      )}
      {open === 'end' && <EndDialog {...props} />}
      {open === 'takeBack' && <TakeBackDialog {...props} />}
    </div>
  )
}
