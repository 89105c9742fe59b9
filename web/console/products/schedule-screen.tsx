// One price schedule: start and end, its cells with outcomes, and withdrawing or ending it.

import { useState } from 'react'
import type { CallOutput } from '../../../contract/api.ts'
import type { PriceSchedule, ScheduledCell } from '../../../contract/products/schedules-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useProblemText } from '../components/cell-words.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { CellSheet, useCellPages } from './cell-sheet.tsx'

function Outcome({ cell }: { cell: ScheduledCell }) {
  const t = useMessages('schedules')
  const problemText = useProblemText()
  const { outcome, undone, problem, found } = cell
  if (problem) return <span className="tag bad">{problemText(problem)}</span>
  if (undone) return <span className={undone === 'left' ? 'tag warn' : 'sub'}>{t(`undone-${undone}`)}</span>
  const warns = outcome === 'conflict' || outcome === 'skipped'
  return <span className={warns ? 'tag warn' : 'sub'}>{t(`cell-${outcome}`, { found: found || '–' })}</span>
}

/** Its history so far, as lines. */
function Story({ schedule }: { schedule: PriceSchedule }) {
  const t = useMessages('schedules')
  const { moment } = useDates()
  const { state, reason, startedAt, endedAt, endedBy, applied, notApplied, left } = schedule
  const ended = endedAt && {
    text: { at: moment(endedAt), who: endedBy, left },
    key:
      state === 'withdrawn' ? ('withdrawnLine' as const) : endedBy ? ('endedByLine' as const) : ('endedLine' as const),
  }
  return (
    <>
      {reason && <p className="late">{t(`reason-${reason}`)}</p>}
      {startedAt && applied > 0 && (
        <p className="sub">{t('startedLine', { at: moment(startedAt), applied, left: notApplied })}</p>
      )}
      {ended && !reason && <p className="sub">{t(ended.key, ended.text)}</p>}
    </>
  )
}

function Steps({ schedule, onChanged }: { schedule: PriceSchedule; onChanged(): void }) {
  const t = useMessages('schedules')
  const may = useMay()
  const act = useAct()
  const [asking, setAsking] = useState(false)
  const { scheduleId, state, changeSetId } = schedule
  const params = { params: { scheduleId } }
  const withdraw = () =>
    act.run(async () => {
      await call('POST /api/admin/products/schedules/{scheduleId}/withdraw', params)
      showToast(t('withdrawn'))
      onChanged()
    })
  const ended = () => {
    setAsking(false)
    showToast(t('ended'))
    onChanged()
  }
  return (
    <div className="acts">
      <Problem text={act.problem} />
      {changeSetId && (
        <a className="b" href={to(`/products/changes/${changeSetId}`)}>
          {t('changeSet')}
        </a>
      )}
      {state === 'upcoming' && may('prices.write') && (
        <button type="button" className="b go" disabled={act.busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </button>
      )}
      {state === 'running' && may('prices.write') && (
        <button type="button" className="b go" onClick={() => setAsking(true)}>
          {t('end')}
        </button>
      )}
      {asking && (
        <ConfirmDialog
          title={t('endTitle')}
          text={t('endText')}
          confirm={t('end')}
          write={() => call('POST /api/admin/products/schedules/{scheduleId}/end', params)}
          onDone={ended}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function Head({ schedule, onChanged }: { schedule: PriceSchedule; onChanged(): void }) {
  const t = useMessages('schedules')
  const { number } = useLocale()
  const { moment } = useDates()
  const { note, who, createdAt, cells, products, startsAt, endsAt, state } = schedule
  const counts = { cells: number(cells), products: number(products) }
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={to('/products/schedules')}>{t('title')}</a>
        </p>
        <h1>{note || t('title')}</h1>
        <p>
          <span className={`st ${state === 'running' || state === 'done' ? 'full' : ''}`}>{t(`state-${state}`)}</span>{' '}
          {endsAt
            ? t('period', { from: moment(startsAt), to: moment(endsAt) })
            : t('periodOpen', { from: moment(startsAt) })}
        </p>
        <p className="sub">{t('line', { who, at: moment(createdAt), ...counts })}</p>
        <Story schedule={schedule} />
      </div>
      <Steps schedule={schedule} onChanged={onChanged} />
    </div>
  )
}

type SchedulePage = CallOutput<'GET /api/admin/products/schedules/{scheduleId}'>['data']

export function Screen({ parts: [scheduleId = ''] }: { parts: readonly string[] }) {
  const t = useMessages('schedules')
  const { first, cells, more, again } = useCellPages<ScheduledCell, SchedulePage>(scheduleId, async after => {
    const input = { params: { scheduleId }, query: { after } }
    return (await call('GET /api/admin/products/schedules/{scheduleId}', input)).data
  })
  if (first.error) return <Failed error={first.error} onRetry={first.again} />
  if (!first.data) return <Loading />
  const { schedule } = first.data
  return (
    <div className="list-screen">
      <Head schedule={schedule} onChanged={again} />
      <CellSheet
        label={t('title')}
        total={schedule.cells}
        {...{ cells, more }}
        before={({ was }) => was}
        after={({ now }) => now}
        state={cell => <Outcome cell={cell} />}
      />
    </div>
  )
}
