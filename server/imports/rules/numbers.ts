// Reads numbers and amounts as people and price lists write them: separators, currency signs, Indian digits, fractions.

import { latinDigits } from '../../../contract/shared/digits.ts'

const CURRENCY = /^(?:₹|rs\.?|inr|aed|dhs?\.?|د\.إ)\s*|(?:\s*(?:₹|rs\.?|inr|aed|dhs?\.?|only|\/-))+$/gi
/** `per pc`, `/ piece`, `each`: the price is for one, as all prices are. */
const FOR_ONE = /\s*(?:(?:per|\/)\s*(?:1\s*)?(?:pcs?|pieces?|nos?|number|units?|each|ea)\.?|each|ea\.?)$/i

/** Text with digits and signs of ASCII in place of full-width and Indian or Arabic ones. */
const asciiText = (value: string) =>
  latinDigits(value.replace(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))).trim()

/** `1,23,456.50`, `1.234,56`, `1 234`: the text with a plain point, or null when the separators make no number. */
function plainNumber(text: string): string | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '')
  if (!/^[+-]?(?:\d[\d.,]*|[.,]\d+)$/.test(bare)) return null
  const comma = bare.lastIndexOf(',')
  const point = bare.lastIndexOf('.')
  if (comma >= 0 && point >= 0) {
    const [thousands, decimal] = comma > point ? ['.', ','] : [',', '.']
    if (bare.split(decimal).length > 2) return null
    return bare.replaceAll(thousands, '').replace(decimal, '.')
  }
  if (comma >= 0) {
    // a single comma before one or two digits is a decimal one; otherwise groups of two or three digits
    if (/^[+-]?\d+,\d{1,2}$/.test(bare)) return bare.replace(',', '.')
    return /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(bare) ? bare.replaceAll(',', '') : null
  }
  if (bare.split('.').length > 2) return /^[+-]?\d{1,3}(?:\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '') : null
  return bare
}

/** A decimal number, or null. Thousands are grouped in threes or the Indian way. */
export function readNumber(value: string | number): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const plain = plainNumber(asciiText(value))
  if (plain === null) return null
  const number = Number(plain)
  return Number.isFinite(number) ? number : null
}

/** A number or a fraction of the trade: `1/2`, `1-1/2`, `1 1/4`, `½`. Null when it is neither. */
export function readFraction(text: string): number | null {
  const known: Record<string, string> = {
    '½': '1/2',
    '¼': '1/4',
    '¾': '3/4',
    '⅛': '1/8',
    '⅜': '3/8',
    '⅝': '5/8',
    '⅞': '7/8',
  }
  const spelled = text.replace(/[½¼¾⅛⅜⅝⅞]/g, sign => ` ${known[sign] ?? ''}`).trim()
  const match = /^(?:(\d{1,4})[\s-]+)?(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(spelled)
  if (!match) return readNumber(text)
  const [, whole = '0', above = '0', below = '1'] = match
  return Number(below) === 0 ? null : Number(whole) + Number(above) / Number(below)
}

export interface Amount {
  minor: number
  /** Whether there were more than two decimals. */
  rounded: boolean
}

const amountWords = (value: string) => asciiText(value).replace(FOR_ONE, '').replace(CURRENCY, '').trim()

/** An amount in major units as integer minor units, without floating point; null if it is not an amount. */
export function readAmount(value: string | number): Amount | null {
  const text = typeof value === 'number' ? decimalText(value) : amountWords(value)
  const plain = text === null ? null : plainNumber(text)
  const match = plain === null ? null : /^([+-]?)(\d*)\.?(\d*)$/.exec(plain)
  if (!match) return null
  const [, sign = '', whole = '', decimals = ''] = match
  if (whole === '' && decimals === '') return null
  const cents = Number(decimals.padEnd(2, '0').slice(0, 2)) + (Number(decimals[2] ?? '0') >= 5 ? 1 : 0)
  const minor = Number(whole) * 100 + cents
  if (!Number.isSafeInteger(minor)) return null
  return { minor: sign === '-' ? -minor : minor, rounded: /[1-9]/.test(decimals.slice(2)) }
}

/** A spreadsheet's number without the noise of its last binary digits: 19.990000000000002 is 19.99. */
function decimalText(value: number): string | null {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e13) return null
  return Number(value.toPrecision(15))
    .toFixed(6)
    .replace(/\.?0+$/, '')
}

/** Minor units as a file shows them: `1250`, `1250.50`. */
export function amountText(minor: number): string {
  const cents = Math.abs(minor % 100)
  const whole = Math.trunc(minor / 100)
  return cents === 0 ? String(whole) : `${whole}.${String(cents).padStart(2, '0')}`
}

/** A whole number of at least `least`, or null. */
export function readWhole(value: string | number | boolean, least = 1): number | null {
  if (typeof value === 'boolean') return null
  const number = readNumber(value)
  return number !== null && Number.isSafeInteger(number) && number >= least && number <= 1_000_000_000 ? number : null
}
