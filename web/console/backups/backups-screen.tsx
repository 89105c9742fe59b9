// Backups of the store: when the last one was completed, all runs, a new one, and how to restore one.

import type { Backup, BackupOverview } from '../../../contract/backups/api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { copyText } from '../components/copy-text.ts'
import { Problem } from '../components/field.tsx'
import { usePager } from '../components/list-pager.ts'
import { newId } from '../components/new-id.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { SettingsHead } from '../components/settings-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { BackupRow, isUnderWay } from './backup-row.tsx'
import { restoreCommand, useBackupWords } from './backup-words.ts'

function Off() {
  const t = useMessages('backups')
  return (
    <section className="panel" aria-label={t('state')}>
      <header>
        <h2>{t('off')}</h2>
      </header>
      <div className="in-b form">
        <p>{t('offText')}</p>
        <p>{t('offHow')}</p>
        <p className="secret">BACKUP_DIR=/backups</p>
      </div>
    </section>
  )
}

function Facts({ overview, folder }: { overview: BackupOverview; folder: string }) {
  const t = useMessages('backups')
  const { moment } = useDates()
  const { size, time } = useBackupWords()
  const { last, nextAt, keep } = overview
  return (
    <dl className="kv">
      <dt>{t('last')}</dt>
      <dd>{last?.endedAt ? moment(last.endedAt) : t('never')}</dd>
      {last?.endedAt && (
        <>
          <dt>{t('age')}</dt>
          <dd>{time(Date.now() - Date.parse(last.endedAt))}</dd>
          <dt>{t('size')}</dt>
          <dd>{t('filesOf', { size: size(last.bytes ?? 0), count: last.files ?? 0 })}</dd>
        </>
      )}
      <dt>{t('nextAt')}</dt>
      <dd>{nextAt && moment(nextAt)}</dd>
      <dt>{t('folder')}</dt>
      <dd className="secret">{folder}</dd>
      <dt>{t('kept')}</dt>
      <dd>
        {t('keptNights', { count: keep })}
        <div className="sub">
          <small>{t('keptNote')}</small>
        </div>
      </dd>
    </dl>
  )
}

function BackUpNow({ onAsked }: { onAsked(): void }) {
  const t = useMessages('backups')
  const { busy, problem, run } = useAct()
  const ask = async () => {
    const backupId = newId()
    if (!(await run(() => call('POST /api/admin/backups', { body: { backupId } })))) return
    showToast(t('asked'))
    onAsked()
  }
  return (
    <div className="acts">
      <button type="button" className="b go" disabled={busy} onClick={() => void ask()}>
        {t('backUp')}
      </button>
      <Problem text={problem} />
    </div>
  )
}

function Now({ overview, folder, onAsked }: { overview: BackupOverview; folder: string; onAsked(): void }) {
  const t = useMessages('backups')
  const may = useMay()
  return (
    <section className="panel" aria-label={t('state')}>
      <header>
        <h2>{t('state')}</h2>
      </header>
      <div className="in-b form">
        {overview.late && (
          <p className="note" role="alert">
            {t(overview.last ? 'late' : 'lateNone')}
          </p>
        )}
        <Facts overview={overview} folder={folder} />
        {may('settings.write') && <BackUpNow onAsked={onAsked} />}
      </div>
    </section>
  )
}

function Restore({ last }: { last: Backup | null }) {
  const t = useMessages('backups')
  const { moment } = useDates()
  const command = last?.folder ? restoreCommand(last.folder) : null
  const outcomes = { copied: t('copied'), notCopied: t('notCopied') }
  return (
    <section className="panel" aria-label={t('restore')}>
      <header>
        <h2>{t('restore')}</h2>
      </header>
      <div className="in-b form">
        <p className="note">{t('key')}</p>
        <p>{t('personal')}</p>
        <p>{t('command')}</p>
        {command && last?.startedAt ? (
          <>
            <small className="sub">{t('commandFor', { at: moment(last.startedAt) })}</small>
            <p className="secret">{command}</p>
            <div className="acts">
              <button type="button" className="b" onClick={() => copyText(command, outcomes)}>
                {t('copy')}
              </button>
            </div>
          </>
        ) : (
          <p className="sub">{t('noCommand')}</p>
        )}
      </div>
    </section>
  )
}

function Runs({ overview, onChanged }: { overview: BackupOverview; onChanged(): void }) {
  const t = useMessages('backups')
  const { backups, next, folder } = overview
  const pager = usePager(next === null ? null : String(next))
  if (backups.length === 0 && folder === null) return null
  return (
    <section className="panel" aria-label={t('runs')}>
      <header>
        <h2>{t('runs')}</h2>
      </header>
      {backups.length === 0 ? (
        <EmptyState icon="inbox" title={t('none')} />
      ) : (
        <ul className="rows in-b" aria-live="polite">
          {backups.map(backup => (
            <BackupRow key={backup.backupId} backup={backup} isOn={folder !== null} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {(pager.newer || pager.older) && (
        <div className="in-b">
          <PagerButtons pager={pager} />
        </div>
      )}
    </section>
  )
}

export function Screen() {
  const t = useMessages('backups')
  const text = useQuery().get('before') ?? ''
  const before = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  const load = useLoad(
    `backups ${before}`,
    async () => (await call('GET /api/admin/backups', { query: { before } })).data,
    true,
  )
  const { data, error, again } = load
  usePoll(data?.backups.some(isUnderWay) ?? false, again)
  return (
    <div className="stack editor">
      <SettingsHead current="backups" />
      {data?.folder && <p className="soft">{t('intro')}</p>}
      {error && <Failed error={error} onRetry={again} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          {data.folder === null ? <Off /> : <Now overview={data} folder={data.folder} onAsked={again} />}
          {data.folder !== null && <Restore last={data.last} />}
          <Runs overview={data} onChanged={again} />
        </>
      )}
    </div>
  )
}
