// The start of the console: setup checklist, pending work, sales compared with the previous period, and searches.

import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { ListHead } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { ApprovalsNotice } from './approvals-notice.tsx'
import { useRepeat } from './repeat.ts'
import { SalesPanel } from './sales-panel.tsx'
import { SearchesPanel } from './searches-panel.tsx'
import { SetupPanel } from './setup-panel.tsx'
import { usePeriod } from './use-period.ts'
import { WorkPanel } from './work-panel.tsx'

const EVERY_MS = 60_000

export function Screen() {
  const t = useMessages('dashboard')
  const { market } = useLocale()
  const { moment } = useDates()
  const may = useMay()
  const { searchDays } = usePeriod()
  const load = useLoad(market, async () => (await call('GET /api/admin/dashboard', { query: { market } })).data, true)
  useRepeat(load.again, EVERY_MS)
  return (
    <div className="stack">
      <ListHead title={t('title')} />
      {load.data && <p className="soft">{t('asOf', { time: moment(load.data.at) })}</p>}
      <ApprovalsNotice everyMs={EVERY_MS} />
      <SetupPanel />
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && load.data.work.length > 0 && <WorkPanel work={load.data.work} />}
      {load.data?.work.length === 0 && !may('sales.read') && <EmptyState icon="check" title={t('noWorkKinds')} />}
      {may('sales.read') && <SalesPanel />}
      {may('synonyms.read') && <SearchesPanel days={searchDays} />}
    </div>
  )
}
