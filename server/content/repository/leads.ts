// SQL that lists leads and stores their outcomes, and customers' requests for pay-later credit.

import type { Lead, LeadEvent } from '../../../contract/content/leads-api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'
import { consentValues, type LeadInput } from './forms.ts'

export type LeadRow = Omit<Lead, 'leadId' | 'consent' | 'createdAt' | 'updatedAt'> & {
  id: string
  consentVersion: number | null
  consentLanguage: Language | null
  consentedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export const LEAD_COLUMNS = `id, number, market, kind, state, name, coalesce(email, '') as email, coalesce(phone, '') as phone,
  coalesce(company, '') as company, details, consent_version as "consentVersion",
  consent_language as "consentLanguage", consented_at as "consentedAt", handled_by as "handledBy", note, version, created_at as "createdAt", updated_at as "updatedAt"`
const FILTERED = 'from leads where market = $1 and ($2::text is null or kind = $2) and ($3::text is null or state = $3)'
const FIND = statement('cms.find-lead', `select ${LEAD_COLUMNS} from leads where id = $1`)
const LOCK = statement('cms.lock-lead', `select ${LEAD_COLUMNS} from leads where id = $1 for update`)
const MOVE = statement(
  'cms.move-lead',
  'update leads set state = $2, note = $3, handled_by = $4, updated_at = $5, version = version + 1 where id = $1',
)

const FORWARD = statement(
  'cms.list-leads-forward',
  `select ${LEAD_COLUMNS} ${FILTERED} and ($4::uuid is null or (created_at, id) > ((select created_at from leads where id = $4), $4))
   order by created_at, id limit $5`,
)

/** Leads after one of them, earliest first. */
export function listLeadsForward(
  db: Db,
  { market, kind, state }: { market: Market; kind: string | null; state: string | null },
  after: LeadRow | null,
  limit: number,
): Promise<LeadRow[]> {
  return db.rows<LeadRow>(FORWARD, [market, kind, state, after?.id ?? null, limit])
}

export function findLead(db: Db, id: string): Promise<LeadRow | null> {
  return db.oneOrNull<LeadRow>(FIND, [id])
}

/** A lead, locked until the transaction ends. */
export function lockLead(tx: Tx, id: string): Promise<LeadRow | null> {
  return tx.oneOrNull<LeadRow>(LOCK, [id])
}

export async function updateLeadState(
  tx: Tx,
  { id }: Owned<LeadRow>,
  { state, note, handledBy, at }: { state: string; note: string; handledBy: string; at: Date },
): Promise<void> {
  await tx.run(MOVE, [id, state, note, handledBy, at])
}

const ADD_EVENT = statement(
  'cms.add-lead-event',
  `insert into lead_events (lead_id, at, who, who_name, from_state, to_state, note) values ($1, $2, $3, $4, $5, $6, $7)`,
)
const LIST_EVENTS = statement(
  'cms.list-lead-events',
  `select at, who_name as by, from_state as "from", to_state as "to", note from lead_events where lead_id = $1
   order by id desc limit $2`,
)

export interface NewLeadEvent extends Omit<LeadEvent, 'at'> {
  at: Date
  who: string
}

export async function insertLeadEvent(
  tx: Tx,
  { id }: Owned<LeadRow>,
  { at, who, by, from, to, note }: NewLeadEvent,
): Promise<void> {
  await tx.run(ADD_EVENT, [id, at, who, by, from, to, note])
}

/** The steps of a lead with author, time and reason, newest first. */
export function listLeadEvents(
  db: Db,
  leadId: string,
  limit: number,
): Promise<(Omit<LeadEvent, 'at'> & { at: Date })[]> {
  return db.rows<Omit<LeadEvent, 'at'> & { at: Date }>(LIST_EVENTS, [leadId, limit])
}

const ASK_CREDIT = statement(
  'cms.ask-credit',
  `insert into leads (market, kind, session_id, customer_id, name, email, phone, company, details,
     consent_version, consent_language, consented_at)
   values ($1, 'pay-later', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   on conflict (customer_id) where kind = 'pay-later' and state = 'new' do update set name = excluded.name,
     email = excluded.email, phone = excluded.phone, company = excluded.company, details = excluded.details,
     consent_version = excluded.consent_version, consent_language = excluded.consent_language,
     consented_at = excluded.consented_at, updated_at = now()
   returning id`,
)

/** Stores a customer's credit request, replacing an open one; returns its id. */
export async function saveCreditRequest(db: Db, lead: Omit<LeadInput, 'kind'>): Promise<string> {
  const { market, sessionId, customerId, name, email, phone, company, details } = lead
  const person = [market, sessionId, customerId, name, email, phone, company, jsonbOf(details)]
  const values = [...person, ...consentValues(lead.consent)]
  return (await db.one<{ id: string }>(ASK_CREDIT, values)).id
}
