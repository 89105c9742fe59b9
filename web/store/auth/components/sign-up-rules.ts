// Validation of a sign-up before it is sent; pure.

import { SHORTEST_PASSWORD } from '../../../../contract/auth/password.rules.ts'
import { normalizeEmail, normalizeMobile } from '../../../../contract/shared/identifiers.ts'
import type { Market } from '../../../../contract/shared/market.ts'
import { taxNumberProblem } from '../../customers/components/tax-number.ts'
import type { IdentifierType } from './identifier.ts'

export interface SignUpFields {
  firstName: string
  lastName: string
  /** The contact that is not verified: the email if the phone is verified, or the other way round. */
  contact: string
  userType: 'business' | 'online'
  companyName: string
  gstin: string
  password: string
}

export const NO_SIGN_UP: SignUpFields = {
  firstName: '',
  lastName: '',
  contact: '',
  userType: 'online',
  companyName: '',
  gstin: '',
  password: '',
}

/** Letters of any script with their marks, digits, and separators used in names. */
const NAME = /^[\p{L}\p{M}\p{N}\s.'’,&/()-]+$/u

/** Why a name is invalid: missing, or with unexpected characters. */
export function nameProblem(name: string, required: boolean): 'nameRequired' | 'nameSpecial' | null {
  if (name.trim() === '') return required ? 'nameRequired' : null
  return NAME.test(name) ? null : 'nameSpecial'
}

/** Problems by field, as message keys: `companyName` and `gstin` in `business`, all others in `auth`. */
export function signUpProblems(fields: SignUpFields, proved: IdentifierType, market: Market) {
  const { firstName, lastName, contact, userType, companyName, gstin, password } = fields
  const email = proved === 2
  const contactFits =
    contact.trim() === '' || (email ? normalizeEmail(contact) : normalizeMobile(contact, market)) !== null
  const business = userType === 'business'
  return {
    firstName: nameProblem(firstName, true),
    lastName: nameProblem(lastName, false),
    contact: contactFits
      ? null
      : email
        ? ('emailInvalid' as const)
        : market === 'AE'
          ? ('mobileDigitsAe' as const)
          : ('mobileDigitsIn' as const),
    companyName: business && companyName.trim() === '' ? ('companyRequired' as const) : null,
    gstin: business ? taxNumberProblem(gstin, market, false) : null,
    password: password !== '' && password.length < SHORTEST_PASSWORD ? ('passwordShort' as const) : null,
  }
}

export type SignUpProblems = ReturnType<typeof signUpProblems>
