// The changes of a product by change sets, and restoring its state before one of them.

import { useState } from 'react'
import type { ProductVersion } from '../../../contract/products/editor-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { useCellWords, useOfferFieldName } from '../components/cell-words.ts'
import { Problem } from '../components/field.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { useEditor } from './editor-context.tsx'

function Version({ version, onRestore }: { version: ProductVersion; onRestore(): void }) {
  const t = useMessages('editor')
  const { moment } = useDates()
  const wordsOf = useCellWords()
  const fieldName = useOfferFieldName()
  const shown = (field: string, value: string) => {
    const text = wordsOf(field, value) ?? value
    return text.length > 200 ? `${text.slice(0, 200)} …` : text || '–'
  }
  return (
    <section className="panel">
      <header>
        <h2>
          <a href={to(`/products/changes/${version.changeSetId}`)}>{moment(version.at)}</a>
        </h2>
        <span className="sub">{version.who}</span>
        <button type="button" className="b sm" onClick={onRestore}>
          {t('restore')}
        </button>
      </header>
      <div className="in-b">
        {version.note && <p className="soft">{version.note}</p>}
        <ul className="rows">
          {version.cells.map(({ seller, field, before, after, undone }) => (
            <li key={`${seller} ${field}`}>
              <span className="grow cell-change">
                <small>{fieldName(seller, field)}</small>
                <s className="sub">{shown(field, before)}</s> <b>{shown(field, after)}</b>
              </span>
              {undone === 'restored' && <span className="tag">{t('takenBack')}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function EditorHistory() {
  const t = useMessages('editor')
  const editor = useEditor()
  const act = useAct()
  const { msn, sellerCode } = editor.product
  const [extra, setExtra] = useState<{ versions: ProductVersion[]; next: number | null } | null>(null)
  const read = async (before?: number) =>
    (await call('GET /api/admin/products/{msn}/changes', { params: { msn }, query: before ? { before } : {} })).data
  const first = useLoad(msn, () => read())
  if (first.error) return <Failed error={first.error} onRetry={first.again} />
  if (!first.data) return <Loading />
  const versions = [...first.data.versions, ...(extra?.versions ?? [])]
  const next = extra ? extra.next : first.data.next
  // the oldest of the earlier values is the one at that time
  const restore = (version: ProductVersion) => {
    const values: Record<string, string> = {}
    for (const { number, cells } of versions) {
      if (number < version.number) continue
      for (const cell of cells)
        if (cell.seller === sellerCode && !editor.locked(cell.field)) values[cell.field] = cell.before
    }
    editor.editAll(values)
    showToast(t('restored'))
  }
  const more = () =>
    act.run(async () => {
      if (next === null) return
      const page = await read(next)
      setExtra({ versions: [...(extra?.versions ?? []), ...page.versions], next: page.next })
    })
  if (versions.length === 0) return <EmptyState icon="clock" title={t('noVersions')} text={t('versionsAbout')} />
  return (
    <div className="stack">
      <p className="sub edge">{t('versionsAbout')}</p>
      {versions.map(version => (
        <Version key={version.changeSetId} version={version} onRestore={() => restore(version)} />
      ))}
      <Problem text={act.problem} />
      {next !== null && (
        <button type="button" className="b" disabled={act.busy} onClick={() => void more()}>
          {t('earlier')}
        </button>
      )}
    </div>
  )
}
