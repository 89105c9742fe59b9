// The sources of import files of the market: when each is fetched and how the last fetch ended, and adding another one.

import { useState } from 'react'
import type { ImportSource } from '../../../contract/imports/sources-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { ImportsHead } from './imports-head.tsx'
import { SourceForm } from './source-form.tsx'
import { SourceFacts, SourceState } from './source-words.tsx'

function SourceRow({ source }: { source: ImportSource }) {
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <a href={to(`/imports/sources/${source.sourceId}`)}>
            <b>{source.name}</b>
          </a>{' '}
          <SourceState source={source} />
        </span>
        <small className="clip">{source.address}</small>
        <SourceFacts source={source} />
      </div>
    </li>
  )
}

export function Screen() {
  const t = useMessages('import-sources')
  const { market } = useLocale()
  const may = useMay()
  const [open, setOpen] = useState(false)
  const load = useLoad(
    market,
    async () => (await call('GET /api/admin/importSources', { query: { market } })).data.sources,
    true,
  )
  usePoll(load.data?.some(({ underWay }) => underWay) ?? false, load.again)
  return (
    <div className="stack editor">
      <ImportsHead current="sources" />
      <p className="soft">{t('intro')}</p>
      {may('imports.write') && (
        <div className="acts">
          <button type="button" className="b go" onClick={() => setOpen(true)}>
            {t('create')}
          </button>
        </div>
      )}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.length === 0 && <EmptyState icon="link" title={t('nothing')} />}
      {load.data && load.data.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {load.data.map(source => (
              <SourceRow key={source.sourceId} source={source} />
            ))}
          </ul>
        </section>
      )}
      {open && <SourceForm source={null} onClose={() => setOpen(false)} onSaved={load.again} />}
    </div>
  )
}
