// The forms for leads: fields, validation, and the call of each.

import { RFQ_MESSAGES, type RfqCode, typedName } from '../../../../contract/rfq/request.rules.ts'
import { LEAD_CONSENT } from '../../../../contract/shared/consent-texts.ts'
import { latinDigits } from '../../../../contract/shared/digits.ts'
import type { Market } from '../../../../contract/shared/market.ts'
import { quietCall } from '../../../framework/session/session.ts'

export type LeadKind = 'pay-later' | 'gifting' | 'offer' | 'landing' | 'advertise'
export const LEAD_FIELDS = [
  ...(['offer', 'name', 'company', 'gstin', 'phone', 'email', 'quantity', 'productType'] as const),
  ...(['city', 'pincode', 'budget', 'monthlyPurchase', 'message'] as const),
] as const
export type LeadField = (typeof LEAD_FIELDS)[number]
export type LeadValues = Record<LeadField, string>

/** Fields of each form; true for required ones. */
const FORMS: Readonly<Record<LeadKind, Partial<Record<LeadField, boolean>>>> = {
  'pay-later': {
    name: true,
    company: true,
    gstin: true,
    phone: true,
    email: true,
    monthlyPurchase: false,
    message: false,
  },
  gifting: {
    ...{ name: true, company: false, phone: true, email: true, quantity: true, productType: true, city: true },
    ...{ pincode: false, budget: false, message: false },
  },
  offer: { offer: true, name: true, phone: true, email: false, message: false },
  advertise: { name: true, company: true, phone: true, email: true, message: false },
  landing: { name: true, phone: true, email: false, message: false },
}

/** The fields of a form in order; a pincode only in India. */
export function fieldsOf(kind: LeadKind, market: Market): { field: LeadField; required: boolean }[] {
  return LEAD_FIELDS.flatMap(field => {
    const required = FORMS[kind][field]
    return required === undefined || (field === 'pincode' && market !== 'IN') ? [] : [{ field, required }]
  })
}

/** Of the quote form, whose messages are those of the specification, or of this form. */
export type LeadCode = RfqCode | 'companyRequired' | 'offerRequired' | 'amountInvalid'

const MISSING: Partial<Record<LeadField, LeadCode>> = {
  ...{ offer: 'offerRequired', name: 'name-required', company: 'companyRequired', gstin: 'gstin-required' },
  ...{ phone: 'mobile-required', email: 'email-required', quantity: 'quantity-required' },
  ...{ productType: 'product-type', city: 'city-required' },
}

/** An amount in the main unit as minor units; null if it is invalid. */
function minorOf(typed: string): number | null {
  const text = latinDigits(typed).replace(/[,\s]/g, '')
  if (text === '') return 0
  return /^\d{1,8}$/.test(text) ? Number(text) * 100 : null
}

/** Missing values, checked before sending. */
export function missingIn(kind: LeadKind, market: Market, values: LeadValues): Partial<Record<LeadField, LeadCode>> {
  const found = fieldsOf(kind, market).flatMap(({ field, required }) => {
    const value = field === 'name' ? typedName(values.name) : values[field].trim()
    const isAmount = field === 'budget' || field === 'monthlyPurchase'
    const code =
      required && value === '' ? MISSING[field] : isAmount && minorOf(value) === null ? 'amountInvalid' : null
    return code ? [[field, code] as const] : []
  })
  return Object.fromEntries(found)
}

/** Names of fields that calls have under another name. */
const OTHER_NAMES: Readonly<Record<string, LeadField>> = { description: 'message', budgetMinor: 'budget' }

/** Error codes of the server by field. */
export function rejectedIn(
  problems: readonly { path: string; message: string }[],
): Partial<Record<LeadField, LeadCode>> {
  const found = problems.flatMap(({ path, message }) => {
    const name = path.split('.').at(-1) ?? ''
    const field = LEAD_FIELDS.find(one => one === name) ?? OTHER_NAMES[name]
    const codes = Object.keys(RFQ_MESSAGES) as RfqCode[]
    const code =
      message === 'Kindly enter your company name.'
        ? 'companyRequired'
        : codes.find(one => RFQ_MESSAGES[one] === message)
    return field && code ? [[field, code] as const] : []
  })
  return Object.fromEntries(found)
}

export interface LeadContext {
  market: Market
  /** The landing page from which a lead was sent. */
  path: string
  /** The lead that is changed; null for a new one. */
  leadId: string | null
}

/** Sends a form; resolves to the id of the lead. Rejects with an `ApiError`. */
export async function sendLead(kind: LeadKind, values: LeadValues, { path, leadId }: LeadContext): Promise<string> {
  const { name, company, gstin, phone, email, message, offer } = values
  const contact = { name: typedName(name), company, email: email.trim(), phone: latinDigits(phone) }
  const person = { ...contact, consentVersion: LEAD_CONSENT }
  if (kind === 'pay-later') {
    const monthlyPurchase = minorOf(values.monthlyPurchase) ?? 0
    const body = { ...person, gstin, monthlyPurchase, message }
    return (await quietCall('POST /api/v1/rfq/addEpayLater', { body })).data.leadId
  }
  if (kind === 'gifting') {
    const { quantity, productType, city, pincode } = values
    const gift = { quantity: latinDigits(quantity), productType, city, pincode: latinDigits(pincode) }
    const body = { ...person, ...gift, budgetMinor: minorOf(values.budget) ?? 0, description: message }
    return (await quietCall('POST /api/v1/cmsapi/giftingQuery', { body })).data.leadId
  }
  if (kind === 'landing' || kind === 'advertise') {
    const body = { ...person, pageUrl: path, message }
    return (await quietCall('POST /api/v1/cms/landingPageLead', { body })).data.leadId
  }
  const body = { ...person, offer, message }
  if (leadId === null) {
    return (await quietCall('POST /api/v1/cms/saveOfferLead', { body: { ...body, pageUrl: path } })).data.leadId
  }
  return (await quietCall('POST /api/v1/cms/updateOfferLead', { body: { ...body, leadId } })).data.leadId
}
