// A customer's GSTIN or TRN: what it contains, what contradicts it, and the results of staff checks.

import type { TaxNumberDetail } from '../../../contract/customer-desk/tax-number-api.ts'
import { parseGstin } from '../../../contract/shared/gstin.ts'
import { isTrn } from '../../../contract/shared/identifiers.ts'
import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { findState, findTaxNumber, listElsewhere } from '../repository/tax-numbers.ts'

type Read = Pick<TaxNumberDetail, 'problem' | 'kind' | 'pan'> & { stateCode: string | null }

/** What the format of a number tells. */
function read(market: Market, taxNumber: string): Read {
  const nothing = { problem: null, kind: null, pan: null, stateCode: null }
  if (taxNumber === '') return nothing
  if (market === 'AE') return isTrn(taxNumber) ? nothing : { ...nothing, problem: 'format' }
  const parsed = parseGstin(taxNumber)
  if (!parsed.valid) return { ...nothing, problem: parsed.reason }
  const { kind, pan, stateCode } = parsed
  // numbers of foreign services name no State
  return { problem: null, kind, pan, stateCode: kind === 'oidar' ? null : stateCode }
}

/** @throws customer.unknown */
export async function taxNumberOf(db: Db, customerId: string): Promise<TaxNumberDetail> {
  const row = await findTaxNumber(db, customerId)
  if (!row) throw appError('customer.unknown')
  const { market, taxNumber, checks, ...rest } = row
  const { stateCode, ...said } = read(market, taxNumber)
  const { countryId } = MARKET_INFO[market]
  const [state, elsewhere] = stateCode
    ? await Promise.all([findState(db, stateCode, countryId), listElsewhere(db, customerId, stateCode, countryId)])
    : [null, []]
  return {
    ...{ market, taxNumber, state, elsewhere },
    ...said,
    ...rest,
    checks: checks.map(check => ({ ...check, at: new Date(check.at).toISOString() })),
  }
}
