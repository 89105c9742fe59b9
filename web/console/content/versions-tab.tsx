// The versions of a document: author, time, differences to the current one, and restoring one.

import { useState } from 'react'
import type { EditedDocument } from '../../../contract/content/desk-api.ts'
import type { DocumentBody } from '../../../contract/content/documents.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { differencesOf } from './compare.ts'

const MAX_SHOWN = 40
/** Fields with a label; others are shown by name. */
const NAMED = [
  ...(['title', 'text', 'summary', 'body', 'link', 'links', 'name', 'question', 'questions', 'answer'] as const),
  ...(['shown', 'position', 'description', 'canonical', 'to', 'blocks', 'columns', 'contact', 'grievance'] as const),
  ...(['legal', 'hours', 'promise', 'phone', 'email', 'category', 'size', 'tag', 'icon', 'action'] as const),
  ...(['departments', 'first', 'promotion'] as const),
] as const

export function usePlaceWords(): (path: readonly string[]) => string {
  const t = useMessages('content')
  const wordOf = (part: string) => {
    const named = NAMED.find(one => one === part)
    if (named) return t(named)
    if (part === 'en' || part === 'hi') return t(`language-${part}`)
    return part
  }
  return path => path.map(wordOf).join(' › ')
}

function Differences({ before, after }: { before: DocumentBody | null; after: DocumentBody | null }) {
  const t = useMessages('content')
  const placeOf = usePlaceWords()
  const found = differencesOf(before, after)
  if (found.length === 0) return <p className="sub">{t('noDifference')}</p>
  return (
    <ul className="rows">
      {found.slice(0, MAX_SHOWN).map(({ path, before, after }) => (
        <li key={path.join('/')}>
          <span className="grow cell-change">
            <b>{placeOf(path)}</b>
            <small>{t('inVersion')}</small>
            {before || '–'}
            <small>{t('now')}</small>
            {after || '–'}
          </span>
        </li>
      ))}
      {found.length > MAX_SHOWN && <li className="sub">{t('moreDifferences', { count: found.length - MAX_SHOWN })}</li>}
    </ul>
  )
}

interface VersionsTabProps {
  document: EditedDocument
  onChange(document: EditedDocument): void
}

function Version({ document, version, onChange }: VersionsTabProps & { version: number }) {
  const t = useMessages('content')
  const may = useMay()
  const { busy, problem, run } = useAct()
  const { market, kind, key, revision, live } = document
  const name = { market, kind, key }
  const load = useLoad(`${key} ${version}`, async () => {
    return (await call('GET /api/admin/content/version', { query: { ...name, version } })).data.body
  })
  const restore = async (publish: boolean) => {
    const body = { ...name, revision, version, publish }
    const saved = await run(async () => (await call('POST /api/admin/content/restore', { body })).data)
    if (!saved) return
    showToast(t(publish ? 'rolledBack' : 'restored'))
    onChange(saved)
  }
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  return (
    <div className="form">
      <Differences before={load.data} after={live} />
      <Problem text={problem} />
      {may('content.write') && (
        <div className="acts">
          <button type="button" className="b" disabled={busy} onClick={() => restore(false)}>
            {t('restore')}
          </button>
          <button type="button" className="b go" disabled={busy} onClick={() => restore(true)}>
            {t('rollBack')}
          </button>
        </div>
      )}
    </div>
  )
}

export function VersionsTab({ document, onChange }: VersionsTabProps) {
  const t = useMessages('content')
  const { moment } = useDates()
  const [open, setOpen] = useState<number | null>(null)
  const { versions } = document
  if (versions.length === 0) return <EmptyState icon="clock" title={t('noVersions')} text={t('noVersionsText')} />
  return (
    <section className="panel" aria-label={t('versions')}>
      <ul className="rows in-b">
        {versions.map(({ version, at, by }) => (
          <li key={version} className="lead">
            <div className="grow form">
              <span>
                <b>{t('versionNo', { version })}</b> <span className="sub">{moment(at)}</span>
              </span>
              <small>{by ?? t('before')}</small>
              {open === version && <Version {...{ document, version, onChange }} />}
            </div>
            <button
              type="button"
              className="b sm"
              aria-expanded={open === version}
              aria-label={`${t('compare')}: ${t('versionNo', { version })}`}
              onClick={() => setOpen(open === version ? null : version)}
            >
              {t('compare')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
