// Leads: companies that want to hear from the store, and what became of them.

import { type FormEvent, useState } from 'react'
import { LEAD_KINDS, LEAD_STATES } from '../../../contract/content/leads.rules.ts'
import type { Lead } from '../../../contract/content/leads-api.ts'
import { CONSENT_TEXTS } from '../../../contract/shared/consent-texts.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { useContact } from '../components/contact-rows.tsx'
import { Problem, Select, TextArea } from '../components/field.tsx'
import { Filter, ListHead, Views } from '../components/list-head.tsx'
import { RowList } from '../components/row-list.tsx'

function MoveForm({ lead, onDone }: { lead: Lead; onDone(): void }) {
  const t = useMessages('leads')
  const { busy, problem, run } = useAct()
  const draft = useDraft(`lead-${lead.leadId}`, { state: lead.state, note: lead.note })
  const { state, note } = draft.value
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { leadId: lead.leadId }
    const reply = await run(() => call('POST /api/admin/leads/{leadId}/state', { params, body: { state, note } }))
    if (!reply) return
    draft.drop()
    showToast(t('saved'))
    onDone()
  }
  return (
    <form className="form" onSubmit={submit}>
      <Select
        label={t('state')}
        value={state}
        options={LEAD_STATES.map(value => ({ value, label: t(`state-${value}`) }))}
        onChange={value => draft.set({ state: value, note })}
      />
      <TextArea
        label={t('note')}
        maxLength={500}
        value={note}
        onChange={event => draft.set({ state, note: event.target.value })}
      />
      <Problem text={problem} />
      <div className="acts">
        <button type="submit" className="b" disabled={busy}>
          {t('save')}
        </button>
      </div>
    </form>
  )
}

/** What was agreed to, with its words. */
function Consent({ lead: { consent } }: { lead: Lead }) {
  const t = useMessages('leads')
  const { moment } = useDates()
  if (!consent) return <small>{t('consentUnknown')}</small>
  const { version, language, at } = consent
  return (
    <small title={CONSENT_TEXTS.lead[version - 1]?.[language]}>
      {t('consent', { time: moment(at), language: t(language), version })}
    </small>
  )
}

function LeadRow({ lead, onDone }: { lead: Lead; onDone(): void }) {
  const t = useMessages('leads')
  const { moment } = useDates()
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { full, button } = useContact(() =>
    call('GET /api/admin/leads/{leadId}/contact', { params: { leadId: lead.leadId } }),
  )
  const { email, phone } = { ...lead, ...full }
  const details = Object.entries(lead.details).filter(
    ([, value]) => ['string', 'number'].includes(typeof value) && value !== '',
  )
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{lead.company || lead.name}</b> <span className="tag">{t(`kind-${lead.kind}`)}</span>
        </span>
        <small>{[lead.company && lead.name, email, phone].filter(Boolean).join(' · ')}</small>
        {button && <div>{button}</div>}
        <small>{moment(lead.createdAt)}</small>
        {details.length > 0 && <p className="soft">{details.map(([, value]) => String(value)).join(' · ')}</p>}
        <Consent lead={lead} />
        {lead.note && <p className="note">{lead.note}</p>}
        {open && <MoveForm lead={lead} onDone={onDone} />}
      </div>
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
  state: Lead['state']
  kind: Lead['kind'] | undefined
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
  const state = LEAD_STATES.find(one => one === query.get('state')) ?? 'new'
  const kind = LEAD_KINDS.find(one => one === query.get('kind'))
  const page = useLeads({ market, state, kind })
  const views = LEAD_STATES.map(one => ({
    label: t(`state-${one}`),
    href: to('/leads', { state: one }),
    current: one === state,
  }))
  return (
    <div className="stack">
      <ListHead saved title={t('title')}>
        <a className="b" href={csvAddress({ market, state, kind })} download>
          {t('export')}
        </a>
      </ListHead>
      <Views views={views} />
      <div className="acts">
        <Filter
          name="kind"
          label={t('kind')}
          options={LEAD_KINDS.map(value => ({ value, label: t(`kind-${value}`) }))}
        />
      </div>
      <RowList
        label={t('title')}
        page={page}
        empty={{ icon: 'people', title: t('nothing') }}
        row={lead => <LeadRow key={`${lead.leadId} ${lead.updatedAt}`} lead={lead} onDone={page.again} />}
      />
    </div>
  )
}
