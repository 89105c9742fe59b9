// One schedule of prices: when it starts and ends, its cells and what became of them, and the way to withdraw or end it.

import { useState } from 'react'
import type { PriceSchedule, ScheduledCell } from '../../../contract/products/schedules-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { useFieldName, useProblemText } from '../components/cell-words.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'

function Outcome({ cell }: { cell: ScheduledCell }) {
  const t = useMessages('schedules')
  const problemText = useProblemText()
  const { outcome, undone, problem, found } = cell
  if (problem) return <span className="tag bad">{problemText(problem)}</span>
  if (undone) return <span className={undone === 'left' ? 'tag warn' : 'sub'}>{t(`undone-${undone}`)}</span>
  const warns = outcome === 'conflict' || outcome === 'skipped'
  return <span className={warns ? 'tag warn' : 'sub'}>{t(`cell-${outcome}`, { found: found || '–' })}</span>
}

function CellTable({ cells }: { cells: readonly ScheduledCell[] }) {
  const t = useMessages('schedules')
  const fieldName = useFieldName()
  return (
    <table className="t list">
      <thead>
        <tr>
          <th scope="col">{t('partNumber')}</th>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('oldAndNew')}</th>
          <th scope="col">{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map(cell => (
          <tr key={`${cell.msn} ${cell.seller} ${cell.field}`}>
            <td className="p p-id">
              <a className="id" href={to('/products', { text: cell.msn })}>
                {cell.partNumber}
              </a>
            </td>
            <td className="p p-cu soft">{fieldName(cell.field)}</td>
            <td className="p p-ex">
              <s className="sub">{cell.was || '–'}</s> <b>{cell.now || '–'}</b>
            </td>
            <td className="p p-due">
              <Outcome cell={cell} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useSchedule(scheduleId: string) {
  const [extra, setExtra] = useState<{ cells: ScheduledCell[]; next: number | null } | null>(null)
  const read = async (after: number) =>
    (await call('GET /api/admin/products/schedules/{scheduleId}', { params: { scheduleId }, query: { after } })).data
  const first = useLoad(scheduleId, () => read(0))
  const cells = [...(first.data?.cells ?? []), ...(extra?.cells ?? [])]
  const next = extra ? extra.next : (first.data?.next ?? null)
  const more = async () => {
    if (next === null) return
    const page = await read(next)
    setExtra({ cells: [...(extra?.cells ?? []), ...page.cells], next: page.next })
  }
  const again = () => {
    setExtra(null)
    first.again()
  }
  return { first, cells, next, more, again }
}

/** What has happened so far, in lines. */
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

export function Screen({ parts: [scheduleId = ''] }: { parts: readonly string[] }) {
  const t = useMessages('schedules')
  const act = useAct()
  const { first, cells, next, more, again } = useSchedule(scheduleId)
  if (first.error) return <Failed error={first.error} onRetry={first.again} />
  if (!first.data) return <Loading />
  const { schedule } = first.data
  return (
    <div className="list-screen">
      <Head schedule={schedule} onChanged={again} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className="sheet" aria-label={t('title')} tabIndex={0}>
        <CellTable cells={cells} />
        {next !== null && (
          <p className="more-rows">
            <button type="button" className="b" onClick={() => void act.run(more)}>
              {t('showMore', { count: schedule.cells - cells.length })}
            </button>
          </p>
        )}
      </section>
    </div>
  )
}
