// Endpoints of forms: leads of offers, landing pages and gifting, and responses to campaigns.

import { z } from 'zod'
import { CONSENT_TEXTS } from '../shared/consent-texts.ts'
import { defineEndpoints, envelope } from '../shared/endpoint.ts'
import { zMsn, zText, zUuid } from '../shared/schemas.ts'
import { zPath } from './api.ts'
import * as example from './examples.ts'

const zName = z
  .string()
  .trim()
  .min(1, 'Kindly enter your full name.')
  .max(80)
  .regex(/^[\p{L}\p{M} .'-]*$/u, 'Special characters are not allowed.')
const zOptional = (max: number) => zText(max, 0).default('')
/** The accepted consent text (`CONSENT_TEXTS`); its language is that of the request. */
const zConsentVersion = z
  .int('Kindly agree, so that we may contact you.')
  .min(1)
  .max(CONSENT_TEXTS.lead.length, 'Kindly agree, so that we may contact you.')
export const zContact = {
  name: zName,
  /** At least one of the two is required; validated by the rules of the market. */
  email: zOptional(254),
  phone: zOptional(20),
  company: zOptional(120),
  consentVersion: zConsentVersion,
}
const zGifting = z.object({
  ...zContact,
  email: zText(254, 0),
  phone: zText(20, 0),
  quantity: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(
      z
        .string()
        .trim()
        .min(1, 'Enter the required quantity')
        .regex(/^\d*$/, 'Quantity should contain only digits.')
        .regex(/^0*[1-9]\d{0,5}$/, 'Kindly enter valid quantity.'),
    ),
  productType: zText(80, 0).refine(text => text !== '', 'Kindly select a valid product type'),
  city: z
    .string()
    .trim()
    .min(1, 'Kindly enter your city name.')
    .max(30, 'City should contain 30 characters.')
    .regex(/^[\p{L}\p{M} .'-]*$/u, 'Kindly enter your valid city name.'),
  pincode: zOptional(10),
  gstin: zOptional(20),
  /** Amount per gift in minor units; 0 when undecided. */
  budgetMinor: z.int().min(0).max(100_000_000).default(0),
  description: zText(1000, 0).default(''),
})
const zSaved = envelope(z.object({ leadId: z.string() }))
/** Forms are filled in by hand. */
const FORM_PER_MINUTE = 12

export const cmsFormEndpoints = defineEndpoints({
  saveOfferLead: {
    method: 'POST',
    path: '/api/v1/cms/saveOfferLead',
    access: 'public',
    summary: 'Saves a lead for an offer.',
    body: z.object({ ...zContact, offer: zText(80), pageUrl: zPath.optional(), message: zOptional(1000) }),
    response: zSaved,
    errors: [],
    example: example.saved,
    perMinute: FORM_PER_MINUTE,
  },
  updateOfferLead: {
    method: 'POST',
    path: '/api/v1/cms/updateOfferLead',
    access: 'public',
    summary: 'Changes an offer lead that this session saved.',
    body: z.object({ ...zContact, leadId: zUuid, offer: zText(80), message: zOptional(1000) }),
    response: zSaved,
    errors: ['request.not-found'],
    example: example.saved,
    perMinute: FORM_PER_MINUTE,
  },
  landingPageLead: {
    method: 'POST',
    path: '/api/v1/cms/landingPageLead',
    access: 'public',
    summary: 'Saves an enquiry from a landing page.',
    body: z.object({ ...zContact, pageUrl: zPath, message: zOptional(1000) }),
    response: zSaved,
    errors: [],
    example: example.saved,
    perMinute: FORM_PER_MINUTE,
  },
  giftingQuery: {
    method: 'POST',
    path: '/api/v1/cmsapi/giftingQuery',
    access: 'public',
    feature: 'gifting',
    summary: 'Saves a corporate gifting enquiry.',
    body: zGifting,
    response: zSaved,
    errors: [],
    example: example.saved,
    perMinute: FORM_PER_MINUTE,
  },
  adsalesRequest: {
    method: 'POST',
    path: '/api/v1/adsense/adsalesRequest',
    access: 'public',
    summary: 'Records a campaign view, click or sale; counted once a day per session.',
    body: z.object({
      campaignId: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
      event: z.enum(['impression', 'click', 'sale']),
      msn: zMsn.optional(),
      orderNumber: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    response: envelope(z.object({ recorded: z.boolean() })),
    errors: [],
    example: example.recorded,
    perMinute: 300,
  },
})

export type LeadContact = { name: string; email: string; phone: string; company: string; consentVersion: number }
export type GiftingQuery = z.output<typeof zGifting>
export type AdEvent = z.output<typeof cmsFormEndpoints.adsalesRequest.body>
