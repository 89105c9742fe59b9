// Parses and validates identifiers: mobile, email, pincode, IFSC, UPI address, UAE tax number.

import { isPincode, latinDigits } from './digits.ts'
import type { MarketCode } from './limits.ts'

const MOBILE = {
  IN: { prefix: '91', national: /^[6-9]\d{9}$/ },
  AE: { prefix: '971', national: /^5[02-68]\d{7}$/ },
} as const

/**
 * Parses a mobile number into E.164 (`+919876543210`, `+971501234567`). Accepts `+`, `00`, the country code or a leading 0,
 * spaces, dots, brackets and hyphens. Null when it is not a mobile number of that market.
 */
export function normalizeMobile(text: string, market: MarketCode): string | null {
  const { prefix, national } = MOBILE[market]
  const compact = latinDigits(text).replace(/[\s().\u200b-\u200f\u202a-\u202e\u2010-\u2015-]/g, '')
  if (!/^\+?\d+$/.test(compact)) return null
  const international = compact.startsWith('+') || compact.startsWith('00')
  const digits = compact.replace(/^\+|^00/, '')
  // A bare number is parsed as a national one first: 9198765432 is ten digits of India, not a country code.
  const candidates = international ? [] : [digits, digits.replace(/^0/, '')]
  const withoutTrunk = international ? digits : digits.replace(/^0/, '')
  if (withoutTrunk.startsWith(prefix)) candidates.push(withoutTrunk.slice(prefix.length).replace(/^0/, ''))
  const match = candidates.find(candidate => national.test(candidate))
  return match === undefined ? null : `+${prefix}${match}`
}

/**
 * Normalises an email address: trimmed and lower case (two spellings of an inbox must not create two accounts). Null when
 * invalid: the local part has 1 to 64 characters, the domain at least two labels, 254 characters together.
 */
export function normalizeEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  if (email.length > 254) return null
  const [local = '', domain = '', ...more] = email.split('@')
  if (more.length > 0 || local.length > 64) return null
  if (!/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local)) return null
  const labels = domain.split('.')
  const named = labels.length > 1 && labels.every(label => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
  return named && /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? '') ? email : null
}

const PIN_ZONES: Readonly<Record<string, readonly string[]>> = {
  1: ['DL', 'HR', 'PB', 'HP', 'JK', 'CH', 'LA'],
  2: ['UP', 'UK'],
  3: ['RJ', 'GJ', 'DN'],
  4: ['MH', 'GA', 'MP', 'CG'],
  5: ['TS', 'AP', 'KA'],
  6: ['TN', 'KL', 'PY', 'LD'],
  7: ['WB', 'OD', 'SK', 'AN', 'AR', 'AS', 'MN', 'ML', 'MZ', 'NL', 'TR'],
  8: ['BR', 'JH'],
  9: [],
}

/**
 * Possible states of a pincode zone (first digit); empty for the army post (9) and invalid pincodes. Only a hint for
 * forms, not a validation: enclaves such as Yanam (533464, Puducherry) belong to the surrounding zone.
 */
export function pincodeZoneStates(pincode: string): readonly string[] {
  return isPincode(pincode) ? (PIN_ZONES[pincode.charAt(0)] ?? []) : []
}

/** Branch code of an Indian bank, upper case: four letters, a zero, six letters or digits. Checks the format only. */
export function isIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text)
}

/**
 * IBAN of the UAE: `AE`, two check digits, three of the bank and sixteen of the account, without spaces. The check digits are
 * verified (ISO 13616: 1 modulo 97).
 */
export function isUaeIban(text: string): boolean {
  if (!/^AE\d{21}$/.test(text)) return false
  // the country code and check digits go to the end, A is 10 and E is 14
  return BigInt(`${text.slice(4)}1014${text.slice(2, 4)}`) % 97n === 1n
}

/** UPI address `name@handle`, any case. Checks the format only: the gateway decides whether it exists. */
export function isVpa(text: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{1,}@[a-z][a-z0-9]{1,}$/i.test(text)
}

/** UAE tax registration number: 15 digits, the first one 1. The check digit formula is not public. */
export function isTrn(text: string): boolean {
  return /^1\d{14}$/.test(text)
}

/** Peppol participant id of a UAE business: the first ten digits of its TRN; null when the TRN is invalid. */
export function peppolIdOfTrn(trn: string): string | null {
  return isTrn(trn) ? `0235:${trn.slice(0, 10)}` : null
}
