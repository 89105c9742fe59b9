// Leads: companies that want to be contacted, and the outcomes.

import { useState } from 'react'
import { LEAD_KINDS, LEAD_STATES } from '../../../contract/content/leads.rules.ts'
import type { Lead } from '../../../contract/content/leads-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Filter, ListHead, Views } from '../components/list-head.tsx'
import { MarkFilters, useMarks, useMineViews } from '../components/mark-filters.tsx'
import { Choosable, MarkBar, type RowChoice, useRowChoices } from '../components/row-choice.tsx'
import { RowList } from '../components/row-list.tsx'
import { LeadFacts, MoveForm } from './lead-parts.tsx'

interface LeadRowProps {
  lead: Lead
  choice: RowChoice | undefined
  onDone(): void
}

function LeadRow({ lead, choice, onDone }: LeadRowProps) {
  const t = useMessages('leads')
  const may = useMay()
  const [open, setOpen] = useState(false)
  return (
    <li className="lead">
      <Choosable name={lead.company || lead.name} choice={choice}>
        <div className="grow">
          <span>
            <a href={to(`/leads/${lead.leadId}`)}>
              <b>{lead.company || lead.name}</b>
            </a>{' '}
            <span className="tag">{t(`kind-${lead.kind}`)}</span>
          </span>
          <LeadFacts lead={lead} />
          {open && <MoveForm lead={lead} onDone={onDone} />}
        </div>
      </Choosable>
      {may('leads.write') && !open && (
        <button type="button" className="b sm" onClick={() => setOpen(true)}>
          {t('record')}
        </button>
      )}
    </li>
  )
}

/** The address of the leads in view as a file. */
function csvAddress(filter: Record<string, string | undefined>): string {
  const given = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/api/admin/leads.csv?${new URLSearchParams(given)}`
}

interface View {
  market: Market
  /** Undefined for any. */
  state: Lead['state'] | undefined
  kind: Lead['kind'] | undefined
  tag: string | undefined
  assignee: string | undefined
}

function useLeads(view: View) {
  const before = useQuery().get('before') ?? undefined
  return useLoad(
    JSON.stringify([view, before]),
    async () => {
      const { leads, next } = (await call('GET /api/admin/leads', { query: { ...view, before } })).data
      return { rows: leads, next }
    },
    true,
  )
}

export function Screen() {
  const t = useMessages('leads')
  const { market } = useLocale()
  const query = useQuery()
  const marks = useMarks()
  const chosen = LEAD_STATES.find(one => one === query.get('state'))
  // filters by tag or member search all states
  const state = chosen ?? (marks.tag || marks.assignee ? undefined : 'new')
  const kind = LEAD_KINDS.find(one => one === query.get('kind'))
  const filter = { market, state, kind, ...marks }
  const page = useLeads(filter)
  const choices = useRowChoices(page.data?.rows.map(({ leadId }) => leadId) ?? [])
  const mine = useMineViews('lead', chosen === undefined)
  const views = LEAD_STATES.map(one => ({
    label: t(`state-${one}`),
    href: to('/leads', { state: one }),
    current: one === state,
  }))
  return (
    <div className="stack">
      <ListHead saved title={t('title')}>
        <a className="b" href={csvAddress(filter)} download>
          {t('export')}
        </a>
      </ListHead>
      <Views views={[...views, ...mine]} />
      <div className="tools">
        <Filter
          name="kind"
          label={t('kind')}
          options={LEAD_KINDS.map(value => ({ value, label: t(`kind-${value}`) }))}
        />
        <MarkFilters kind="lead" />
      </div>
      <RowList
        label={t('title')}
        page={page}
        empty={{ icon: 'people', title: t('nothing') }}
        row={lead => (
          <LeadRow
            key={`${lead.leadId} ${lead.updatedAt}`}
            lead={lead}
            choice={choices.choiceOf(lead.leadId)}
            onDone={page.again}
          />
        )}
      />
      <MarkBar
        kind="lead"
        choices={choices}
        select={async () => (await call('GET /api/admin/leads/selection', { query: filter })).data}
      />
    </div>
  )
}
