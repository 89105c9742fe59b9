// Files that came in, newest first; a new file is tried before anything is taken.

import type { ImportStatus } from '../../../contract/imports/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { type Column, List } from '../components/list.tsx'
import { ExportForm } from './export-form.tsx'
import { IMPORT_DOTS, isUnderWay } from './import-words.ts'
import { ImportsHead } from './imports-head.tsx'
import { TemplateForm } from './template-form.tsx'
import { UploadForm } from './upload-form.tsx'

function useColumns(): Column<ImportStatus>[] {
  const t = useMessages('imports')
  const { number } = useLocale()
  const { moment } = useDates()
  return [
    {
      key: 'file',
      title: t('file'),
      phone: 'id',
      cell: row => (
        <a className="id cut customer" href={to(`/imports/${row.id}`)}>
          {row.fileName}
        </a>
      ),
    },
    { key: 'at', title: t('begun'), phone: 'cu', cell: row => moment(row.createdAt) },
    {
      key: 'state',
      title: t('state'),
      phone: 'due',
      cell: row => (
        <span className={`st ${IMPORT_DOTS[row.state]}`}>
          {row.dryRun && row.state === 'done' ? t('tried') : t(`state-${row.state}`)}
        </span>
      ),
    },
    { key: 'rows', title: t('rows'), right: true, phone: 'tot', cell: row => number(row.total) },
    { key: 'created', title: t('created'), right: true, cell: row => number(row.created) },
    { key: 'updated', title: t('updated'), right: true, cell: row => number(row.updated) },
    {
      key: 'rejected',
      title: t('rejected'),
      right: true,
      phone: 'ex',
      cell: row => (row.rejected > 0 ? <span className="late">{number(row.rejected)}</span> : number(0)),
    },
  ]
}

export function Screen() {
  const t = useMessages('imports')
  const may = useMay()
  const { market } = useLocale()
  const columns = useColumns()
  const page = useLoad(
    market,
    async () => {
      const all = (await call('GET /api/admin/imports')).data
      return { rows: all.filter(one => one.market === market), next: null }
    },
    true,
  )
  usePoll(page.data?.rows.some(isUnderWay) ?? false, page.again)
  return (
    <div className="list-screen">
      <ImportsHead current="files" />
      <div className="file-forms">
        {may('imports.write') && <UploadForm />}
        {may('products.read') && <TemplateForm />}
        {may('exports.read') && <ExportForm />}
      </div>
      <List
        label={t('title')}
        columns={columns}
        page={page}
        idOf={row => row.id}
        nameOf={row => row.fileName}
        hrefOf={row => to(`/imports/${row.id}`)}
        empty={t('nothing')}
      />
    </div>
  )
}
