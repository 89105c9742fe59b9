// Requests for pay-later credit, and what staff do with leads.

import { LEAD_KINDS, LEAD_STATES } from '../../../contract/content/leads.rules.ts'
import type { Lead, LeadEvent, PayLaterRequest } from '../../../contract/content/leads-api.ts'
import type { ContactData } from '../../../contract/shared/contact.ts'
import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import type { FileStream } from '../../../contract/shared/endpoint.ts'
import { isGstin } from '../../../contract/shared/gstin.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Customer, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { fullContact, maskEmail, maskPhone } from '../../platform/contact-masks.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type Placed, pageOfPlaced } from '../../platform/list-place.ts'
import { type NumbersRead, pageOfNarrowed, type RecordSource, WINDOW } from '../../platform/narrowed-list.ts'
import { mustWrite } from '../../platform/record-version.ts'
import { findLeadNumber, findLeadPlace, listLeads, listLeadsOfNumbers } from '../repository/lead-list.ts'
import {
  findLead,
  insertLeadEvent,
  type LeadRow,
  listLeadEvents,
  listLeadsForward,
  lockLead,
  saveCreditRequest,
  updateLeadState,
} from '../repository/leads.ts'
import { contactOf } from '../rules/pages.ts'
import { consentOf } from './forms.ts'

/**
 * Applies for credit, only in India; repeating it changes the open request. @throws request.invalid, request.not-found
 */
export async function askForCredit(app: App, actor: Customer, request: PayLaterRequest): Promise<string> {
  const { market, sessionId, customerId } = actor
  if (market !== 'IN') throw appError('request.not-found')
  const { name, company, email, phone, gstin: typed, consentVersion, ...details } = request
  const gstin = typed.replace(/\s+/g, '').toUpperCase()
  const contact = contactOf({ email, phone }, market, { email: true, phone: true })
  const problems = [
    ...contact.problems,
    ...(company ? [] : [{ path: 'body.company', message: 'Kindly enter your company name.' }]),
    ...(gstin ? [] : [{ path: 'body.gstin', message: 'Kindly enter GSTIN.' }]),
    ...(gstin && !isGstin(gstin) ? [{ path: 'body.gstin', message: 'Kindly enter valid GSTIN.' }] : []),
  ]
  if (problems.length > 0) throw appError('request.invalid', { problems })
  const person = { name, company, email: contact.email, phone: contact.phone }
  const consent = consentOf(actor, consentVersion)
  return saveCreditRequest(app.db, {
    market,
    sessionId,
    customerId,
    ...person,
    details: { gstin, ...details },
    consent,
  })
}

function presentLead({
  id,
  consentVersion,
  consentLanguage,
  consentedAt,
  createdAt,
  updatedAt,
  ...lead
}: LeadRow): Lead {
  const masked = { email: maskEmail(lead.email), phone: maskPhone(lead.market, lead.phone) }
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  if (consentVersion === null || consentLanguage === null || consentedAt === null) {
    return { leadId: id, ...lead, ...masked, consent: null, ...times }
  }
  const consent = { version: consentVersion, language: consentLanguage, at: consentedAt.toISOString() }
  return { leadId: id, ...lead, ...masked, consent, ...times }
}

export interface LeadFilter {
  market: Market
  kind?: Lead['kind'] | undefined
  state?: Lead['state'] | undefined
}

export interface LeadQuery extends LeadFilter {
  /** The `next` of the page before. */
  before?: string | undefined
  limit: number
}

/** A page of leads, newest first, and the cursor of the next one; `marked` has those with a requested tag or member. */
export async function leadsForStaff(
  app: App,
  query: LeadQuery,
  marked: RecordSource | null = null,
): Promise<{ leads: Lead[]; next: string | null }> {
  const { market, kind, state, before, limit } = query
  const filter = { market, kinds: kind ? [kind] : LEAD_KINDS, states: state ? [state] : LEAD_STATES }
  if (marked) {
    const from = before === undefined ? null : await findLeadNumber(app.db, market, before)
    const list = (numbers: number[], most: number) => listLeadsOfNumbers(app.db, { ...filter, limit: most }, numbers)
    const numberOf = ({ number }: LeadRow & Placed) => number
    const { rows, next } = await pageOfNarrowed(
      app.db,
      { source: marked, checks: [] },
      { before: from, limit, list, numberOf },
    )
    return {
      leads: rows.map(({ listPlace: _place, ...row }) => presentLead(row)),
      next: next === null ? null : await findLeadPlace(app.db, market, next),
    }
  }
  const found = await listLeads(app.db, { ...filter, before, limit: limit + 1 })
  const { rows, next } = pageOfPlaced(found, limit)
  return { leads: rows.map(presentLead), next }
}

