// One lead: contact data, outcome with its author, and notes.

import type { Lead, LeadEvent } from '../../../contract/content/leads-api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Annotations } from '../components/annotations.tsx'
import { HistoryPanel } from '../components/history-panel.tsx'
import { Icon } from '../components/icon.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { LeadFacts, MoveForm } from './lead-parts.tsx'

/** The outcome: the form, and the history of changes. */
function Outcome({ lead, onDone }: { lead: Lead & { events: readonly LeadEvent[] }; onDone(): void }) {
  const t = useMessages('leads')
  const may = useMay()
  const events = lead.events.map(({ at, by, from, to: state, note }) => ({
    text: t(from === state ? 'noteChanged' : `state-${state}`),
    at,
    why: [by, note].filter(Boolean).join(': '),
  }))
  return (
    <aside className="stack" aria-label={t('record')}>
      {may('leads.write') && (
        <section className="panel" aria-labelledby="move">
          <header>
            <h2 id="move">{t('record')}</h2>
          </header>
          <div className="in-b">
            <MoveForm key={lead.updatedAt} lead={lead} onDone={onDone} />
          </div>
        </section>
      )}
      <HistoryPanel title={t('history')} events={events} />
    </aside>
  )
}

export function Screen({ parts: [leadId = ''] }: { parts: readonly string[] }) {
  const t = useMessages('leads')
  const load = useLoad(
    leadId,
    async () => (await call('GET /api/admin/leads/{leadId}', { params: { leadId } })).data,
    true,
  )
  const lead = load.data
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!lead) return <Loading />
  return (
    <div className="stack">
      <nav className="crumb" aria-label={t('path')}>
        <a href={to('/leads')}>{t('title')}</a>
        <Icon name="right" />
        <a href={to('/leads', { state: lead.state })}>{t(`state-${lead.state}`)}</a>
      </nav>
      <div className="head">
        <div className="grow">
          <h1>{lead.company || lead.name}</h1>
          <p>
            <span className="st half">{t(`state-${lead.state}`)}</span>{' '}
            <span className="tag">{t(`kind-${lead.kind}`)}</span>{' '}
            <span className="sub">{t('number', { number: String(lead.number) })}</span>
          </p>
        </div>
      </div>
      <div className="detail">
        <div className="stack">
          <section className="panel" aria-labelledby="lead">
            <header>
              <h2 id="lead">{t('request')}</h2>
            </header>
            <ul className="rows in-b">
              <li className="lead">
                <div className="grow">
                  <LeadFacts lead={lead} />
                </div>
              </li>
            </ul>
          </section>
          <Annotations recordKind="lead" recordId={leadId} />
        </div>
        <Outcome lead={lead} onDone={load.again} />
      </div>
    </div>
  )
}
