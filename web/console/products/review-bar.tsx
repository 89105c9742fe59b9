// Footer of a reviewed draft: saves it now or, if only prices change, schedules it.

import { type FormEvent, useRef, useState } from 'react'
import { isScheduledField } from '../../../contract/products/schedules.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { atTime } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Field, Problem, Select } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { type CellDraft, rowsOf } from './cell-draft.ts'
import { ScheduleClashes } from './schedule-clashes.tsx'
import type { Review } from './use-review.ts'

interface Times {
  startsAt: string
  endsAt: string
}

interface TimeFieldsProps {
  times: Times
  onChange(times: Times): void
}

function TimeFields({ times, onChange }: TimeFieldsProps) {
  const t = useMessages('schedules')
  const late = times.endsAt !== '' && times.endsAt <= times.startsAt
  return (
    <>
      <Field
        label={t('startsAt')}
        type="datetime-local"
        required
        value={times.startsAt}
        onChange={event => onChange({ ...times, startsAt: event.target.value })}
      />
      <Field
        label={t('endsAt')}
        hint={t('endsHint')}
        {...(late && { error: t('endBeforeStart') })}
        type="datetime-local"
        value={times.endsAt}
        onChange={event => onChange({ ...times, endsAt: event.target.value })}
      />
    </>
  )
}

interface ReviewBarProps {
  review: Review
  draft: CellDraft
  onSaved(): void
}

/** Sends the draft once: the same content has the same id, so that a retry does not save it twice. */
function useSend(draft: CellDraft, note: string, period: { startsAt: string; endsAt: string | null } | null) {
  const { market } = useLocale()
  const sent = useRef<{ text: string; id: string } | null>(null)
  return async () => {
    const content = { note: note.trim(), market, rows: rowsOf(draft.cells) }
    const text = JSON.stringify([content, period])
    if (sent.current?.text !== text) sent.current = { text, id: newId() }
    const { id } = sent.current
    if (period) await call('POST /api/admin/products/schedules', { body: { ...content, ...period, scheduleId: id } })
    else await call('POST /api/admin/products/changes', { body: { ...content, changeSetId: id } })
  }
}

function usePeriod() {
  const { market } = useLocale()
  const [mode, setMode] = useState<'now' | 'later'>('now')
  const [times, setTimes] = useState<Times>({ startsAt: '', endsAt: '' })
  const given = { startsAt: atTime(times.startsAt, market), endsAt: atTime(times.endsAt, market) || null }
  const fits = given.startsAt !== '' && (given.endsAt === null || given.endsAt > given.startsAt)
  const period = mode === 'later' && fits ? given : null
  return { mode, setMode, times, setTimes, period }
}

export function ReviewBar({ review, draft, onSaved }: ReviewBarProps) {
  const t = useMessages('products')
  const words = useMessages('schedules')
  const may = useMay()
  const act = useAct()
  const [note, setNote] = useState('')
  const { mode, setMode, times, setTimes, period } = usePeriod()
  const send = useSend(draft, note, period)
  const blocked = review.conflicts + review.problems
  const onlyPrices = may('prices.write') && review.cells.every(({ field }) => isScheduledField(field))
  const later = onlyPrices && mode === 'later'
  const ready = blocked === 0 && review.changes > 0 && (!later || period !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    void act.run(async () => {
      await send()
      draft.drop()
      onSaved()
      showToast(later ? words('scheduled') : t('saved'))
    })
  }
  return (
    <>
      {later && period && <ScheduleClashes cells={draft.cells} period={period} />}
      <form className="review-bar" onSubmit={submit}>
        {onlyPrices && (
          <Select<'now' | 'later'>
            label={words('when')}
            value={mode}
            options={(['now', 'later'] as const).map(value => ({ value, label: words(value) }))}
            onChange={setMode}
          />
        )}
        {later && <TimeFields times={times} onChange={setTimes} />}
        <Field label={t('note')} maxLength={200} value={note} onChange={event => setNote(event.target.value)} />
        <div className="grow">
          <Problem text={act.problem} />
          {blocked > 0 && <p className="late">{t('blocked', { count: blocked })}</p>}
        </div>
        <button type="submit" className="b go" disabled={act.busy || !ready}>
          {later ? words('schedule', { count: review.changes }) : t('apply', { count: review.changes })}
        </button>
      </form>
    </>
  )
}