/** Steps of a lead shown. */
const MAX_EVENTS = 200

/** A lead with its history. @throws lead.unknown */
export async function leadForStaff(db: Db, actor: Staff, leadId: string): Promise<Lead & { events: LeadEvent[] }> {
  const row = ownAsStaff(await findLead(db, leadId), actor, 'lead.unknown')
  const events = await listLeadEvents(db, leadId, MAX_EVENTS)
  return { ...presentLead(row), events: events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })) }
}

/** @throws lead.unknown */
export async function leadContact(db: Db, actor: Staff, leadId: string): Promise<ContactData> {
  return fullContact(ownAsStaff(await findLead(db, leadId), actor, 'lead.unknown'))
}

const BATCH = 500
const CONSENT_HEAD = ['consent_time', 'consent_text', 'consent_language']
const HEAD = [
  'time',
  'kind',
  'state',
  'name',
  'company',
  'email',
  'phone',
  'details',
  'note',
  'changed',
  ...CONSENT_HEAD,
]

function cellsOf(row: LeadRow): string[] {
  const { createdAt, kind, state, name, company, email, phone, details, note, updatedAt } = row
  const asked = Object.entries(details).flatMap(([key, value]) => (value ? `${key}: ${String(value)}` : []))
  const person = [name, company, email, phone && `+${phone}`]
  const consent = [row.consentedAt?.toISOString() ?? '', String(row.consentVersion ?? ''), row.consentLanguage ?? '']
  return [createdAt.toISOString(), kind, state, ...person, asked.join('; '), note, updatedAt.toISOString(), ...consent]
}

/** All leads, earliest first. */
async function* allBatches(db: Db, filter: Parameters<typeof listLeadsForward>[1]): AsyncGenerator<LeadRow[]> {
  let batch = await listLeadsForward(db, filter, null, BATCH)
  for (; batch.length > 0; ) {
    yield batch
    const last = batch.length < BATCH ? undefined : batch.at(-1)
    batch = last ? await listLeadsForward(db, filter, last, BATCH) : []
  }
}

/** All numbers with the marks, earliest first. */
async function numbersOf(db: Db, marked: RecordSource): Promise<number[]> {
  const found: number[] = []
  for (let before: number | null | undefined; before !== null; ) {
    const { numbers, last }: NumbersRead = await marked.read(db, { before: before ?? null, limit: WINDOW })
    found.push(...numbers)
    before = last
  }
  return found.reverse()
}

async function* markedBatches(
  db: Db,
  { market, kind, state }: LeadFilter,
  marked: RecordSource,
): AsyncGenerator<LeadRow[]> {
  const filter = { market, kinds: kind ? [kind] : LEAD_KINDS, states: state ? [state] : LEAD_STATES, limit: BATCH }
  const numbers = await numbersOf(db, marked)
  for (let at = 0; at < numbers.length; at += BATCH)
    yield (await listLeadsOfNumbers(db, filter, numbers.slice(at, at + BATCH))).reverse()
}

/** The matching leads as CSV, earliest first; streamed in batches. `marked` has those with a requested tag or member. */
export async function leadsCsv(db: Db, query: LeadFilter, marked: RecordSource | null = null): Promise<FileStream> {
  const { market, kind = null, state = null } = query
  const batches = marked ? markedBatches(db, query, marked) : allBatches(db, { market, kind, state })
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(CSV_MARK + csvText([HEAD]))
    for await (const batch of batches) yield Buffer.from(csvText(batch.map(cellsOf)))
  }
  return { name: 'leads.csv', chunks: chunks() }
}

/** Records the outcome of a lead. Idempotent. @throws lead.unknown, settings.changed-meanwhile */
export async function moveLead(
  app: App,
  actor: Staff,
  leadId: string,
  { state, note, version }: Pick<Lead, 'state' | 'note' | 'version'>,
): Promise<Lead> {
  return app.db.transaction(async tx => {
    const row = ownAsStaff(await lockLead(tx, leadId), actor, 'lead.unknown')
    const before = presentLead(row)
    if (!mustWrite(before, { state, note }, version)) return before
    const change = { state, note, handledBy: actor.staffId, at: actor.now }
    await updateLeadState(tx, row, change)
    const by = { at: actor.now, who: `staff:${actor.staffId}`, by: actor.name }
    await insertLeadEvent(tx, row, { ...by, from: row.state, to: state, note })
    describeChange({ before: { state: row.state }, after: { state } })
    const after = { state, note, handledBy: actor.staffId, updatedAt: actor.now, version: row.version + 1 }
    return presentLead({ ...row, ...after })
  })
}
