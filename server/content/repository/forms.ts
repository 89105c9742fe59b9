// SQL of leads, campaigns and campaign events.

import type { StoredConsent } from '../../../contract/shared/consent-texts.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'

export interface LeadInput {
  market: Market
  kind: 'offer' | 'landing' | 'gifting'
  sessionId: string
  customerId: string | null
  name: string
  email: string | null
  phone: string | null
  company: string | null
  details: object
  consent: StoredConsent
}

const INSERT_LEAD = statement(
  'cms.insert-lead',
  `insert into leads (market, kind, session_id, customer_id, name, email, phone, company, details,
     consent_version, consent_language, consented_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
)
const UPDATE_LEAD = statement(
  'cms.update-lead',
  `update leads set name = $4, email = $5, phone = $6, company = $7, details = details || $8::jsonb,
     consent_version = $9, consent_language = $10, consented_at = $11, updated_at = now()
   where id = $1 and session_id = $2 and kind = $3`,
)

export const consentValues = ({ version, language, at }: StoredConsent) => [version, language, at]

/** Returns the id of the lead. */
export async function insertLead(db: Db, lead: LeadInput): Promise<string> {
  const { id } = await db.one<{ id: string }>(INSERT_LEAD, [
    lead.market,
    lead.kind,
    lead.sessionId,
    lead.customerId,
    lead.name,
    lead.email,
    lead.phone,
    lead.company,
    jsonbOf(lead.details),
    ...consentValues(lead.consent),
  ])
  return id
}

/** Updates a lead of the same session and kind; returns whether it exists. */
export async function updateLead(db: Db, id: string, lead: LeadInput): Promise<boolean> {
  const changed = await db.run(UPDATE_LEAD, [
    id,
    lead.sessionId,
    lead.kind,
    lead.name,
    lead.email,
    lead.phone,
    lead.company,
    jsonbOf(lead.details),
    ...consentValues(lead.consent),
  ])
  return changed > 0
}

export interface CampaignRow {
  id: number
  placement: string
  title: string
  text: string
  link: string
  weight: number
  categoryCode: string | null
  brandSlug: string | null
}

const RUNNING = 'active and starts_at <= $2 and (ends_at is null or ends_at > $2)'

const LIST_CAMPAIGNS = statement(
  'cms.list-campaigns',
  `select id, placement, case $3 when 'hi' then title_hi else title_en end as title,
     case $3 when 'hi' then text_hi else text_en end as text, link, weight, category_code as "categoryCode",
     brand_slug as "brandSlug"
   from ad_campaigns where market = $1 and ${RUNNING} and placement = $4
     and (category_code is null or category_code = any($5)) order by id limit 100`,
)

/** Campaigns that run on a placement now, in these categories or everywhere. */
export function listCampaigns(
  db: Db,
  market: Market,
  language: Language,
  input: { placement: string; codes: string[]; now: Date },
): Promise<CampaignRow[]> {
  return db.rows<CampaignRow>(LIST_CAMPAIGNS, [market, input.now, language, input.placement, input.codes])
}

const CATEGORY_OF = statement(
  'cms.category-of-product',
  'select category_code as code from products where market = $1 and msn = $2 and active',
)

/** The category of a product for sale; null for any other. */
export async function findCategoryOf(db: Db, market: Market, msn: string): Promise<string | null> {
  return (await db.oneOrNull<{ code: string }>(CATEGORY_OF, [market, msn]))?.code ?? null
}

export interface AdEventInput {
  campaignId: number
  event: 'impression' | 'click' | 'sale'
  sessionId: string
  msn: string | null
  orderNumber: number | null
  day: string
}

const INSERT_AD_EVENT = statement(
  'cms.insert-ad-event',
  `insert into ad_events (campaign_id, kind, session_id, msn, order_number, on_day)
   select id, $4, $5, $6, $7, $8 from ad_campaigns where market = $1 and ${RUNNING} and id = $3
   on conflict do nothing`,
)

/** Counts an event of a running campaign; returns whether it was new. */
export async function insertAdEvent(db: Db, market: Market, now: Date, event: AdEventInput): Promise<boolean> {
  const { campaignId, event: kind, sessionId, msn, orderNumber, day } = event
  return (await db.run(INSERT_AD_EVENT, [market, now, campaignId, kind, sessionId, msn, orderNumber, day])) > 0
}

const DELETE_OLD_LEADS = statement(
  'cms.delete-old-leads',
  'delete from leads where id in (select id from leads where updated_at < $1 limit $2)',
)

/** Deletes leads that have not changed since a time; returns how many. */
export function deleteOldLeads(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD_LEADS, [before, most])
}
