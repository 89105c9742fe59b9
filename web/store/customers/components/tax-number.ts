// Judges a tax number while it is typed: GSTIN with its check character in India, TRN in the UAE.

import { latinDigits } from '../../../../contract/shared/digits.ts'
import { parseGstin } from '../../../../contract/shared/gstin.ts'
import { isTrn } from '../../../../contract/shared/identifiers.ts'
import type { Market } from '../../../../contract/shared/market.ts'

export const TAX_NUMBER_LENGTH = 15

export type TaxProblem = 'gstinRequired' | 'trnRequired' | 'gstinFormat' | 'gstinCheck' | 'gstinState' | 'trnFormat'

export type TaxVerdict =
  | { state: 'empty' }
  /** Too short to be judged. */
  | { state: 'typing'; length: number }
  | { state: 'valid'; stateCode: string; pan: string }
  /** `problem` is a key of the `business` messages. */
  | { state: 'wrong'; problem: TaxProblem }

/** Upper case without spaces, Latin digits, at most 15 characters. */
export function cleanTaxNumber(text: string): string {
  return latinDigits(text)
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, TAX_NUMBER_LENGTH)
}

const PROBLEMS = { format: 'gstinFormat', 'check-digit': 'gstinCheck', state: 'gstinState' } as const

export function checkTaxNumber(number: string, market: Market): TaxVerdict {
  if (number === '') return { state: 'empty' }
  if (number.length < TAX_NUMBER_LENGTH) return { state: 'typing', length: number.length }
  if (market === 'AE') {
    return isTrn(number) ? { state: 'valid', stateCode: '', pan: '' } : { state: 'wrong', problem: 'trnFormat' }
  }
  const parsed = parseGstin(number)
  if (!parsed.valid) return { state: 'wrong', problem: PROBLEMS[parsed.reason] }
  return { state: 'valid', stateCode: parsed.stateCode, pan: parsed.pan ?? '' }
}

/** Why a number cannot be sent, as a key of the `business` messages; null if it can. */
export function taxNumberProblem(number: string, market: Market, required: boolean): TaxProblem | null {
  const verdict = checkTaxNumber(number, market)
  if (verdict.state === 'valid') return null
  if (verdict.state === 'empty') return required ? (market === 'AE' ? 'trnRequired' : 'gstinRequired') : null
  if (verdict.state === 'wrong') return verdict.problem
  return market === 'AE' ? 'trnFormat' : 'gstinFormat'
}
