// Requests that wait for a second member, with their decision, and the outcome of earlier ones.

import type { Approval } from '../../../contract/approvals/api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { ListHead, Views } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { ApprovalRow } from './approval-row.tsx'

export function Screen() {
  const t = useMessages('approvals')
  const all = useQuery().get('state') === 'all'
  const load = useLoad<readonly Approval[]>('approvals', async () => {
    const { data } = await call('GET /api/admin/session/approvals', { query: {} })
    return data.approvals
  })
  const shown = load.data?.filter(({ state }) => all || state === 'waiting')
  return (
    <div className="stack">
      <ListHead title={t('title')} />
      <Views
        views={[
          { label: t('state-waiting'), href: to('/approvals'), current: !all },
          { label: t('all'), href: to('/approvals', { state: 'all' }), current: all },
        ]}
      />
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {shown?.length === 0 && <EmptyState icon="check" title={t('none')} text={t('noneText')} />}
      {shown && shown.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {shown.map(approval => (
              <ApprovalRow key={approval.approvalId} approval={approval} onDone={load.again} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
