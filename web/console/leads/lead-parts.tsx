// Parts of a lead in its row and on its page: contact data, consent, and the form that records the outcome.

import type { FormEvent } from 'react'
import { LEAD_STATES } from '../../../contract/content/leads.rules.ts'
import type { Lead } from '../../../contract/content/leads-api.ts'
import { CONSENT_TEXTS } from '../../../contract/shared/consent-texts.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { useContact } from '../components/contact-rows.tsx'
import { Problem, Select, TextArea } from '../components/field.tsx'
import { DiscardButton, FormConflict, KeptDraft } from '../components/form-conflict.tsx'

const fieldsOf = ({ state, note }: Lead) => ({ state, note })

/** Records the outcome of a lead, with a note. */
export function MoveForm({ lead, onDone }: { lead: Lead; onDone(): void }) {
  const t = useMessages('leads')
  const form = useVersioned(`lead_${lead.leadId}`, lead, fieldsOf)
  const { state, note } = form.fields
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { leadId: lead.leadId }
    const reply = await form.save((version, fields) =>
      call('POST /api/admin/leads/{leadId}/state', { params, body: { ...fields, version } }),
    )
    if (!reply) return
    showToast(t('saved'))
    onDone()
  }
  if (form.theirs) {
    const words = (fields: typeof form.fields) => [
      { name: 'state' as const, label: t('state'), value: t(`state-${fields.state}`) },
      { name: 'note' as const, label: t('note'), value: fields.note },
    ]
    return <FormConflict form={form} words={words} onTaken={onDone} />
  }
  return (
    <form className="form" onSubmit={submit}>
      {form.restored && <KeptDraft onDrop={form.drop} />}
      <Select
        label={t('state')}
        value={state}
        options={LEAD_STATES.map(value => ({ value, label: t(`state-${value}`) }))}
        onChange={value => form.set({ state: value })}
      />
      <TextArea
        label={t('note')}
        maxLength={500}
        value={note}
        onChange={event => form.set({ note: event.target.value })}
      />
      <Problem text={form.act.problem} />
      <div className="acts">
        <button type="submit" className="b" disabled={form.act.busy}>
          {t('save')}
        </button>
        <DiscardButton form={form} />
      </div>
    </form>
  )
}

/** The consent given, with its text. */
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

/** The contact, the request and the consents of a lead. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { moment } = useDates()
  const { full, button } = useContact(() =>
    call('GET /api/admin/leads/{leadId}/contact', { params: { leadId: lead.leadId } }),
  )
  const { email, phone } = { ...lead, ...full }
  const details = Object.entries(lead.details).filter(
    ([, value]) => ['string', 'number'].includes(typeof value) && value !== '',
  )
  return (
    <>
      <small>{[lead.company && lead.name, email, phone].filter(Boolean).join(' · ')}</small>
      {button && <div>{button}</div>}
      <small>{moment(lead.createdAt)}</small>
      {details.length > 0 && <p className="soft">{details.map(([, value]) => String(value)).join(' · ')}</p>}
      <Consent lead={lead} />
      {lead.note && <p className="note">{lead.note}</p>}
    </>
  )
}
