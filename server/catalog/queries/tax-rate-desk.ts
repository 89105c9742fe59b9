// The tax rates of a market for staff.

import type { DatedTaxRate, taxRateEndpoints } from '../../../contract/catalog/tax-rates-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { type DatedRateRow, listDatedRates, taxRateExists } from '../repository/tax-rate-desk.ts'
import { dayIn } from '../rules.ts'

function stateOn({ from, to }: DatedRateRow, today: string): DatedTaxRate['state'] {
  if (from > today) return 'upcoming'
  return to !== null && to < today ? 'ended' : 'current'
}

/** A rate with its state on a date. */
export function presentRate(
  { id: taxRateId, maxUnitMinor: maxUnit, ...rate }: DatedRateRow,
  today: string,
): DatedTaxRate {
  return { taxRateId, ...rate, maxUnit, state: stateOn({ id: taxRateId, maxUnitMinor: maxUnit, ...rate }, today) }
}

type RatesInput = HandlerInput<(typeof taxRateEndpoints)['taxRates']>['query']

/**
 * A page of the rates; `next` continues it. @throws tax-rate.unknown when the last rate of the previous page no longer
 * exists
 */
export async function taxRateDesk(
  app: App,
  { market, text, ended, after, limit }: RatesInput,
): Promise<{ rates: DatedTaxRate[]; next: number | null; today: string }> {
  const today = dayIn(market, app.now())
  if (after !== undefined && !(await taxRateExists(app.db, market, after))) throw appError('tax-rate.unknown')
  const query = { market, text, ended: ended === 'true', today, after: after ?? null, limit: limit + 1 }
  const rows = await listDatedRates(app.db, query)
  const page = rows.slice(0, limit)
  return {
    rates: page.map(row => presentRate(row, today)),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    today,
  }
}
