// The health of the store: requirements, failures, and configured external systems.

import type { StoreHealth } from '../../../contract/settings/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { SettingsHead } from '../components/settings-head.tsx'
import { Failed, Loading } from '../components/states.tsx'

const NAMED = ['analytics', 'mail', 'sms'] as const

function Checks({ health }: { health: StoreHealth }) {
  const t = useMessages('settings')
  const { number } = useLocale()
  const { moment } = useDates()
  const { backups, waitingFor, undelivered, failedJobs, searchDocuments, databaseBytes, production, version } = health
  const rows: { label: string; value: string; bad?: boolean; href?: string }[] = [
    {
      label: t('ready'),
      value: waitingFor.length === 0 ? t('yes') : t('waitsFor', { what: waitingFor.join(', ') }),
      bad: waitingFor.length > 0,
    },
    { label: t('failedJobs'), value: number(failedJobs), bad: failedJobs > 0, href: to('/settings/jobs') },
    { label: t('undelivered'), value: number(undelivered), bad: undelivered > 0 },
    {
      ...{ label: t('lastBackup'), bad: backups.late, href: to('/settings/backups') },
      value: !backups.on ? t('backupsOff') : backups.lastAt ? moment(backups.lastAt) : t('noBackup'),
    },
    { label: t('searchDocuments'), value: number(searchDocuments), bad: searchDocuments === 0 },
    { label: t('databaseSize'), value: t('megabytes', { count: Math.round(databaseBytes / 1_000_000) }) },
    { label: t('mode'), value: t(production ? 'production' : 'development') },
    { label: t('version'), value: version },
  ]
  return (
    <ul className="rows in-b">
      {rows.map(({ label, value, bad, href }) => (
        <li key={label}>
          <span className="grow">{href ? <a href={href}>{label}</a> : label}</span>
          {bad ? <span className="tag bad">{value}</span> : <b>{value}</b>}
        </li>
      ))}
    </ul>
  )
}

export function Screen() {
  const t = useMessages('settings')
  const load = useLoad('health', async () => (await call('GET /api/admin/health')).data)
  return (
    <div className="stack editor">
      <SettingsHead current="health" />
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && (
        <>
          <section className="panel" aria-label={t('health')}>
            <header>
              <h2>{t('health')}</h2>
            </header>
            <Checks health={load.data} />
          </section>
          <section className="panel" aria-label={t('services')}>
            <header>
              <h2>{t('services')}</h2>
            </header>
            <ul className="rows in-b">
              {load.data.services.map(({ name, setUp }) => (
                <li key={name}>
                  <span className="grow">
                    {NAMED.some(one => one === name) ? t(`service-${name as (typeof NAMED)[number]}`) : name}
                  </span>
                  <span className={setUp ? 'tag good' : 'tag'}>{t(setUp ? 'setUp' : 'notSetUp')}</span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  )
}
