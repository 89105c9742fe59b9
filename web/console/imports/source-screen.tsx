// One import source: its state, staff actions, and its fetches.

import { useCallback, useState } from 'react'
import type { ImportFetch, ImportSource } from '../../../contract/imports/sources-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { MoreButton } from '../components/more-button.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'
import { SourceSteps } from './source-steps.tsx'
import { FetchOutcome, FetchProblemText, SourceFacts, SourceState } from './source-words.tsx'

function FetchRow({ fetch }: { fetch: ImportFetch }) {
  const t = useMessages('import-sources')
  const { moment } = useDates()
  const { askedBy, begunAt, bytes, importId, appliedId } = fetch
  const facts = [
    bytes === null ? '' : `${new Intl.NumberFormat('en-IN').format(Math.ceil(bytes / 1024))} KB`,
    askedBy === null ? '' : t('askedBy', { name: askedBy }),
  ]
  return (
    <li>
      <div className="grow">
        <span>
          {moment(begunAt)} <FetchOutcome fetch={fetch} />
        </span>
        {facts.some(Boolean) && <small>{facts.filter(Boolean).join(' · ')}</small>}
        <FetchProblemText fetch={fetch} />
      </div>
      {(importId || appliedId) && (
        <div className="acts">
          {importId && (
            <a className="b sm" href={to(`/imports/${importId}`)}>
              {t('tried')}
            </a>
          )}
          {appliedId && (
            <a className="b sm" href={to(`/imports/${appliedId}`)}>
              {t('applied')}
            </a>
          )}
        </div>
      )}
    </li>
  )
}

/** `turn` is incremented when the history may have changed. */
function History({ sourceId, turn }: { sourceId: string; turn: string }) {
  const t = useMessages('import-sources')
  const list = useMore(`${sourceId} ${turn}`, async before => {
    const sent = { params: { sourceId }, query: { before } }
    const { fetches, next } = (await call('GET /api/admin/importSources/{sourceId}/fetches', sent)).data
    return { rows: fetches, next }
  })
  const { load, rows } = list
  return (
    <section className="panel" aria-label={t('history')}>
      <header>
        <h2>{t('history')}</h2>
      </header>
      <div className="in-b">
        {load.error && <Failed error={load.error} onRetry={load.again} />}
        {!load.data && !load.error && <Loading />}
        {load.data && rows.length === 0 && <EmptyState icon="inbox" title={t('noHistory')} />}
        <ul className="rows">
          {rows.map(fetch => (
            <FetchRow key={fetch.fetchId} fetch={fetch} />
          ))}
        </ul>
        <MoreButton list={list} />
      </div>
    </section>
  )
}

function SourceHead({ source: { name, market } }: { source: ImportSource }) {
  const t = useMessages('import-sources')
  const frame = useMessages('frame')
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={to('/imports/sources')}>{t('title')}</a> · {frame(market)}
        </p>
        <h1>{name}</h1>
      </div>
    </div>
  )
}

function SourcePage({ source, onChanged }: { source: ImportSource; onChanged(source?: ImportSource): void }) {
  const t = useMessages('import-sources')
  const may = useMay()
  const { sourceId, address, lastFetch, pausedWhy } = source
  return (
    <>
      <SourceHead source={source} />
      <div className="stack editor">
        <section className="panel" aria-label={t('state')}>
          <header>
            <h2>{t('state')}</h2>
            <SourceState source={source} />
          </header>
          <div className="in-b form">
            <p className="secret">{address}</p>
            <div role="status" className="rows">
              <SourceFacts source={source} />
            </div>
            {pausedWhy === 'failures' && <p className="note">{t('pausedFailuresText')}</p>}
            {pausedWhy === 'restored' && <p className="note">{t('pausedRestoredText')}</p>}
            {may('imports.write') && <SourceSteps source={source} onChanged={onChanged} />}
          </div>
        </section>
        <History sourceId={sourceId} turn={`${lastFetch?.fetchId ?? 0} ${lastFetch?.state ?? ''}`} />
      </div>
    </>
  )
}

export function Screen({ parts: [sourceId = ''] }: { parts: readonly string[] }) {
  const load = useLoad(
    sourceId,
    async () => (await call('GET /api/admin/importSources/{sourceId}', { params: { sourceId } })).data,
  )
  const [shown, setShown] = useState<ImportSource | null>(null)
  const { again, show } = load
  const changed = useCallback(
    (source?: ImportSource) => {
      if (source) show(source)
      else again()
    },
    [again, show],
  )
  usePoll(load.data?.underWay ?? false, again)
  // data stays visible while it is reloaded
  if (load.data && load.data !== shown) setShown(load.data)
  const source = load.data ?? (shown?.sourceId === sourceId ? shown : null)
  if (load.error) return <Failed error={load.error} onRetry={again} />
  if (!source) return <Loading />
  return <SourcePage source={source} onChanged={changed} />
}
