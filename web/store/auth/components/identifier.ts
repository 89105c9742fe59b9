// Parses a typed identifier: an email address or a mobile number of the market.

import { normalizeEmail, normalizeMobile } from '../../../../contract/shared/identifiers.ts'
import type { Market } from '../../../../contract/shared/market.ts'

/** Login kind of the specification: email 1, phone 2. */
export type IdentifierType = 1 | 2

export interface Typed {
  identifierType: IdentifierType
  /** The typed text, trimmed. */
  identifier: string
}

/** Why a text is not a valid identifier, as a key of the `identity` messages. */
export type IdentifierProblem = 'identifierRequired' | 'emailInvalid' | 'mobileDigitsIn' | 'mobileDigitsAe'

/** A text with a letter or an at sign is treated as an email, anything else as a mobile number. */
export function readIdentifier(text: string, market: Market): Typed | IdentifierProblem {
  const identifier = text.trim()
  if (identifier === '') return 'identifierRequired'
  if (/[@\p{L}]/u.test(identifier)) {
    return normalizeEmail(identifier) === null ? 'emailInvalid' : { identifierType: 1, identifier }
  }
  if (normalizeMobile(identifier, market) !== null) return { identifierType: 2, identifier }
  return market === 'AE' ? 'mobileDigitsAe' : 'mobileDigitsIn'
}

/** The part of a request body with the identifier. */
export function bodyOf({ identifierType, identifier }: Typed): { email: string } | { phone: string } {
  return identifierType === 1 ? { email: identifier } : { phone: identifier }
}
