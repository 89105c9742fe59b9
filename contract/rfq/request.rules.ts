// Validation of a bulk quote request, in the form and on the server, with the messages of specification section 5.

import { isPincode, latinDigits } from '../shared/digits.ts'
import { isGstin } from '../shared/gstin.ts'
import { isTrn, normalizeEmail } from '../shared/identifiers.ts'
import { FIELD_LENGTHS, type MarketCode } from '../shared/limits.ts'

/**
 * Every message by its code, word for word as specified; `{least}` is a number. Those for the UAE are the project's
 * own.
 */
export const RFQ_MESSAGES = {
  'quantity-required': 'Enter the required quantity',
  'quantity-invalid': 'Kindly enter valid quantity.',
  'quantity-digits': 'Quantity should contain only digits.',
  'quantity-least': 'RFQ Quantity should be greater than {least}',
  'name-required': 'Kindly enter your full name.',
  'name-characters': 'Special characters are not allowed.',
  'email-required': 'Kindly enter your email id.',
  'email-invalid': 'Kindly enter valid email id.',
  'mobile-required': 'Kindly enter your mobile no.',
  'mobile-digits': 'Mobile should contain only digits.',
  'mobile-length': 'Mobile should contain 10 digits.',
  'mobile-length-uae': 'Mobile should contain 9 digits.',
  'pincode-required': 'Invalid pincode',
  'pincode-digits': 'Pincode should contain only digits.',
  'pincode-length': 'Pincode should contain 6 digits.',
  'pincode-invalid': 'Invalid pincode provided',
  'pincode-unknown': 'invalid pincode given',
  'emirate-required': 'Kindly select your emirate.',
  'city-required': 'Kindly enter your city name.',
  'city-invalid': 'Kindly enter your valid city name.',
  'city-length': 'City should contain 30 characters.',
  'description-characters': 'Description should contain only characters.',
  'description-length': 'Description should contain 1000 characters.',
  'gstin-required': 'Kindly enter GSTIN.',
  'gstin-invalid': 'Kindly enter valid GSTIN.',
  'trn-required': 'Kindly enter TRN.',
  'trn-invalid': 'Kindly enter valid TRN.',
  'product-type': 'Kindly select a valid product type',
} as const
export type RfqCode = keyof typeof RFQ_MESSAGES

/** The fields as typed. */
export interface RfqFields {
  quantity: string
  fullName: string
  email: string
  mobile: string
  /** Six digits, or the code of an emirate. */
  pincode: string
  /** City, or the area within an emirate. */
  city: string
  description: string
  isBusiness: boolean
  /** GSTIN, or TRN in the UAE; validated only for a business purchase. */
  gstin: string
  /** The requested product; null when a kind of product is named instead. */
  msn: string | null
  /** Category code of that kind; empty while nothing is selected. */
  productType: string
}
export type RfqField = Exclude<keyof RfqFields, 'isBusiness' | 'msn'>

/** Maximum number of products besides the first one, and of pictures. */
export const MAX_MORE_LINES = 19
export const MAX_RFQ_PICTURES = 5

export interface RfqProblem {
  field: RfqField
  code: RfqCode
  /** English, with the number filled in. */
  message: string
  /** Only for `quantity-least`. */
  least?: number
}

