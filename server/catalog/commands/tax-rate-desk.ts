// Sets tax rates from a date on, ends them, and withdraws those that have not begun; past charges never change.

import type { DatedTaxRate, taxRateEndpoints } from '../../../contract/catalog/tax-rates-api.ts'
import { dayAfter } from '../../../contract/shared/days.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { categoryOfRate } from '../../../contract/shared/tax-category.rules.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentRate } from '../queries/tax-rate-desk.ts'
import {
  type DatedRateRow,
  deleteDatedRate,
  findDatedRate,
  insertDatedRate,
  queueTaxRates,
  ratesOfHeading,
  setLastDay,
} from '../repository/tax-rate-desk.ts'
import { dayIn } from '../rules.ts'

type SetInput = HandlerInput<(typeof taxRateEndpoints)['setTaxRate']>['body']

const dayBefore = (day: string) => dayAfter(day, -1)
const recordId = (market: Market, { heading, from }: Pick<DatedRateRow, 'heading' | 'from'>) =>
  `${market} ${heading || '*'} ${from}`

/** Whether a rate is in force on a date. */
const holdsOn = ({ from, to }: DatedRateRow, day: string) => from <= day && (to === null || to >= day)

/**
 * Sets a rate from a date on: the rate then in force ends the day before, and the new one ends when the next begins.
 * Repeating the rate changes nothing.
 * @throws tax-rate.past, tax-rate.taken when another rate begins on that day, tax-rate.default for a price limit
 *   without a heading, request.invalid for a category that does not go with the rate
 */
export function setTaxRate(app: App, { market, heading, maxUnit, ...input }: SetInput): Promise<DatedTaxRate> {
  const { rateBp, from, description } = input
  const today = dayIn(market, app.now())
  const maxUnitMinor = maxUnit ?? null
  const category = categoryOfRate(market, rateBp, input.category)
  if (!category)
    throw appError('request.invalid', { problems: [{ path: 'body.category', message: 'Not for this rate.' }] })
  return app.db.transaction(async tx => {
    await queueTaxRates(tx, market)
    const rates = await ratesOfHeading(tx, market, heading, maxUnitMinor)
    const taken = rates.find(one => one.from === from)
    if (taken && taken.rateBp === rateBp && taken.description === description && taken.category === category)
      return presentRate(taken, today)
    if (taken) throw appError('tax-rate.taken')
    if (from < today) throw appError('tax-rate.past')
    // products without a heading have a single rate, whatever their price
    if (heading === '' && maxUnitMinor !== null) throw appError('tax-rate.default')
    const before = rates.find(one => holdsOn(one, from)) ?? null
    if (before) await setLastDay(tx, before.id, dayBefore(from))
    const next = rates.find(one => one.from > from)
    const to = next ? dayBefore(next.from) : null
    const made = await insertDatedRate(tx, market, { heading, description, rateBp, category, from, to, maxUnitMinor })
    describeChange({ recordKind: 'tax-rate', recordId: recordId(market, made), before, after: made })
    return presentRate(made, today)
  })
}

/** A rate under the lock of its market. @throws tax-rate.unknown */
async function lockRate(tx: Tx, market: Market, taxRateId: number): Promise<DatedRateRow> {
  await queueTaxRates(tx, market)
  const rate = await findDatedRate(tx, market, taxRateId)
  if (!rate) throw appError('tax-rate.unknown')
  return rate
}

/**
 * Ends a rate on a date, so that a shorter heading applies from then on. Repeating it changes nothing.
 * @throws tax-rate.unknown, tax-rate.default, tax-rate.past when the day or the rate is over
 */
export function endTaxRate(
  app: App,
  taxRateId: number,
  { market, lastDay }: { market: Market; lastDay: string },
): Promise<DatedTaxRate> {
  const today = dayIn(market, app.now())
  return app.db.transaction(async tx => {
    const rate = await lockRate(tx, market, taxRateId)
    if (rate.to === lastDay) return presentRate(rate, today)
    if (rate.heading === '') throw appError('tax-rate.default')
    const over = rate.to !== null && rate.to < lastDay
    if (lastDay < today || lastDay < rate.from || over) throw appError('tax-rate.past')
    await setLastDay(tx, rate.id, lastDay)
    const after = { ...rate, to: lastDay }
    describeChange({ recordKind: 'tax-rate', recordId: recordId(market, rate), before: rate, after })
    return presentRate(after, today)
  })
}

/**
 * Withdraws a rate that has not begun; the previous rate, which was to end the day before, is extended.
 * @throws tax-rate.unknown, tax-rate.past when it has begun, tax-rate.default when nothing would be left for other
 *   products
 */
export function takeBackTaxRate(app: App, taxRateId: number, market: Market): Promise<{ taxRateId: number }> {
  const today = dayIn(market, app.now())
  return app.db.transaction(async tx => {
    const rate = await lockRate(tx, market, taxRateId)
    if (rate.from <= today) throw appError('tax-rate.past')
    const rates = await ratesOfHeading(tx, market, rate.heading, rate.maxUnitMinor)
    const before = rates.find(({ to }) => to === dayBefore(rate.from))
    if (!before && rate.heading === '') throw appError('tax-rate.default')
    await deleteDatedRate(tx, rate.id)
    if (before) await setLastDay(tx, before.id, rate.to)
    describeChange({ recordKind: 'tax-rate', recordId: recordId(market, rate), before: rate, after: null })
    return { taxRateId }
  })
}
