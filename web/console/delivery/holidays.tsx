// Days without delivery.

import type { FormEvent } from 'react'
import type { DeliveryNetwork } from '../../../contract/delivery/staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Field, Problem } from '../components/field.tsx'

interface HolidaysProps {
  network: DeliveryNetwork
  onChange(network: DeliveryNetwork): void
}

interface NewHolidayProps {
  market: Market
  busy: boolean
  onAdd(typed: { day: string; name: string }): Promise<boolean>
}

function NewHoliday({ market, busy, onAdd }: NewHolidayProps) {
  const t = useMessages('delivery')
  const draft = useDraft(`holiday-${market}`, { day: '', name: '' })
  const typed = draft.value
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onAdd(typed)) draft.drop()
  }
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label={t('day')}
        type="date"
        required
        value={typed.day}
        onChange={event => draft.set({ ...typed, day: event.target.value })}
      />
      <Field
        label={t('name')}
        required
        maxLength={80}
        value={typed.name}
        onChange={event => draft.set({ ...typed, name: event.target.value })}
      />
      <button type="submit" className="b go" disabled={busy}>
        {t('add')}
      </button>
    </form>
  )
}

export function Holidays({ network, onChange }: HolidaysProps) {
  const t = useMessages('delivery')
  const may = useMay()
  const { day: shownDay } = useDates()
  const { busy, problem, run } = useAct()
  const { market } = network
  const write = async (send: () => Promise<{ data: DeliveryNetwork }>) => {
    const reply = await run(send)
    if (!reply) return false
    onChange(reply.data)
    showToast(t('saved'))
    return true
  }
  const add = (typed: { day: string; name: string }) =>
    write(() => call('POST /api/admin/delivery/holidays', { body: { market, ...typed } }))
  const remove = (day: string) =>
    write(() => call('POST /api/admin/delivery/holidays/remove', { body: { market, day } }))
  return (
    <section className="panel" aria-labelledby="holidays">
      <header>
        <h2 id="holidays">{t('holidays')}</h2>
      </header>
      <div className="in-b form">
        {may('delivery.write') && <NewHoliday key={market} market={market} busy={busy} onAdd={add} />}
        <Problem text={problem} />
        <ul className="rows">
          {network.holidays.length === 0 && <li className="sub">{t('nothing')}</li>}
          {network.holidays.map(({ day, name }) => (
            <li key={day}>
              <div className="grow">
                <b>{name}</b>
                <small>
                  {shownDay(day)} {day.slice(0, 4)}
                </small>
              </div>
              {may('delivery.write') && (
                <button
                  type="button"
                  className="b sm"
                  aria-label={`${t('remove')}: ${name}`}
                  disabled={busy}
                  onClick={() => void remove(day)}
                >
                  {t('remove')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
