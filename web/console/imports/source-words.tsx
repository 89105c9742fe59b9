// Texts of an import source in the list and on its page: its state, its times, and the results of fetches.

import type { FetchState } from '../../../contract/imports/sources.rules.ts'
import type { ImportFetch, ImportSource } from '../../../contract/imports/sources-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { formatTime } from '../../framework/messages/format-date.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'

const pad = (count: number) => String(count).padStart(2, '0')

/** Minutes after midnight as the value of a time field: `06:30`. */
export const clockOf = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`

/** The minutes of such a time; 0 for none. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes || 0
}

/** The schedule of a source as text. */
export function useTimes(): (source: Pick<ImportSource, 'every' | 'atMinute' | 'weekday'>) => string {
  const t = useMessages('import-sources')
  const { language } = useLocale()
  return ({ every, atMinute, weekday }) => {
    const time = formatTime(Math.floor(atMinute / 60), pad(atMinute % 60), language)
    if (every === 'hour') return t('hourly', { minute: pad(atMinute % 60) })
    return every === 'day' ? t('daily', { time }) : t('weekly', { day: t(`weekday-${weekday}` as 'weekday-1'), time })
  }
}

/** Active, or paused with the reason. */
export function SourceState({ source: { pausedWhy } }: { source: ImportSource }) {
  const t = useMessages('import-sources')
  const colour = pausedWhy === null ? 'good' : pausedWhy === 'staff' || pausedWhy === 'restored' ? 'warn' : 'bad'
  return <span className={`tag ${colour}`}>{t(pausedWhy ? `paused-${pausedWhy}` : 'active')}</span>
}

const COLOURS: Readonly<Record<FetchState, string>> = {
  ...{ fetching: '', checking: '', applying: '', unchanged: '', nothing: '', cancelled: '' },
  ...{ waits: 'warn', applied: 'good', stopped: 'bad', failed: 'bad' },
}

export function FetchOutcome({ fetch: { state } }: { fetch: ImportFetch }) {
  const t = useMessages('import-sources')
  return <span className={`tag ${COLOURS[state]}`}>{t(`fetch-${state}`)}</span>
}

/** Why a fetch failed or was stopped; renders nothing for others. */
export function FetchProblemText({ fetch: { problem, detail } }: { fetch: ImportFetch }) {
  const t = useMessages('import-sources')
  if (!problem) return null
  const more = problem === 'unreadable' || problem === 'connection' ? detail : ''
  return (
    <small className="late">
      {t(`problem-${problem}`, { detail })}
      {more && <span lang="en">: {more}</span>}
    </small>
  )
}

/** Times, the last fetch with how it ended, and the next one. */
export function SourceFacts({ source }: { source: ImportSource }) {
  const t = useMessages('import-sources')
  const times = useTimes()
  const { moment } = useDates()
  const { lastFetch, lastFile, nextAt, failures } = source
  const earlier = lastFile && lastFetch && lastFile.fetchId !== lastFetch.fetchId ? lastFile : null
  return (
    <>
      <small>{[times(source), nextAt && t('next', { time: moment(nextAt) })].filter(Boolean).join(' · ')}</small>
      <small>
        {lastFetch ? t('last', { time: moment(lastFetch.begunAt) }) : t('never')}{' '}
        {lastFetch && <FetchOutcome fetch={lastFetch} />}
        {earlier && (
          <>
            {' · '}
            {t('lastFile', { time: moment(earlier.begunAt) })} <FetchOutcome fetch={earlier} />
          </>
        )}
      </small>
      {lastFetch && <FetchProblemText fetch={lastFetch} />}
      {failures > 1 && <small className="late">{t('failures', { count: failures })}</small>}
    </>
  )
}
