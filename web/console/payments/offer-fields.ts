// Form values of a payment offer as typed, and the resulting terms or errors.

import type { OfferTerms, StaffOffer } from '../../../contract/payments/offers-staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { atTime, timeOf } from '../app/market-days.ts'
import { minorOf, typedOf } from '../components/minor.ts'

/** Minimum amount of gateways: at least this is left to pay, as the call requires. */
export const LEFT_MINOR = 200
const MAX_PERCENT_BP = 9000

export interface OfferFields {
  offerKey: string
  titleEn: string
  titleHi: string
  kind: 'flat' | 'percent'
  /** An amount, or per cent. */
  value: string
  maxDiscount: string
  minAmount: string
  methodIds: number[]
  gateway: string
  /** A code and a name a line. */
  banks: string
  starts: string
  ends: string
  perCustomer: string
  inAll: string
  active: boolean
}

export const newFields = (now: Date, market: Market): OfferFields => ({
  ...{ offerKey: '', titleEn: '', titleHi: '', kind: 'percent', value: '', maxDiscount: '', minAmount: '' },
  ...{ methodIds: [], gateway: '', banks: '', starts: timeOf(now.toISOString(), market), ends: '' },
  ...{ perCustomer: '1', inAll: '', active: true },
})

const typedOrEmpty = (minor: number | null) => (minor === null ? '' : typedOf(minor))

export function fieldsOf(offer: StaffOffer): OfferFields {
  const { market, offerKey, title, kind, value, maxDiscount, minAmount, banks, perCustomer, inAll, active } = offer
  return {
    ...{ offerKey, titleEn: title.en, titleHi: title.hi, kind, value: typedOf(value) },
    ...{ maxDiscount: typedOrEmpty(maxDiscount), minAmount: typedOf(minAmount) },
    ...{ methodIds: [...offer.paymentMethodIds], gateway: offer.gateway },
    banks: banks.map(({ bankcode, name }) => `${bankcode} ${name}`).join('\n'),
    ...{ starts: timeOf(offer.validFrom, market), ends: timeOf(offer.validTo ?? '', market) },
    ...{ perCustomer: String(perCustomer ?? ''), inAll: String(inAll ?? ''), active },
  }
}

const BANK = /^([A-Za-z0-9_-]{1,20})\s+(\S.{0,79})$/

/** The banks, one per line; null if a line is invalid. */
export function banksOf(text: string): OfferTerms['banks'] | null {
  const lines = text.split('\n').map(line => line.trim())
  const read = lines.filter(Boolean).map(line => BANK.exec(line))
  if (read.some(match => !match)) return null
  return read.map(match => ({ bankcode: match?.[1] ?? '', name: match?.[2] ?? '' }))
}

/** A typed number; null for none, undefined for an invalid one. */
function countOf(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const count = Number(text.replace(/[\s,]/g, ''))
  return Number.isInteger(count) && count > 0 ? count : undefined
}

export type FieldProblem =
  | 'amount-wrong'
  | 'percent-wrong'
  | 'min-wrong'
  | 'count-wrong'
  | 'banksWrong'
  | 'banksOneMethod'
  | 'endsBefore'
export type OfferProblems = Partial<Record<keyof OfferFields, FieldProblem>>

/** Errors of amounts; `minMinor` is the minimum for the discount. */
function amountProblems({ kind, value, maxDiscount, minAmount }: OfferFields): OfferProblems {
  const [off, cap, min] = [minorOf(value), minorOf(maxDiscount), minorOf(minAmount)]
  const flat = kind === 'flat'
  const needs = flat ? (off ?? 0) + LEFT_MINOR : 10 * LEFT_MINOR
  return {
    ...(flat && !off && { value: 'amount-wrong' as const }),
    ...(!flat && (!off || off > MAX_PERCENT_BP) && { value: 'percent-wrong' as const }),
    ...(!flat && maxDiscount.trim() !== '' && !cap && { maxDiscount: 'amount-wrong' as const }),
    ...((min === null || min < needs) && {
      minAmount: min === null ? ('amount-wrong' as const) : ('min-wrong' as const),
    }),
  }
}

/** Errors of the fields, by name; the browser validates codes and titles. */
export function problemsOf(fields: OfferFields): OfferProblems {
  const banks = banksOf(fields.banks)
  const { methodIds, starts, ends, perCustomer, inAll } = fields
  return {
    ...amountProblems(fields),
    ...(banks === null && { banks: 'banksWrong' as const }),
    ...(banks !== null && banks.length > 0 && methodIds.length !== 1 && { banks: 'banksOneMethod' as const }),
    ...(ends !== '' && ends <= starts && { ends: 'endsBefore' as const }),
    ...(countOf(perCustomer) === undefined && { perCustomer: 'count-wrong' as const }),
    ...(countOf(inAll) === undefined && { inAll: 'count-wrong' as const }),
  }
}

/** The terms of fields without problems. */
export function termsOf(fields: OfferFields, market: Market): OfferTerms {
  const { titleEn, titleHi, kind, value, maxDiscount, minAmount, methodIds, gateway, starts, ends, active } = fields
  return {
    ...{
      title: { en: titleEn, hi: titleHi },
      gateway,
      paymentMethodIds: methodIds,
      banks: banksOf(fields.banks) ?? [],
    },
    ...{ kind, value: minorOf(value) ?? 0, minAmount: minorOf(minAmount) ?? 0 },
    maxDiscount: kind === 'percent' ? minorOf(maxDiscount) : null,
    ...{ validFrom: atTime(starts, market), validTo: ends ? atTime(ends, market) : null },
    ...{ perCustomer: countOf(fields.perCustomer) ?? null, inAll: countOf(fields.inAll) ?? null, active },
  }
}
