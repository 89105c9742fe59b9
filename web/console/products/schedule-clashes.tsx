// Conflicts of a draft at the chosen time with other scheduled prices.

import type { PriceClash } from '../../../contract/products/schedules-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { type Cells, rowsOf } from './cell-draft.ts'

interface Props {
  cells: Cells
  period: { startsAt: string; endsAt: string | null }
}

function ClashLine({ clash }: { clash: PriceClash }) {
  const t = useMessages('schedules')
  const { moment } = useDates()
  const { kind, scheduleId, note, startsAt, endsAt, cells, msn } = clash
  const time = endsAt
    ? t('period', { from: moment(startsAt), to: moment(endsAt) })
    : t('periodOpen', { from: moment(startsAt) })
  return (
    <li>
      <a href={to(`/products/schedules/${scheduleId}`)}>{note || t('title')}</a>, {time}:{' '}
      {t(`clash-${kind}`, { count: cells, msn })}
    </li>
  )
}

export function ScheduleClashes({ cells, period }: Props) {
  const t = useMessages('schedules')
  const { market } = useLocale()
  const found = useLoad(JSON.stringify([period, cells]), async () => {
    const body = { market, rows: rowsOf(cells), ...period }
    return (await call('POST /api/admin/products/schedules/clashes', { body })).data.clashes
  })
  if (!found.data || found.data.length === 0) return <div role="status" />
  return (
    <div role="status" className="grid-note clashes">
      <b className="late">{t('clashes')}</b>
      <ul>
        {found.data.map(clash => (
          <ClashLine key={`${clash.kind} ${clash.scheduleId}`} clash={clash} />
        ))}
      </ul>
      <p className="sub">{t('clashHint')}</p>
    </div>
  )
}
