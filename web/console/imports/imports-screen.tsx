// Files that came in, newest first; a new file is tried before anything is taken.

import type { ImportStatus } from '../../../contract/imports/api.ts'
import { IMPORT_STATES } from '../../../contract/imports/states.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { type Column, List } from '../components/list.tsx'
import { DaysFilter, Filter } from '../components/list-head.tsx'
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

const KINDS = ['trial', 'real'] as const

/** The query of the URL as input of the call. */
function useFilter() {
  const { market } = useLocale()
  const query = useQuery()
  return {
    market,
    state: IMPORT_STATES.find(one => one === query.get('state')),
    kind: KINDS.find(one => one === query.get('kind')),
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? undefined,
    before: query.get('before') ?? undefined,
  }
}

export function Screen() {
  const t = useMessages('imports')
  const may = useMay()
  const columns = useColumns()
  const filter = useFilter()
  const page = useLoad(
    JSON.stringify(filter),
    async () => {
      const { imports, next } = (await call('GET /api/admin/imports', { query: filter })).data
      return { rows: imports, next }
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
      <div className="tools">
        <Filter
          name="state"
          label={t('state')}
          options={IMPORT_STATES.map(value => ({ value, label: t(`state-${value}`) }))}
        />
        <Filter name="kind" label={t('kind')} options={KINDS.map(value => ({ value, label: t(`kind-${value}`) }))} />
        <DaysFilter />
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
