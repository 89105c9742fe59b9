// One backup in the list: its outcome, verification, and actions.

import type { Backup } from '../../../contract/backups/api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { copyText } from '../components/copy-text.ts'
import { Problem } from '../components/field.tsx'
import { restoreCommand, useBackupWords } from './backup-words.ts'

/** Whether a backup is being processed, or is about to be. */
export function isUnderWay({ state, check }: Backup): boolean {
  return [state, check?.state].some(one => one === 'waiting' || one === 'running')
}

const TAGS: Readonly<Record<Backup['state'], string>> = {
  waiting: 'tag',
  running: 'tag warn',
  complete: 'tag good',
  failed: 'tag bad',
  removed: 'tag',
}

function State({ backup: { state, check } }: { backup: Backup }) {
  const t = useMessages('backups')
  const isDamaged = state === 'complete' && check?.state === 'failed' && check.problem !== 'other'
  return (
    <>
      <span className={TAGS[state]}>{t(`state-${state}`)}</span>{' '}
      {state === 'complete' && check?.state === 'passed' && <span className="tag good">{t('verified')}</span>}
      {isDamaged && <span className="tag bad">{t('damaged')}</span>}
    </>
  )
}

function CheckText({ check }: { check: NonNullable<Backup['check']> }) {
  const t = useMessages('backups')
  const { moment } = useDates()
  const { state, problem, at, askedBy } = check
  const key = state === 'failed' ? (problem ?? 'other') : state
  return <small>{t(`check-${key}`, { name: askedBy, at: at ? moment(at) : '' })}</small>
}

function Steps({ backup, folder, onChanged }: { backup: Backup; folder: string; onChanged(): void }) {
  const t = useMessages('backups')
  const { moment } = useDates()
  const may = useMay()
  const { busy, problem, run } = useAct()
  const { backupId, startedAt, askedAt, check } = backup
  const at = moment(startedAt ?? askedAt)
  const verify = async () => {
    const params = { backupId }
    if (!(await run(() => call('POST /api/admin/backups/{backupId}/verify', { params })))) return
    showToast(t('checking'))
    onChanged()
  }
  const isChecked = check?.state === 'waiting' || check?.state === 'running'
  const outcomes = { copied: t('copied'), notCopied: t('notCopied') }
  return (
    <div className="acts">
      {may('settings.write') && (
        <button
          type="button"
          className="b sm"
          disabled={busy || isChecked}
          aria-label={t('verifyOf', { at })}
          onClick={() => void verify()}
        >
          {t('verify')}
        </button>
      )}
      <button
        type="button"
        className="b sm"
        aria-label={t('copyOf', { at })}
        onClick={() => copyText(restoreCommand(folder), outcomes)}
      >
        {t('copy')}
      </button>
      <Problem text={problem} />
    </div>
  )
}

export function BackupRow({ backup, isOn, onChanged }: { backup: Backup; isOn: boolean; onChanged(): void }) {
  const t = useMessages('backups')
  const { moment } = useDates()
  const { size, time } = useBackupWords()
  const { askedBy, askedAt, state, problem, folder, bytes, files, startedAt, endedAt, check } = backup
  const took = startedAt && endedAt && problem !== 'interrupted' ? Date.parse(endedAt) - Date.parse(startedAt) : null
  const facts = [
    askedBy === null ? t('nightly') : t('askedBy', { name: askedBy }),
    bytes === null ? '' : t('filesOf', { size: size(bytes), count: files ?? 0 }),
    took === null ? '' : t('took', { time: time(took) }),
  ]
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{moment(startedAt ?? askedAt)}</b> <State backup={backup} />
        </span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {folder && <small className="secret">{folder}</small>}
        {problem && <p className="note note-text">{t(`problem-${problem}`)}</p>}
        {state === 'removed' && <small>{t('removedText')}</small>}
        {state === 'complete' && check && <CheckText check={check} />}
      </div>
      {isOn && state === 'complete' && folder && <Steps backup={backup} folder={folder} onChanged={onChanged} />}
    </li>
  )
}
