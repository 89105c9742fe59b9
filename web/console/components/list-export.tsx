// Above a list: saves what its filters find, or what a pasted list names, as a file.

import { useLocale } from '../../framework/locale.ts'
import { download, downloadWith } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'

interface ListExportProps {
  path: string
  /** A pasted list that is shown in place of what the filters find, as it is sent, and where its file comes from. */
  listed?: { path: string; body: Record<string, unknown> } | null
  /** The filters of the list without its page. */
  query: Record<string, unknown>
  /** Whether who has the right may have contacts in full; they are masked otherwise. */
  contacts?: boolean
}

export function ListExport({ path, query, listed, contacts = false }: ListExportProps) {
  const t = useMessages('list')
  const { language } = useLocale()
  const may = useMay()
  const { busy, problem, run } = useAct()
  const save = (more: Record<string, unknown>) =>
    void run(() =>
      listed
        ? downloadWith(listed.path, { ...listed.body, ...more, language })
        : download(path, { query: { ...query, ...more, language, before: undefined } }),
    )
  return (
    <>
      <button type="button" className="b" disabled={busy} title={t('exportHint')} onClick={() => save({})}>
        {t('export')}
      </button>
      {contacts && may('customers.unmask') && (
        <button
          type="button"
          className="b"
          disabled={busy}
          title={t('exportFullHint')}
          onClick={() => save({ contacts: 'full' })}
        >
          {t('exportFull')}
        </button>
      )}
      {problem && <span className="late">{problem}</span>}
    </>
  )
}
