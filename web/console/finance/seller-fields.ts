// Form values of a seller's details, validated like the call does.

import type { SellerDetails, SellerDetailsChange } from '../../../contract/catalog/sellers-api.ts'
import { isVpa, normalizeEmail } from '../../../contract/shared/identifiers.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { minorOf, typedOf } from '../components/minor.ts'

export interface SellerFields {
  turnoverYear: string
  turnover: string
  upiId: string
  licence: string
  authority: string
  email: string
  mailLanguage: Language
}
export type SellerField = keyof SellerFields

/** Fields of each country, in the order of the form. */
export const FIELDS_OF = {
  IN: ['turnoverYear', 'turnover', 'upiId', 'email', 'mailLanguage'],
  AE: ['licence', 'authority', 'email', 'mailLanguage'],
} as const satisfies Record<SellerDetails['market'], readonly SellerField[]>

/** The current financial year of India and the three before it, as of a day YYYY-MM-DD: `2026-27` first. */
export function financialYears(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const current = month >= 4 ? year : year - 1
  return [0, 1, 2, 3].map(back => `${current - back}-${String((current - back + 1) % 100).padStart(2, '0')}`)
}

/** `year` is chosen while no turnover is declared. */
export function fieldsOf({ turnover, upiId, tradeLicence, contact }: SellerDetails, year: string): SellerFields {
  return {
    turnoverYear: turnover?.year ?? year,
    turnover: turnover ? typedOf(turnover.amount) : '',
    upiId: upiId ?? '',
    licence: tradeLicence?.number ?? '',
    authority: tradeLicence?.authority ?? '',
    email: contact?.email ?? '',
    mailLanguage: contact?.language ?? 'en',
  }
}

/** The input of the call for a seller in a country: empty fields remove the stored value. */
export function changeOf(market: SellerDetails['market'], fields: SellerFields): SellerDetailsChange {
  const [upiId, email] = [fields.upiId.trim(), fields.email.trim()]
  const contact = email ? { email, language: fields.mailLanguage } : null
  const [number, authority] = [fields.licence.trim(), fields.authority.trim()]
  if (market === 'AE') return { contact, tradeLicence: number || authority ? { number, authority } : null }
  const amount = minorOf(fields.turnover)
  return { contact, upiId: upiId || null, turnover: amount === null ? null : { year: fields.turnoverYear, amount } }
}

/** Fields that would be rejected. */
export function invalidIn(market: SellerDetails['market'], fields: SellerFields): SellerField[] {
  const wrong: Partial<Record<SellerField, boolean>> = {
    turnover: fields.turnover.trim() !== '' && minorOf(fields.turnover) === null,
    upiId: fields.upiId.trim() !== '' && !isVpa(fields.upiId.trim()),
    licence: fields.licence.trim() === '' && fields.authority.trim() !== '',
    authority: fields.authority.trim() === '' && fields.licence.trim() !== '',
    email: fields.email.trim() !== '' && normalizeEmail(fields.email) === null,
  }
  return FIELDS_OF[market].filter(name => wrong[name])
}

const PATHS: readonly [string, SellerField][] = [
  ['body.turnover.year', 'turnoverYear'],
  ['body.turnover', 'turnover'],
  ['body.upiId', 'upiId'],
  ['body.tradeLicence.authority', 'authority'],
  ['body.tradeLicence', 'licence'],
  ['body.contact.language', 'mailLanguage'],
  ['body.contact', 'email'],
]

/** The field for the path of a rejected value. */
export function fieldAt(path: string): SellerField | undefined {
  return PATHS.find(([start]) => path === start || path.startsWith(`${start}.`))?.[1]
}
