// A calendar of all upcoming changes in a market: a week or a month as a list by day, with conflicts.

import { Fragment } from 'react'
import type { CalendarClash, CalendarEntry } from '../../../contract/calendar/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { dayOf, timeOf } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery, useQueryAddress } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { ListHead, Views } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { type CalendarDay, type CalendarEvent, eventsByDay } from './events-by-day.ts'

const LENGTHS = { week: 7, month: 31 } as const

const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10)

function addressOf({ kind, id }: CalendarEntry): string {
  const [part = '', ...key] = id.split(' ')
  switch (kind) {
    case 'price':
      return to(`/products/schedules/${id}`)
    case 'price-list':
      return to(`/price-lists/${id}`)
    case 'coupon':
      return to(`/promotions/${id}`)
    case 'campaign':
      return to('/campaigns')
    case 'newsletter':
      return to(`/newsletters/${id}`)
    case 'content':
      return to('/content/edit', { kind: part, key: key.join(' ') })
    case 'tax':
      return to('/settings/tax-rates')
    case 'holiday':
      return to('/delivery')
    case 'reward':
      return to('/rewards')
  }
}

function EntryLink({ entry }: { entry: CalendarEntry }) {
  const t = useMessages('calendar')
  return <a href={addressOf(entry)}>{entry.title || t('untitled')}</a>
}

/** For whom it is; nothing where it is for everybody. */
function Audience({ entry: { audience } }: { entry: CalendarEntry }) {
  const t = useMessages('calendar')
  if (!audience) return null
  const { buyers, firstOrderOnly, groups } = audience
  const more = groups ? groups.count - groups.names.length : 0
  const words = [
    ...(buyers === 'business' ? [t('for-business')] : []),
    ...(firstOrderOnly ? [t('for-first-order')] : []),
    ...(groups?.names ?? []),
    ...(more > 0 ? [t('for-more-groups', { count: more })] : []),
    ...(groups?.count === 0 ? [t('for-nobody')] : []),
  ]
  return words.map(word => (
    <Fragment key={word}>
      {' '}
      <span className="tag">{word}</span>
    </Fragment>
  ))
}

function EventLine({ event: { at, what, entry } }: { event: CalendarEvent }) {
  const t = useMessages('calendar')
  const { market } = useLocale()
  const { kind } = entry
  const single = kind === 'newsletter' || kind === 'content' || kind === 'holiday'
  return (
    <li className="calendar-line">
      <span className="sub calendar-time">{kind === 'holiday' ? '' : timeOf(at, market).slice(11)}</span>
      <span className="tag">{t(`kind-${kind}`)}</span>
      <span className="calendar-title">
        <EntryLink entry={entry} /> <span className="soft">{single ? t(`moment-${kind}`) : t(what)}</span>
        <Audience entry={entry} />
      </span>
    </li>
  )
}

function Days({ days }: { days: readonly CalendarDay[] }) {
  const dates = useDates()
  return days.map(({ day, events }) => (
    <section key={day} className="panel" aria-labelledby={`day-${day}`}>
      <header>
        <h2 id={`day-${day}`}>{dates.day(day)}</h2>
      </header>
      <ul className="rows in-b">
        {events.map(event => (
          <EventLine key={`${event.what} ${event.entry.kind} ${event.entry.id}`} event={event} />
        ))}
      </ul>
    </section>
  ))
}

interface ClashesProps {
  entries: readonly CalendarEntry[]
  clashes: readonly CalendarClash[]
}

function Clashes({ entries, clashes }: ClashesProps) {
  const t = useMessages('calendar')
  if (clashes.length === 0) return null
  return (
    <section className="panel" aria-labelledby="clashes">
      <header>
        <h2 id="clashes" className="late">
          {t('clashes')}
        </h2>
      </header>
      <ul className="rows in-b">
        {clashes.map(({ kind, first, second }) => {
          const [a, b] = [entries[first], entries[second]]
          if (!a || !b) return null
          return (
            <li key={`${kind} ${first} ${second}`}>
              <div className="grow">
                <EntryLink entry={a} />
                <Audience entry={a} /> · <EntryLink entry={b} />
                <Audience entry={b} /> <span className="soft">{t(`clash-${kind}`)}</span>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function usePeriod() {
  const query = useQuery()
  const { market } = useLocale()
  const length = query.get('length') === 'month' ? ('month' as const) : ('week' as const)
  const today = dayOf(new Date().toISOString(), market)
  const asked = query.get('from') ?? ''
  const from = /^20\d\d-(0\d|1[0-2])-[0-3]\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today
  return { market, length, today, from, until: later(from, LENGTHS[length]) }
}

type Period = ReturnType<typeof usePeriod>

function PeriodHead({ period: { length, from, until, today } }: { period: Period }) {
  const t = useMessages('calendar')
  const addressWith = useQueryAddress()
  const days = LENGTHS[length]
  return (
    <ListHead title={t('title')}>
      <a className="b" href={addressWith({ from: later(from, -days) })}>
        {t('before')}
      </a>
      {from !== today && (
        <a className="b" href={addressWith({ from: null })}>
          {t('today')}
        </a>
      )}
      <a className="b" href={addressWith({ from: until })}>
        {t('next')}
      </a>
      <a className="b" href={addressWith({ length: length === 'week' ? 'month' : null })}>
        {t(length === 'week' ? 'month' : 'week')}
      </a>
    </ListHead>
  )
}

export function Screen() {
  const t = useMessages('calendar')
  const { day } = useDates()
  const period = usePeriod()
  const addressWith = useQueryAddress()
  const { market, from, until } = period
  const load = useLoad(
    JSON.stringify([market, from, until]),
    async () => (await call('GET /api/admin/session/calendar', { query: { market, from, until } })).data,
    true,
  )
  const kinds = load.data?.kinds ?? []
  const chosen = useQuery().get('kind')
  const kind = kinds.find(one => one === chosen)
  const isShown = (entry: CalendarEntry | undefined) => !kind || entry?.kind === kind
  const entries = load.data?.entries ?? []
  const days = eventsByDay(entries.filter(isShown), { market, from, until })
  const clashes = load.data?.clashes.filter(({ first, second }) => isShown(entries[first]) || isShown(entries[second]))
  return (
    <div className="stack calendar">
      <PeriodHead period={period} />
      <Views
        views={[undefined, ...kinds].map(one => ({
          label: one ? t(`kind-${one}`) : t('all'),
          href: addressWith({ kind: one ?? null }),
          current: one === kind,
        }))}
      />
      <p className="sub edge" aria-live="polite">
        {day(from)} – {day(later(until, -1))}
      </p>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.more && <p className="note edge">{t('more')}</p>}
      {clashes && <Clashes entries={entries} clashes={clashes} />}
      {load.data && days.length === 0 && (
        <EmptyState icon="clock" title={kinds.length === 0 ? t('noKinds') : t('nothing')} />
      )}
      <Days days={days} />
    </div>
  )
}
