// Leads of offers, landing pages and corporate gifting; campaigns and their events.

import type { Campaign } from '../../../contract/content/campaigns-api.ts'
import type { AdEvent, GiftingQuery, LeadContact } from '../../../contract/content/forms-api.ts'
import type { StoredConsent } from '../../../contract/shared/consent-texts.ts'
import { isPincode } from '../../../contract/shared/digits.ts'
import { isGstin } from '../../../contract/shared/gstin.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { cardsByMsn } from '../../catalog/service.ts'
import { type Actor, requireSession } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { leadsSomewhere } from '../../platform/limits.ts'
import { digest } from '../../platform/secrets.ts'
import { topMsns } from '../../search/service.ts'
import { isRobot } from '../../tracking/service.ts'
import { codesAround } from '../queries/articles.ts'
import { topOfBrand } from '../repository/articles.ts'
import {
  type CampaignRow,
  findCategoryOf,
  insertAdEvent,
  insertLead,
  type LeadInput,
  listCampaigns,
  updateLead,
} from '../repository/forms.ts'
import { type ContactProblem, contactOf, pickCampaign } from '../rules/pages.ts'

/** A consent given now, in the language of the call. */
export function consentOf({ language, now }: Actor, version: number): StoredConsent {
  return { version, language, at: now }
}

/** A lead of the actor's session with its contact validated for the market. @throws request.invalid */
function leadOf(
  actor: Actor,
  kind: LeadInput['kind'],
  contact: LeadContact,
  details: object,
  more: { needed?: { email: boolean; phone: boolean }; problems?: ContactProblem[] } = {},
): LeadInput {
  const { sessionId, customerId, market } = requireSession(actor)
  const { email, phone, problems } = contactOf(contact, market, more.needed ?? { email: false, phone: false })
  const all = [...problems, ...(more.problems ?? [])]
  if (all.length > 0) throw appError('request.invalid', { problems: all })
  const company = contact.company || null
  const consent = consentOf(actor, contact.consentVersion)
  return { market, kind, sessionId, customerId, name: contact.name, email, phone, company, details, consent }
}

/** Saves a lead of an offer; returns its id. @throws request.invalid */
export function saveOfferLead(
  app: App,
  actor: Actor,
  { offer, pageUrl, message, ...contact }: LeadContact & { offer: string; pageUrl?: string; message: string },
): Promise<string> {
  return insertLead(app.db, leadOf(actor, 'offer', contact, { offer, pageUrl, message }))
}

/** Updates an offer lead of the same session. @throws request.invalid, request.not-found */
export async function updateOfferLead(
  app: App,
  actor: Actor,
  { leadId, offer, message, ...contact }: LeadContact & { leadId: string; offer: string; message: string },
): Promise<string> {
  if (!(await updateLead(app.db, leadId, leadOf(actor, 'offer', contact, { offer, message })))) {
    throw appError('request.not-found')
  }
  return leadId
}

/** Saves an enquiry from a landing page; returns the id of the lead. @throws request.invalid */
export function saveLandingLead(
  app: App,
  actor: Actor,
  { pageUrl, message, ...contact }: LeadContact & { pageUrl: string; message: string },
): Promise<string> {
  return insertLead(app.db, leadOf(actor, 'landing', contact, { pageUrl, message }))
}

function pincodeProblem(pincode: string): string | null {
  if (!pincode) return null
  if (!/^\d+$/.test(pincode)) return 'Pincode should contain only digits.'
  if (pincode.length !== 6) return 'Pincode should contain 6 digits.'
  return isPincode(pincode) ? null : 'Invalid pincode'
}

/** Validates the fields used in India only: pincode and GSTIN, when given. */
function indianProblems({ pincode, gstin }: GiftingQuery): ContactProblem[] {
  const wrong = pincodeProblem(pincode)
  return [
    ...(wrong ? [{ path: 'body.pincode', message: wrong }] : []),
    ...(gstin && !isGstin(gstin) ? [{ path: 'body.gstin', message: 'Kindly enter valid GSTIN.' }] : []),
  ]
}

/** Saves a corporate gifting enquiry; returns the id of the lead. @throws request.invalid */
export function saveGiftingQuery(app: App, actor: Actor, query: GiftingQuery): Promise<string> {
  const { name, email, phone, company, consentVersion, ...details } = query
  const lead = leadOf(actor, 'gifting', { name, email, phone, company, consentVersion }, details, {
    needed: { email: true, phone: true },
    problems: actor.market === 'IN' ? indianProblems(query) : [],
  })
  return insertLead(app.db, lead)
}

const CAMPAIGN_PRODUCTS = 8

async function productsOf(app: App, actor: Actor, { brandSlug, categoryCode }: CampaignRow): Promise<string[]> {
  if (brandSlug) return (await topOfBrand(app.db, actor.market, brandSlug, categoryCode, CAMPAIGN_PRODUCTS)).msns
  return topMsns(app, actor, { category: categoryCode ?? undefined, size: CAMPAIGN_PRODUCTS })
}

/** A number in [0, 1) that is stable per visitor and day, so that the campaign does not change between pages. */
function seedOf(actor: Actor, day: string): number {
  return digest(`${actor.sessionId ?? actor.deviceId}|${day}`).readUInt32BE(0) / 2 ** 32
}

function dayOf(app: App, { market }: Actor): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: MARKET_INFO[market].timeZone }).format(app.now())
}

export interface PlacementInput {
  placement: string
  categoryCode?: string | undefined
  msn?: string | undefined
}

/** The active campaign of a placement with its products; null if there is none. */
export async function campaignFor(
  app: App,
  actor: Actor,
  { placement, categoryCode, msn }: PlacementInput,
): Promise<Campaign | null> {
  const code = categoryCode ?? (msn && (await findCategoryOf(app.db, actor.market, msn)))
  const codes = code ? await codesAround(app, actor, code) : []
  const running = await listCampaigns(app.db, actor.market, actor.language, { placement, codes, now: app.now() })
  const leading = running.filter(({ link }) => leadsSomewhere(actor.market, link))
  const chosen = pickCampaign(leading, seedOf(actor, dayOf(app, actor)))
  if (!chosen) return null
  const products = await cardsByMsn(app, actor, await productsOf(app, actor, chosen))
  return { campaignId: chosen.id, placement, title: chosen.title, text: chosen.text, link: chosen.link, products }
}

/** Records an event of an active campaign; returns whether it is the first of this session and day. Robots do not count. */
export async function recordAdEvent(
  app: App,
  actor: Actor,
  { campaignId, event, msn, orderNumber }: AdEvent,
  userAgent: string,
): Promise<boolean> {
  const { sessionId, market } = requireSession(actor)
  if (isRobot(userAgent)) return false
  return insertAdEvent(app.db, market, app.now(), {
    campaignId,
    event,
    sessionId,
    msn: msn ?? null,
    orderNumber: orderNumber ?? null,
    day: dayOf(app, actor),
  })
}
