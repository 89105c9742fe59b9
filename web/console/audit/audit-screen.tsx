// The audit log: every change by staff and API keys, filtered by member, record and day, with values before and
// after.

import { dayAfter } from '../../../contract/shared/days.ts'
import type { AuditEntry } from '../../../contract/staff/audit-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call, callAddress } from '../app/api.ts'
import { startOfDay } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { DayFilter, Filter, ListHead } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { AuditRow } from './audit-row.tsx'
import { RecordFilter } from './record-filter.tsx'

function useFilter() {
  const { market } = useLocale()
  const query = useQuery()
  const text = (name: string) => query.get(name) || undefined
  const [from, to] = [text('from'), text('to')]
  return {
    who: text('who'),
    call: text('call'),
    recordKind: text('recordKind'),
    recordId: text('recordId'),
    from: from && startOfDay(from, market),
    until: to && startOfDay(dayAfter(to, 1), market),
  }
}

/** Members of staff, for those who may see them. */
function PersonFilter() {
  const t = useMessages('audit')
  const load = useLoad('staff', async () => (await call('GET /api/admin/staff')).data.staff)
  if (!load.data) return null
  const options = load.data.map(({ staffId, name }) => ({ value: `staff:${staffId}`, label: name }))
  return <Filter name="who" label={t('who')} options={options} />
}

function Entries({ entries, pager }: { entries: readonly AuditEntry[]; pager: ReturnType<typeof usePager> }) {
  const t = useMessages('audit')
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState icon="file" title={t('nothing')} />
      ) : (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {entries.map(entry => (
              <AuditRow key={entry.seq} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      <PagerButtons pager={pager} />
    </>
  )
}

export function Screen() {
  const t = useMessages('audit')
  const may = useMay()
  const filter = useFilter()
  const before = useQuery().get('before') ?? undefined
  const query = { ...filter, before, limit: 50 }
  const load = useLoad(JSON.stringify(query), async () => (await call('GET /api/admin/audit', { query })).data, true)
  const pager = usePager(load.data?.more ? String(load.data.entries.at(-1)?.seq ?? '') : null)
  return (
    <div className="stack">
      <ListHead saved title={t('title')}>
        <a className="b" href={callAddress('/api/admin/audit.csv', { query: filter })} download>
          {t('export')}
        </a>
      </ListHead>
      <p className="soft">{t('intro')}</p>
      <div className="tools">
        <RecordFilter />
        {may('staff.read') && <PersonFilter />}
        <DayFilter name="from" label={t('from')} />
        <DayFilter name="to" label={t('to')} />
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && <Entries entries={load.data.entries} pager={pager} />}
    </div>
  )
}