/** Placeholder of an empty field: the name with which a page greets strangers. */
const PLACEHOLDER_NAMES = ['user', 'guest', 'guest user', 'customer', 'there', 'default user', 'user name']
const MAX_QUANTITY = 1_000_000
const MAX_DESCRIPTION = 1000
/** Letters of any script with their vowel signs, digits, spaces and characters within names: M.K. O'Neil-Rao. */
const NAME = /^[\p{L}\p{M}\p{N} .'’-]+$/u
const CITY = /^\p{L}[\p{L}\p{M} .'’()-]*$/u
/** Letters, spaces and punctuation; no digits. */
const WORDS = /^[\p{L}\p{M}\s.,;:!?'"’()/&–—।-]*$/u

/** The full name to validate: trimmed, and empty when it is the placeholder. */
export function typedName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ')
  return PLACEHOLDER_NAMES.includes(name.toLowerCase()) ? '' : name
}

function quantityCode(typed: string, above: number): RfqCode | null {
  const text = latinDigits(typed).trim()
  if (text === '') return 'quantity-required'
  if (!/^\d+$/.test(text)) return 'quantity-digits'
  const quantity = Number(text)
  if (quantity < 1 || quantity > MAX_QUANTITY) return 'quantity-invalid'
  return quantity > above ? null : 'quantity-least'
}

function nameCode(typed: string): RfqCode | null {
  const name = typedName(typed)
  if (name === '') return 'name-required'
  return NAME.test(name) ? null : 'name-characters'
}

function emailCode(typed: string): RfqCode | null {
  if (typed.trim() === '') return 'email-required'
  return normalizeEmail(typed) === null ? 'email-invalid' : null
}

function mobileCode(typed: string, market: MarketCode): RfqCode | null {
  const mobile = latinDigits(typed).trim()
  if (mobile === '') return 'mobile-required'
  if (!/^\d+$/.test(mobile)) return 'mobile-digits'
  if (market === 'AE') return mobile.length === FIELD_LENGTHS.mobileDigitsUae ? null : 'mobile-length-uae'
  return mobile.length === FIELD_LENGTHS.mobileDigitsIndia ? null : 'mobile-length'
}

function placeCode(typed: string, market: MarketCode): RfqCode | null {
  const place = latinDigits(typed).trim()
  if (market === 'AE') return /^[A-Z]{2}$/i.test(place) ? null : 'emirate-required'
  if (place === '') return 'pincode-required'
  if (!/^\d+$/.test(place)) return 'pincode-digits'
  if (place.length !== FIELD_LENGTHS.pincodeDigits) return 'pincode-length'
  return isPincode(place) ? null : 'pincode-invalid'
}

function cityCode(typed: string): RfqCode | null {
  const city = typed.trim()
  if (city === '') return 'city-required'
  if ([...city].length > FIELD_LENGTHS.cityMax) return 'city-length'
  return CITY.test(city) ? null : 'city-invalid'
}

function descriptionCode(typed: string): RfqCode | null {
  if ([...typed.trim()].length > MAX_DESCRIPTION) return 'description-length'
  return WORDS.test(typed) ? null : 'description-characters'
}

function taxNumberCode(typed: string, market: MarketCode): RfqCode | null {
  const number = typed.replace(/\s+/g, '').toUpperCase()
  if (market === 'AE') return number === '' ? 'trn-required' : isTrn(number) ? null : 'trn-invalid'
  return number === '' ? 'gstin-required' : isGstin(number) ? null : 'gstin-invalid'
}

export interface RfqContext {
  market: MarketCode
  /** The quantity must be greater than this: `bulkQuoteAbove` of the product, or the store's default. */
  quantityAbove: number
}

/** A further product of an enquiry, as typed. */
export interface EnquiryLine {
  /** Category code; empty while nothing is selected. */
  productType: string
  quantity: string
  description: string
}

/** The problem of each invalid field of a further product. */
export function lineProblems(line: EnquiryLine, quantityAbove: number): { field: keyof EnquiryLine; code: RfqCode }[] {
  const codes: [keyof EnquiryLine, RfqCode | null][] = [
    ['productType', line.productType.trim() === '' ? 'product-type' : null],
    ['quantity', quantityCode(line.quantity, quantityAbove)],
    ['description', descriptionCode(line.description)],
  ]
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]))
}

/** The English message of a code. */
export const rfqMessage = (code: RfqCode, least: number): string => RFQ_MESSAGES[code].replace('{least}', String(least))

/** The problem of a field with this code. */
export function rfqProblem(field: RfqField, code: RfqCode, least = 0): RfqProblem {
  return { field, code, message: rfqMessage(code, least), ...(code === 'quantity-least' ? { least } : {}) }
}

/** The problem of each invalid field, in the order of the form; one per field. */
export function rfqProblems(fields: RfqFields, { market, quantityAbove }: RfqContext): RfqProblem[] {
  const problems: [RfqField, RfqCode | null][] = [
    ['productType', fields.msn === null && fields.productType.trim() === '' ? 'product-type' : null],
    ['quantity', quantityCode(fields.quantity, quantityAbove)],
    ['fullName', nameCode(fields.fullName)],
    ['email', emailCode(fields.email)],
    ['mobile', mobileCode(fields.mobile, market)],
    ['pincode', placeCode(fields.pincode, market)],
    ['city', cityCode(fields.city)],
    ['description', descriptionCode(fields.description)],
    ['gstin', fields.isBusiness ? taxNumberCode(fields.gstin, market) : null],
  ]
  return problems.flatMap(([field, code]) => (code === null ? [] : [rfqProblem(field, code, quantityAbove)]))
}
