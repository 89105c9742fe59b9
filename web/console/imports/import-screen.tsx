// One import: its progress, its effect or preview, its problems by kind, and the possible actions.

import { useState } from 'react'
import type { ImportAccepted, ImportStatus } from '../../../contract/imports/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call, callAddress, download } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { IMPORT_DOTS, isUnderWay } from './import-words.ts'
import { PriceChanges } from './price-changes.tsx'

const STEPS = {
  apply: 'POST /api/admin/imports/{id}/apply',
  cancel: 'POST /api/admin/imports/{id}/cancel',
  undo: 'POST /api/admin/imports/{id}/undo',
} as const
type Step = keyof typeof STEPS

/** Actions on an import in its state. */
function stepsOf({ state, dryRun, left }: ImportStatus): Step[] {
  if (state === 'waiting' || state === 'running') return ['cancel']
  if (dryRun) return state === 'done' ? ['apply'] : []
  if (state === 'done' || state === 'cancelled' || state === 'failed') return ['undo']
  return state === 'undone' && left > 0 ? ['undo'] : []
}

function ImportSteps({ one, onDone }: { one: ImportStatus; onDone(): void }) {
  const t = useMessages('imports')
  const may = useMay()
  const act = useAct()
  const [rejected, setRejected] = useState<ImportAccepted | null>(null)
  const take = (step: Step) =>
    act.run(async () => {
      const { data } = await call(STEPS[step], { params: { id: one.id } })
      setRejected(data.accepted ? null : data)
      if (step === 'apply' && data.importId) navigate(to(`/imports/${data.importId}`))
      else onDone()
    })
  return (
    <>
      <div className="acts">
        <a className="b" download href={callAddress('/api/admin/imports/{id}/file', { params: { id: one.id } })}>
          {t('original')}
        </a>
        {one.dryRun && !isUnderWay(one) && (
          <a className="b" href={to(`/imports/${one.id}/columns`)}>
            {t('columns')}
          </a>
        )}
        {(may('imports.write') ? stepsOf(one) : []).map(step => (
          <button
            key={step}
            type="button"
            className={step === 'apply' ? 'b go' : 'b'}
            disabled={act.busy}
            onClick={() => void take(step)}
          >
            {t(step)}
          </button>
        ))}
      </div>
      <Problem text={act.problem || rejected?.reason || ''} />
      {rejected && rejected.laterImports.length > 0 && (
        <ul className="rows">
          {rejected.laterImports.map(later => (
            <li key={later.id}>
              <a href={to(`/imports/${later.id}`)}>{later.fileName}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Figures({ one }: { one: ImportStatus }) {
  const t = useMessages('imports')
  const { number } = useLocale()
  const names = [
    'created',
    'updated',
    'unchanged',
    'offered',
    'priceChanges',
    'retired',
    'rejected',
    'undone',
    'left',
  ] as const
  return (
    <section className="panel">
      <header>
        <h2>{t(one.dryRun ? 'wouldDo' : 'did')}</h2>
      </header>
      <dl className="kv in-b">
        {names
          .filter(name => one[name] > 0 || ['created', 'updated', 'rejected'].includes(name))
          .map(name => (
            <div key={name} className="kv-row">
              <dt>{t(name)}</dt>
              <dd>{number(one[name])}</dd>
            </div>
          ))}
        {one.pictures.waiting + one.pictures.stored + one.pictures.failed > 0 && (
          <div className="kv-row">
            <dt>{t('pictures')}</dt>
            <dd>
              {t('picturesLine', {
                stored: one.pictures.stored,
                waiting: one.pictures.waiting,
                failed: one.pictures.failed,
              })}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** The rejected rows: as a file to correct, or retried once missing records exist. */
function RejectedSteps({ one, act }: { one: ImportStatus; act: ReturnType<typeof useAct> }) {
  const t = useMessages('imports')
  const may = useMay()
  const params = { id: one.id }
  const fetchRows = () =>
    act.run(() => download('/api/admin/imports/{id}/rejectedRows', { params, query: { format: 'xlsx' } }))
  const retry = () =>
    act.run(async () => {
      const { data } = await call('POST /api/admin/imports/{id}/retry', { params })
      if (data.importId) navigate(to(`/imports/${data.importId}`))
      else showToast(t('noRetry'))
    })
  return (
    <>
      <button type="button" className="b sm" disabled={act.busy} onClick={() => void fetchRows()}>
        {t('rejectedRows')}
      </button>
      {may('imports.write') && (
        <button type="button" className="b sm" disabled={act.busy} onClick={() => void retry()}>
          {t('retryRejected')}
        </button>
      )}
    </>
  )
}

const TAGS = { error: 'bad', warning: 'warn', note: '' } as const

function Problems({ one }: { one: ImportStatus }) {
  const t = useMessages('imports')
  const { number } = useLocale()
  const act = useAct()
  const fetchReport = (format: 'xlsx' | 'csv' | 'md') =>
    act.run(() => download('/api/admin/imports/{id}/report', { params: { id: one.id }, query: { format } }))
  return (
    <section className="panel">
      <header>
        <h2>{t('problems')}</h2>
      </header>
      <div className="in-b">
        <div className="acts">
          <button type="button" className="b sm" onClick={() => void fetchReport('xlsx')}>
            {t('everyProblem')}
          </button>
          <button type="button" className="b sm" onClick={() => void fetchReport('md')}>
            {t('summary')}
          </button>
          {one.rejected > 0 && !isUnderWay(one) && <RejectedSteps one={one} act={act} />}
        </div>
        <Problem text={act.problem} />
        {one.problems.length === 0 && <p className="sub">{t('noProblems')}</p>}
        <ul className="rows">
          {one.problems.map(({ code, severity, count, message }) => (
            <li key={code}>
              <span className={`tag ${TAGS[severity]}`}>{t(`severity-${severity}`)}</span>
              <span className="grow">
                {message} <small>{code}</small>
              </span>
              <b>{number(count)}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Screen({ parts: [id = ''] }: { parts: readonly string[] }) {
  const t = useMessages('imports')
  const { number } = useLocale()
  const { moment } = useDates()
  const load = useLoad(id, async () => (await call('GET /api/admin/imports/{id}', { params: { id } })).data, true)
  const one = load.data
  usePoll(one !== null && isUnderWay(one), load.again)
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!one) return <Loading />
  return (
    <>
      <div className="head">
        <div className="grow">
          <p className="crumb">
            <a href={to('/imports')}>{t('title')}</a>
          </p>
          <h1>{one.fileName}</h1>
          <p className="sub" role="status">
            <span className={`st ${IMPORT_DOTS[one.state]}`}>
              {one.dryRun && one.state === 'done' ? t('tried') : t(`state-${one.state}`)}
            </span>{' '}
            {t('progress', { done: number(one.position), total: number(one.total) })} · {moment(one.createdAt)}
          </p>
          {one.error && <p className="late">{one.error}</p>}
        </div>
        <ImportSteps one={one} onDone={load.again} />
      </div>
      {isUnderWay(one) && (
        <progress className="bar-progress" max={Math.max(1, one.total)} value={one.position} aria-label={t('title')} />
      )}
      <div className="stack narrow">
        <Figures one={one} />
        {!isUnderWay(one) && one.priceChanges > 0 && <PriceChanges one={one} />}
        <Problems one={one} />
      </div>
    </>
  )
}
