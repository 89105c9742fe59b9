// Export button above a list: saves the filtered rows, or a pasted list, as a file.

import { type ColumnList, LIST_COLUMNS } from '../../../contract/shared/list-columns.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { download, downloadWith } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useHiddenColumns } from './list-columns.tsx'

interface ListExportProps {
  path: string
  /** The list whose hidden columns the file omits; not set for lists without a choice of columns. */
  columns?: ColumnList
  /** A pasted list shown instead of the filtered rows, as input of the call, and its file. */
  listed?: { path: string; body: Record<string, unknown> } | null
  /** The filters of the list without its page. */
  query: Record<string, unknown>
  /** Whether members with the right may export full contacts; they are masked otherwise. */
  contacts?: boolean
}

export function ListExport({ path, columns, query, listed, contacts = false }: ListExportProps) {
  const t = useMessages('list')
  const { language } = useLocale()
  const may = useMay()
  const { busy, problem, run } = useAct()
  const hidden = useHiddenColumns()
  const known: readonly string[] = columns ? LIST_COLUMNS[columns] : []
  const hide = hidden.filter(key => known.includes(key))
  const save = (chosen: Record<string, unknown>) => {
    const more = { ...chosen, language, ...(hide.length > 0 && { hide }) }
    void run(() =>
      listed
        ? downloadWith(listed.path, { ...listed.body, ...more })
        : download(path, { query: { ...query, ...more, before: undefined } }),
    )
  }
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
