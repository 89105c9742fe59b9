// Validation of a support ticket, in the form and on the server.

import { typedName } from '../rfq/request.rules.ts'
import { latinDigits } from '../shared/digits.ts'
import { normalizeEmail, normalizeMobile } from '../shared/identifiers.ts'
import type { MarketCode } from '../shared/limits.ts'
import { TICKET_TOPICS } from './states.rules.ts'

export const MAX_TICKET_PICTURES = 5
export const MAX_TICKET_TEXT = 4000

/** Every message by its code. */
export const TICKET_MESSAGES = {
  'topic-required': 'Kindly select a topic.',
  'name-required': 'Kindly enter your full name.',
  'name-characters': 'Special characters are not allowed.',
  'email-required': 'Kindly enter your email id.',
  'email-invalid': 'Kindly enter valid email id.',
  'mobile-invalid': 'Kindly enter valid mobile no.',
  'text-required': 'Kindly write your message.',
  'text-length': 'The message should contain 4000 characters.',
} as const
export type TicketCode = keyof typeof TICKET_MESSAGES

/** The fields as typed. */
export interface TicketFields {
  topic: string
  fullName: string
  email: string
  mobile: string
  text: string
}

export interface TicketProblem {
  field: keyof TicketFields
  code: TicketCode
}

/** Letters of any script with their vowel signs, digits, spaces and characters within names. */
const NAME = /^[\p{L}\p{M}\p{N} .'’-]+$/u

function nameCode(typed: string): TicketCode | null {
  const name = typedName(typed)
  if (name === '') return 'name-required'
  return NAME.test(name) ? null : 'name-characters'
}

function emailCode(typed: string, needed: boolean): TicketCode | null {
  if (typed.trim() === '') return needed ? 'email-required' : null
  return normalizeEmail(typed) ? null : 'email-invalid'
}

/** What is wrong with a message. */
export function textCode(text: string): TicketCode | null {
  if (text.trim() === '') return 'text-required'
  return text.trim().length > MAX_TICKET_TEXT ? 'text-length' : null
}

/** What is wrong with a ticket, one problem per field; guests are answered by mail and need an address. */
export function ticketProblems(
  { topic, fullName, email, mobile, text }: TicketFields,
  { market, isCustomer }: { market: MarketCode; isCustomer: boolean },
): TicketProblem[] {
  const digits = latinDigits(mobile).trim()
  const codes: Record<keyof TicketFields, TicketCode | null> = {
    topic: TICKET_TOPICS.some(one => one === topic) ? null : 'topic-required',
    fullName: nameCode(fullName),
    email: emailCode(email, !isCustomer),
    mobile: digits === '' || normalizeMobile(digits, market) ? null : 'mobile-invalid',
    text: textCode(text),
  }
  return (Object.keys(codes) as (keyof TicketFields)[]).flatMap(field => {
    const code = codes[field]
    return code ? [{ field, code }] : []
  })
}
