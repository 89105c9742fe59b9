// Endpoints of leads: applying for pay-later credit, and for staff to read leads and record their outcome.

import { z } from 'zod'
import { markFilters } from '../annotations/marks.ts'
import { contactExample, zContactData } from '../shared/contact.ts'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { zPlace } from '../shared/list-place.ts'
import { zReadVersion, zVersion } from '../shared/record-version.ts'
import { zLanguage, zMarket, zMinor, zText, zUuid } from '../shared/schemas.ts'
import { zContact } from './forms-api.ts'
import { LEAD_KINDS, LEAD_STATES } from './leads.rules.ts'

const zLead = z.object({
  leadId: z.uuid(),
  /** Numbers follow the order in which leads came in. */
  number: z.int(),
  market: zMarket,
  kind: z.enum(LEAD_KINDS),
  state: z.enum(LEAD_STATES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  /** Fields of the form of its kind, in addition to the contact. */
  details: z.record(z.string(), z.unknown()),
  /** Number of the accepted text in `CONSENT_TEXTS`; null for leads from before it was stored. */
  consent: z.object({ version: z.int(), language: zLanguage, at: z.iso.datetime() }).nullable(),
  handledBy: z.string().nullable(),
  note: z.string(),
  version: zVersion,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Lead = z.output<typeof zLead>

const zLeadEvent = z.object({
  at: z.iso.datetime(),
  /** Name of the member or key at that time; empty when accounts were merged. */
  by: z.string(),
  from: z.enum(LEAD_STATES),
  to: z.enum(LEAD_STATES),
  note: z.string(),
})
export type LeadEvent = z.output<typeof zLeadEvent>

export const zLeadFilter = z.object({
  market: zMarket,
  kind: z.enum(LEAD_KINDS).optional(),
  state: z.enum(LEAD_STATES).optional(),
  ...markFilters,
})

const zPayLater = z.object({
  ...zContact,
  email: zText(254, 0),
  phone: zText(20, 0),
  company: zText(120, 0),
  gstin: zText(20, 0),
  /** Expected monthly purchases of the company, in minor units; 0 when undecided. */
  monthlyPurchase: zMinor.min(0).max(100_000_000_000).default(0),
  message: zText(1000, 0).default(''),
})
export type PayLaterRequest = z.output<typeof zPayLater>

const lead: Lead = {
  ...{
    leadId: '0b7a0f8e-5f0e-4b0c-9d38-6a1f6a3f6f10',
    number: 12,
    market: 'IN',
    kind: 'gifting',
    state: 'new',
    name: 'Asha Kulkarni',
  },
  ...{ email: 'asha@plant.example', phone: '919876543210', company: 'Kulkarni Works', details: { quantity: '60' } },
  consent: { version: 1, language: 'en', at: '2026-11-20T12:00:00.000Z' },
  ...{
    handledBy: null,
    note: '',
    version: 1,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
  },
}

export const leadEndpoints = defineEndpoints({
  addEpayLater: {
    method: 'POST',
    path: '/api/v1/rfq/addEpayLater',
    access: 'customer',
    feature: 'pay-later',
    summary: 'Requests pay-later credit, in India; repeating it updates the request until staff have taken it up.',
    body: zPayLater,
    response: envelope(z.object({ leadId: z.string() })),
    errors: ['request.not-found'],
    example: ok({ leadId: lead.leadId }),
    perMinute: 12,
  },
  listLeads: {
    method: 'GET',
    path: '/api/admin/leads',
    access: 'staff',
    permission: 'leads.read',
    summary:
      'Lists the leads of a market, newest first, with masked contact data, filtered by kind, state, tag and responsible member. With a tag or member, a page may be shorter than the limit while `next` says where to go on. To get the next page, pass `next` as `before`.',
    query: zLeadFilter.extend({
      before: zPlace.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ leads: z.array(zLead), next: zPlace.nullable() })),
    errors: [],
    example: ok({ leads: [lead], next: null }),
  },
  leadsFile: {
    method: 'GET',
    path: '/api/admin/leads.csv',
    access: 'staff',
    permission: 'leads.read',
    summary:
      'Exports leads with the same filters as CSV, with contact data in full, earliest first, without a row limit; recorded in the audit log.',
    query: zLeadFilter,
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: [],
    example: { name: 'leads.csv', chunks: (async function* () {})() },
    recorded: true,
    perMinute: 10,
  },
  lead: {
    method: 'GET',
    path: '/api/admin/leads/{leadId}',
    access: 'staff',
    permission: 'leads.read',
    summary: 'Returns a lead with masked contact data, and its last 200 state changes, newest first.',
    params: z.object({ leadId: zUuid }),
    response: envelope(zLead.extend({ events: z.array(zLeadEvent) })),
    errors: ['lead.unknown'],
    example: ok({
      ...lead,
      state: 'contacted' as const,
      events: [
        {
          ...{ at: '2026-11-21T09:00:00.000Z', by: 'Nadia Khan', from: 'new' as const, to: 'contacted' as const },
          note: 'Wants a call on Monday.',
        },
      ],
    }),
  },
  leadContact: {
    method: 'GET',
    path: '/api/admin/leads/{leadId}/contact',
    access: 'staff',
    permission: 'customers.unmask',
    summary: 'Returns the email and phone of a lead in full; recorded in the audit log.',
    params: z.object({ leadId: zUuid }),
    response: envelope(zContactData),
    errors: ['lead.unknown'],
    recorded: true,
    perMinute: 60,
    example: ok(contactExample),
  },
  moveLead: {
    method: 'POST',
    path: '/api/admin/leads/{leadId}/state',
    access: 'staff',
    permission: 'leads.write',
    summary: 'Records the outcome of a lead, by the version that was read. Repeating it changes nothing.',
    params: z.object({ leadId: zUuid }),
    body: z.object({ state: z.enum(LEAD_STATES), note: zText(500, 0).default(''), version: zReadVersion }),
    response: envelope(zLead),
    errors: ['lead.unknown', 'settings.changed-meanwhile'],
    example: ok({ ...lead, state: 'contacted' as const, handledBy: 'nadia' }),
  },
})
