// Sets commission rates: none is overwritten, and none applies to past days.

import { isGstin } from '../../../contract/shared/gstin.ts'
import { isTrn } from '../../../contract/shared/identifiers.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { findSellerId, hasCategory, insertRate } from '../repository/shares.ts'

export interface RateInput {
  market: Market
  sellerCode?: string | undefined
  categoryCode?: string | undefined
  basisPoints: number
  operatorTaxNumber?: string | undefined
  validFrom: string
}

/**
 * Sets a rate from a day on. @throws commission.past, commission.seller-unknown, catalog.category-unknown,
 * commission.operator-number
 */
export function setCommissionRate(app: App, actor: Staff, input: RateInput): Promise<{ rateId: number }> {
  const { market, sellerCode, categoryCode = null, basisPoints, operatorTaxNumber = null, validFrom } = input
  if (validFrom < dayIn(market, app.now())) throw appError('commission.past')
  const isNumber = market === 'IN' ? isGstin : isTrn
  if (operatorTaxNumber !== null && !isNumber(operatorTaxNumber)) throw appError('commission.operator-number')
  return app.db.transaction(async tx => {
    const sellerId = sellerCode === undefined ? null : await findSellerId(tx, market, sellerCode)
    if (sellerCode !== undefined && sellerId === null) throw appError('commission.seller-unknown')
    if (categoryCode !== null && !(await hasCategory(tx, market, categoryCode)))
      throw appError('catalog.category-unknown')
    const setBy = `staff:${actor.staffId}`
    const rate = { market, sellerId, categoryCode, basisPoints, operatorTaxNumber, validFrom, setBy }
    return { rateId: await insertRate(tx, rate) }
  })
}
