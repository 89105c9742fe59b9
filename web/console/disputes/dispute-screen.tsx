// One dispute: the gateway's data, staff actions, history, and notes.

import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Annotations } from '../components/annotations.tsx'
import { HistoryPanel } from '../components/history-panel.tsx'
import { Icon } from '../components/icon.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { DisputeRow } from './dispute-row.tsx'

export function Screen({ parts: [disputeId = ''] }: { parts: readonly string[] }) {
  const t = useMessages('disputes')
  const load = useLoad(
    disputeId,
    async () => (await call('GET /api/admin/disputes/{disputeId}', { params: { disputeId } })).data,
    true,
  )
  const dispute = load.data
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!dispute) return <Loading />
  const name = t('number', { number: String(dispute.number) })
  return (
    <div className="stack">
      <nav className="crumb" aria-label={t('path')}>
        <a href={to('/disputes')}>{t('title')}</a>
        <Icon name="right" />
        <a href={to('/disputes', { state: dispute.state })}>{t(`view-${dispute.state}`)}</a>
      </nav>
      <div className="head">
        <div className="grow">
          <h1>{name}</h1>
          <p>
            <span className="st half">{t(`view-${dispute.state}`)}</span>
          </p>
        </div>
      </div>
      <div className="detail">
        <div className="stack">
          <section className="panel" aria-label={name}>
            <ul className="rows in-b">
              <DisputeRow isOwnPage dispute={dispute} onChange={load.again} />
            </ul>
          </section>
          <Annotations recordKind="dispute" recordId={disputeId} />
        </div>
        <aside className="stack" aria-label={t('history')}>
          <HistoryPanel
            title={t('history')}
            events={dispute.events.map(({ state, at, who, why }) => ({
              ...{ text: t(`view-${state}`), at },
              why: [who, why].filter(Boolean).join(': '),
            }))}
          />
        </aside>
      </div>
    </div>
  )
}
