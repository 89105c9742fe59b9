// Pending work: count, kind, and age of the oldest; each links to its list.

import type { Work } from '../../../contract/dashboard/api.ts'
import { WORK_LIMIT } from '../../../contract/dashboard/dashboard.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { ageOf, WORK_GROUPS, WORK_PLACES } from './work-places.ts'

function Age({ kind, oldestAt }: Work) {
  const t = useMessages('dashboard')
  const age = ageOf(kind, oldestAt, Date.now())
  if (!age) return null
  const { hours, late } = age
  const text =
    hours < 1
      ? t('minutes', { count: Math.floor(hours * 60) })
      : hours < 48
        ? t('hours', { count: Math.floor(hours) })
        : t('days', { count: Math.floor(hours / 24) })
  return <small className={late ? 'late' : 'sub'}>{t('oldest', { age: text })}</small>
}

function WorkLine({ work }: { work: Work }) {
  const t = useMessages('dashboard')
  const { number } = useLocale()
  const { kind, count } = work
  const { path, query } = WORK_PLACES[kind]
  return (
    <li>
      <a href={to(path, query)} className={count === 0 ? 'none' : undefined}>
        <b>{count >= WORK_LIMIT ? t('andMore', { count: number(count) }) : number(count)}</b>
        <span>{t(kind)}</span>
        <Age {...work} />
      </a>
    </li>
  )
}

export function WorkPanel({ work }: { work: readonly Work[] }) {
  const t = useMessages('dashboard')
  const groups = WORK_GROUPS.map(group => ({
    group,
    lines: work.filter(({ kind }) => WORK_PLACES[kind].group === group),
  })).filter(({ lines }) => lines.length > 0)
  return (
    <section className="panel work" aria-labelledby="work">
      <header>
        <h2 id="work">{t('waiting')}</h2>
      </header>
      <div className="groups">
        {groups.map(({ group, lines }) => (
          <div key={group}>
            <h3>{t(`group-${group}`)}</h3>
            <ul>
              {lines.map(line => (
                <WorkLine key={line.kind} work={line} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
