// Validation of an address before it is sent, with message keys for the texts of the specification; pure.

import { isPincode } from '../../../../contract/shared/digits.ts'
import { normalizeMobile } from '../../../../contract/shared/identifiers.ts'
import { FIELD_LENGTHS } from '../../../../contract/shared/limits.ts'
import type { Market } from '../../../../contract/shared/market.ts'
import { nameProblem } from '../../auth/components/sign-up-rules.ts'

export interface AddressFields {
  name: string
  phone: string
  /** Pincode in India, emirate code in the UAE. */
  postCode: string
  addressLine: string
  addressLine2: string
  landmark: string
  city: string
  isDefault: boolean
}

export type AddressField = Exclude<keyof AddressFields, 'isDefault'>

/** Letters of any script and the other characters used in city names; at least one letter. */
const CITY = /^(?=.*\p{L})[\p{L}\p{M}\p{N}\s.'’,()/-]+$/u

function phoneProblem(phone: string, market: Market) {
  if (phone.trim() === '') return 'phoneRequired' as const
  if (normalizeMobile(phone, market) !== null) return null
  if (/[^\d\s+().-]/.test(phone)) return 'phoneDigitsOnly' as const
  return market === 'AE' ? ('phoneDigitsAe' as const) : ('phoneDigitsIn' as const)
}

/** Why a pincode or emirate is invalid, as far as its format shows. */
export function postCodeProblem(postCode: string, market: Market) {
  if (market === 'AE') return /^[A-Z]{2}$/.test(postCode) ? null : ('emirateRequired' as const)
  if (/\D/.test(postCode)) return 'pincodeDigitsOnly' as const
  if (postCode.length !== FIELD_LENGTHS.pincodeDigits) return 'pincodeDigits' as const
  return isPincode(postCode) ? null : ('pincodeInvalid' as const)
}

function cityProblem(city: string, market: Market) {
  if (city.trim() === '') return market === 'AE' ? ('areaRequired' as const) : ('cityRequired' as const)
  if (city.trim().length > FIELD_LENGTHS.cityMax) return 'cityLong' as const
  return CITY.test(city) ? null : ('cityInvalid' as const)
}

/** Problems by field, as keys of the `address` messages; an empty object when the address may be sent. */
export function addressProblems(fields: AddressFields, market: Market) {
  const problems = {
    name: nameProblem(fields.name, true),
    phone: phoneProblem(fields.phone, market),
    postCode: postCodeProblem(fields.postCode, market),
    addressLine: fields.addressLine.trim() === '' ? ('lineRequired' as const) : null,
    city: cityProblem(fields.city, market),
  }
  type Problem = NonNullable<(typeof problems)[keyof typeof problems]>
  const wrong = Object.entries(problems).filter((entry): entry is [string, Problem] => entry[1] !== null)
  return Object.fromEntries(wrong) as Partial<Record<AddressField, Problem>>
}
